internal import Glibc

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
/// Where several solutions are equally good, it is the one where the first variable is as near to
/// zero as can be, among these the one where the second is, and so on; variables that required
/// equalities express by others do not count. So the values depend on the order in which the
/// present variables and constraints were made, and on nothing that was removed or changed since.
///
/// A solver is a value: a copy shares its memory until one of the two is changed.
package struct Solver: Sendable {
  /// Owns the memory of a solver's state.
  ///
  /// Sendable, because the state changes only through a solver that is its one owner.
  @safe private final class Owner: @unchecked Sendable {
    let state: UnsafeMutablePointer<SolverState>

    init(_ initial: consuming SolverState) {
      let size = MemoryLayout<SolverState>.stride
      guard let memory = unsafe malloc(size) else {
        preconditionFailure("There is no memory for \(size) bytes.")
      }
      unsafe state = memory.bindMemory(to: SolverState.self, capacity: 1)
      unsafe state.initialize(to: initial)
    }

    deinit {
      unsafe state.deinitialize(count: 1)
      unsafe free(state)
    }
  }

  private var owner: Owner

  /// Makes an empty solver, with room for about so many variables and constraints.
  package init(variableCapacity: Int = 32, constraintCapacity: Int = 48) {
    owner = Owner(
      SolverState(variableCapacity: variableCapacity, constraintCapacity: constraintCapacity))
  }

  /// The state, after making it this solver's own.
  @inline(__always)
  private var ownState: UnsafeMutablePointer<SolverState> {
    mutating get {
      if !isKnownUniquelyReferenced(&owner) { takeCopy() }
      return unsafe owner.state
    }
  }

  @inline(never)
  private mutating func takeCopy() {
    owner = unsafe Owner(SolverState(copying: owner.state.pointee))
  }

  /// Makes a variable without any constraint on it but, if asked, that it is not below zero.
  ///
  /// That bound is required and never broken.
  package mutating func makeVariable(nonNegative: Bool = false) -> VariableID {
    unsafe ownState.pointee.makeVariable(nonNegative: nonNegative)
  }

  /// Makes variables one after the other; their names are consecutive.
  package mutating func makeVariables(_ count: Int, nonNegative: Bool = false) -> [VariableID] {
    let first = unsafe ownState.pointee.makeVariables(count, nonNegative: nonNegative)
    return unsafe [VariableID](unsafeUninitializedCapacity: count) { buffer, made in
      for place in 0..<count {
        unsafe buffer[place] = VariableID(index: first &+ Int32(truncatingIfNeeded: place))
      }
      made = count
    }
  }

  /// Forgets a variable that no constraint names any more.
  package mutating func removeVariable(_ variable: VariableID) {
    unsafe ownState.pointee.removeVariable(variable)
  }

  /// Makes a variable an input with the given value, in place of one that is solved for.
  ///
  /// A fixed variable keeps its value whatever the constraints say, even below zero. To change the
  /// value of one that is fixed already costs little: the next solve starts from the last.
  package mutating func fix(_ variable: VariableID, at value: Double) {
    unsafe ownState.pointee.fix(variable, at: value)
  }

  /// Adds a constraint, which counts from the next solve on.
  ///
  /// A constraint that contradicts others is no error: see ``conflicts``.
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constant: constraint.constant,
      priority: constraint.priority, tier: constraint.tier)
  }

  /// Adds the constraint that the sum of the terms plus the constant compares with zero.
  ///
  /// Does what ``add(_:)`` does, without an array for the terms.
  package mutating func add(
    _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Priority = .required,
    tier: BreakTier = .author
  ) throws(SolverError) -> ConstraintID {
    try unsafe ownState.pointee.add(
      terms, relation, constant: constant, priority: priority, tier: tier)
  }

  /// Removes a constraint; its name is not used again.
  package mutating func remove(_ constraint: ConstraintID) {
    unsafe ownState.pointee.remove(constraint)
  }

  /// Changes the constant of a constraint.
  ///
  /// The next solve goes on from the last, unless the constraint is a required equality by which
  /// others were written, or there are conflicts.
  package mutating func setConstant(
    _ constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    try unsafe ownState.pointee.setConstant(constraint, to: constant)
  }

  /// Changes the priority of a constraint, also from or to required.
  package mutating func setPriority(
    _ constraint: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    try unsafe ownState.pointee.setPriority(constraint, to: priority)
  }

  /// Finds values that satisfy the constraints; does nothing when none changed since the last time.
  ///
  /// - Complexity: Linear in the terms of required equalities that only define a variable; for the
  ///   rest O(rows × columns) a pivot, within each group of constraints that share variables. After
  ///   an edit of fixed variables alone, a test of each row and two operations a value for each
  ///   fixed variable, as long as the same rows stay at zero.
  package mutating func solve() { unsafe ownState.pointee.solve() }

  /// The conflicts of the last solve, in the order in which they were found.
  package var conflicts: [Conflict] { unsafe owner.state.pointee.conflicts }

  package var hasConflicts: Bool { unsafe !owner.state.pointee.conflicts.isEmpty }

  /// The value of a variable at the last solve.
  package func value(of variable: VariableID) -> Double {
    let state = unsafe owner.state
    return unsafe state.pointee.system.values[state.pointee.system.slot(of: variable)]
  }

  /// Copies out the values of variables that were made one after the other, from the first one on.
  package func copyValues(from first: VariableID, into values: inout MutableSpan<Double>) {
    if values.isEmpty { return }
    let state = unsafe owner.state
    let slot = unsafe slot(of: first, count: values.count, in: state)
    unsafe state.pointee.system.values.block.copy(from: slot, into: &values)
  }

  /// Shows the values of so many variables that were made one after the other, from the first one
  /// on, where they stand.
  package func withValues<Result>(
    from first: VariableID, count: Int, _ body: (Span<Double>) -> Result
  ) -> Result {
    if count == 0 { return body(Span()) }
    let state = unsafe owner.state
    let slot = unsafe slot(of: first, count: count, in: state)
    return unsafe state.pointee.system.values.block.part(from: slot, count: count).withSpan(body)
  }

  /// The first slot of variables that stand one after the other.
  private func slot(
    of first: VariableID, count: Int, in state: UnsafeMutablePointer<SolverState>
  ) -> Int {
    let slot = unsafe state.pointee.system.slot(of: first)
    let last = unsafe state.pointee.system.slot(
      of: VariableID(index: first.index + Int32(count - 1)))
    precondition(last - slot == count - 1, "A variable between the first and the last was removed.")
    return slot
  }

  /// A state of its own with the same system, solved, to ask what changes a state.
  func solvedCopy() -> SolverState {
    var copy = unsafe SolverState(copying: owner.state.pointee)
    copy.rebuild()
    return copy
  }
}
