extension Solver {
  /// How far apart the least and the greatest value of a variable may be without being ambiguous.
  static let ambiguityTolerance = 1e-4

  /// The variables, of those given, that the constraints leave undetermined.
  ///
  /// A variable is undetermined when its least and its greatest value among the equally good
  /// solutions differ by more than 0.0001. The solution stays as it is.
  /// - Complexity: A solve from nothing, and two small ones for each variable given that could
  ///   move.
  package func ambiguousVariables(among candidates: [VariableID]) -> [VariableID] {
    var state = solvedCopy()
    return candidates.filter { state.isAmbiguous(slot: state.system.slot(of: $0)) }
  }
}

extension SolverState {
  fileprivate mutating func isAmbiguous(slot: Int) -> Bool {
    let terms = engine.freeTerms(ofSlot: slot, system.values.block)
    // Components move apart from each other, so one part that can move is enough.
    if terms.contains(where: { engine.componentOf[$0.slot] < 0 }) { return true }
    var components = terms.map { Int(engine.componentOf[$0.slot]) }
    components.sort()
    for (place, component) in components.enumerated() {
      if place > 0 && components[place - 1] == component { continue }
      let sum = terms.filter { engine.componentOf[$0.slot] == Int32(component) }
      if engine.canMove(sum, in: component, by: Solver.ambiguityTolerance) { return true }
    }
    return false
  }
}

extension Engine {
  /// The terms of a variable in free variables; none when its value is certain.
  fileprivate mutating func freeTerms(ofSlot slot: Int, _ values: Block<Double>) -> [SlotTerm] {
    let own = arena.allocate(1, of: SlotTerm.self)
    own[0] = SlotTerm(slot: Int32(slot), coefficient: 1)
    expand(own, constant: 0, values)
    let start = pool.count
    _ = sum.drain(into: &pool, in: &arena)
    var terms: [SlotTerm] = []
    for place in start..<pool.count where definitionOf[pool[place].slot] == Engine.free {
      terms.append(pool[place])
    }
    pool.truncate(to: start)
    return terms
  }

  /// Whether a sum of variables takes values further apart than `tolerance` at the optimum.
  fileprivate mutating func canMove(
    _ sum: [SlotTerm], in index: Int, by tolerance: Double
  ) -> Bool {
    let component = components[index]
    if !component.tableau.breaksTies { return false }
    var lower = component.tableau.copyWithTies(
      rowCapacity: component.tableau.rowCount + 1, in: &arena)
    let row = lower.appendObjective(sum.map { (Int(columnOf[$0.slot]), $0.coefficient) })
    workspace.reserve(for: lower, in: &arena)
    let present = lower.value(ofRow: row)
    var upper = lower.copy(in: &arena)
    upper.negate(row: row)
    if lower.minimize(&workspace) == .unbounded { return true }
    if present - lower.value(ofRow: row) > tolerance { return true }
    if upper.minimize(&workspace) == .unbounded { return true }
    return -upper.value(ofRow: row) - lower.value(ofRow: row) > tolerance
  }
}
