import Foundation
import TestSupport
import Testing

/// Overrides of a view's touches and baselines in Swift, asked by the host.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct TouchTests {
  /// Which view each touch reaches: 1 the round one, 2 the dot in the clear one, 3 the map, 4 none.
  private static let hits: [(name: String, number: Double)] = [
    // The corner of the square is outside the circle, the middle inside; the clear view in front of
    // both passes them on, but not the dot in it; a point outside the map reaches nothing.
    ("Corner", 3), ("Middle", 1), ("Through", 2), ("Below", 4),
    // While it is animated the round one takes no touch unless that is allowed.
    ("Moving", 3), ("Free", 1),
  ]

  @Test func `what a class overrides is asked`() throws {
    let scratch = try ScratchFolder()
    let library = scratch.path("touches.so")
    let source = Project.root + "/Tests/Fixtures/touches/Delegate.swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    let outcome = try Command.run(
      Project.navhost,
      ["snapshot", library, "--screen", "iphone-16", "--scenario", "enable; snapshot all"])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    func height(_ name: String) throws -> Double {
      let line = try #require(
        outcome.output.split(separator: "\n").first { $0.contains(name) },
        "\(name) is missing:\n\(outcome.output)")
      let numbers = try #require(line.split(separator: "[").last?.split(separator: "]").first)
      return try #require(
        numbers.split(separator: ",").last.flatMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        })
    }
    for hit in Self.hits { #expect(try height(hit.name) == hit.number, "\(hit.name)") }
    // The card stands at 300 and its title 10 below; the card's own bottom would be 380.
    let byCard = try height("ByCard")
    #expect(byCard == (try height("ByTitle")))
    #expect(byCard > 310 && byCard < 340)
  }
}
