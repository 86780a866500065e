/// Finds values for variables under linear constraints with strictly ordered priorities.
///
/// Required constraints hold exactly. Of the optional ones, those of a higher priority are
/// satisfied first; within one priority the sum of the errors is as small as can be, where the
/// error of an equality is its distance from zero and that of an inequality is its violation.
///
/// When the required constraints contradict each other, one constraint is broken for each conflict
/// (see ``Conflict``) until the rest can hold. A broken constraint keeps its place and is tried
/// again at every solve.
///
/// Where several solutions are equally good, each undetermined variable starts at zero and moves
/// only as far as the constraints push it, earlier variables first. So the values depend on the
/// order in which the present variables and constraints were made, and on nothing that was removed
/// or changed since.
package struct Solver: Sendable {
  struct VariableRecord {
    let id: VariableID
    let isNonNegative: Bool
    var isFixed = false
    /// The value at the last solve, or the given one of a fixed variable.
    var value = 0.0
    /// How many terms of constraints name the variable.
    var useCount: Int32 = 0
  }

  struct ConstraintRecord {
    let id: ConstraintID
    /// Where the terms start in ``Solver/terms``.
    var start: Int32
    let count: Int32
    let relation: Relation
    var constant: Double
    var priority: Priority
    let tier: BreakTier
  }

  /// Sorted by name, as are the constraints.
  private(set) var variables: [VariableRecord] = []
  private(set) var constraints: [ConstraintRecord] = []
  /// In the order of their constraints, with gaps where constraints were removed.
  private(set) var terms: [Term] = []
  private var unusedTermCount = 0
  private var nextVariable: Int32 = 0
  private var nextConstraint: Int32 = 0
  private var isSolved = true

  /// The system of the last solve at its optimum, and the variables by slot as they were then.
  private(set) var reduction: Reduction?
  private(set) var components: Components?
  private var solvedVariables: [VariableID] = []

  /// The conflicts of the last solve, in the order in which they were found.
  package private(set) var conflicts: [Conflict] = []

  package init() {}

  /// Makes a variable without any constraint on it but, if asked, that it is not below zero.
  ///
  /// That bound is required and never broken.
  package mutating func makeVariable(nonNegative: Bool = false) -> VariableID {
    let id = VariableID(index: nextVariable)
    nextVariable += 1
    variables.append(VariableRecord(id: id, isNonNegative: nonNegative))
    isSolved = false
    return id
  }

  /// Forgets a variable that no constraint names any more.
  package mutating func removeVariable(_ variable: VariableID) {
    let slot = slot(of: variable)
    precondition(
      variables[slot].useCount == 0, "A variable is removed after the constraints that name it.")
    variables.remove(at: slot)
    isSolved = false
  }

  /// Makes a variable an input with the given value, in place of one that is solved for.
  ///
  /// A fixed variable keeps its value whatever the constraints say, even below zero.
  package mutating func fix(_ variable: VariableID, at value: Double) {
    precondition(value.isFinite, "A variable is fixed at a finite value, not at \(value).")
    let slot = slot(of: variable)
    if variables[slot].isFixed && variables[slot].value == value { return }
    variables[slot].isFixed = true
    variables[slot].value = value
    isSolved = false
  }

  /// Adds a constraint, which counts from the next solve on.
  ///
  /// A constraint that contradicts others is no error: see ``conflicts``.
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try check(constraint.constant)
    try check(constraint.priority)
    for term in constraint.terms where !term.coefficient.isFinite {
      throw .coefficientNotFinite(term.coefficient, of: term.variable)
    }
    let id = ConstraintID(index: nextConstraint)
    nextConstraint += 1
    for term in constraint.terms { variables[slot(of: term.variable)].useCount += 1 }
    constraints.append(
      ConstraintRecord(
        id: id, start: Int32(terms.count), count: Int32(constraint.terms.count),
        relation: constraint.relation, constant: constraint.constant,
        priority: constraint.priority, tier: constraint.tier))
    terms.append(contentsOf: constraint.terms)
    isSolved = false
    return id
  }

  /// Removes a constraint; its name is not used again.
  package mutating func remove(_ constraint: ConstraintID) {
    let place = place(of: constraint)
    let record = constraints.remove(at: place)
    for term in terms[termRange(of: record)] { variables[slot(of: term.variable)].useCount -= 1 }
    unusedTermCount += Int(record.count)
    if unusedTermCount > 64 && unusedTermCount > terms.count / 2 { compactTerms() }
    isSolved = false
  }

  /// Changes the constant of a constraint.
  package mutating func setConstant(
    _ constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try check(constant)
    let place = place(of: constraint)
    if constraints[place].constant == constant { return }
    constraints[place].constant = constant
    isSolved = false
  }

  /// Changes the priority of a constraint, also from or to required.
  package mutating func setPriority(
    _ constraint: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    try check(priority)
    let place = place(of: constraint)
    if constraints[place].priority == priority { return }
    constraints[place].priority = priority
    isSolved = false
  }

  /// Finds values that satisfy the constraints; does nothing when none changed since the last time.
  ///
  /// - Complexity: Linear in the terms of required equalities that only define a variable; for the
  ///   rest O(rows × columns) a pivot, within each group of constraints that share variables.
  package mutating func solve() {
    if isSolved { return }
    isSolved = true
    conflicts = []
    var places = Array(constraints.indices)
    let bounds = variables.indices.filter { slot in
      variables[slot].isNonNegative && !variables[slot].isFixed && variables[slot].useCount > 0
    }.map { Int32($0) }
    while true {
      let reduction = Reduction(self, places: places, bounds: bounds)
      var components = Components(reduction)
      guard let contradiction = components.firstContradiction(reduction),
        let found = ConflictSearch(self).conflict(startingFrom: contradiction, of: reduction)
      else {
        publish(reduction, components)
        return
      }
      conflicts.append(found.conflict)
      places.removeAll { $0 == found.place }
    }
  }

  /// The value of a variable at the last solve.
  package func value(of variable: VariableID) -> Double { variables[slot(of: variable)].value }
}

