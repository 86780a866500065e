import ViewTree

extension LayoutCase {
  /// Why the case can't be put to the engine, as the rest of "it is skipped because"; nil if it can.
  var unserved: String? {
    for view in views {
      if view.kind == .stack { return "\(view.name) is a stack view" }
      if view.alignmentInsets != nil { return "\(view.name) has alignment rectangle insets" }
      if view.baselines != nil { return "\(view.name) has baselines without being a label" }
      if view.followsFrame, !view.autoresizing.isEmpty, container.initialSize == nil {
        return "\(view.name) follows the container from a size that isn't given; "
          + "container.initialSize would give it"
      }
    }
    let operands = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    if expectation?.readable.isEmpty == false || operands.contains(where: { $0.guide == .readable })
    {
      return "it needs the readable guide"
    }
    return nil
  }
}
