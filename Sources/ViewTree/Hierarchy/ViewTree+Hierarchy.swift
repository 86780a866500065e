/// Why a view can't be put somewhere.
package enum HierarchyError: Error, Hashable, Sendable {
  /// The view would become its own ancestor.
  case loop
  /// The tree would be deeper than ``ViewTree/maximumDepth``.
  case tooDeep
}

extension ViewTree {
  /// How many views may stand above each other.
  package static let maximumDepth = 1024

  /// Puts a view among the subviews of another, back to front; nil is the front.
  ///
  /// It leaves its superview first, which drops the constraints that cross; within one superview
  /// this is a reorder and keeps them. Source: facts S51 and S52.
  package func insert(
    _ child: ViewID, into parent: ViewID, at index: Int? = nil
  ) throws(HierarchyError) {
    try checkInsertion(of: child, into: parent)
    if views[child].superview == parent {
      views[parent].subviews.removeAll { $0 == child }
      place(child, in: parent, at: index)
      return
    }
    let changesWindow = observer != nil && isInWindow(child) != isInWindow(parent)
    notifyWillMove(child, to: parent, changesWindow: changesWindow)
    guard views.contains(child), views.contains(parent) else { return }
    observer?.tree(self, willHold: .view(child))
    if views.contains(child) { tellWillRemove(child) }
    // Whoever was told may have been quicker: the child is gone, stands there, or above.
    guard views.contains(child), views.contains(parent), views[child].superview != parent,
      !isDescendant(parent, of: child)
    else {
      tellLetGo(.view(child))
      return
    }
    let isMoving = views[child].superview != nil
    let dropped = detach(child)
    place(child, in: parent, at: index)
    views[child].superview = parent
    resetMaskReference(of: child)
    if views[parent].kind == .hidingStack { views[child].translatesMask = false }
    note(.inserted(child, into: parent))
    markForRewrite(parent)
    views[child].needsConstraints = true
    markChanged()
    for constraint in dropped { tellLetGo(.constraint(constraint)) }
    if isMoving { tellLetGo(.view(child)) }
    notifyDidMove(child, to: parent, changesWindow: changesWindow)
  }

  /// Checks that a view can stand in another: neither above itself nor too deep.
  func checkInsertion(of child: ViewID, into parent: ViewID) throws(HierarchyError) {
    guard !isDescendant(parent, of: child) else { throw .loop }
    guard depth(of: parent) + 1 + height(of: child) <= Self.maximumDepth else { throw .tooDeep }
  }

  /// How many levels stand below a view.
  private func height(of view: ViewID) -> Int {
    if views[view].subviews.isEmpty { return 0 }
    var level = [view]
    var height = -1
    while !level.isEmpty {
      height += 1
      level = level.flatMap { views[$0].subviews }
    }
    return height
  }

  private func place(_ child: ViewID, in parent: ViewID, at index: Int?) {
    let end = views[parent].subviews.count
    views[parent].subviews.insert(child, at: min(max(index ?? end, 0), end))
  }

  /// Takes a view out of its superview.
  ///
  /// Constraints between its subtree and the rest become inactive and stay so; those inside the
  /// subtree stay. Source: facts S50.
  package func removeFromSuperview(_ view: ViewID) {
    guard views[view].superview != nil else { return }
    let changesWindow = isInWindow(view)
    notifyWillMove(view, to: nil, changesWindow: changesWindow)
    if views.contains(view) { tellWillRemove(view) }
    guard views.contains(view), views[view].superview != nil else { return }
    for constraint in detach(view) { tellLetGo(.constraint(constraint)) }
    if views.contains(view), views[view].superview == nil {
      notifyDidMove(view, to: nil, changesWindow: changesWindow)
    }
    tellLetGo(.view(view))
  }

  /// Takes a view out of its superview.
  ///
  /// Nobody is told yet, so that nobody sees it half done.
  ///
  /// - Returns: The constraints that were dropped; letting go of them is still to be told.
  private func detach(_ view: ViewID) -> [LayoutConstraintID] {
    guard let parent = views[view].superview else { return [] }
    let dropped = dropConstraintsCrossing(view)
    views[parent].subviews.removeAll { $0 == view }
    removeMember(view, from: parent)
    views[view].superview = nil
    animator.removeAnimations(of: subtree(of: view))
    note(.removed(view, from: parent))
    markForRewrite(parent)
    markChanged()
    return dropped
  }

  private func tellWillRemove(_ view: ViewID) {
    guard let parent = views[view].superview, views[parent].overrides.contains(.children) else {
      return
    }
    observer?.tree(self, willRemove: view, from: parent)
  }

  /// Swaps two subviews.
  package func exchangeSubviews(of parent: ViewID, _ first: Int, _ second: Int) {
    views[parent].subviews.swapAt(first, second)
  }

