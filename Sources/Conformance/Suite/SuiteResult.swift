/// How one case ended.
package enum CaseVerdict: Hashable, Sendable {
  case passed
  case warned
  case failed
  case skipped(String)
  case crashed(String)
  case exited(Int32)
  case timedOut(String)
  case channelLost(String)
  case hostError(String)
  case notRun(String)

  /// The verdict in one word, as it stands in reports.
  package var word: String {
    switch self {
    case .passed: "passed"
    case .warned: "warned"
    case .failed: "failed"
    case .skipped: "skipped"
    case .crashed: "crashed"
    case .exited: "exited"
    case .timedOut: "timed out"
    case .channelLost: "channel lost"
    case .hostError: "host error"
    case .notRun: "not run"
    }
  }

  /// What there is to say beside the word.
  package var detail: String? {
    switch self {
    case .passed, .warned, .failed: nil
    case .skipped(let reason), .notRun(let reason): reason
    case .crashed(let signal): signal
    case .exited(let code): "exit code \(code)"
    case .timedOut(let phase): phase
    case .channelLost(let fault): fault
    case .hostError(let text): text
    }
  }
}

/// A finding as reports show it: with where it was seen, and how to see it again.
package struct ReportedFinding: Hashable, Sendable, Codable {
  package var rule: String
  package var severity: Severity
  package var basis: RuleSource
  package var message: String
  package var screen: String
  package var orientation: String
  package var direction: String

  /// The scenario in one line, and the step of it: "4: prompt 96".
  package var scenario: String
  package var step: String
  package var views: [ViewMention]

  /// The line of the plugin's that caused it; nil where that isn't known.
  package var source: SourceLine?

  /// A command that reproduces just this.
  package var reproduce: String

  /// The case in which it was seen first, and in how many in all.
  package var caseID: String
  package var cases: Int

  /// What the plugin wrote in that case; empty unless the process ended badly.
  package var output: String

  /// Where its threads were then: "thread 1", and below it its frames with two spaces before them.
  package var stack: [String]

  package init(
    rule: String, severity: Severity, basis: RuleSource, message: String, screen: String,
    orientation: String, direction: String, scenario: String, step: String,
    views: [ViewMention], source: SourceLine? = nil, reproduce: String, caseID: String,
    cases: Int = 1, output: String = "", stack: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.basis = basis
    self.message = message
    self.screen = screen
    self.orientation = orientation
    self.direction = direction
    self.scenario = scenario
    self.step = step
    self.views = views
    self.source = source
    self.reproduce = reproduce
    self.caseID = caseID
    self.cases = cases
    self.output = output
    self.stack = stack
  }
}

/// One case that was (or was not) run.
package struct CaseOutcome: Hashable, Sendable {
  package let id: String
  package let screen: String
  package let orientation: String
  package let direction: String
  package let scenario: String
  package let verdict: CaseVerdict

  package init(
    id: String, screen: String, orientation: String, direction: String, scenario: String,
    verdict: CaseVerdict
  ) {
    self.id = id
    self.screen = screen
    self.orientation = orientation
    self.direction = direction
    self.scenario = scenario
    self.verdict = verdict
  }
}

/// What a rule came to over all cases.
package struct RuleOutcome: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case passed
    case failed
    case warned
    case skipped(String)
    case notRun(String)

    package var word: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .warned: "warned"
      case .skipped: "skipped"
      case .notRun: "not run"
      }
    }

    package var reason: String? {
      switch self {
      case .skipped(let reason), .notRun(let reason): reason
      default: nil
      }
    }
  }

  package let id: String
  package let severity: Severity
  package let source: RuleSource
  package let state: State

  /// In how many cases it was judged.
  package let cases: Int

  package init(
    id: String, severity: Severity, source: RuleSource, state: State, cases: Int
  ) {
    self.id = id
    self.severity = severity
    self.source = source
    self.state = state
    self.cases = cases
  }
}

/// Who a plugin says it is.
package struct PluginIdentity: Hashable, Sendable, Codable {
  package var path: String
  package var id: String?
  package var name: String?
  package var version: String?
  package var language: String?

  /// The version of the ABI that was agreed on.
  package var abi: UInt32?

  package init(path: String) { self.path = path }
}

/// All that a run found out about one plugin.
package struct SuiteResult: Hashable, Sendable {
  package var plugin: PluginIdentity
  package var verdict: Verdict

  /// Why it was not loaded, or what is wrong with navhost or its environment: one sentence.
  package var reason: String?
  package var cases: [CaseOutcome] = []
  package var rules: [RuleOutcome] = []
  package var findings: [ReportedFinding] = []

  /// What was left out on request or by what the plugin declares, a sentence each.
  package var notTested: [String] = []

  /// The plugin's own remarks, each once, in the order in which they came first.
  package var notes: [String] = []

  package init(plugin: PluginIdentity, verdict: Verdict, reason: String? = nil) {
    self.plugin = plugin
    self.verdict = verdict
    self.reason = reason
  }
}
