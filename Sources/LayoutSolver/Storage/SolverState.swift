/// What a solver holds: its system, the system's solution and what changed since.
struct SolverState: ~Copyable {
  var system: ConstraintSystem
  var engine = Engine()
  var conflicts: [Conflict] = []
  private var isSolved = true
  /// Whether the next solve starts from nothing.
  private var needsRebuild = true
  /// Whether the value of a fixed variable changed.
  private var isEdited = false
  /// Where the constraints start that the engine has not seen.
  private var firstNewPlace = 0

  init(variableCapacity: Int, constraintCapacity: Int) {
    system = ConstraintSystem(
      variableCapacity: variableCapacity, constraintCapacity: constraintCapacity)
  }

  /// The copy keeps values and conflicts and finds the way to them again when it is next changed.
  init(copying other: borrowing SolverState) {
    system = ConstraintSystem(copying: other.system)
    conflicts = other.conflicts
    isSolved = other.isSolved
  }

  mutating func makeVariable(nonNegative: Bool) -> VariableID {
    setNeedsRebuild()
    return system.makeVariable(nonNegative: nonNegative)
  }

  /// - Returns: The first name.
  mutating func makeVariables(_ count: Int, nonNegative: Bool) -> Int32 {
    setNeedsRebuild()
    return system.makeVariables(count, nonNegative: nonNegative)
  }

  mutating func removeVariable(_ variable: VariableID) {
    system.removeVariable(atSlot: system.slot(of: variable))
    setNeedsRebuild()
  }

  mutating func fix(_ variable: VariableID, at value: Double) {
    precondition(value.isFinite, "A variable is fixed at a finite value, not at \(value).")
    let slot = system.slot(of: variable)
    if system.variables[slot].isFixed {
      if system.values[slot] == value { return }
    } else {
      system.variables[slot].isFixed = true
      needsRebuild = true
    }
    system.values[slot] = value
    if system.variables[slot].useCount == 0 {
      engine.affine.keep(value, atSlot: slot)
    } else {
      isEdited = true
    }
    isSolved = false
  }

  mutating func add(
    _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Priority, tier: BreakTier
  ) throws(SolverError) -> ConstraintID {
    let id = try system.add(
      terms, relation, constant: constant, priority: priority, tier: tier)
    // It may name an input that the map takes for constant, even if it goes before the next solve.
    engine.affine.isCurrent = false
    isSolved = false
    return id
  }

  mutating func remove(_ constraint: ConstraintID) {
    let place = system.place(of: constraint)
    let row = system.constraints[place].row
    system.removeConstraint(at: place)
    isSolved = false
    if place >= firstNewPlace { return }
    firstNewPlace -= 1
    if needsRebuild || row == ConstraintSystem.Record.noRow { return }
    if row < 0 || !engine.takeOut(row: row) { needsRebuild = true }
  }

  mutating func setConstant(
    _ constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    if !constant.isFinite { throw .constantNotFinite(constant) }
    let place = system.place(of: constraint)
    if system.constraints[place].constant == constant { return }
    system.constraints[place].constant = constant
    isSolved = false
    if needsRebuild || place >= firstNewPlace { return }
    if !engine.takeConstant(of: place, in: system) { needsRebuild = true }
  }

  mutating func setPriority(
    _ constraint: ConstraintID, to priority: Priority
  ) throws(SolverError) {
    if !priority.isOnScale { throw .priorityOffScale(priority.value) }
    let place = system.place(of: constraint)
    if system.constraints[place].priority == priority { return }
    system.constraints[place].priority = priority
    isSolved = false
    if place < firstNewPlace { needsRebuild = true }
  }

  private mutating func setNeedsRebuild() {
    needsRebuild = true
    isSolved = false
  }

  mutating func solve() {
    if isSolved { return }
    isSolved = true
    if needsRebuild || !update() { rebuild() }
  }

  /// Goes on from the last solution.
  ///
  /// - Returns: Whether that was possible.
  private mutating func update() -> Bool {
    let isEdited = self.isEdited
    self.isEdited = false
    while firstNewPlace < system.constraints.count {
      if !engine.insert(firstNewPlace, of: system) { return false }
      firstNewPlace += 1
    }
    return engine.update(system, isEdited: isEdited)
  }

  /// Solves from nothing.
  mutating func rebuild() {
    _ = system.reclaimSlots()
    conflicts.removeAll()
    for place in 0..<system.constraints.count { system.constraints[place].isBroken = false }
    while !engine.build(system), let found = conflict(startingFrom: engine.contradiction) {
      conflicts.append(found.conflict)
      system.constraints[found.place].isBroken = true
    }
    firstNewPlace = system.constraints.count
    isEdited = false
    engine.publish(into: system.values.block.part(from: 0, count: system.values.count))
    needsRebuild = !conflicts.isEmpty || !engine.contradiction.isEmpty
  }
}
