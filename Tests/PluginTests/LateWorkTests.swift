import Foundation
import TestSupport
import Testing

/// Work for later in a Swift delegate: on the simulated clock, but for timers.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct LateWorkTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func build(_ fixture: String) throws -> String {
    let library = scratch.path("\(fixture).so")
    let source = Project.root + "/Tests/Fixtures/late-work/\(fixture).swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    return library
  }

  private func words(_ library: String, _ scenario: String) throws -> String {
    let outcome = try Command.run(Project.navhost, ["snapshot", library, "--scenario", scenario])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// By due time, then in the order of asking; a task's sleep counts from when it began, which is
  /// the first turn, a frame after 0.
  ///
  /// What it goes on to without sleeping comes in the same turn.
  private static let expected: [(seconds: Double, words: String)] = [
    (0, "now"), (0.05, "now, async, task"), (0.12, "now, async, task, after 0.1, and next"),
    (0.16, "now, async, task, after 0.1, and next"),
    (0.17, "now, async, task, after 0.1, and next, slept 0.15, sum 55"),
    (0.35, "now, async, task, after 0.1, and next, slept 0.15, sum 55, after 0.3"),
    (599, "now, async, task, after 0.1, and next, slept 0.15, sum 55, after 0.3"),
  ]

  @Test func `queues and tasks come on the simulated clock, in one order`() throws {
    let library = try build("Queues")
    for (seconds, words) in Self.expected {
      let output = try self.words(
        library, seconds == 0 ? "enable" : "enable; tick \(seconds)")
      #expect(output.contains("\"\(words)\""), "\(seconds): \(output)")
    }
    let outputs = try (0..<5).map { _ in try words(library, "enable; tick 0.35") }
    #expect(Set(outputs).count == 1)
    let hours = "enable; " + Array(repeating: "tick 600", count: 6).joined(separator: "; ")
    #expect(try words(library, hours + "; tick 2").contains("slept an hour"))
    let (report, _) = try Report.load(
      library, ["--scenario", "enable; tick 1", "--screen", "iphone-16"])
    #expect(report.notes == [])
  }

  @Test func `a task that yields for ever doesn't keep the clock from going on`() throws {
    let library = try build("Yields")
    #expect(try words(library, "enable; tick 0.05").contains("\"now\""))
    #expect(try words(library, "enable; tick 0.2").contains("\"after 0.1\""))
  }

  @Test func `timers are pumped on the real clock, and the report says so`() throws {
    let library = try build("Timers")
    #expect(try words(library, "enable; tick 2").contains("\"fired\""))
    let (report, outcome) = try Report.load(
      library, ["--scenario", "enable; tick 0.1; disable", "--screen", "iphone-16"])
    try #require(report.notes.count == 1)
    #expect(report.notes[0].hasPrefix("a Timer was used: it counts real time"))
    #expect(outcome.output.contains("Notes of the plugin's\n  a Timer was used"))
  }
}
