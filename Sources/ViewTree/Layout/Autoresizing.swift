/// How a frame follows its superview's size.
extension AutoresizingMask {
  /// The parts of the superview's growth along an axis that go to what lies before a frame and to
  /// its length; the rest goes to what lies after it.
  ///
  /// Several flexible parts share in proportion to their lengths, or equally when all are zero.
  /// Source: facts S40, as autoresizing does.
  func shares(
    position: Double, length: Double, room: Double, _ axis: Axis
  ) -> (before: Double, inside: Double) {
    let isX = axis == .horizontal
    let before = contains(isX ? .flexibleLeft : .flexibleTop) ? position : nil
    let inside = contains(isX ? .flexibleWidth : .flexibleHeight) ? length : nil
    let after = contains(isX ? .flexibleRight : .flexibleBottom) ? room - position - length : nil
    let flexible = [before, inside, after].compactMap { $0 }
    let total = flexible.reduce(0, +)
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return total == 0 ? 1 / Double(flexible.count) : part / total
    }
    return (share(before), share(inside))
  }

  /// The frame that a reference becomes when its superview has a new size.
  func resize(_ reference: MaskReference, to new: Size) -> Rect {
    let (frame, old) = (reference.frame, reference.room)
    let x = shares(position: frame.x, length: frame.width, room: old.width, .horizontal)
    let y = shares(position: frame.y, length: frame.height, room: old.height, .vertical)
    let (wider, higher) = (new.width - old.width, new.height - old.height)
    return Rect(
      x: frame.x + x.before * wider, y: frame.y + y.before * higher,
      width: max(0, frame.width + x.inside * wider),
      height: max(0, frame.height + y.inside * higher))
  }
}
