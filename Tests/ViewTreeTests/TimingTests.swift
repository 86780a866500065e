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
      let stiffness = Timing.stiffness(ratio: row[0], duration: row[1])
      #expect(abs(stiffness - row[2]) < 1e-5 * row[2], "\(row)")
    }
  }
}

/// What every timing has in common, and a spring worked out by hand.
struct TimingShapeTests {
  static let timings: [Timing] = [
    .linear, .easeIn, .easeOut, .easeInOut, .spring(dampingRatio: 1, velocity: 0),
    .spring(dampingRatio: 0.5, velocity: 3),
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
    let timing = Timing.spring(dampingRatio: ratio, velocity: 0)
    #expect(abs(timing.progress(at: time, duration: 1) - wanted) < 1e-5)
  }

  @Test func `a spring starts at its velocity`() {
    let timing = Timing.spring(dampingRatio: 0.5, velocity: 3)
    #expect(abs(timing.progress(at: 1e-6, duration: 1) / 1e-6 - 3) < 1e-2)
  }
}
