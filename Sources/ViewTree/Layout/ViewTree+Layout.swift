import LayoutSolver

/// The layout pass: constraints leaf to root, one solve, then frames root to leaf.
extension ViewTree {
  /// How often a pass starts over when what it set off calls for more.
  static let maximumRounds = 8

  /// How often one solve is refined while labels break and stacks hide.
  static let maximumRefinements = 4

  // MARK: - Marking

  /// All systems are written anew before they are next solved.
  func markChanged() { rewriteCount += 1 }

  /// The view lays out its subviews in the next pass.
  package func markForLayout(_ view: ViewID) {
    views[view].needsLayout = true
    layout(of: root(of: view))?.isClean = false
  }

  /// The view lays out its subviews in the next pass, by a system that is written anew.
  func markForRewrite(_ view: ViewID) {
    views[view].needsLayout = true
    markChanged()
  }

  package func markForConstraintUpdate(_ view: ViewID) {
    views[view].needsConstraints = true
    guard let layout = layout(of: root(of: view)) else { return }
    layout.awaitsConstraints = true
    layout.isClean = false
  }

  package func invalidateIntrinsicSize(of view: ViewID) {
    views[view].cachedIntrinsicSize = nil
    markForRewrite(views[view].superview ?? view)
  }

  func markAllForLayout() {
    for view in views.ids { views[view].needsLayout = true }
    markChanged()
  }

  // MARK: - Passes

  /// Lays out the subtree of a view now, if anything is pending.
  ///
  /// The view itself stays where it is (facts S62).
  ///
  /// - Returns: Whether it came to rest; see ``layoutLooped``.
  @discardableResult
  package func layoutIfNeeded(_ view: ViewID) -> Bool {
    // A size that is being asked for can't depend on the frames that will follow from it.
    if isSolving { return true }
    let root = root(of: view)
    if let layout = layout(of: root), layout.writtenAt == rewriteCount {
      if layout.isClean, layout.isSolved { return true }
      if canPlaceAtOnce(layout, asked: view) {
        layout.problem.solver.solve()
        layout.isSolved = true
        // Conflicts are told to whoever broke them, by the long way.
        if !layout.problem.solver.hasConflicts, layout.conflicts.isEmpty {
          if placeAtOnce(layout) { return true }
        } else {
          adopt(layout)
        }
      }
    }
    // What is called on the way may give back the last count.
    retain(.view(view))
    retain(.view(root))
    defer {
      release(.view(view))
      release(.view(root))
    }
    for _ in 0..<Self.maximumRounds {
      updateConstraintsIfNeeded(view)
      guard self.root(of: view) == root else { return true }
      if isCurrent(root), layout(of: root)?.isRead == true,
        !members(of: view).contains(where: { views[$0].needsLayout })
      {
        if view == root { layout(of: root)?.isClean = true }
        return true
      }
      solve(root)
      if let layout = layout(of: root), canPlaceAtOnce(layout, asked: view) {
        if placeAtOnce(layout) { return true }
        continue
      }
      readFrames(of: root)
      layOutSubtree(of: view)
      updateInsets(below: root)
    }
    layoutLooped = true
    return false
  }

  /// Whether nobody must be called, and nothing is animated, while the subtree of a view is laid
  /// out: then all frames are given in one go.
  private func canPlaceAtOnce(_ layout: RootLayout, asked view: ViewID) -> Bool {
    view == layout.problem.root && layout.writtenAt == rewriteCount && !layout.hasLayoutOverrides
      && !layout.awaitsConstraints
      && !layout.hasHidingStacks && layoutStack.isEmpty && !animator.isCapturing
  }

  /// Gives all below a root their solved frames.
  ///
  /// - Returns: Whether that was all; else insets changed, and with them the system.
  private func placeAtOnce(_ layout: RootLayout) -> Bool {
    layout.readFrames(self, places: true)
    if updateFollowingInsets(layout) { return false }
    layout.isClean = true
    return true
  }

