import Foundation
import TestSupport
import Testing

/// UIKit's animations in a delegate in Swift, seen in pictures on the host's clock.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct AnimationTests {
  /// x of the squares that the fixture moves, and whether their end was told by now: then they
  /// are half faded.
  private static let expected: [(time: String, squares: [(name: String, x: Double, ended: Bool)])] =
    [
      (
        "quarter",
        [
          ("Scrubbed", 50, false), ("Reversed", 25, false), ("Stopped", 25, true),
          // A critical spring of period 0.5 s: 1 - (1 + π)·e^-π.
          ("Keyed", 50, false), ("Sprung", 82.1, false), ("Dissolved", 100, false),
          // 150 points in a second, whatever the keyframes' times.
          ("Paced", 37.5, false),
        ]
      ),
      (
        "half",
        [
          ("Scrubbed", 50, false), ("Reversed", 50, false), ("Stopped", 25, true),
          ("Keyed", 100, false), ("Dissolved", 100, true), ("Paced", 75, false),
        ]
      ),
      (
        "one",
        [
          ("Reversed", 50, false), ("Keyed", 50, false), ("Paced", 50, false),
          ("Sprung", 100, false),
        ]
      ),
      ("two", [("Scrubbed", 50, false), ("Reversed", 0, true), ("Stopped", 25, true)]),
    ]

  @Test func `each kind shows what it shows on iOS`() throws {
    let scratch = try ScratchFolder()
    let library = scratch.path("animations.so")
    let source = Project.root + "/Tests/Fixtures/animations/Delegate.swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    let outcome = try Command.run(
      Project.navhost,
      [
        "snapshot", library, "--screen", "iphone-16", "--scenario",
        """
        enable; tick 0.25; snapshot quarter; tick 0.25; snapshot half; tick 0.5; snapshot one
        tick 1; snapshot two
        """,
      ])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    for (time, squares) in Self.expected {
      let section = try #require(
        outcome.output.components(separatedBy: "# ").first { $0.hasPrefix(time + "\n") })
      for square in squares {
        let line = try #require(
          section.split(separator: "\n").first { $0.contains(square.name) },
          "\(square.name) is missing:\n\(section)")
        let x = try #require(line.split(separator: "[").last?.split(separator: ",").first)
        #expect(abs(try #require(Double(x)) - square.x) < 0.05, "\(time): \(line)")
        #expect(line.contains("alpha 0.5") == square.ended, "\(time): \(line)")
      }
    }
  }
}

/// The document's example while it replaces a prompt, on each frame at 60 Hz.
@Suite(
  .enabled(
    if: Project.isBuilt && FileManager.default.fileExists(atPath: Project.documentExample),
    "needs `make build`, and the document's example in ../shared/seeds"))
struct DocumentExampleMotionTests {
  /// The rectangles of views on 25 frames from the change of a prompt 220 points high; empty where
  /// a view isn't there.
  private func frames(of names: [String], changingTo height: Int) throws -> [[[Double]]] {
    let scratch = try ScratchFolder()
    let library = scratch.path("libbasic.so")
    let built = try Command.run(
      Project.navhost, ["build", Project.documentExample, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    let ticks = (1...24).map { "tick 0.016666666666666666; snapshot f\($0)" }
    let steps = [
      "enable; guide; settle; prompt 220; settle; change-prompt \(height)", "snapshot f0",
    ]
    let outcome = try Command.run(
      Project.navhost,
      [
        "snapshot", library, "--screen", "iphone-16", "--scenario",
        (steps + ticks).joined(separator: "\n"),
      ])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    let sections = outcome.output.components(separatedBy: "# ").dropFirst()
    #expect(sections.count == 25)
    return names.map { name in
      sections.map { section in
        let line = section.split(separator: "\n").first {
          $0.trimmingCharacters(in: .whitespaces).hasPrefix(name + " ")
        }
        let list = line?.split(separator: "[").last?.split(separator: "]").first ?? ""
        return list.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
      }
    }
  }

  @Test func `from 220 to 220 high the logo stands still`() throws {
    // The prompt's top is at 852 - 220; the logo, 32 high, stands on it.
    let logo = try frames(of: ["googleLogo"], changingTo: 220)[0]
    #expect(logo.allSatisfy { $0 == [0, 600, 88, 32] }, "\(logo)")
  }

  @Test func `from 220 to 160 high the logo sinks with the curve`() throws {
    let found = try frames(of: ["googleLogo", "prompt1", "prompt2"], changingTo: 160)
    // Core Animation's ease in and out at 0, 1/4, 1/2, 3/4 and the end.
    let curve = [(0, 0.0), (6, 0.129161931), (12, 0.5), (18, 0.870838069), (23, 0.9966580573)]
    for (frame, done) in curve {
      #expect(abs(found[0][frame][1] - (600 + 60 * done)) < 0.02, "\(frame): \(found[0][frame])")
      #expect(abs(found[1][frame][1] - (632 + 220 * done)) < 0.05, "\(frame): \(found[1][frame])")
      #expect(abs(found[2][frame][1] - (852 - 160 * done)) < 0.05, "\(frame): \(found[2][frame])")
    }
    #expect(found[0][24] == [0, 660, 88, 32])
    // Its completion has taken the old prompt out by then.
    #expect(found[1][24] == [])
  }
}
