import Foundation
import TestSupport
import Testing

/// A plugin on the phone's map, in a session with a car's.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct CarTests {
  private let scratch: ScratchFolder
  private let library: String

  init() throws {
    scratch = try ScratchFolder()
    library = scratch.path("car-delegate.so")
    let compiled = try Command.run(
      "/usr/bin/cc",
      [
        "-std=c11", "-fPIC", "-shared", "-fvisibility=hidden", "-Wall", "-Wextra", "-Werror",
        "-I", Project.root + "/Sources/CNavhostABI/include",
        "-I", Project.root + "/Plugins/Violations/base",
        Project.root + "/Tests/Fixtures/plugins/car-delegate.c", "-o", library,
      ])
    try #require(compiled.exitCode == 0, "\(compiled.errors)")
  }

  @Test func `a delegate for the car's map is refused, and that is the only finding`() throws {
    let (report, outcome) = try Report.load(
      library,
      [
        "--scenario",
        "enable; car 800x480; guide; settle; car-insets 0,148,0,0; prompt 96; settle; car off; "
          + "hide-prompt; settle; disable; settle",
        "--fail-on", "note",
      ])
    #expect(outcome.exitCode == 1)
    #expect(report.brokenRules == ["delegate.set-before-enable"])
    #expect(
      report.findings.allSatisfy {
        $0.message.contains("a map on a car's screen has no layout delegate")
      })
    #expect(report.notes == ["a car's screen, code 2"])
    let again = try Command.run("/bin/sh", ["-c", try #require(report.findings.first).reproduce])
    #expect(again.exitCode == 1 && again.output.contains("delegate.set-before-enable"))
  }

  @Test func `the phone's picture is the same with and without a car`() throws {
    func phone(_ scenario: String) throws -> String {
      let outcome = try Command.run(Project.navhost, ["snapshot", library, "--scenario", scenario])
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      return outcome.output
    }
    let alone = try phone("enable; guide; settle; prompt 96; settle; snapshot now")
    let both = try phone(
      "enable; car 459x240; guide; car-insets 44,0,0,148; settle; prompt 96; settle; snapshot now")
    #expect(both.hasPrefix(alone + "\n# now car\n459 x 240 points"), "\(both)")
  }

  @Test func `a choice is in the command that shows a finding again`() throws {
    let violation = Project.root + "/.build/plugins/violations/prompt.shown.so"
    let (report, _) = try Report.load(
      violation,
      [
        "--profile", "quick", "--choice", "prompt-on-stop=hidden-before", "--choice",
        "same-size=calls",
      ])
    let command = try #require(report.findings.first).reproduce
    #expect(
      command.contains("choice prompt-on-stop hidden-before; choice same-size calls; enable"),
      "\(command)")
    #expect(try Command.run("/bin/sh", ["-c", command]).exitCode == 1)
  }
}
