import Foundation
import TestSupport
import Testing

/// UIKit as an app's views use it, in a delegate in Swift: each named view's frame is an answer.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct KitTests {
  struct Answer: CustomTestStringConvertible {
    let name: String
    let numbers: [Double]
    var testDescription: String { name }

    init(_ name: String, _ numbers: Double...) {
      self.name = name
      self.numbers = numbers + Array(repeating: 0, count: 4 - numbers.count)
    }
  }

  /// All by hand, from what stands in the fixture.
  private static let layout: [Answer] = [
    // 200 points less two gaps of 10 are three times 60; one member less, twice 95; with a gap of
    // 30, twice 85.
    Answer("stackSecond", 0, 70, 100, 60), Answer("stackHiding", 0, 105, 100, 95),
    Answer("stackSpaced", 0, 115, 100, 85), Answer("stackCounts", 2, 3),
    // 10 for each of 3, then of 5.
    Answer("badge", 0, 0, 30, 20), Answer("badgeGrown", 0, 0, 50, 20),
    Answer("sizeToFit", 1, 2, 70, 33),
    // A badge of 30 × 20 with 8 around it.
    Answer("compressed", 0, 0, 46, 36), Answer("fittingWidth", 0, 0, 200, 36),
    Answer("layoutSubviews", 5, 4, 40, 32),
    // Nothing to do is no pass, and two wishes are one.
    Answer("passes", 0, 1), Answer("needsUpdateConstraints", 1, 1, 1),
    Answer("updateConstraints", 0, 0, 44, 6), Answer("constraintBased", 1, 0),
    // 17 methods, each once; the 7 points of the override; the four subviews.
    Answer("overridden", 17, 17, 7, 4),
    // The insets 1, 2, 3, 4 outside a rectangle of 50 × 30 at 10, 10.
    Answer("alignmentRect", 8, 9, 56, 34), Answer("alignmentRectBack", 10, 10, 50, 30),
    Answer("alignmentFrame", 8, 9, 56, 34),
    // 123: ends swapped; the first to the back; the third to the front; the second below the first.
    Answer("order", 321, 132, 123, 213),
    Answer("ambiguous", 1, 0), Answer("anchors", 1, 1, 1, 1), Answer("described", 1, 1, 1, 1),
    Answer("viewDescribed", 1, 1, 1), Answer("installed", 2, 1, 2, 0),
    // Margins of 8 and a space of 8 around 20 and what is left of 100; 2 wide and 4 to the left of 8,
    // 3 high and at the end of 5 and 12. Five, one to align, two, one, two, one to align, one.
    Answer("visualFormat", 36, 5, 56, 12), Answer("visualReversed", 2, 14, 2, 3),
    Answer("visualCount", 13),
    // 120 less three times 20: a gap of 20, one of 40. Then 5 over the first; half of 90.
    Answer("distances", 40, 0, 20, 10), Answer("distanceNegative", 15, 0, 0, 45),
    // Three tops, two ends and the one of the distances; what places these isn't told.
    Answer("distancesHeld", 6, 5),
    // The map's root is the window of all that is on it, an object of its own.
    Answer("window", 0, 0, 393, 852), Answer("windowSame", 1, 1, 1, 1),
    Answer("windowLeft", 1, 1, 1),
    // 3 and 4 in 10 and 20 in 20 and 300.
    Answer("convertPoint", 14, 25, 1, 1), Answer("convertRect", 33, 324, 5, 6),
    Answer("convertFrom", 0, 0, 1, 2),
    // Leading is the right: 100 - 10 - 20.
    Answer("mirrored", 70, 0, 20, 5), Answer("directions", 1, 1, 0, 0),
    Answer("marginsGuide", 2, 1, 94, 96), Answer("readableGuide", 2, 1, 94, 96),
    Answer("marginsMirrored", 4, 1, 94, 96), Answer("marginsBack", 1, 2, 3, 4),
    Answer("shadow", 1, 2, 5, 1), Answer("gradient", 0, 0, 30, 20), Answer("shape", 1, 2, 3, 4),
    Answer("tint", 1, 1, 1, 1),
    // Added twice it is one action; highlighted and disabled are the bits 1 and 2.
    Answer("used", 1, 1, 3),
    // Compact by regular, three pixels a point, light.
    Answer("traits", 1, 2, 3, 1), Answer("dark", 1), Answer("textStyles", 17, 10),
    Answer("transitions", 1, 1, 1, 1),
    // The presentation is where it was, but for what isn't animated; the model is at the end.
    Answer("shownAtOnce", 0, 100, 100), Answer("sprungAtOnce", 0, 0, 100, 0),
    Answer("refusedAtOnce", 0, 100),
  ]

  /// Straight from 0 to 100 in a second; the short one took a quarter of it.
  private static let motion: [Answer] = [
    Answer("shownHalfWay", 50, 50, 100, 50), Answer("refusedLater", 2),
    // There and back twice takes four seconds.
    Answer("shownTurned", 75, 100), Answer("shownAtLast", 100, 100, 2),
  ]

  private func snapshots(_ scenario: String) throws -> String {
    let scratch = try ScratchFolder()
    let library = scratch.path("uikit.so")
    let source = Project.root + "/Tests/Fixtures/uikit/Delegate.swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    let outcome = try Command.run(
      Project.navhost, ["snapshot", library, "--screen", "iphone-16", "--scenario", scenario])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func frame(of name: String, in text: String) throws -> [Double] {
    let line = try #require(
      text.split(separator: "\n").first { $0.split(separator: " ").contains { $0 == name } },
      "\(name) is missing:\n\(text)")
    // What is clipped stands in brackets of its own behind the frame.
    let list = try #require(
      line.split(separator: "[").dropFirst().first?.split(separator: "]").first)
    return list.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test func `an app's views get what they get on iOS`() throws {
    let text = try snapshots("enable; tick 5.5; snapshot all")
    for answer in Self.layout + Self.motion {
      let found = try frame(of: answer.name, in: text)
      let isSame = zip(found, answer.numbers).allSatisfy { abs($0 - $1) < 0.1 }
      #expect(found.count == 4 && isSame, "\(answer.name): \(found), not \(answer.numbers)")
    }
  }

  @Test func `a turned phone tells of its classes`() throws {
    let text = try snapshots("enable; settle; rotate; settle; snapshot all")
    // Regular before, compact now.
    #expect(try frame(of: "adaptive", in: text) == [0, 0, 9, 21])
  }

  @Test func `a distance to a view that left leaves nothing behind`() throws {
    let scratch = try ScratchFolder()
    let library = scratch.path("distances.so")
    let built = try Command.run(
      Project.navhost,
      [
        "build", Project.root + "/Tests/Fixtures/distances/Delegate.swift",
        Project.root + "/Plugins/Violations/base/TidyLayout.swift", "-o", library,
      ])
    try #require(built.exitCode == 0, "\(built.errors)")
    let round = "enable; settle; guide; settle; stop; settle; disable; settle"
    let (report, outcome) = try Report.load(
      library, ["--screen", "iphone-16", "--scenario", "\(round); \(round); \(round)"])
    #expect(report.brokenRules == [], "\(outcome.output)")
    #expect(report.rules.first { $0.id == "cleanup.disable" }?.state == "passed")
  }
}
