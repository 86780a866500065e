import Foundation
import TestSupport
import Testing

/// A Swift delegate that drives its own session, from end to end.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct SessionTests {
  private let scratch: ScratchFolder
  private let library: String

  init() throws {
    scratch = try ScratchFolder()
    library = scratch.path("session.so")
    let source = Project.root + "/Tests/Fixtures/session/Delegate.swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
  }

  private func words(_ scenario: String) throws -> String {
    let outcome = try Command.run(Project.navhost, ["snapshot", library, "--scenario", scenario])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `it asks for terms, sets a destination, guides, and ends it inside a callback`() throws
  {
    let output = try words(
      "route off; enable; tick 0.2; tap-recenter; tick 0.1; prompt 96; tick 0.1; hide-prompt")
    // `wanted` comes before the callback that it sets off: that waits for the outermost call.
    #expect(
      output.contains(
        "ready, terms true, added true false, route true, wanted true, guiding, recenter true, "
          + "will, show, cleared true, stopped"), "\(output)")
    #expect(output.contains("camera following north-up"))
  }

  @Test func `without terms there is no navigator`() throws {
    let output = try words("enable; tick 0.2; terms off; disable; enable; tick 0.2")
    #expect(output.contains("guiding"))
    #expect(!output.contains("terms false"))
    let (report, _) = try Report.load(
      library,
      [
        "--scenario", "enable; guide; tick 0.2; prompt 96; hide-prompt; disable", "--screen",
        "iphone-16", "--rule", "legacy.api",
      ])
    // The method that the listener leaves out is no use of the slot-based API.
    #expect(
      report.findings.map { $0.message.prefix { $0 != " " } } == ["navigatorWillPresentPrompt(_:)"])
  }
}