  /// Calls `updateConstraints` overrides that are due below a view, leaves first.
  package func updateConstraintsIfNeeded(_ view: ViewID) {
    if let layout = layout(of: view), layout.writtenAt == rewriteCount {
      if !layout.awaitsConstraints { return }
      layout.awaitsConstraints = false
    }
    for member in members(of: view).reversed() where views.contains(member) {
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
    guard views.contains(view), let layout = layout(of: root(of: view)) else { return }
    if !layout.isRead, !isSolving { layout.readFrames(self, places: false) }
    for child in views[view].subviews {
      if let frame = layout.frame(of: .view(child)) { place(child, at: frame) }
    }
    if views[view].guides.isEmpty { return }
    for guide in views[view].guides {
      if let frame = layout.frame(of: .guide(guide)) { guides[guide].frame = frame }
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
    if views[view].subviews.isEmpty { return }
    for child in views[view].subviews where views.contains(child) { layOutSubtree(of: child) }
  }

  // MARK: - Solving

  private func isCurrent(_ root: ViewID) -> Bool { layout(of: root).map(isCurrent) ?? false }

  private func isCurrent(_ layout: RootLayout) -> Bool {
    layout.isSolved && layout.writtenAt == rewriteCount
  }

  /// A view and all below it, as ``subtree(of:)``; of a root whose system holds it is known.
  package func members(of view: ViewID) -> [ViewID] {
    if let layout = layout(of: view), layout.writtenAt == rewriteCount {
      return layout.problem.viewIDs
    }
    return subtree(of: view)
  }

  /// Solves a root's system: as it was edited, or written anew where edits don't do.
  func solve(_ root: ViewID) {
    if isSolving || isCurrent(root) { return }
    isSolving = true
    defer { isSolving = false }
    if let layout = layout(of: root), layout.writtenAt == rewriteCount {
      layout.problem.solver.solve()
      layout.isSolved = true
      if !layout.hasHidingStacks
        || isSame(shownCounts(layout.problem), layout.shown, layout.problem)
      {
        return adopt(layout)
      }
    }
    rewrite(root)
  }

  /// Writes a root's system and solves it, and again while labels and stacks adapt to what comes out.
  private func rewrite(_ root: ViewID) {
    let count = rewriteCount
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
    let layout = keep(problem, for: root)
    layout.wasWritten(self)
    layout.writtenAt = count
    lastWrittenAt = count
    layout.shown = shown
    layout.isSolved = true
    adopt(layout)
  }

  /// Writes every row of a root's system, in the order of the tree.
  func makeProblem(
    root: ViewID, isSizeFixed: Bool, labelWidths: [ViewID: Double], shown: [ViewID: Int] = [:]
  ) -> LayoutProblem {
    var sizes: [(ViewID, Size)] = []
    var members = subtree(of: root)
    let count = rewriteCount
    sizes.reserveCapacity(members.count)
    // Asked first: an answer may come from the plugin, and change the tree.
    for view in members where views.contains(view) {
      sizes.append((view, intrinsicSize(of: view, forWidth: labelWidths[view])))
    }
    if rewriteCount != count { members = subtree(of: root) }
    var problem = LayoutProblem(
      tree: self, root: root, members, isSizeFixed: isSizeFixed, labelWidths: labelWidths)
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
    var active: [(serial: UInt64, id: LayoutConstraintID)] = []
    active.reserveCapacity(constraints.count)
    for view in problem.viewIDs {
      for constraint in views[view].constraints {
        active.append((constraints[constraint].serial, constraint))
      }
    }
    active.sort { $0.serial < $1.serial }
    for (_, constraint) in active {
      if let row = problem.add(constraint, tree: self) { problem.note(row, of: constraint) }
    }
    return problem
  }

  /// Takes over what a solve says of broken constraints and stacks.
  private func adopt(_ layout: RootLayout) {
    layout.isClean = false
    if layout.problem.solver.hasConflicts || !layout.conflicts.isEmpty {
      let found = layout.problem.conflicts(tree: self)
      layout.conflicts = found
      var broken: Set<LayoutConstraintID> = []
      for conflict in found {
        if case .constraint(let constraint) = conflict.broken { broken.insert(constraint) }
      }
      for view in layout.problem.viewIDs {
        for constraint in views[view].constraints {
          constraints[constraint].isBroken = broken.contains(constraint)
        }
      }
    }
    if layout.hasHidingStacks { hideMembers(layout.problem) }
    layout.isRead = false
  }

  /// Reads what the last solve said, if that has not been done, and marks what has to move.
  private func readFrames(of root: ViewID) {
    guard let layout = layout(of: root), !layout.isRead else { return }
    layout.readFrames(self, places: false)
  }
}