  // MARK: - Asking

  /// Whether a view is another, or below it.
  package func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var current: ViewID? = view
    while let next = current {
      if next == ancestor { return true }
      current = views[next].superview
    }
    return false
  }

  package func depth(of view: ViewID) -> Int {
    var depth = 0
    var current = views[view].superview
    while let next = current {
      depth += 1
      current = views[next].superview
    }
    return depth
  }

  /// The topmost ancestor, which may be the view itself.
  package func root(of view: ViewID) -> ViewID {
    var current = view
    while let next = views[current].superview { current = next }
    return current
  }

  /// Whether the view stands in a window, and so is drawn and animated.
  package func isInWindow(_ view: ViewID) -> Bool { views[root(of: view)].kind == .root }

  /// The root of the window that a view stands in.
  private func window(of view: ViewID) -> ViewID? {
    guard views.contains(view) else { return nil }
    let root = root(of: view)
    return views[root].kind == .root ? root : nil
  }

  /// A view and all below it, parents first, siblings back to front.
  package func subtree(of view: ViewID) -> [ViewID] {
    var list = [view]
    if views[view].subviews.isEmpty { return list }
    list.reserveCapacity(min(views.count, 64))
    var next = 0
    while next < list.count {
      let parent = list[next]
      for place in 0..<views[parent].subviews.count { list.append(views[parent].subviews[place]) }
      next += 1
    }
    return list
  }

  /// How many views, guides and constraints of one maker are alive outside a view.
  ///
  /// Outside is what neither stands below the view nor is held by what does. The guides that every
  /// view has, such as its safe area, don't count.
  package func count(of maker: Maker, outside view: ViewID) -> Int {
    var stands: [Bool] = []
    for member in subtree(of: view) {
      let index = Int(member.index)
      while stands.count <= index { stands.append(false) }
      stands[index] = true
    }
    func isOutside(_ view: ViewID?) -> Bool {
      guard let view else { return true }
      return Int(view.index) >= stands.count || !stands[Int(view.index)]
    }
    return views.ids.count { views[$0].maker == maker && isOutside($0) }
      + guides.ids.count {
        guides[$0].maker == maker && guides[$0].system == nil && isOutside(guides[$0].owner)
      }
      + constraints.ids.count {
        constraints[$0].maker == maker && isOutside(constraints[$0].holder)
      }
  }

  /// The nearest view that is above (or is) both.
  package func commonAncestor(_ first: ViewID, _ second: ViewID) -> ViewID? {
    var (left, right) = (first, second)
    if left == right { return left }
    // The usual cases, before anything is counted: one stands in the other, or both in one.
    let (aboveLeft, aboveRight) = (views[left].superview, views[right].superview)
    if aboveLeft == right { return right }
    if aboveRight == left { return left }
    if aboveLeft == aboveRight { return aboveLeft }
    var difference = depth(of: left) - depth(of: right)
    while difference != 0 {
      guard let next = views[difference > 0 ? left : right].superview else { return nil }
      if difference > 0 { left = next } else { right = next }
      difference -= difference.signum()
    }
    while left != right {
      guard let nextLeft = views[left].superview, let nextRight = views[right].superview else {
        return nil
      }
      (left, right) = (nextLeft, nextRight)
    }
    return left
  }

  /// The direction in which a view's content reads.
  package func effectiveDirection(of view: ViewID) -> LayoutDirection {
    switch views[view].semantic {
    case .leftToRight, .playback, .spatial: .leftToRight
    case .rightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }

  // MARK: - Telling

  private func notifyWillMove(_ view: ViewID, to parent: ViewID?, changesWindow: Bool) {
    guard let observer else { return }
    if views[view].overrides.contains(.moves) {
      observer.tree(self, willMove: view, to: parent, isWindow: false)
    }
    guard changesWindow, views.contains(view) else { return }
    for member in subtree(of: view)
    where views.contains(member) && views[member].overrides.contains(.moves) {
      observer.tree(self, willMove: member, to: parent.flatMap { window(of: $0) }, isWindow: true)
    }
  }

  private func notifyDidMove(_ view: ViewID, to parent: ViewID?, changesWindow: Bool) {
    guard let observer, views.contains(view) else { return }
    if views[view].overrides.contains(.moves) {
      observer.tree(self, didMove: view, isWindow: false)
    }
    if changesWindow, views.contains(view) {
      for member in subtree(of: view)
      where views.contains(member) && views[member].overrides.contains(.moves) {
        observer.tree(self, didMove: member, isWindow: true)
      }
    }
    if let parent, views.contains(parent), views.contains(view),
      views[view].superview == parent, views[parent].overrides.contains(.children)
    {
      observer.tree(self, didAdd: view, to: parent)
    }
  }
}
