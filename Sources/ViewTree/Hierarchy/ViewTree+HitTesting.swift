/// What a view's maker answers a touch: a view, or that none takes it.
package struct TouchAnswer: Hashable, Sendable {
  package let view: ViewID?
  package init(_ view: ViewID?) { self.view = view }
}

/// Which view a touch reaches.
///
/// Model frames count, also while animations run (facts S104). Source: facts S121.
extension ViewTree {
  /// A view that is fainter takes no touches.
  private static let faintestTouchable = 0.01

  /// The frontmost view at a point of a view's own space: the view, one below it, or none.
  ///
  /// Hidden, faint and untouchable views take their whole subtree out, as do those that are animated
  /// by what doesn't allow touches (facts S104); and what stands outside its
  /// superview's bounds can't be reached even where it is drawn. The order is that of the subviews:
  /// `z` only changes what is drawn (facts S52).
  ///
  /// Views whose makers override this are asked themselves.
  package func hitTest(_ point: Point, in view: ViewID) -> ViewID? {
    if views[view].overrides.contains(.hitTest),
      let answer = observer?.tree(self, hitTest: point, in: view)
    {
      return answer.view
    }
    return baseHitTest(point, in: view)
  }

  /// What the tree itself says of a touch; those below are asked.
  package func baseHitTest(_ point: Point, in view: ViewID) -> ViewID? {
    let look = views[view].look
    guard !look.isHidden, look.alpha >= Self.faintestTouchable, look.takesTouches,
      animator.allowsInteraction(with: view), isInside(point, of: view)
    else { return nil }
    for child in views[view].subviews.reversed() {
      // Who was asked may have taken the next one out.
      guard views.contains(view), views.contains(child),
        let back = mapToSuperview(of: child).inverse
      else { continue }
      if let found = hitTest(back.apply(point), in: child) { return found }
    }
    return view
  }

  /// Whether a point of a view's own space counts as inside the view; its maker may say.
  package func isInside(_ point: Point, of view: ViewID) -> Bool {
    if views[view].overrides.contains(.pointInside),
      let answer = observer?.tree(self, isInside: point, of: view)
    {
      return answer
    }
    return baseIsInside(point, of: view)
  }

  /// Whether a point of a view's own space lies in its bounds: on the first edges yes, on the last
  /// ones no.
  package func baseIsInside(_ point: Point, of view: ViewID) -> Bool {
    views[view].bounds.contains(point)
  }

  /// A point taken from one view's space to another's; nil stands for the root.
  package func convert(_ point: Point, from source: ViewID?, to target: ViewID?) -> Point? {
    convert(Rect(origin: point, size: .zero), from: source, to: target)?.origin
  }
}
