import Foundation
import TestSupport

/// A JSON report as its readers see it, and the run that wrote it.
struct Report: Decodable {
  struct Finding: Decodable {
    struct View: Decodable {
      let name: String
      let rect: [Double]
    }

    struct Source: Decodable {
      let file: String?
      let line: Int?
      let function: String?
      let exactness: String
      let module: String?
      let offset: UInt64?

      /// "FILE:LINE"; nil without a line.
      var place: String? { file.flatMap { file in line.map { "\(file):\($0)" } } }
    }

    let rule: String
    let severity: String
    let message: String
    let screen: String
    let direction: String
    let scenario: String
    let step: String
    let views: [View]
    let source: Source?
    let reproduce: String
    let stack: [String]
  }

  struct Rule: Decodable {
    let id: String
    let severity: String
    let state: String
    let reason: String?
    let cases: Int
  }

  struct Case: Decodable {
    let id: String
    let verdict: String
    let detail: String?
  }

  struct Plugin: Decodable {
    let path: String
    let id: String?
    let name: String?
    let abi: Int?
  }

  let schemaVersion: Int
  let navhost: String
  let plugin: Plugin
  let verdict: String
  let exitCode: Int32
  let cases: [Case]
  let rules: [Rule]
  let findings: [Finding]
  let notes: [String]
  let notTested: [String]
  let reason: String?

  /// The rules of the findings, each once.
  var brokenRules: [String] { Set(findings.map(\.rule)).sorted() }

  /// Loads a library and reads the report.
  static func load(
    _ library: String, _ options: [String] = [], folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> (report: Report, outcome: Command.Outcome) {
    let scratch = try ScratchFolder()
    let path = scratch.path("report.json")
    let outcome = try Command.run(
      Project.navhost, ["load", library, "--report", "json=\(path)"] + options, folder: folder,
      environment: environment)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return (try JSONDecoder().decode(Report.self, from: data), outcome)
  }
}
