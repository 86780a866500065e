import Glibc

/// A damped spring: how it comes to rest at 1 after it was let go at 0.
///
/// Its mass doesn't matter by itself, so it is divided out.
package struct Spring: Hashable, Sendable {
  /// Of the undamped spring, in radians a second.
  package let frequency: Double

  /// Below 1 it swings, at 1 it comes to rest soonest, above it creeps.
  package let dampingRatio: Double

  /// What is left of the way when a spring counts as settled.
  private static let rest = 0.001

  private init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = max(dampingRatio, 0.01)
  }

  package init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// The spring of a perceived duration and a bounce from -1 (flat) to 1 (never rests).
  ///
  /// The duration is the period of the undamped spring. Source: the definition that came with
  /// iOS 17; bounce is one less the damping ratio, and below 0 the ratio's inverse less one.
  package init(duration: Double, bounce: Double) {
    self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  /// The spring that UIKit makes for a damping ratio up to 1 and a duration.
  ///
  /// It is settled at the duration. Source: fitted to the measured values of facts S106.
  package init(settlingIn duration: Double, dampingRatio: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let unit = Spring(frequency: 1, dampingRatio: ratio)
    self.init(frequency: unit.settlingDuration / duration, dampingRatio: ratio)
  }

  /// Of the same spring with mass 1.
  package var stiffness: Double { frequency * frequency }

  /// Seconds until a thousandth of the way is left.
  ///
  /// Below a ratio of 1 the envelope counts, ζ/√(1-ζ²)·e^(-ζωt); else the motion itself.
  package var settlingDuration: Double {
    if dampingRatio < 1 {
      let height = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
      return log(max(height / Self.rest, 1)) / (dampingRatio * frequency)
    }
    var low = 0.0
    // The slow part alone is e^(-ωt/2ζ) or faster, and at most 2ζ high.
    var high = 2 * dampingRatio * log(2 * dampingRatio / Self.rest) / frequency
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if 1 - progress(at: middle, velocity: 0) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// The part of the way that is done after some seconds.
  ///
  /// - Parameter velocity: At the start, in whole ways a second.
  package func progress(at time: Double, velocity: Double) -> Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-ratio * frequency * time)
        * (cos(swing * time) + (ratio * frequency - velocity) / swing * sin(swing * time))
    }
    let root = (ratio * ratio - 1).squareRoot()
    // The slow root as a quotient, where the difference would lose its digits.
    let (slow, fast) = (-frequency / (ratio + root), -frequency * (ratio + root))
    let share = (-velocity - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }
}
