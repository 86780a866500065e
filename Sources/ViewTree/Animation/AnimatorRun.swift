/// The states of a property animator, as UIKit has them.
package enum AnimatorState: Int32, Hashable, Sendable, CaseIterable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// How far a property animator is, and which way it goes.
///
/// All is measured forwards, from the values before (0) to those after (1); a reversed animator
/// runs from 1 to 0.
package struct AnimatorRun: Hashable, Sendable {
  /// A stretch of running: from a place on the way to the end that is ahead.
  private struct Leg: Hashable, Sendable {
    let start: Double
    let duration: Double

    /// Nil goes on along the animator's own curve, from ``AnimatorRun/moment``.
    let timing: Timing?
  }

  private let timing: Timing

  /// Seconds from 0 to 1.
  package let duration: Double
  package private(set) var state = AnimatorState.inactive
  package private(set) var isReversed = false

  /// Whether scrubbing moves the values as far as the fraction says, and not along the curve.
  package var scrubsLinearly = true

  /// Whether the end of the way pauses instead of finishing.
  package var pausesOnCompletion = false

  /// Whether views take touches while it moves them.
  package var allowsInteraction: Bool

  private var leg: Leg?

  /// The part of the own curve's time that had passed at the last pause, and what it showed.
  private var moment = 0.0
  private var paused = SIMD2<Double>.zero

  init(_ options: AnimationOptions) {
    timing = options.timing
    duration = options.duration
    allowsInteraction = options.allowsInteraction
  }

  package var isRunning: Bool { leg != nil }

  private var goal: Double { isReversed ? 0 : 1 }

  var endPosition: AnimationPosition { isReversed ? .start : .end }

  var end: Double { leg.map { $0.start + $0.duration } ?? .infinity }

  func progress(at now: Double) -> SIMD2<Double> {
    guard let leg else { return paused }
    let time = now - leg.start
    if time >= leg.duration { return SIMD2(repeating: goal) }
    guard let other = leg.timing else {
      return time <= 0 ? paused : curve(moment(at: now))
    }
    return paused + (SIMD2(repeating: goal) - paused)
      * other.progressPair(at: time, duration: leg.duration)
  }

  private func curve(_ moment: Double) -> SIMD2<Double> {
    timing.progressPair(at: moment * duration, duration: duration)
  }

  /// The part of the own curve's time that has passed.
  private func moment(at now: Double) -> Double {
    guard let leg else { return moment }
    if leg.timing != nil {
      return timing.moment(of: progress(at: now).x, duration: duration)
    }
    let part = leg.duration > 0 ? min(max((now - leg.start) / leg.duration, 0), 1) : 1
    return moment + (goal - moment) * part
  }

  /// How much of the way is done, in the direction of travel.
  package func fraction(at now: Double) -> Double {
    let forward = scrubsLinearly ? progress(at: now).x : moment(at: now)
    let fraction = min(max(forward, 0), 1)
    return isReversed ? 1 - fraction : fraction
  }

  // MARK: - Moving

  /// Makes an inactive animator active, at the beginning of its way.
  mutating func activate() {
    guard state == .inactive else { return }
    state = .active
    moment = isReversed ? 1 : 0
    paused = SIMD2(repeating: moment)
  }

  mutating func pause(at now: Double) {
    guard leg != nil else { return }
    (moment, paused) = (moment(at: now), progress(at: now))
    leg = nil
  }

  /// Runs to the end that is ahead.
  ///
  /// - Parameters:
  ///   - other: Nil goes on along the own curve.
  ///   - durationFactor: Of the whole duration; 0 takes the time that is left of it.
  mutating func resume(
    at now: Double, timing other: Timing? = nil, durationFactor: Double = 0
  ) {
    pause(at: now)
    let left = abs(goal - moment)
    leg = Leg(
      start: now,
      duration: other?.ownDuration ?? duration * (durationFactor > 0 ? durationFactor : left),
      timing: other)
  }

  mutating func setFraction(_ fraction: Double, at now: Double) {
    let wasRunning = isRunning
    pause(at: now)
    let forward = isReversed ? 1 - fraction : fraction
    if scrubsLinearly {
      paused = SIMD2(repeating: forward)
      moment = timing.moment(of: forward, duration: duration)
    } else {
      moment = forward
      paused = curve(forward)
    }
    if wasRunning { resume(at: now) }
  }

  mutating func setReversed(_ reversed: Bool, at now: Double) {
    guard reversed != isReversed else { return }
    let wasRunning = isRunning
    pause(at: now)
    isReversed = reversed
    if wasRunning { resume(at: now) }
  }

  mutating func stop(at now: Double) {
    pause(at: now)
    state = .stopped
  }

  /// Back to where it can be filled and started anew.
  mutating func finish() {
    state = .inactive
    isReversed = false
    leg = nil
    moment = 0
    paused = .zero
  }
}