extension Solver {
  /// Where a variable stands in ``variables``.
  func slot(of variable: VariableID) -> Int {
    // A name is never smaller than its slot, and equal to it while nothing older was removed.
    var upper = min(Int(variable.index), variables.count - 1)
    if upper >= 0 && variables[upper].id == variable { return upper }
    var lower = 0
    while lower < upper {
      let middle = (lower + upper) / 2
      if variables[middle].id < variable { lower = middle + 1 } else { upper = middle }
    }
    precondition(
      lower < variables.count && variables[lower].id == variable,
      "Variable \(variable.index) is not in this solver.")
    return lower
  }

  /// Where a variable stood at the last solve, or nil if it was made later.
  func solvedSlot(of variable: VariableID, now slot: Int) -> Int? {
    // Removals since then only moved it to the front.
    return solvedVariables[min(slot, solvedVariables.count)...].firstIndex(of: variable)
  }

  func termRange(of record: ConstraintRecord) -> Range<Int> {
    Int(record.start)..<Int(record.start + record.count)
  }

  private func place(of constraint: ConstraintID) -> Int {
    var lower = 0
    var upper = constraints.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if constraints[middle].id < constraint { lower = middle + 1 } else { upper = middle }
    }
    precondition(
      lower < constraints.count && constraints[lower].id == constraint,
      "Constraint \(constraint.index) is not in this solver.")
    return lower
  }

  private mutating func publish(_ reduction: Reduction, _ components: Components) {
    var values = variables.map { $0.isFixed ? $0.value : 0 }
    components.readValues(into: &values)
    reduction.evaluateDefinitions(&values)
    for slot in variables.indices {
      variables[slot].value = values[slot].isFinite ? values[slot] : 0
    }
    self.reduction = reduction
    self.components = components
    solvedVariables = variables.map(\.id)
  }

  private mutating func compactTerms() {
    var kept: [Term] = []
    kept.reserveCapacity(terms.count - unusedTermCount)
    for index in constraints.indices {
      let range = termRange(of: constraints[index])
      constraints[index].start = Int32(kept.count)
      kept.append(contentsOf: terms[range])
    }
    terms = kept
    unusedTermCount = 0
  }

  private func check(_ constant: Double) throws(SolverError) {
    if !constant.isFinite { throw .constantNotFinite(constant) }
  }

  private func check(_ priority: Priority) throws(SolverError) {
    if !priority.isOnScale { throw .priorityOffScale(priority.value) }
  }
}
