import Glibc

/// How an animation moves from 0 to 1.
package enum Timing: Hashable, Sendable {
  case linear
  case easeInOut
  case easeIn
  case easeOut

  /// Swings unless the damping ratio is 1; settles to 0.1 % at the duration. The velocity is in
  /// whole distances a second.
  case spring(dampingRatio: Double, velocity: Double)

  /// How far the animation is, at a time from its start.
  package func progress(at time: Double, duration: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time / duration
    // The control points of Core Animation's named curves; facts S108.
    case .easeInOut: return Self.bezier(0.42, 0, 0.58, 1, at: time / duration)
    case .easeIn: return Self.bezier(0.42, 0, 1, 1, at: time / duration)
    case .easeOut: return Self.bezier(0, 0, 0.58, 1, at: time / duration)
    case .spring(let ratio, let velocity):
      return Self.spring(ratio: ratio, velocity: velocity, duration: duration, at: time)
    }
  }

  /// y of a cubic Bézier from (0, 0) to (1, 1) where its x is the given one.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
    // x grows with t, so halving finds it; 60 halvings leave less than a rounding error.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }

  private static func spring(
    ratio: Double, velocity: Double, duration: Double, at time: Double
  ) -> Double {
    let ratio = min(max(ratio, 0.01), 1)
    let frequency = stiffness(ratio: ratio, duration: duration).squareRoot()
    let decay = exp(-ratio * frequency * time)
    if ratio == 1 { return 1 - decay * (1 + (frequency - velocity) * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return 1 - decay
      * (cos(swing * time) + (ratio * frequency - velocity) / swing * sin(swing * time))
  }

  /// The stiffness (mass 1) of the spring that UIKit makes for a damping ratio and a duration.
  ///
  /// The envelope reaches 0.001 at the duration. Below 1 that is ζ/√(1-ζ²)·e^(-ζωD) = 0.001, at 1
  /// (1+ωD)·e^(-ωD) = 0.001. Source: fitted to the measured values of facts S106.
  package static func stiffness(ratio: Double, duration: Double) -> Double {
    let frequency: Double
    if ratio < 1 {
      frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    } else {
      var low = 1.0
      var high = 50.0
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if (1 + middle) * exp(-middle) > 0.001 { low = middle } else { high = middle }
      }
      frequency = low / duration
    }
    return frequency * frequency
  }
}
