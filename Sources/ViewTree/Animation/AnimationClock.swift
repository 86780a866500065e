/// One bracket's or property animator's way from 0 to 1, at the tree's time.
struct AnimationClock: Sendable {
  let id: AnimationID
  let options: AnimationOptions
  let token: UInt64?

  /// Of a bracket: when it was opened.
  let start: Double

  /// Of a property animator; nil for a bracket.
  var run: AnimatorRun?

  /// Whether a bracket is still being filled.
  var isOpen: Bool

  /// How many values go by this clock.
  var pieceCount = 0
  var isFinished = true

  /// Along x and y, as of the last ``update(at:)``.
  private(set) var progress = SIMD2<Double>.zero

  mutating func update(at now: Double) {
    progress = run?.progress(at: now) ?? blockProgress(at: now)
  }

  private func blockProgress(at now: Double) -> SIMD2<Double> {
    let time = now - start - options.delay
    guard time > 0 else { return .zero }
    let (duration, timing) = (options.duration, options.timing)
    guard options.autoreverses || options.repeatCount != 1 else {
      return timing.progressPair(at: time, duration: duration)
    }
    guard now < start + options.wholeDuration else { return [1, 1] }
    let span = options.autoreverses ? 2 * duration : duration
    let local = time.truncatingRemainder(dividingBy: span)
    return timing.progressPair(
      at: local <= duration ? local : span - local, duration: duration)
  }

  /// When it ends by itself; infinity for never, or not as things stand.
  ///
  /// A bracket in which nothing moves doesn't wait for its end.
  var end: Double {
    if let run { return run.end }
    return pieceCount == 0 && !options.lasts ? start : start + options.wholeDuration
  }

  /// Whether views take touches while it moves them.
  var allowsInteraction: Bool { run?.allowsInteraction ?? options.allowsInteraction }

  /// A billionth of a second absorbs the rounding of a clock that moves in steps.
  func isOver(at now: Double) -> Bool { !isOpen && end <= now + 1e-9 }

  /// Whether time alone will bring something that has to be told.
  var isAwaited: Bool { isOpen || end.isFinite }
}
