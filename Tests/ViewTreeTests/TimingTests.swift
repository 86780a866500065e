import Foundation
import Testing
import ViewTree

/// Curves and springs against values that Core Animation and UIKit gave.
@Suite(.enabled(if: OracleCase.isPresent, "the oracle isn't beside this package"))
struct TimingTests {
  private struct Document: Decodable {
    struct Extras: Decodable {
      let animation: Animation
    }
    struct Animation: Decodable {
      let timing: Curves
      let spring: Spring
    }
    struct Curves: Decodable {
      let easeInOut: [[Double]]
      let easeIn: [[Double]]
      let easeOut: [[Double]]
    }
    struct Spring: Decodable {
      let rows: [[Double]]
    }
    let extras: Extras
  }

  private let animation: Document.Animation

  init() throws {
    let data = try Data(contentsOf: OracleCase.url)
    animation = try JSONDecoder().decode(Document.self, from: data).extras.animation
  }

  @Test func `the named curves are those of Core Animation`() {
    let curves: [(Timing, [[Double]])] = [
      (.easeInOut, animation.timing.easeInOut), (.easeIn, animation.timing.easeIn),
      (.easeOut, animation.timing.easeOut),
    ]
    for (timing, rows) in curves {
      for row in rows {
        let progress = timing.progress(at: row[0] * 0.4, duration: 0.4)
        #expect(abs(progress - row[1]) < 2e-5, "\(timing) at \(row[0])")
      }
    }
  }

  @Test func `springs are as stiff as UIKit makes them`() {
    for row in animation.spring.rows {
      let spring = Spring(settlingIn: row[1], dampingRatio: row[0])
      #expect(abs(spring.stiffness - row[2]) < 1e-5 * row[2], "\(row)")
      // The same one by its physics, of any mass, settles in that duration.
      let damping = 2 * row[0] * (row[2] * 3 * 3).squareRoot()
      let physical = Spring(mass: 3, stiffness: 3 * row[2], damping: damping)
      #expect(abs(physical.settlingDuration - row[1]) < 1e-5 * row[1], "\(row)")
    }
  }
}

/// What every timing has in common, and a spring worked out by hand.
struct TimingShapeTests {
  static let timings: [Timing] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubic(x1: 0.2, y1: 0.9, x2: 0.1, y2: 1),
    .spring(dampingRatio: 1, velocity: .zero), .spring(dampingRatio: 0.5, velocity: [3, 3]),
  ]

  @Test(arguments: timings) func `a timing goes from 0 to 1 and stays`(_ timing: Timing) {
    #expect(timing.progress(at: -1, duration: 2) == 0)
    #expect(timing.progress(at: 0, duration: 2) == 0)
    #expect(timing.progress(at: 2, duration: 2) == 1)
    #expect(timing.progress(at: 9, duration: 2) == 1)
    #expect(abs(timing.progress(at: 1.9999, duration: 2) - 1) < 2e-3)
  }

  /// 1 - (1+ωt)e^(-ωt) with ω² = 85.25593, and the underdamped form with ω² = 161.7195.
  @Test(arguments: [
    (1.0, 0.25, 0.6710675), (1.0, 0.5, 0.9444772), (0.5, 0.1, 0.4878231), (0.5, 0.25, 1.1442226),
  ]) func `a spring moves as the damped oscillator does`(
    _ ratio: Double, _ time: Double, _ wanted: Double
  ) {
    let timing = Timing.spring(dampingRatio: ratio, velocity: .zero)
    #expect(abs(timing.progress(at: time, duration: 1) - wanted) < 1e-5)
  }

  @Test func `a spring starts at its velocity, along x and along y`() {
    let timing = Timing.spring(dampingRatio: 0.5, velocity: [3, -2])
    let speed = timing.progressPair(at: 1e-6, duration: 1) / 1e-6
    #expect(abs(speed.x - 3) < 1e-2 && abs(speed.y + 2) < 1e-2)
  }

  /// x'' = -k/m·(x - 1) - c/m·x', by Runge and Kutta's fourth-order steps of 0.1 ms.
  @Test(arguments: [(1.0, 100.0, 4.0), (2, 50, 20), (1, 100, 30), (1, 400, 40), (3, 12, 40)])
  func `a spring obeys its physics`(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    var state: SIMD2<Double> = [0, 2]
    func slope(_ s: SIMD2<Double>) -> SIMD2<Double> {
      [s.y, (stiffness * (1 - s.x) - damping * s.y) / mass]
    }
    let step = 1e-4
    for index in 1...10_000 {
      let a = slope(state)
      let b = slope(state + a * (step / 2))
      let c = slope(state + b * (step / 2))
      state += (a + 2 * b + 2 * c + slope(state + c * step)) * (step / 6)
      let progress = spring.progress(at: Double(index) * step, velocity: 2)
      guard abs(progress - state.x) < 1e-9 else {
        Issue.record("\(progress) at step \(index), not \(state.x)")
        return
      }
    }
  }

  @Test func `a bounce is a spring by the period of its undamped motion`() {
    // Bounce 0 is critical: ω = 2π/0.5, and 1 - (1 + π)·e^-π after 0.25 s.
    let calm = Spring(duration: 0.5, bounce: 0)
    #expect(abs(calm.progress(at: 0.25, velocity: 0) - 0.8210256) < 1e-7)
    #expect(abs(Spring(duration: 2, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(duration: 2, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  @Test(arguments: [(1.0, 100.0, 20.0), (1, 100, 60), (1, 100, 1000)])
  func `a spring that doesn't swing is settled when a thousandth is left`(
    _ mass: Double, _ stiffness: Double, _ damping: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let left = 1 - spring.progress(at: spring.settlingDuration, velocity: 0)
    #expect(abs(left - 0.001) < 1e-9)
  }

  @Test(arguments: timings) func `the moment of a progress is the first time it is reached`(
    _ timing: Timing
  ) {
    for progress in [0.1, 0.5, 0.9] {
      let moment = timing.moment(of: progress, duration: 2)
      #expect(abs(timing.progress(at: moment * 2, duration: 2) - progress) < 1e-9)
    }
    #expect(timing.moment(of: 0, duration: 2) == 0 && timing.moment(of: 1, duration: 2) == 1)
  }
}
