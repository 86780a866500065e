import LayoutSolver

/// The layout pass: constraints leaf to root, one solve, then frames root to leaf.
extension ViewTree {
  /// How often a pass starts over when what it set off calls for more.
  static let maximumRounds = 8

  /// How often one solve is refined while labels break and stacks hide.
  static let maximumRefinements = 4

  // MARK: - Marking

  func markChanged() { changeCount += 1 }

  package func markForLayout(_ view: ViewID) {
    views[view].needsLayout = true
    markChanged()
  }

  package func markForConstraintUpdate(_ view: ViewID) {
    views[view].needsConstraints = true
    markChanged()
  }

  package func invalidateIntrinsicSize(of view: ViewID) {
    views[view].cachedIntrinsicSize = nil
    markForLayout(views[view].superview ?? view)
  }

  func markAllForLayout() {
    for view in views.ids { views[view].needsLayout = true }
    markChanged()
  }

  // MARK: - Passes

  /// Lays out the subtree of a view now, if anything is pending.
  ///
  /// The view itself stays where it is (facts S62).
  package func layoutIfNeeded(_ view: ViewID) {
    // A size that is being asked for can't depend on the frames that will follow from it.
    if isSolving { return }
    let root = root(of: view)
    // What is called on the way may give back the last count.
    retain(.view(view))
    retain(.view(root))
    defer {
      release(.view(view))
      release(.view(root))
    }
    for _ in 0..<Self.maximumRounds {
      updateConstraintsIfNeeded(view)
      guard self.root(of: view) == root else { return }
      let isSolved = solvedAt[root] == changeCount
      if isSolved, !subtree(of: view).contains(where: { views[$0].needsLayout }) { return }
      solve(root)
      layOutSubtree(of: view)
      updateInsets(below: root)
    }
    layoutLooped = true
  }

  /// Calls `updateConstraints` overrides that are due below a view, leaves first.
  package func updateConstraintsIfNeeded(_ view: ViewID) {
    for member in subtree(of: view).reversed() where views.contains(member) {
      guard views[member].needsConstraints else { continue }
      views[member].needsConstraints = false
      if views[member].overrides.contains(.updateConstraints) {
        _ = observer?.tree(self, updateConstraintsOf: member)
      }
    }
  }

  /// What the tree itself does to lay out a view: gives its subviews and guides their solved
  /// frames, newly solved if something changed since.
  package func baseLayout(_ view: ViewID) {
    solve(root(of: view))
    guard views.contains(view), let problem = problems[root(of: view)] else { return }
    let offset = unroundedOrigin(of: view, in: problem)
    for child in views[view].subviews {
      guard let solved = problem.rect(of: .view(child)) else { continue }
      place(child, at: grid.round(solved, offset: offset))
    }
    for guide in views[view].guides {
      guard let solved = problem.rect(of: .guide(guide)) else { continue }
      guides[guide].frame = grid.round(solved, offset: offset)
    }
  }

  private func layOutSubtree(of view: ViewID) {
    guard views.contains(view) else { return }
    // A layout that asks for itself is not begun again inside itself.
    if views[view].needsLayout, !layoutStack.contains(view) {
      views[view].needsLayout = false
      layoutStack.append(view)
      let isHandled =
        views[view].overrides.contains(.layout) && observer?.tree(self, layOut: view) == true
      layoutStack.removeLast()
      guard views.contains(view) else { return }
      if !isHandled { baseLayout(view) }
    }
    for child in views[view].subviews where views.contains(child) { layOutSubtree(of: child) }
  }

  // MARK: - Solving

  /// Solves a root's system, and again while labels and stacks adapt to what comes out.
  private func solve(_ root: ViewID) {
    if isSolving || (solvedAt[root] == changeCount && problems[root] != nil) { return }
    isSolving = true
    defer { isSolving = false }
    solvedAt[root] = changeCount
    var widths: [ViewID: Double] = [:]
    var shown: [ViewID: Int] = [:]
    var problem = makeProblem(root: root, isSizeFixed: true, labelWidths: widths, shown: shown)
    problem.solver.solve()
    for _ in 1..<Self.maximumRefinements {
      let refinedWidths = refinedLabelWidths(problem)
      let refinedShown = shownCounts(problem)
      if refinedWidths == widths, isSame(refinedShown, shown, problem) { break }
      widths = refinedWidths
      shown = refinedShown
      problem = makeProblem(root: root, isSizeFixed: true, labelWidths: widths, shown: shown)
      problem.solver.solve()
    }
    problems[root] = problem
    adopt(problem)
  }

  /// Writes every row of a root's system, in the order of the tree.
  func makeProblem(
    root: ViewID, isSizeFixed: Bool, labelWidths: [ViewID: Double], shown: [ViewID: Int] = [:]
  ) -> LayoutProblem {
    var sizes: [(ViewID, Size)] = []
    // Asked first: an answer may come from the plugin, and change the tree.
    for view in subtree(of: root) where views.contains(view) {
      sizes.append((view, intrinsicSize(of: view, forWidth: labelWidths[view])))
    }
    var problem = LayoutProblem(
      tree: self, root: root, isSizeFixed: isSizeFixed, labelWidths: labelWidths)
    var naturals: [ViewID: Size] = [:]
    if sizes.contains(where: { views.contains($0.0) && views[$0.0].stack != nil }) {
      for (view, size) in sizes { naturals[view] = size }
    }
    for (view, size) in sizes where views.contains(view) {
      if !isCollapsed(view) { problem.addContentSize(size, of: view, tree: self) }
      if views[view].stack != nil { problem.addStack(view, naturals: naturals, tree: self) }
      if view != root, views[view].translatesMask { problem.addMask(of: view, tree: self) }
      if let content = views[view].hidingStack {
        problem.addHidingStack(
          view, shownCount: shown[view] ?? content.members.count, tree: self)
      }
    }
    var active: [LayoutConstraintID] = []
    for view in problem.viewIDs { active += views[view].constraints }
    active.sort { constraints[$0].serial < constraints[$1].serial }
    for constraint in active { problem.add(constraint, tree: self) }
    return problem
  }

  /// Takes over what a solve says of broken constraints and stacks, and marks what has to move.
  private func adopt(_ problem: LayoutProblem) {
    let found = problem.conflicts(tree: self)
    conflictsByRoot[problem.root] = found
    var broken: Set<LayoutConstraintID> = []
    for conflict in found {
      if case .constraint(let constraint) = conflict.broken { broken.insert(constraint) }
    }
    for view in problem.viewIDs {
      for constraint in views[view].constraints {
        constraints[constraint].isBroken = broken.contains(constraint)
      }
    }
    hideMembers(problem)
    for view in problem.viewIDs {
      let offset = unroundedOrigin(of: view, in: problem)
      let isOff = views[view].subviews.contains { child in
        problem.rect(of: .view(child)).map {
          grid.round($0, offset: offset) != views[child].frame
        } ?? false
      }
      let isGuideOff = views[view].guides.contains { guide in
        problem.rect(of: .guide(guide)).map {
          grid.round($0, offset: offset) != guides[guide].frame
        } ?? false
      }
      if isOff || isGuideOff { views[view].needsLayout = true }
    }
  }

  /// Where a view's content begins in its root's space, before rounding.
  private func unroundedOrigin(of view: ViewID, in problem: LayoutProblem) -> Point {
    var sum = Point.zero
    var current = view
    while current != problem.root, let next = views[current].superview {
      let own = problem.rect(of: .view(current)) ?? views[current].frame
      let shift = views[current].boundsOrigin
      sum = sum + own.origin - shift
      current = next
    }
    return sum
  }
}
