/// The rectangle that constraints act on, and baselines (facts S36).
extension ViewTree {
  package func setAlignmentInsets(_ insets: Insets, of view: ViewID) {
    guard views[view].alignmentInsets != insets else { return }
    views[view].alignmentInsets = insets
    markForRewrite(views[view].superview ?? view)
  }

  package func setBaselines(_ source: BaselineSource, of view: ViewID) {
    guard views[view].baselines != source else { return }
    views[view].baselines = source
    markForRewrite(views[view].superview ?? view)
  }

  /// The rectangle that constraints act on, for a frame.
  package func alignmentRect(forFrame frame: Rect, of view: ViewID) -> Rect {
    frame.inset(by: views[view].alignmentInsets)
  }

  /// The frame for a rectangle that constraints act on.
  package func frame(forAlignmentRect rect: Rect, of view: ViewID) -> Rect {
    rect.outset(by: views[view].alignmentInsets)
  }

  /// The view below that lends a baseline; nil where the view has its own, or none.
  ///
  /// The view's maker is asked first.
  /// A row takes both baselines from the member that wants to be highest, the first of these; a
  /// column takes the first from its first and the last from its last member shown.
  func baselineView(of view: ViewID, isFirst: Bool) -> ViewID? {
    if views[view].overrides.contains(.baselines),
      let answer = observer?.tree(self, baselineViewOf: view, isFirst: isFirst),
      views.contains(answer), answer != view, isDescendant(answer, of: view)
    {
      return answer
    }
    let node = views[view]
    let lender = isFirst ? node.baselines.firstView : node.baselines.lastView
    if let lender, views.contains(lender), lender != view, isDescendant(lender, of: view) {
      return lender
    }
    guard let content = node.stack else { return nil }
    let shown = content.members.filter { !views[$0].look.isHidden }
    if content.axis == .vertical { return isFirst ? shown.first : shown.last }
    var highest: (view: ViewID, height: Double)?
    for member in shown {
      let height = baseIntrinsicSize(of: member).height
      if highest.map({ height > $0.height }) ?? true { highest = (member, height) }
    }
    return highest?.view
  }
}
