/// Finds an irreducible set of required rows that cannot hold together.
///
/// It starts from rows already known to contradict each other, restores the equalities that were
/// eliminated from them, and drops every row without which a contradiction remains (the deletion
/// filter of Chinneck & Dravnieks 1991, sped up by the proofs of infeasibility it meets).
extension SolverState {
  /// - Parameter start: What is known to be contradictory together with the equalities that were
  ///   eliminated in ``engine``.
  /// - Returns: The conflict and the place of the constraint to break; nil without a constraint.
  /// - Complexity: As many solves, of the contradictory part alone, as it has rows.
  func conflict(startingFrom start: [Engine.Source]) -> (conflict: Conflict, place: Int)? {
    var constraints: [Int] = []
    var bounds: [Int] = []
    for member in irreducible(withEliminatedEqualities(start, of: engine)) {
      switch member {
      case .constraint(let place): constraints.append(Int(place))
      case .bound(let slot): bounds.append(Int(slot))
      }
    }
    guard var broken = constraints.first else { return nil }
    for place in constraints
    where system.constraints[place].tier < system.constraints[broken].tier {
      broken = place
    }
    let conflict = Conflict(
      members: constraints.map { ConstraintID(index: system.constraints[$0].id) },
      nonNegative: bounds.map { VariableID(index: system.variables[$0].id) },
      broken: ConstraintID(index: system.constraints[broken].id))
    return (conflict, broken)
  }

  /// Adds, in the order of age, every equality by which a variable of the start was eliminated.
  private func withEliminatedEqualities(
    _ start: [Engine.Source], of engine: borrowing Engine
  ) -> [Engine.Source] {
    var isReached = Array(repeating: false, count: system.variables.count)
    var isMember = Array(repeating: false, count: system.constraints.count)
    var places: [Int32] = []
    var bounds: [Int32] = []
    var pending: [Int32] = []
    func reach(_ place: Int32) {
      if isMember[Int(place)] { return }
      isMember[Int(place)] = true
      places.append(place)
      for index in system.termRange(of: system.constraints[place]) {
        pending.append(system.terms[index].slot)
      }
    }
    for source in start {
      switch source {
      case .constraint(let place): reach(place)
      case .bound(let slot):
        bounds.append(slot)
        pending.append(slot)
      }
    }
    while let slot = pending.popLast() {
      if isReached[Int(slot)] { continue }
      isReached[Int(slot)] = true
      let index = engine.definitionOf[slot]
      if index >= 0 { reach(engine.definitions[index].source) }
    }
    return places.sorted().map { .constraint(place: $0) }
      + bounds.sorted().map { .bound(slot: $0) }
  }

  /// Drops members, newest first, as long as the rest stays contradictory.
  private func irreducible(_ contradictory: [Engine.Source]) -> [Engine.Source] {
    var probe = Engine()
    var members = contradictory
    var tried = members.count
    while tried > 0 {
      tried -= 1
      var rest = members
      let candidate = rest.remove(at: tried)
      guard let proof = proofOfInfeasibility(of: rest, &probe) else { continue }
      // The proof keeps every member tried before `candidate` that was needed, and may drop others.
      members = proof
      tried = members.count { isBefore($0, candidate) }
    }
    return members
  }

  /// The order of ``withEliminatedEqualities(_:of:)``.
  private func isBefore(_ left: Engine.Source, _ right: Engine.Source) -> Bool {
    switch (left, right) {
    case (.constraint(let left), .constraint(let right)): left < right
    case (.bound(let left), .bound(let right)): left < right
    case (.constraint, .bound): true
    case (.bound, .constraint): false
    }
  }

  /// A part of the rows that is contradictory by itself, in the same order, or nil if all can hold.
  private func proofOfInfeasibility(
    of sources: [Engine.Source], _ probe: inout Engine
  ) -> [Engine.Source]? {
    var selection = Engine.Selection()
    for source in sources {
      switch source {
      case .constraint(let place): selection.places.append(place)
      case .bound(let slot): selection.bounds.append(slot)
      }
    }
    if probe.build(system, selection) { return nil }
    return withEliminatedEqualities(probe.contradiction, of: probe)
  }
}
