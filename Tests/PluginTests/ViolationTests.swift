import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Project.isBuilt, "run `make build` first: the violations are built by it"))
struct ViolationTests {
  static let violations = Project.plugins("violations")

  static func rule(of library: String) -> String {
    String(URL(fileURLWithPath: library).lastPathComponent.dropLast(".so".count))
  }

  /// Those that are broken by how a process ends, not by what is seen in it.
  static let endings: Set = ["process.crash", "process.exit", "process.hang"]

  static func expectedCode(_ rule: String) -> Int32 { endings.contains(rule) ? 4 : 1 }

  @Test func `each delegate rule has a delegate that breaks it`() throws {
    let outcome = try Command.run(Project.navhost, ["rules", "--json"])
    let data = Data(outcome.output.utf8)
    let listed = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let ids = listed.compactMap { $0["id"] as? String }.filter { !$0.hasPrefix("host.") }
    #expect(ids.sorted() == Self.violations.map(Self.rule).sorted())
  }

  @Test(arguments: violations) func `a violation is caught by its rule alone`(
    _ library: String
  ) throws {
    let rule = Self.rule(of: library)
    let (report, outcome) = try Report.load(
      library, ["--fail-on", "note", "--timeout", "1"])
    #expect(report.brokenRules == [rule], "\(report.findings.map { "\($0.rule): \($0.message)" })")
    #expect(outcome.exitCode == Self.expectedCode(rule))
    #expect(report.exitCode == outcome.exitCode)
  }

  @Test(arguments: violations) func `its name has nothing to do with it`(
    _ library: String
  ) throws {
    let rule = Self.rule(of: library)
    let scratch = try ScratchFolder()
    let copy = scratch.path("another name.so")
    try FileManager.default.copyItem(atPath: library, toPath: copy)
    let (report, outcome) = try Report.load(
      copy, ["--profile", "quick", "--fail-on", "note", "--timeout", "1"])
    #expect(report.brokenRules == [rule])
    #expect(outcome.exitCode == Self.expectedCode(rule))
  }

  @Test(
    arguments: violations.filter { !endings.contains(rule(of: $0)) })
  func `the command that a finding gives shows it again`(_ library: String) throws {
    let (report, _) = try Report.load(
      library, ["--profile", "quick", "--fail-on", "note", "--text-size", "XL"])
    let finding = try #require(report.findings.first)
    let outcome = try Command.run("/bin/sh", ["-c", finding.reproduce])
    #expect(outcome.exitCode == 1, "\(finding.reproduce)\n\(outcome.output)")
    #expect(outcome.output.contains(finding.rule))
  }
}
