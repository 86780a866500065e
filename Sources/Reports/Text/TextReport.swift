package import Conformance
import Rendering

/// A run as text for people: the findings, the gravest first, then what was and wasn't judged.
///
/// The last line is the verdict alone. The same result gives the same text.
package struct TextReport {
  private let result: SuiteResult

  package init(_ result: SuiteResult) { self.result = result }

  package var text: String {
    var lines = heading
    for finding in sortedFindings {
      lines.append("")
      lines += self.lines(of: finding)
    }
    for section in [caseLines, ruleLines, noteLines, notTestedLines] where !section.isEmpty {
      lines.append("")
      lines += section
    }
    lines.append("")
    lines.append(result.verdict.rawValue)
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let plugin = result.plugin
    var lines = ["\(Product.name) \(Product.version)", "plugin     \(plugin.path)"]
    let facts = [
      plugin.id, plugin.name.map { "\"\($0)\"" }, plugin.version.map { "version \($0)" },
      plugin.language, plugin.abi.map { "ABI \($0)" },
    ].compactMap(\.self)
    if !facts.isEmpty { lines.append("           \(facts.joined(separator: ", "))") }
    if let reason = result.reason { lines += ["", reason] }
    return lines
  }
}

// MARK: - Findings

extension TextReport {
  /// The gravest first; among equals, in the order in which they were seen.
  private var sortedFindings: [ReportedFinding] {
    [Severity.must, .should, .note].flatMap { severity in
      result.findings.filter { $0.severity == severity }
    }
  }

  private func lines(of finding: ReportedFinding) -> [String] {
    var lines = [
      "\(finding.severity.rawValue.uppercased())  \(finding.rule)  (\(finding.basis.origin))"
    ]
    lines += finding.message.split(separator: "\n").map { "  \($0)" }
    for (index, view) in finding.views.enumerated() {
      lines.append(Self.row(index == 0 ? "views" : "", "\(view.name) \(Self.text(view.rect))"))
    }
    // A plugin that fails while it is loaded has no place and no scenario.
    let place = [finding.screen, finding.orientation, finding.direction].filter { !$0.isEmpty }
    for (label, content) in [
      ("where", place.joined(separator: ", ")), ("scenario", finding.scenario),
      ("step", finding.step),
    ] where !content.isEmpty {
      lines.append(Self.row(label, content))
    }
    if let source = finding.source { lines.append(Self.row("source", source.text)) }
    if finding.cases > 1 {
      lines.append(Self.row("seen in", "\(finding.cases) cases, first in \(finding.caseID)"))
    }
    lines.append(Self.row("reproduce", finding.reproduce))
    return lines + stackLines(of: finding) + outputLines(of: finding)
  }

  /// The innermost frames: what is further out led there, and stands in the JSON report.
  private func stackLines(of finding: ReportedFinding) -> [String] {
    let limit = 12
    var lines = Array(finding.stack.prefix(limit))
    if finding.stack.count > limit {
      lines.append("(\(finding.stack.count - limit) lines more in the JSON report)")
    }
    return lines.enumerated().map { Self.row($0 == 0 ? "stack" : "", $1) }
  }

  /// The beginning of what the plugin wrote: a runtime's stack trace would bury the findings.
  private func outputLines(of finding: ReportedFinding) -> [String] {
    let limit = 8
    let output = finding.output.split(separator: "\n")
    var lines = output.prefix(limit).map { "| \($0)" }
    if output.count > limit {
      lines.append("(\(output.count - limit) lines more in the JSON report)")
    }
    return lines.enumerated().map { Self.row($0 == 0 ? "output" : "", $1) }
  }

  private static func row(_ label: String, _ content: String) -> String {
    "  \(label.padded(to: 11))\(content)"
  }

  private static func text(_ rect: [Double]) -> String {
    "[" + rect.map { Decimals.text($0) }.joined(separator: ", ") + "]"
  }
}

// MARK: - What was judged

extension TextReport {
  private var caseLines: [String] {
    guard !result.cases.isEmpty else { return [] }
    var lines = ["Cases      " + Self.counts(of: result.cases.map(\.verdict.word))]
    for outcome in result.cases where outcome.verdict.isWorthALine {
      let detail = outcome.verdict.detail.map { ": \($0)" } ?? ""
      lines.append("  \(outcome.id)  \(outcome.verdict.word)\(detail)")
    }
    return lines
  }

  private var ruleLines: [String] {
    guard !result.rules.isEmpty else { return [] }
    var lines = ["Rules      " + Self.counts(of: result.rules.map(\.state.word))]
    let width = result.rules.map(\.id.count).max() ?? 0
    for rule in result.rules {
      let id = rule.id.padded(to: width)
      let cases = "\(rule.cases) \(rule.cases == 1 ? "case" : "cases")"
      lines.append("  \(id)  \(rule.state.word): \(rule.state.reason ?? cases)")
    }
    return lines
  }

  private var noteLines: [String] {
    guard !result.notes.isEmpty else { return [] }
    return ["Notes of the plugin's"] + result.notes.map { "  \($0)" }
  }

  private var notTestedLines: [String] {
    guard !result.notTested.isEmpty else { return [] }
    return ["Not tested"] + result.notTested.map { "  \($0)" }
  }

  /// "3 passed, 1 failed": each word with its count, in the order of first appearance.
  private static func counts(of words: [String]) -> String {
    var seen: [String] = []
    for word in words where !seen.contains(word) { seen.append(word) }
    return seen.map { word in "\(words.count { $0 == word }) \(word)" }.joined(separator: ", ")
  }
}

extension RuleSource {
  /// Who asks for it, in words.
  package var origin: String {
    switch self {
    case .doc: "the document"
    case .house: "house rule"
    }
  }
}

extension CaseVerdict {
  /// Whether a case is told of one by one: it did not simply run to its end.
  fileprivate var isWorthALine: Bool {
    switch self {
    case .passed, .warned, .failed: false
    case .skipped, .crashed, .exited, .timedOut, .channelLost, .hostError, .notRun: true
    }
  }
}
