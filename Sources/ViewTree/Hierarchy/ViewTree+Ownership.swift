/// Counts and holds: an object lives while someone outside counts it or the tree holds it.
extension ViewTree {
  package func retain(_ object: TreeObject) {
    switch object {
    case .view(let view): views[view].count += 1
    case .guide(let guide): guides[guide].count += 1
    case .constraint(let constraint): constraints[constraint].count += 1
    }
  }

  /// Gives one count back; the object goes when it was the last and the tree does not hold it.
  ///
  /// - Precondition: The object has a count.
  package func release(_ object: TreeObject) {
    precondition(count(of: object) > 0, "more releases than counts")
    switch object {
    case .view(let view): views[view].count -= 1
    case .guide(let guide): guides[guide].count -= 1
    case .constraint(let constraint): constraints[constraint].count -= 1
    }
    disposeIfUnheld(object)
  }

  /// Holds an object for someone who keeps it outside the hierarchy, as a map keeps an accessory:
  /// its maker is told as of any hold.
  package func hold(_ object: TreeObject) {
    observer?.tree(self, willHold: object)
    if contains(object) { retain(object) }
  }

  /// Ends a ``hold(_:)``.
  package func letGo(_ object: TreeObject) {
    observer?.tree(self, didLetGoOf: object)
    if contains(object) { release(object) }
  }

  package func count(of object: TreeObject) -> Int {
    switch object {
    case .view(let view): views[view].count
    case .guide(let guide): guides[guide].count
    case .constraint(let constraint): constraints[constraint].count
    }
  }

  package func isHeld(_ object: TreeObject) -> Bool {
    switch object {
    case .view(let view): views[view].superview != nil
    case .guide(let guide): guides[guide].owner != nil
    case .constraint(let constraint): constraints[constraint].holder != nil
    }
  }

  func disposeIfUnheld(_ object: TreeObject) {
    guard contains(object), count(of: object) == 0, !isHeld(object) else { return }
    observer?.tree(self, willDispose: object)
    guard contains(object) else { return }
    switch object {
    case .constraint(let constraint): constraints.remove(constraint)
    case .guide(let guide): guides.remove(guide)
    case .view(let view): dispose(view)
    }
  }

  /// The view's name turns stale, and all it held is loose, before anybody is told.
  private func dispose(_ view: ViewID) {
    let node = views[view]
    for constraint in node.constraints {
      constraints[constraint].holder = nil
      constraints[constraint].row = nil
      constraints[constraint].isBroken = false
      note(.deactivated(constraint))
    }
    for child in node.subviews {
      animator.removeAnimations(of: subtree(of: child))
      views[child].superview = nil
      if node.kind == .hidingStack { views[child].look.isHidden = false }
    }
    for guide in node.guides { guides[guide].owner = nil }
    for guide in systemGuides.removeValue(forKey: view) ?? [] { guides.remove(guide) }
    views.remove(view)
    forgetLayout(of: view)
    for constraint in node.constraints { tellLetGo(.constraint(constraint)) }
    for guide in node.guides { tellLetGo(.guide(guide)) }
    for child in node.subviews { tellLetGo(.view(child)) }
  }

  /// Tells that the tree gave up a hold of an object, and disposes of it if that was the last.
  func tellLetGo(_ object: TreeObject) {
    guard contains(object) else { return }
    observer?.tree(self, didLetGoOf: object)
    disposeIfUnheld(object)
  }
}
