/// A variable of a system, by its slot, times a number.
struct SlotTerm: BitwiseCopyable, Sendable {
  var slot: Int32
  var coefficient: Double
}

/// The variables and constraints of a solver as they were given, and the values last found.
struct ConstraintSystem: ~Copyable {
  struct Variable: BitwiseCopyable {
    let id: Int32
    /// How many terms of constraints name the variable.
    var useCount: Int32 = 0
    let isNonNegative: Bool
    var isFixed = false
    /// Whether the slot only waits to be reclaimed.
    var isRemoved = false
  }

  struct Record: BitwiseCopyable {
    let id: Int32
    /// Where the terms start in ``ConstraintSystem/terms``.
    var start: Int32
    let count: Int32
    /// The row that the constraint became, or ``Record/noRow`` or ``Record/definition``.
    var row: Int32 = Record.noRow
    var constant: Double
    var priority: Priority
    let relation: Relation
    let tier: BreakTier
    /// Whether the last solve left the constraint out.
    var isBroken = false
    /// Which definition the constraint became, where ``row`` says that it did.
    var definition: Int32 = 0

    static let noRow: Int32 = -1
    /// The constraint was used up to define a variable.
    static let definition: Int32 = -2
    /// The constraint has no free variable but must be looked at again after each edit.
    static let check: Int32 = -3

    var isRequiredEquality: Bool { relation == .equal && priority.isRequired }
  }

  var arena = Arena()
  /// Sorted by name, as are the constraints.
  ///
  /// A variable's place is its *slot*.
  var variables = Stack<Variable>()
  /// By slot: what the last solve found, or the given value of a fixed variable.
  var values = Stack<Double>()
  var constraints = Stack<Record>()
  /// In the order of their constraints, with gaps where constraints were removed.
  var terms = Stack<SlotTerm>()
  private var unusedTermCount = 0
  private(set) var removedVariableCount = 0
  /// So many of the first variables are named by their slots, and none of them was removed.
  private var plainCount = 0
  private var nextVariable: Int32 = 0
  private var nextConstraint: Int32 = 0

  init(variableCapacity: Int, constraintCapacity: Int) {
    let bytes =
      variableCapacity * (MemoryLayout<Variable>.stride + MemoryLayout<Double>.stride)
      + constraintCapacity
      * (MemoryLayout<Record>.stride + 3 * MemoryLayout<SlotTerm>.stride) + 128
    arena.reset(toHold: bytes)
    variables = Stack(capacity: variableCapacity, in: &arena)
    values = Stack(capacity: variableCapacity, in: &arena)
    constraints = Stack(capacity: constraintCapacity, in: &arena)
    terms = Stack(capacity: 3 * constraintCapacity, in: &arena)
  }

  init(copying other: borrowing ConstraintSystem) {
    self.init(
      variableCapacity: other.variables.count, constraintCapacity: other.constraints.count)
    variables.append(contentsOf: other.variables, in: &arena)
    values.append(contentsOf: other.values, in: &arena)
    constraints.append(contentsOf: other.constraints, in: &arena)
    terms.append(contentsOf: other.terms, in: &arena)
    unusedTermCount = other.unusedTermCount
    removedVariableCount = other.removedVariableCount
    plainCount = other.plainCount
    nextVariable = other.nextVariable
    nextConstraint = other.nextConstraint
  }

  // MARK: - Variables

  mutating func makeVariable(nonNegative: Bool) -> VariableID {
    let id = nextVariable
    nextVariable += 1
    if plainCount == Int(id) && plainCount == variables.count { plainCount += 1 }
    variables.append(Variable(id: id, isNonNegative: nonNegative), in: &arena)
    values.append(0, in: &arena)
    return VariableID(index: id)
  }

  /// - Returns: The first name.
  mutating func makeVariables(_ count: Int, nonNegative: Bool) -> Int32 {
    let first = nextVariable
    let start = variables.count
    variables.reserve(start + count, in: &arena)
    values.fill(with: 0, count: count, in: &arena)
    let block = variables.block
    var slot = start
    while slot < start &+ count {
      block[slot] = Variable(
        id: first &+ Int32(truncatingIfNeeded: slot &- start), isNonNegative: nonNegative)
      slot &+= 1
    }
    if plainCount == Int(first) && plainCount == start { plainCount += count }
    variables.setCount(to: start + count)
    nextVariable += Int32(count)
    return first
  }

  mutating func removeVariable(atSlot slot: Int) {
    precondition(
      variables[slot].useCount == 0, "A variable is removed after the constraints that name it.")
    variables[slot].isRemoved = true
    variables[slot].isFixed = false
    values[slot] = 0
    removedVariableCount += 1
    plainCount = min(plainCount, slot)
  }

  /// Where a variable stands.
  @inline(__always)
  func slot(of variable: VariableID) -> Int {
    let index = Int(variable.index)
    if index < plainCount { return index }
    return ConstraintSystem.search(for: variable, in: variables.block, count: variables.count)
  }

