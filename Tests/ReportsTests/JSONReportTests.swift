import Conformance
import Foundation
import Reports
import Testing
import ViewTree

@Suite
struct JSONReportTests {
  private func object(_ results: [SuiteResult]) throws -> [String: Any] {
    let text = try JSONReport(results).text()
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func objects(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }

  @Test func `the top has what readers rely on`() throws {
    let report = try object([Samples.failed])
    #expect(
      report.keys.sorted() == [
        "cases", "exitCode", "findings", "navhost", "notTested", "notes", "plugin", "reason",
        "rules",
        "schemaVersion", "verdict",
      ])
    #expect(report["schemaVersion"] as? Int == 1)
    #expect(report["navhost"] as? String == Product.version)
    #expect(report["verdict"] as? String == "FAILED")
    #expect(report["exitCode"] as? Int == 1)
    #expect(report["reason"] is NSNull)
    #expect(report["notTested"] as? [String] == ["landscape was not tested"])
    #expect(report["notes"] as? [String] == ["orderBanner: is drawn late"])
    let plugin = try #require(report["plugin"] as? [String: Any])
    #expect(plugin["path"] as? String == "libbad.so")
    #expect(plugin["id"] as? String == "com.example.bad")
    #expect(plugin["name"] as? String == "Bad")
    #expect(plugin["version"] as? String == "1.2")
    #expect(plugin["language"] as? String == "swift")
    #expect(plugin["abi"] as? Int == 1)
  }

  @Test func `a finding has its views, its place and an explicit null for an unknown line`() throws
  {
    let findings = try objects(try object([Samples.failed])["findings"])
    try #require(findings.count == 2)
    #expect(
      findings[0].keys.sorted() == [
        "case", "cases", "direction", "message", "orientation", "output", "reproduce", "rule",
        "scenario", "screen", "severity", "source", "stack", "step", "views",
      ])
    #expect(findings[0]["source"] is NSNull)
    let source = try #require(findings[1]["source"] as? [String: Any])
    #expect(
      source.keys.sorted() == ["exactness", "file", "function", "line", "module", "offset"])
    #expect(source["file"] as? String == "Bad.swift")
    #expect(source["line"] as? Int == 12)
    #expect(source["function"] as? String == "startGuidance")
    #expect(source["exactness"] as? String == "exact")
    #expect(source["module"] is NSNull)
    #expect(findings[1]["severity"] as? String == "must")
    #expect(findings[1]["step"] as? String == "2: guide")
    #expect(findings[1]["cases"] as? Int == 3)
    let views = try objects(findings[1]["views"])
    #expect(views.map { $0["name"] as? String } == ["turnCard", "etaCard"])
    #expect(views[1]["rect"] as? [Double] == [0, 145, 393, 110])
  }

  @Test func `cases and rules carry why they were left out`() throws {
    let report = try object([Samples.failed])
    let cases = try objects(report["cases"])
    #expect(cases.map { $0["verdict"] as? String } == ["failed", "skipped"])
    #expect(cases[0]["detail"] is NSNull)
    #expect(cases[1]["detail"] as? String == "the map is too small")
    let rules = try objects(report["rules"])
    #expect(rules.map { $0["id"] as? String }.last == "prompt.shown")
    #expect(rules[0]["state"] as? String == "passed")
    #expect(rules[0]["source"] as? String == "doc")
    #expect(rules[0]["reason"] is NSNull)
    #expect(rules[2]["reason"] as? String == "no prompt was shown")
  }

  @Test func `several libraries stand under runs, and the worst verdict at the top`() throws {
    let report = try object([Samples.failed, Samples.notLoaded])
    #expect(
      report.keys.sorted() == ["exitCode", "navhost", "runs", "schemaVersion", "verdict"])
    #expect(report["verdict"] as? String == "NOT LOADED")
    #expect(report["exitCode"] as? Int == 3)
    let runs = try objects(report["runs"])
    #expect(runs.map { $0["exitCode"] as? Int } == [1, 3])
    #expect(runs[1]["reason"] as? String == "notes.txt is a text file")
  }

  @Test func `identical runs give identical bytes`() throws {
    let first = try JSONReport([Samples.failed, Samples.crashed]).text()
    let second = try JSONReport([Samples.failed, Samples.crashed]).text()
    #expect(first == second)
    #expect(first.hasSuffix("}\n"))
  }

  @Test func `numbers that JSON has no form for don't keep a report from being written`() throws {
    var result = Samples.failed
    result.findings[0].views = [
      ViewMention(
        name: "odd", rect: .init(x: .nan, y: .infinity, width: -.infinity, height: 1))
    ]
    let views = try objects(try objects(try object([result])["findings"])[0]["views"])
    let rect = try #require(views[0]["rect"] as? [Any])
    #expect(rect[0] as? String == "nan")
    #expect(rect[3] as? Double == 1)
  }
}
