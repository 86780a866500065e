import Conformance
import ViewTree

/// Results as the suite hands them to reports.
enum Samples {
  static var identity: PluginIdentity {
    var plugin = PluginIdentity(path: "libbad.so")
    plugin.id = "com.example.bad"
    plugin.name = "Bad"
    plugin.version = "1.2"
    plugin.language = "swift"
    plugin.abi = 1
    return plugin
  }

  static let advice = ReportedFinding(
    rule: "cleanup.start-guidance", severity: .should, basis: .doc,
    message: "compass is still attached", screen: "iphone-16", orientation: "portrait",
    direction: "rtl", scenario: "enable; guide; settle", step: "2: guide",
    views: [ViewMention(name: "compass", rect: Rect(x: 345, y: 694.333333, width: 48, height: 48))],
    reproduce: "navhost load libbad.so --case tour/iphone-16/portrait/rtl",
    caseID: "tour/iphone-16/portrait/rtl")

  static let breach = ReportedFinding(
    rule: "overlap.provided", severity: .must, basis: .doc,
    message: "turnCard and etaCard share 393 x 10 points", screen: "iphone-16",
    orientation: "portrait", direction: "ltr", scenario: "enable; guide; settle", step: "2: guide",
    views: [
      ViewMention(name: "turnCard", rect: Rect(x: 0, y: 0, width: 393, height: 155)),
      ViewMention(name: "etaCard", rect: Rect(x: 0, y: 145, width: 393, height: 110)),
    ],
    source: SourceLine(
      file: "Bad.swift", line: 12, function: "startGuidance", exactness: .exact),
    reproduce: "navhost load libbad.so --case tour/iphone-16/portrait/ltr",
    caseID: "tour/iphone-16/portrait/ltr", cases: 3)

  static var failed: SuiteResult {
    var result = SuiteResult(plugin: identity, verdict: .failed)
    result.cases = [
      outcome("tour/iphone-16/portrait/ltr", "ltr", .failed),
      outcome("tour/iphone-16/portrait/rtl", "rtl", .skipped("the map is too small")),
    ]
    result.rules = [
      RuleOutcome(
        id: "required.attached", severity: .must, source: .doc, state: .passed, cases: 1),
      RuleOutcome(
        id: "overlap.provided", severity: .must, source: .doc, state: .failed, cases: 1),
      RuleOutcome(
        id: "prompt.shown", severity: .must, source: .doc, state: .skipped("no prompt was shown"),
        cases: 0),
    ]
    result.findings = [advice, breach]
    result.notTested = ["landscape was not tested"]
    result.notes = ["orderBanner: is drawn late"]
    return result
  }

  static let notLoaded = SuiteResult(
    plugin: PluginIdentity(path: "notes.txt"), verdict: .notLoaded,
    reason: "notes.txt is a text file")

  /// A library that crashes while it is opened: there is no place, and no case.
  static var crashed: SuiteResult {
    var result = SuiteResult(plugin: PluginIdentity(path: "libcrash.so"), verdict: .crashed)
    result.findings = [
      ReportedFinding(
        rule: "process.crash", severity: .must, basis: .house,
        message: "the plugin crashed with SIGSEGV in opening the library", screen: "",
        orientation: "", direction: "", scenario: "", step: "opening the library", views: [],
        reproduce: "navhost load libcrash.so", caseID: "load", output: "one\ntwo\n")
    ]
    return result
  }

  private static func outcome(_ id: String, _ direction: String, _ verdict: CaseVerdict)
    -> CaseOutcome
  {
    CaseOutcome(
      id: id, screen: "iphone-16", orientation: "portrait", direction: direction,
      scenario: "enable; guide; settle", verdict: verdict)
  }
}