  @inline(never)
  private static func search(
    for variable: VariableID, in variables: Block<Variable>, count: Int
  ) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if variables[middle].id < variable.index { lower = middle + 1 } else { upper = middle }
    }
    precondition(
      lower < count && variables[lower].id == variable.index
        && !variables[lower].isRemoved,
      "Variable \(variable.index) is not in this solver.")
    return lower
  }

  /// Reclaims the slots of removed variables once they are many.
  ///
  /// - Returns: Whether slots changed.
  mutating func reclaimSlots() -> Bool {
    guard removedVariableCount > 32 && removedVariableCount > variables.count / 2 else {
      return false
    }
    var newSlots: [Int32] = []
    newSlots.reserveCapacity(variables.count)
    var kept = 0
    for slot in 0..<variables.count {
      newSlots.append(Int32(kept))
      if variables[slot].isRemoved { continue }
      variables[kept] = variables[slot]
      values[kept] = values[slot]
      kept += 1
    }
    variables.truncate(to: kept)
    values.truncate(to: kept)
    removedVariableCount = 0
    plainCount = 0
    for place in 0..<constraints.count {
      for index in termRange(of: constraints[place]) {
        let term = terms[index]
        terms[index] = SlotTerm(slot: newSlots[Int(term.slot)], coefficient: term.coefficient)
      }
    }
    return true
  }

  // MARK: - Constraints

  mutating func add(
    _ span: Span<Term>, _ relation: Relation, constant: Double, priority: Priority, tier: BreakTier
  ) throws(SolverError) -> ConstraintID {
    let start = terms.count
    let count = span.count
    terms.reserve(start &+ count, in: &arena)
    let target = terms.block
    let (variables, variableCount, plainCount) = (variables.block, variables.count, plainCount)
    // Stays zero as long as all numbers are finite.
    var test = constant * 0
    var index = 0
    while index < count {
      let term = unsafe span[unchecked: index]
      let name = Int(term.variable.index)
      let slot =
        name < plainCount
        ? name
        : ConstraintSystem.search(for: term.variable, in: variables, count: variableCount)
      target[start &+ index].slot = Int32(truncatingIfNeeded: slot)
      target[start &+ index].coefficient = term.coefficient
      variables[slot].useCount &+= 1
      test += term.coefficient * 0
      index &+= 1
    }
    if test != 0 || !priority.isOnScale {
      throw refusal(of: span, from: start, constant: constant, priority)
    }
    terms.setCount(to: start &+ count)
    let id = nextConstraint
    nextConstraint = id &+ 1
    constraints.reserve(constraints.count &+ 1, in: &arena)
    constraints.block[constraints.count] = Record(
      id: id, start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count),
      constant: constant, priority: priority, relation: relation, tier: tier)
    constraints.setCount(to: constraints.count &+ 1)
    return ConstraintID(index: id)
  }

  /// Takes back the uses that a refused constraint noted, and says why it is refused.
  @inline(never)
  private mutating func refusal(
    of span: Span<Term>, from start: Int, constant: Double, _ priority: Priority
  ) -> SolverError {
    var error = SolverError.priorityOffScale(priority.value)
    for index in span.indices.reversed() {
      variables[terms.block[start + index].slot].useCount -= 1
      let term = span[index]
      if priority.isOnScale && !term.coefficient.isFinite {
        error = .coefficientNotFinite(term.coefficient, of: term.variable)
      }
    }
    return constant.isFinite ? error : .constantNotFinite(constant)
  }

  mutating func removeConstraint(at place: Int) {
    let record = constraints[place]
    constraints.remove(at: place)
    for index in termRange(of: record) { variables[terms[index].slot].useCount -= 1 }
    if termRange(of: record).upperBound == terms.count {
      terms.truncate(to: Int(record.start))
    } else {
      unusedTermCount += Int(record.count)
      if unusedTermCount > 64 && unusedTermCount > terms.count / 2 { compactTerms() }
    }
  }

  @inline(__always)
  func termRange(of record: Record) -> Range<Int> {
    Int(record.start)..<Int(record.start + record.count)
  }

  /// Where a constraint stands in ``constraints``.
  func place(of constraint: ConstraintID) -> Int {
    let last = constraints.count - 1
    if last >= 0 && constraints[last].id == constraint.index { return last }
    var lower = 0
    var upper = constraints.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if constraints[middle].id < constraint.index { lower = middle + 1 } else { upper = middle }
    }
    precondition(
      lower < constraints.count && constraints[lower].id == constraint.index,
      "Constraint \(constraint.index) is not in this solver.")
    return lower
  }

  private mutating func compactTerms() {
    var kept = 0
    for place in 0..<constraints.count {
      let range = termRange(of: constraints[place])
      terms.block.move(from: range.lowerBound, to: kept, count: range.count)
      constraints[place].start = Int32(kept)
      kept += range.count
    }
    terms.truncate(to: kept)
    unusedTermCount = 0
  }
}
