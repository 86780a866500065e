/// How an animation moves from 0 to 1.
///
/// A spring's velocity is in whole ways a second, along x and along y; what isn't a position or
/// size goes by x.
package enum Timing: Hashable, Sendable {
  case linear
  case easeInOut
  case easeIn
  case easeOut

  /// A cubic Bézier from (0, 0) to (1, 1) with these control points; the xs lie in 0...1.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)

  /// Settled at the duration; swings unless the damping ratio is 1.
  case spring(dampingRatio: Double, velocity: SIMD2<Double>)

  /// Takes the time that it takes, whatever the duration.
  case physics(Spring, velocity: SIMD2<Double>)

  /// The seconds that the timing itself asks for; nil when it takes any.
  package var ownDuration: Double? {
    if case .physics(let spring, _) = self { spring.settlingDuration } else { nil }
  }

  /// How far the animation is along x, at a time from its start.
  package func progress(at time: Double, duration: Double) -> Double {
    progressPair(at: time, duration: duration).x
  }

  /// How far the animation is along x and along y, at a time from its start.
  package func progressPair(at time: Double, duration: Double) -> SIMD2<Double> {
    guard time < duration else { return [1, 1] }
    guard time > 0 else { return .zero }
    switch self {
    case .linear: return SIMD2(repeating: time / duration)
    // The control points of Core Animation's named curves; facts S108.
    case .easeInOut: return Self.bezier(0.42, 0, 0.58, 1, at: time / duration)
    case .easeIn: return Self.bezier(0.42, 0, 1, 1, at: time / duration)
    case .easeOut: return Self.bezier(0, 0, 0.58, 1, at: time / duration)
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.bezier(x1, y1, x2, y2, at: time / duration)
    case .spring(let ratio, let velocity):
      return Self.move(Spring(settlingIn: duration, dampingRatio: ratio), velocity, at: time)
    case .physics(let spring, let velocity): return Self.move(spring, velocity, at: time)
    }
  }

  /// The part of the duration after which the progress along x is first as given.
  ///
  /// Curves need not rise all the way, so the first crossing is looked for in small steps and then
  /// halved.
  package func moment(of progress: Double, duration: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let steps = 256
    for step in 1...steps {
      var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
      guard self.progress(at: high * duration, duration: duration) >= progress else { continue }
      for _ in 0..<50 {
        let middle = (low + high) / 2
        let value = self.progress(at: middle * duration, duration: duration)
        if value < progress { low = middle } else { high = middle }
      }
      return high
    }
    return 1
  }

  private static func move(
    _ spring: Spring, _ velocity: SIMD2<Double>, at time: Double
  ) -> SIMD2<Double> {
    let x = spring.progress(at: time, velocity: velocity.x)
    return [x, velocity.x == velocity.y ? x : spring.progress(at: time, velocity: velocity.y)]
  }

  /// y of a cubic Bézier from (0, 0) to (1, 1) where its x is the given one, twice.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> SIMD2<Double> {
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
    // Newton's steps, held in the interval that halving would keep: x grows with t.
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<60 {
      let error = value(x1, x2, t) - x
      if abs(error) < 1e-14 { break }
      if error < 0 { low = t } else { high = t }
      let s = 1 - t
      let slope = 3 * s * s * x1 + 6 * s * t * (x2 - x1) + 3 * t * t * (1 - x2)
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return SIMD2(repeating: value(y1, y2, t))
  }
}
