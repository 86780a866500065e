/// How a value goes from keyframe to keyframe where it doesn't move evenly in each: UIKit's
/// calculation modes other than linear.
package enum CalculationMode: Int, Hashable, Sendable, CaseIterable {
  // The numbers are those of UIKit's options.

  /// Not between values at all: each one holds until the next keyframe has passed.
  case discrete = 1

  /// At one speed from the first value to the last, whatever the keyframes' times.
  case paced = 2

  /// Along a curve through all values.
  case cubic = 3

  /// Along that curve, at one speed.
  case cubicPaced = 4
}

/// The way of one value of one view through the keyframes of a bracket.
///
/// Worked out is what is left of each step, so that a value of any kind comes of it: it is the last
/// one plus each step times what is left of the step. Between two values a curve is the Catmull–Rom
/// spline in the part of the time, the first and the last value standing for their own neighbours.
/// Source: Catmull & Rom 1974; the modes: the documentation of Core Animation's keyframe animations.
struct KeyframePath {
  struct Step {
    /// Old minus new.
    let difference: SIMD8<Double>
    let start: Double
    let end: Double

    var length: Double { (difference * difference).sum().squareRoot() }
  }

  /// In the order they were set in.
  let steps: [Step]

  /// A moment at which a number of steps is done.
  private struct Knot {
    let time: Double
    let done: Int
  }

  /// What is left of a step, from 1 to 0, or a little beyond along a curve.
  ///
  /// - Parameter progress: Of the whole bracket.
  func left(of step: Int, _ mode: CalculationMode, at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch mode {
    case .discrete: return progress < steps[step].end ? 1 : 0
    case .paced:
      let before = steps[..<step].reduce(0) { $0 + $1.length }
      let whole = steps.reduce(0) { $0 + $1.length }
      let length = steps[step].length
      guard length > 0 else { return 0 }
      return 1 - min(max((progress * whole - before) / length, 0), 1)
    case .cubic:
      let knots = knots
      // The last one that has passed begins the part that it is in; the end is none's beginning.
      let part = (knots.lastIndex { $0.time <= progress } ?? 0)
      guard part + 1 < knots.count else { return 0 }
      let span = knots[part + 1].time - knots[part].time
      return left(of: step, knots, part, (progress - knots[part].time) / span)
    case .cubicPaced:
      let knots = (0...steps.count).map { Knot(time: 0, done: $0) }
      let (part, moment) = pacedPlace(knots, progress)
      return left(of: step, knots, part, moment)
    }
  }

  /// The values' times: where nothing moves before, between or after keyframes, one value twice.
  private var knots: [Knot] {
    var knots = [Knot(time: 0, done: 0)]
    func add(_ time: Double, _ done: Int) {
      guard let last = knots.last, time > last.time || done > last.done else { return }
      // Keyframes that overlap follow each other.
      knots.append(Knot(time: max(time, last.time), done: done))
    }
    for (index, step) in steps.enumerated() {
      add(step.start, index)
      add(step.end, index + 1)
    }
    add(1, steps.count)
    return knots
  }

  // MARK: - The curve

  private static func weights(_ u: Double) -> [Double] {
    let (square, cube) = (u * u, u * u * u)
    return [
      (-u + 2 * square - cube) / 2, (2 - 5 * square + 3 * cube) / 2,
      (u + 4 * square - 3 * cube) / 2, (cube - square) / 2,
    ]
  }

  /// What is left of a step where the curve is in a part between two knots.
  private func left(of step: Int, _ knots: [Knot], _ part: Int, _ moment: Double) -> Double {
    zip(part - 1...part + 2, Self.weights(moment)).reduce(0) { sum, next in
      let knot = knots[min(max(next.0, 0), knots.count - 1)]
      return knot.done <= step ? sum + next.1 : sum
    }
  }

  /// Where the curve is after a part of its length, measured by chords.
  private func pacedPlace(_ knots: [Knot], _ progress: Double) -> (part: Int, moment: Double) {
    let chords = 64
    var lengths: [Double] = []
    var before = value(knots, 0, 0)
    for part in 0..<steps.count {
      for chord in 1...chords {
        let next = value(knots, part, Double(chord) / Double(chords))
        lengths.append(((next - before) * (next - before)).sum().squareRoot())
        before = next
      }
    }
    var rest = progress * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if rest < length {
        return (index / chords, (Double(index % chords) + rest / length) / Double(chords))
      }
      rest -= length
    }
    return (steps.count - 1, 1)
  }

  /// The value along the curve, from the first one.
  private func value(_ knots: [Knot], _ part: Int, _ moment: Double) -> SIMD8<Double> {
    steps.indices.reduce(SIMD8.zero) { sum, step in
      sum - steps[step].difference * (1 - left(of: step, knots, part, moment))
    }
  }
}
