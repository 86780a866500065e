import LayoutSolver

/// Layouts as functions of the root's size.
extension ViewTree {
  /// The regions of a root's sizes within a range: they cover it without gap or overlap, and in
  /// each the frames are affine in the size.
  ///
  /// Nothing moves. What the layout pass adapts to its own outcome is no such function: it is
  /// refused, by the first that is found.
  ///
  /// - Precondition: The range has an area.
  package func regions(
    of root: ViewID, in range: SizeRange
  ) throws(RegionObstacle) -> [LayoutRegion] {
    precondition(range.area > 0, "A range of sizes needs an area.")
    layoutIfNeeded(root)
    if let obstacle = obstacle(below: root, widest: range.widths.upperBound) { throw obstacle }
    let problem = makeProblem(root: root, isSizeFixed: true, labelWidths: [:])
    guard let outer = problem.variables(of: .view(root)) else { return [] }
    let items =
      problem.viewIDs.dropFirst().map { LayoutItem.view($0) }
      + problem.guideIDs.map { .guide($0) }
    var variables: [VariableID] = []
    for item in items {
      guard let own = problem.variables(of: item) else { continue }
      variables += [own.x, own.y, own.width, own.height]
    }
    guard
      let found = problem.solver.regions(
        width: outer.width, in: range.widths, height: outer.height, in: range.heights,
        of: variables)
    else { throw .immoderate }
    return found.map { region in
      var frames: [LayoutItem: LayoutRegion.Frame] = [:]
      for (index, item) in items.enumerated() {
        frames[item] = frame(of: item, region.values[4 * index..<4 * index + 4], problem)
      }
      return LayoutRegion(
        corners: region.corners.map { Size(width: $0.width, height: $0.height) },
        broken: region.broken.compactMap { problem.source(of: $0)?.member }, frames: frames,
        area: region.area)
    }
  }

  /// The frame around an alignment rectangle.
  private func frame(
    of item: LayoutItem, _ values: ArraySlice<AffineValue>, _ problem: LayoutProblem
  ) -> LayoutRegion.Frame {
    var lengths = values.map {
      LayoutRegion.Length(constant: $0.constant, width: $0.width, height: $0.height)
    }
    if case .view(let view) = item {
      let insets = problem.insets(of: view)
      lengths[0].constant -= insets.left
      lengths[1].constant -= insets.top
      lengths[2].constant += insets.along(.horizontal)
      lengths[3].constant += insets.along(.vertical)
    }
    return LayoutRegion.Frame(
      x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  // MARK: - What is no function of the size

  private func obstacle(below root: ViewID, widest: Double) -> RegionObstacle? {
    if views[root].alignmentInsets != .zero { return .rootAlignment }
    let members = subtree(of: root)
    for view in members {
      let node = views[view]
      if node.overrides.contains(.layout) { return .ownLayout(view) }
      if node.hidingStack != nil { return .hiding(view) }
      if let label = node.label, label.lines != 1, label.preferredWidth == 0 {
        return .wrapping(view)
      }
      if node.stack?.isMarginsRelative == true, !isConstant(.margins, of: view, widest: widest) {
        return .insets(.margins, view)
      }
    }
    for constraint in members.flatMap({ views[$0].constraints }) {
      let spec = constraints[constraint].spec
      for (item, attribute) in [
        (spec.first, spec.firstAttribute), (spec.second ?? spec.first, spec.secondAttribute),
      ] {
        if let (insets, view) = insets(usedBy: item, attribute),
          !isConstant(insets, of: view, widest: widest)
        {
          return .insets(insets, view)
        }
      }
    }
    return nil
  }

  /// The insets that an attribute is measured by, and whose they are.
  private func insets(
    usedBy item: LayoutItem, _ attribute: LayoutAttribute
  ) -> (SystemGuide, ViewID)? {
    switch item {
    case .view(let view): return attribute.isWithinMargins ? (.margins, view) : nil
    case .guide(let guide):
      guard guides.contains(guide), let system = guides[guide].system,
        let owner = guides[guide].owner
      else { return nil }
      return (system, owner)
    }
  }

  /// Whether insets are the same for all sizes of the root up to a width.
  private func isConstant(_ insets: SystemGuide, of view: ViewID, widest: Double) -> Bool {
    let node = views[view]
    switch insets {
    case .safeArea:
      guard let superview = node.superview else { return true }
      return views[superview].safeArea == .zero
        && isConstant(.safeArea, of: superview, widest: widest)
    case .margins:
      if node.keepsSuperviewMargins, node.superview != nil { return false }
      return !node.marginsFollowSafeArea || isConstant(.safeArea, of: view, widest: widest)
    case .readableContent:
      return node.superview == nil && widest <= Self.readableThreshold
    }
  }
}
