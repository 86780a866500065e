import LayoutSolver

/// What can be asked about a layout that stands.
extension ViewTree {
  /// The conflicts of the last solve of the tree that a view stands in.
  package func conflicts(of view: ViewID) -> [LayoutConflict] {
    layout(of: root(of: view))?.conflicts ?? []
  }

  /// The measures of an item that its constraints leave open, in the order x, y, width, height.
  ///
  /// Solves what is pending and places nothing.
  package func ambiguousMeasures(of item: LayoutItem) -> [Bool] {
    if let view = view(of: item) { solve(root(of: view)) }
    guard let view = view(of: item), let problem = layout(of: root(of: view))?.problem,
      let own = problem.variables(of: item)
    else { return [false, false, false, false] }
    let all = [own.x, own.y, own.width, own.height]
    let free = problem.solver.ambiguousVariables(among: all)
    return all.map { free.contains($0) }
  }

  package func ambiguousMeasures(of view: ViewID) -> [Bool] { ambiguousMeasures(of: .view(view)) }

  /// The active constraints that can have a say in an item's place or size along an axis, oldest
  /// first.
  ///
  /// From the item it goes to all that it is tied to, and on from there; what stands above the item
  /// is given, and leads no further. Source: facts S74.
  package func constraintsAffecting(_ item: LayoutItem, _ axis: Axis) -> [LayoutConstraintID] {
    guard let view = view(of: item) else { return [] }
    var open = subtree(of: root(of: view)).flatMap { views[$0].constraints }
      .filter { concerns(constraints[$0].spec, axis) }
      .sorted { constraints[$0].serial < constraints[$1].serial }
    var reached: Set<LayoutItem> = [item]
    var found: [LayoutConstraintID] = []
    while true {
      let next = open.filter { id in
        items(of: constraints[id].spec).contains { reached.contains($0) }
      }
      if next.isEmpty { break }
      found += next
      open.removeAll { next.contains($0) }
      for other in next.flatMap({ items(of: constraints[$0].spec) }) {
        if case .view(let above) = other, above != view, isDescendant(view, of: above) { continue }
        reached.insert(other)
      }
    }
    return found.sorted { constraints[$0].serial < constraints[$1].serial }
  }

  private func concerns(_ spec: LayoutConstraintSpec, _ axis: Axis) -> Bool {
    spec.firstAttribute.axis == axis
      || (spec.secondAttribute != .none && spec.secondAttribute.axis == axis)
  }

  private func items(of spec: LayoutConstraintSpec) -> [LayoutItem] {
    [spec.first, spec.second].compactMap { $0 }
  }
}
