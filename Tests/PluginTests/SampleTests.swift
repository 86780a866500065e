import TestSupport
import Testing

@Suite(.enabled(if: Project.isBuilt, "run `make build` first: the samples are built by it"))
struct SampleTests {
  static let samples = Project.plugins("samples")

  @Test func `there are samples in Swift and in C`() {
    #expect(Self.samples.count >= 2)
  }

  @Test(arguments: samples) func `a sample keeps every rule`(_ library: String) throws {
    let (report, outcome) = try Report.load(library, ["--fail-on", "note"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "CONFORMANT")
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    for rule in report.rules {
      let isJudged = rule.state == "passed" && rule.cases > 0
      let isExplained = rule.state == "skipped" && rule.reason?.isEmpty == false
      #expect(isJudged || isExplained, "\(rule.id) is \(rule.state) in \(rule.cases) cases")
    }
  }

  @Test(arguments: samples) func `a sample attaches all that guidance provides`(
    _ library: String
  ) throws {
    let outcome = try Command.run(
      Project.navhost,
      [
        "snapshot", library, "--scenario",
        "buttons compass,reporting,unknown; enable; guide; speed both; settle", "--screen",
        "iphone-16", "--format", "text",
      ])
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    for name in [
      "turnCard", "etaCard", "tripProgressBar", "speedWidget", "googleLogo", "viewport", "compass",
      "reporting", "button99",
    ] {
      #expect(lines.contains { $0.hasPrefix(name) }, "\(name) is missing:\n\(outcome.output)")
    }
    #expect(outcome.output.contains("\""), "no label of a business view:\n\(outcome.output)")
  }
}
