/// Finds an irreducible set of required rows that cannot hold together.
///
/// It starts from rows already known to contradict each other, restores the equalities that were
/// eliminated from them, and drops every row without which a contradiction remains (the deletion
/// filter of Chinneck & Dravnieks 1991, sped up by the proofs of infeasibility it meets).
struct ConflictSearch {
  private let solver: Solver

  init(_ solver: Solver) { self.solver = solver }

  /// - Parameter start: What is known to be contradictory together with the equalities that were
  ///   eliminated in `reduction`.
  /// - Returns: The conflict and the place of the constraint to break; nil without a constraint.
  /// - Complexity: As many solves, of the contradictory part alone, as it has rows.
  func conflict(
    startingFrom start: [Reduction.Source], of reduction: Reduction
  ) -> (conflict: Conflict, place: Int)? {
    let members = irreducible(withEliminatedEqualities(start, of: reduction))
    var constraints: [Int] = []
    var bounds: [VariableID] = []
    for member in members {
      switch member {
      case .constraint(let place): constraints.append(place)
      case .bound(let slot): bounds.append(solver.variables[Int(slot)].id)
      }
    }
    constraints.sort()
    bounds.sort()
    guard
      let broken = constraints.min(by: { left, right in
        let (leftTier, rightTier) = (solver.constraints[left].tier, solver.constraints[right].tier)
        return leftTier != rightTier ? leftTier < rightTier : left < right
      })
    else { return nil }
    let conflict = Conflict(
      members: constraints.map { solver.constraints[$0].id }, nonNegative: bounds,
      broken: solver.constraints[broken].id)
    return (conflict, broken)
  }

  /// Adds, in the order of age, every equality by which a variable of the start was eliminated.
  private func withEliminatedEqualities(
    _ start: [Reduction.Source], of reduction: Reduction
  ) -> [Reduction.Source] {
    var isReached = Array(repeating: false, count: solver.variables.count)
    var places = Set<Int>()
    var bounds = Set<Int32>()
    var pending: [Int32] = []
    var terms: [SlotTerm] = []
    func reach(place: Int) {
      guard places.insert(place).inserted else { return }
      solver.readTerms(of: solver.constraints[place], into: &terms)
      pending.append(contentsOf: terms.map(\.slot))
    }
    for source in start {
      switch source {
      case .constraint(let place): reach(place: place)
      case .bound(let slot):
        bounds.insert(slot)
        pending.append(slot)
      }
    }
    while let slot = pending.popLast() {
      if isReached[Int(slot)] { continue }
      isReached[Int(slot)] = true
      let index = reduction.definitionOf[Int(slot)]
      if index >= 0 { reach(place: reduction.definitions[Int(index)].source) }
    }
    return places.sorted().map { .constraint(place: $0) }
      + bounds.sorted().map { .bound(slot: $0) }
  }

  /// Drops members, newest first, as long as the rest stays contradictory.
  private func irreducible(_ contradictory: [Reduction.Source]) -> [Reduction.Source] {
    var members = contradictory
    var tried = members.count
    while tried > 0 {
      tried -= 1
      var rest = members
      let candidate = rest.remove(at: tried)
      guard let proof = proofOfInfeasibility(of: rest) else { continue }
      // The proof keeps every member tried before `candidate` that was needed, and may drop others.
      members = proof
      tried = members.count { isBefore($0, candidate) }
    }
    return members
  }

  /// The order of ``withEliminatedEqualities(_:of:)``.
  private func isBefore(_ left: Reduction.Source, _ right: Reduction.Source) -> Bool {
    switch (left, right) {
    case (.constraint(let left), .constraint(let right)): left < right
    case (.bound(let left), .bound(let right)): left < right
    case (.constraint, .bound): true
    case (.bound, .constraint): false
    }
  }

  /// A part of the rows that is contradictory by itself, in the same order, or nil if all can hold.
  private func proofOfInfeasibility(of sources: [Reduction.Source]) -> [Reduction.Source]? {
    var places: [Int] = []
    var bounds: [Int32] = []
    for source in sources {
      switch source {
      case .constraint(let place): places.append(place)
      case .bound(let slot): bounds.append(slot)
      }
    }
    let reduction = Reduction(solver, places: places, bounds: bounds)
    var components = Components(reduction)
    guard let start = components.firstContradiction(reduction) else { return nil }
    return withEliminatedEqualities(start, of: reduction)
  }
}
