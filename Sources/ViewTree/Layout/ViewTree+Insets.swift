/// Safe areas and margins: they follow from frames, from the root down.
extension ViewTree {
  /// Recomputes insets below a root; what changed is told once, margins before safe area
  /// (facts S25), and calls for another solve.
  ///
  /// - Returns: Whether any changed.
  @discardableResult
  func updateInsets(below root: ViewID) -> Bool {
    var changed: [(ViewID, margins: Bool, safeArea: Bool)] = []
    for view in members(of: root) {
      let new = computedInsets(of: view)
      let areMarginsNew = new.margins != views[view].margins
      let isSafeAreaNew = new.safeArea != views[view].safeArea
      guard areMarginsNew || isSafeAreaNew || new.readable != views[view].readableInsets else {
        continue
      }
      views[view].safeArea = new.safeArea
      views[view].margins = new.margins
      views[view].readableInsets = new.readable
      changed.append((view, areMarginsNew, isSafeAreaNew))
    }
    layout(of: root)?.insetFollowers = nil
    guard !changed.isEmpty else { return false }
    editInsets(below: root)
    for (view, margins, safeArea) in changed where views.contains(view) {
      guard views[view].overrides.contains(.insets) else { continue }
      if margins { observer?.tree(self, insetsChangedOf: view, isSafeArea: false) }
      if safeArea, views.contains(view) {
        observer?.tree(self, insetsChangedOf: view, isSafeArea: true)
      }
    }
    return true
  }

  /// Does what ``updateInsets(below:)`` does where nothing but frames changed since it last did,
  /// looking at the views alone whose insets follow from frames.
  ///
  /// - Returns: Whether any changed.
  func updateFollowingInsets(_ layout: RootLayout) -> Bool {
    if layout.insetFollowers?.isEmpty == true, !layout.hasWideViews { return false }
    let views = layout.problem.viewIDs
    guard let followers = layout.insetFollowers, !layout.hasWideViews else {
      if updateInsets(below: layout.problem.root) { return true }
      layout.insetFollowers = views.indices.filter { followsFrames(views[$0]) }
      return false
    }
    for place in followers where computedInsets(of: views[place]) != keptInsets(of: views[place]) {
      return updateInsets(below: layout.problem.root)
    }
    return false
  }

  /// Whether a view's insets depend on where it stands, or, being wide, on how wide it is.
  private func followsFrames(_ view: ViewID) -> Bool {
    if views[view].readableInsets != views[view].margins { return true }
    guard let superview = views[view].superview else { return false }
    return views[view].keepsSuperviewMargins || views[superview].safeArea != .zero
  }

  private struct ViewInsets: Equatable {
    var safeArea: Insets
    var margins: Insets
    var readable: Insets
  }

  private func keptInsets(of view: ViewID) -> ViewInsets {
    ViewInsets(
      safeArea: views[view].safeArea, margins: views[view].margins,
      readable: views[view].readableInsets)
  }

  private func computedInsets(of view: ViewID) -> ViewInsets {
    let safeArea = computedSafeArea(of: view)
    let margins = computedMargins(of: view, safeArea: safeArea)
    return ViewInsets(
      safeArea: safeArea, margins: margins,
      readable: computedReadable(width: views[view].frame.width, margins: margins))
  }

  /// A guide's rectangle in its owner's space: of a system guide the bounds less the insets, else
  /// what the last layout gave it.
  package func layoutFrame(of guide: GuideID) -> Rect {
    let node = guides[guide]
    guard let system = node.system, let owner = node.owner else { return node.frame }
    return views[owner].bounds.inset(by: insets(of: system, in: owner))
  }

  func insets(of guide: SystemGuide, in view: ViewID) -> Insets {
    switch guide {
    case .safeArea: views[view].safeArea
    case .margins: views[view].margins
    case .readableContent: views[view].readableInsets
    }
  }

  /// Each edge by itself: the superview's inset less the distance inside it, never negative and
  /// never more than the superview's (facts S22).
  private func computedSafeArea(of view: ViewID) -> Insets {
    let additional = views[view].additionalSafeArea
    guard let superview = views[view].superview else { return additional }
    let outer = views[superview].safeArea
    if outer == .zero { return additional }
    let inside = distances(of: views[view].frame, in: views[superview].bounds)
    func clamp(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset - distance, 0), inset)
    }
    return Insets(
      top: clamp(outer.top, inside.top), left: clamp(outer.left, inside.left),
      bottom: clamp(outer.bottom, inside.bottom), right: clamp(outer.right, inside.right))
      + additional
  }

  /// The base margins, plus the safe area where they follow it (facts S23), and at least what is
  /// left of the superview's where they keep those (S24).
  private func computedMargins(of view: ViewID, safeArea: Insets) -> Insets {
    var margins = views[view].baseMargins
    if views[view].marginsAreDirectional, effectiveDirection(of: view) == .rightToLeft {
      margins = margins.mirrored
    }
    if views[view].marginsFollowSafeArea { margins = margins + safeArea }
    guard views[view].keepsSuperviewMargins, let superview = views[view].superview else {
      return margins
    }
    let outer = views[superview].margins
    let inside = distances(of: views[view].frame, in: views[superview].bounds)
    return Insets(
      top: max(margins.top, outer.top - inside.top),
      left: max(margins.left, outer.left - inside.left),
      bottom: max(margins.bottom, outer.bottom - inside.bottom),
      right: max(margins.right, outer.right - inside.right))
  }

  /// The margins; in a wide view at most 920 points between them, about the middle.
  ///
  /// Source: facts S26, for text of the default size.
  private func computedReadable(width: Double, margins: Insets) -> Insets {
    let excess = width - margins.left - margins.right - Self.readableWidth
    guard width > Self.readableThreshold, excess > 0 else { return margins }
    return Insets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom,
      right: margins.right + excess / 2)
  }

  private static let readableWidth = 920.0
  /// Up to this width of a view its readable width is all between the margins.
  static let readableThreshold = 1008.0

  private func distances(of frame: Rect, in bounds: Rect) -> Insets {
    Insets(
      top: frame.y - bounds.y, left: frame.x - bounds.x, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }
}
