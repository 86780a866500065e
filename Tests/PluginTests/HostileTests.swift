import Foundation
import TestSupport
import Testing

/// Plugins that crash, hang or exit: a verdict that names where, and nothing left behind.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"), .serialized)
struct HostileTests {
  private struct Case {
    let name: String
    let rule: String
    let place: String
  }

  private static let cases = [
    Case(name: "crash-in-start", rule: "process.crash", place: "startGuidance"),
    Case(name: "hang-in-start", rule: "process.hang", place: "startGuidance"),
    Case(name: "exit-in-start", rule: "process.exit", place: "startGuidance"),
    Case(name: "crash-in-constructor", rule: "process.crash", place: "opening the library"),
    Case(name: "hang-in-constructor", rule: "process.hang", place: "opening the library"),
    Case(name: "exit-in-constructor", rule: "process.exit", place: "opening the library"),
  ]

  @Test(arguments: cases.map(\.name)) func `it ends with code 4 and says where`(
    _ name: String
  ) throws {
    let expected = try #require(Self.cases.first { $0.name == name })
    let scratch = try ScratchFolder()
    // A name of its own, by which whatever it leaves behind can be found.
    let library = scratch.path("\(UUID().uuidString).so")
    try FileManager.default.copyItem(
      atPath: Project.root + "/.build/plugins/hostile/\(name).so", toPath: library)
    let (report, outcome) = try Report.load(library, ["--profile", "quick", "--timeout", "1"])
    #expect(outcome.exitCode == 4)
    #expect(outcome.lastLine == "CRASHED")
    #expect(report.brokenRules == [expected.rule])
    let finding = try #require(report.findings.first)
    #expect(finding.message.contains(expected.place), "\(finding.message)")
    if expected.place == "startGuidance" { #expect(finding.step.contains("guide")) }
    #expect(try processes(naming: library).isEmpty)
  }

  /// The processes whose command line or mapped files name a path.
  private func processes(naming path: String) throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return folders.filter { Int($0) != nil }.filter { id in
      ["cmdline", "maps"].contains { file in
        guard let data = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else {
          return false
        }
        return String(decoding: data, as: UTF8.self).contains(path)
      }
    }
  }
}
