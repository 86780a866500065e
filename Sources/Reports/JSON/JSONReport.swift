package import Conformance

/// A run as JSON for programs.
///
/// Names and meanings stay within a ``schemaVersion``; fields may be added. Keys are sorted and
/// nothing depends on time or place, so that identical runs give identical bytes.
package struct JSONReport {
  package static let schemaVersion = 1

  private let results: [SuiteResult]

  /// - Parameter results: One for each library, in the order given. Several stand under `runs`.
  package init(_ results: [SuiteResult]) {
    precondition(!results.isEmpty, "A report needs at least one result.")
    self.results = results
  }

  package func text() throws -> String {
    if results.count == 1 { return try JSONText.of(Run(results[0])) }
    let verdict = Verdict.worst(of: results.map(\.verdict))
    return try JSONText.of(
      Runs(verdict: verdict, exitCode: verdict.exitCode, runs: results.map(Run.init)))
  }
}

// MARK: - The shape

extension JSONReport {
  private struct Runs: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var navhost = Product.version
    let verdict: Verdict
    let exitCode: Int32
    let runs: [Run]
  }

  private struct Run: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var navhost = Product.version
    let plugin: Plugin
    let verdict: Verdict
    let exitCode: Int32
    let reason: ExplicitNull<String>
    let cases: [Case]
    let rules: [RuleState]
    let findings: [Observation]
    let notTested: [String]
    let notes: [String]

    init(_ result: SuiteResult) {
      plugin = Plugin(result.plugin)
      verdict = result.verdict
      exitCode = result.verdict.exitCode
      reason = ExplicitNull(result.reason)
      cases = result.cases.map(Case.init)
      rules = result.rules.map(RuleState.init)
      findings = result.findings.map(Observation.init)
      notTested = result.notTested
      notes = result.notes
    }
  }

  private struct Plugin: Encodable {
    let path: String
    let id: ExplicitNull<String>
    let name: ExplicitNull<String>
    let abi: ExplicitNull<UInt32>
    let version: ExplicitNull<String>
    let language: ExplicitNull<String>

    init(_ plugin: PluginIdentity) {
      path = plugin.path
      id = ExplicitNull(plugin.id)
      name = ExplicitNull(plugin.name)
      abi = ExplicitNull(plugin.abi)
      version = ExplicitNull(plugin.version)
      language = ExplicitNull(plugin.language)
    }
  }

  private struct Case: Encodable {
    let id: String
    let screen: String
    let orientation: String
    let direction: String
    let scenario: String
    let verdict: String
    let detail: ExplicitNull<String>

    init(_ outcome: CaseOutcome) {
      id = outcome.id
      screen = outcome.screen
      orientation = outcome.orientation
      direction = outcome.direction
      scenario = outcome.scenario
      verdict = outcome.verdict.word
      detail = ExplicitNull(outcome.verdict.detail)
    }
  }

  private struct RuleState: Encodable {
    let id: String
    let severity: Severity
    let source: RuleSource
    let state: String
    let reason: ExplicitNull<String>
    let cases: Int

    init(_ outcome: RuleOutcome) {
      id = outcome.id
      severity = outcome.severity
      source = outcome.source
      state = outcome.state.word
      reason = ExplicitNull(outcome.state.reason)
      cases = outcome.cases
    }
  }

  /// A line of the plugin's; without debug information a place in its library.
  private struct Place: Encodable {
    let file: ExplicitNull<String>
    let line: ExplicitNull<Int>
    let function: ExplicitNull<String>
    let exactness: SourceLine.Exactness
    let module: ExplicitNull<String>
    let offset: ExplicitNull<UInt64>

    init(_ source: SourceLine) {
      file = ExplicitNull(source.file)
      line = ExplicitNull(source.line)
      function = ExplicitNull(source.function)
      exactness = source.exactness
      module = ExplicitNull(source.module)
      offset = ExplicitNull(source.offset)
    }
  }

  /// A finding; its `source` is the plugin's line, while that of a rule is who asks for it.
  private struct Observation: Encodable {
    let rule: String
    let severity: Severity
    let message: String
    let screen: String
    let direction: String
    let orientation: String
    let scenario: String
    let step: String
    let views: [ViewMention]
    let source: ExplicitNull<Place>
    let reproduce: String
    let `case`: String
    let cases: Int
    let output: String
    let stack: [String]

    init(_ finding: ReportedFinding) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      screen = finding.screen
      direction = finding.direction
      orientation = finding.orientation
      scenario = finding.scenario
      step = finding.step
      views = finding.views
      source = ExplicitNull(finding.source.map(Place.init))
      reproduce = finding.reproduce
      `case` = finding.caseID
      cases = finding.cases
      output = finding.output
      stack = finding.stack
    }
  }
}
