import ViewTree

extension LayoutCase {
  /// Why the case can't be put to the engine, as the rest of "it is skipped because"; nil if it can.
  var unserved: String? {
    for view in views {
      if view.followsFrame, !view.autoresizing.isEmpty, container.initialSize == nil {
        return "\(view.name) follows the container from a size that isn't given; "
          + "container.initialSize would give it"
      }
    }
    return nil
  }
}
