import TestSupport
import Testing

@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct BuiltInTests {
  @Test func `the built-in layout has no finding on any screen`() throws {
    let (report, outcome) = try Report.load("--builtin", ["--fail-on", "note"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "CONFORMANT")
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    for rule in report.rules where rule.id != "overlap.custom" {
      #expect(rule.state == "passed" && rule.cases > 0, "\(rule.id)")
    }
  }
}
