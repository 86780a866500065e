import NavigationSim
import PluginHost
import Workers

/// Adds up what cases came to, and makes the verdict of it.
struct SuiteTally {
  private let options: SuiteOptions
  private let plan: CasePlan
  private let path: String
  private let program: String
  private let rules: [Rule]
  private var cases: [CaseOutcome] = []
  private var findings: [ReportedFinding] = []
  private var places: [FindingKey: Int] = [:]
  private var judged: [String: Int] = [:]
  private var skipped: [String: String] = [:]
  private var notes: [String] = []
  private var reasonNotLoaded: String?
  private var hostError: String?

  /// A plugin may remark on every frame; a reader wants the first few.
  private static let mostNotes = 100

  /// By what a finding is the same in another case.
  private struct FindingKey: Hashable {
    let rule: String
    let severity: Severity
    let views: [String]
    var message: String
  }

  init(options: SuiteOptions, plan: CasePlan, path: String, program: String) {
    self.options = options
    self.plan = plan
    self.path = path
    self.program = program
    rules = Rule.all.filter { Self.isWanted($0.id, options) }
  }

  /// Whether a rule, or its area, was asked for and not left out.
  private static func isWanted(_ id: String, _ options: SuiteOptions) -> Bool {
    func matches(_ name: String) -> Bool { id == name || id.hasPrefix(name + ".") }
    return (options.rules.isEmpty || options.rules.contains(where: matches))
      && !options.skippedRules.contains(where: matches)
  }

  // MARK: - Loading

  /// Takes what came of loading.
  ///
  /// - Returns: The finished result when no case can be run.
  mutating func preparation(
    _ report: PreparationReport, _ note: PluginNote, _ result: inout SuiteResult
  ) -> SuiteResult? {
    let phase = report.phase ?? "loading"
    switch report.preparation {
    case .ready(let payload, _):
      guard let message = Wire.decode(PreparationMessage.self, from: payload) else {
        hostError = "the worker's answer could not be read"
        return finish(result)
      }
      identify(message, &result)
      guard message.id == note.id, message.oldest == note.oldest, message.newest == note.newest,
        message.language == note.language
      else {
        reasonNotLoaded =
          "\(path): its note says \(note.id) (\(note.language)), ABI \(note.oldest) to "
          + "\(note.newest), but navhost_negotiate answers \(message.id) (\(message.language)), "
          + "ABI \(message.oldest) to \(message.newest); both must agree"
        return finish(result)
      }
      missing = message.missing
      for found in message.findings { add(found) }
      return nil
    case .failed(let payload):
      let message = Wire.decode(PreparationMessage.self, from: payload)
      let failure = message?.failure ?? "the worker could not load it"
      if message?.isHostFault == true { hostError = failure } else { reasonNotLoaded = failure }
    case .crashed(let signal):
      addEnding("process.crash", Self.deed(signal), phase, report)
    case .exited(let code):
      addEnding("process.exit", "ended the process with exit code \(code)", phase, report)
    case .timedOut:
      addEnding("process.hang", "did not return", phase, report)
    case .channelLost:
      addEnding("process.exit", "closed the channel to navhost", phase, report)
    case .workerFailed(let failure):
      hostError = failure.description
    }
    return finish(result)
  }

  mutating func identify(_ message: PreparationMessage, _ result: inout SuiteResult) {
    if !message.id.isEmpty { result.plugin.id = message.id }
    if !message.language.isEmpty { result.plugin.language = message.language }
    if !message.name.isEmpty { result.plugin.name = message.name }
    if !message.delegateVersion.isEmpty { result.plugin.version = message.delegateVersion }
    if message.chosen > 0 { result.plugin.abi = message.chosen }
  }

  mutating func refuse(_ reason: String) { reasonNotLoaded = reason }

  /// A bad end while the library was loaded: there is no case yet.
  private mutating func addEnding(
    _ rule: String, _ deed: String, _ phase: String, _ report: PreparationReport
  ) {
    findings.append(
      ReportedFinding(
        rule: rule, severity: .must, basis: .house,
        message: "the plugin \(deed) in \(phase)", screen: "", orientation: "", direction: "",
        scenario: "", step: phase, views: [], source: SourceLine(report.stacks.first)?.relative(),
        reproduce: "\(program) load \(Self.quoted(path))", caseID: "load",
        output: Self.text(report.output), stack: Self.lines(of: report.stacks)))
    judged[rule, default: 0] += 1
    isCrashed = true
  }

  private var isCrashed = false

  /// What of the sandbox this machine has no means for.
  private var missing: [String] = []

  /// What the plugin did to the process while it was loaded, or at the end of a case's process.
  private mutating func add(_ found: LoadFinding, of planned: PlannedCase? = nil) {
    let finding = found.finding
    guard rules.contains(where: { $0.id == finding.rule }) else { return }
    let again = planned.map {
      reproduce($0, through: $0.scenario.steps.count - 1, rule: finding.rule)
    }
    findings.append(
      ReportedFinding(
        rule: finding.rule, severity: finding.severity, basis: .house, message: finding.message,
        screen: planned?.screenName ?? "", orientation: planned?.orientation.rawValue ?? "",
        direction: planned?.directionName ?? "", scenario: planned?.scenario.text ?? "",
        step: found.phase, views: [],
        reproduce: again
          ?? "\(program) load \(Self.quoted(path)) --rule \(finding.rule)",
        caseID: planned?.id ?? "load"))
  }

  private static func deed(_ code: Int32) -> String {
    "ended the process with exit code \(code)"
  }

  /// What the plugin did, as a part of a sentence.
  static func deed(_ signal: Signal) -> String {
    switch signal.cause {
    case .exception: "let an exception out of a function of the C interface (\(signal.name))"
    case .outOfMemory: "ran out of memory (\(signal.name))"
    case .stackOverflow, nil: "crashed with \(signal.description)"
    }
  }

  // MARK: - Cases

  /// Takes what came of asking for a case.
  mutating func add(_ answer: CaseAnswer, of planned: PlannedCase) -> Decision {
    switch answer {
    case .finished(let finished): return add(finished, of: planned)
    case .fault(let fault):
      add(fault: fault, of: planned)
      return .go
    case .notRun:
      skip(planned)
      return .stop
    }
  }

  /// Takes what came of a case.
  mutating func add(_ finished: FinishedCase, of planned: PlannedCase) -> Decision {
    switch finished.ending {
    case .completed(let reply): add(reply, of: planned)
    case .crashed(let deed, let signal):
      addEnding("process.crash", deed, planned, finished)
      record(planned, .crashed(signal))
    case .exited(let code):
      addEnding("process.exit", Self.deed(code), planned, finished)
      record(planned, .exited(code))
    case .timedOut:
      addEnding("process.hang", "did not return", planned, finished)
      record(planned, .timedOut(finished.phase))
      return .stop
    case .channelLost:
      addEnding("process.exit", "closed the channel to navhost", planned, finished)
      record(planned, .channelLost(finished.phase))
    }
    return .go
  }

  /// Takes what came of a case's scenario once more, in a process that ended as a program ends.
  ///
  /// What is not of its exit has been told before.
  mutating func addExit(_ result: CaseResult, of planned: PlannedCase) -> Decision {
    let isOfExit = result.phase == ExitDeeds.phase
    let finished = FinishedCase(planned.id, result)
    switch result.ending {
    case .completed:
      let told = result.messages.first.flatMap { Wire.decode(CaseReply.self, from: $0) }
      let hasLeft = told?.findings.contains { $0.rule == Rule.processHygiene.id } ?? false
      let deeds = ExitDeeds(result.messages.last ?? [])
      let found = deeds.findings(leftoverProcesses: hasLeft ? 0 : result.leftoverProcesses)
      for finding in found {
        add(LoadFinding(finding: finding, phase: ExitDeeds.phase), of: planned)
      }
    case .crashed(let signal) where isOfExit:
      addEnding("process.crash", Self.deed(signal), planned, finished)
    case .exited(let code) where isOfExit:
      addEnding("process.exit", "ended the process with exit code \(code)", planned, finished)
    case .timedOut where isOfExit:
      addEnding("process.hang", "did not return", planned, finished)
    case .channelLost where isOfExit:
      addEnding("process.exit", "closed the channel to navhost", planned, finished)
    case .workerFailed(let failure): hostError = hostError ?? failure.description
    case .crashed, .exited, .timedOut, .channelLost, .notRun: break
    }
    return .go
  }

  /// Takes what the first cases of a plan came to in an earlier run.
  ///
  /// - Returns: The cases that are still to be run: none after one that did not return, as then.
  mutating func add(_ earlier: [FinishedCase], of plan: CasePlan) -> ArraySlice<PlannedCase> {
    for (index, finished) in earlier.enumerated() {
      guard add(finished, of: plan.cases[index]) == .stop else { continue }
      for planned in plan.cases[(index + 1)...] { skip(planned) }
      return []
    }
    return plan.cases.dropFirst(earlier.count)
  }

  /// Takes a case that could not be run, by no fault of the plugin's.
  mutating func add(fault: String, of planned: PlannedCase) {
    hostError = fault
    record(planned, .hostError(fault))
  }

  /// Takes a case that was not run any more.
  mutating func skip(_ planned: PlannedCase) {
    record(planned, .notRun("an earlier case did not return"))
  }

  /// The cases in which findings were seen first whose lines aren't known, each once.
  var casesWithoutSources: [PlannedCase] {
    // Stacks have told of these what can be told; they would only end badly again.
    let told = [Rule.processCrash.id, Rule.processHang.id]
    let wanted = Set(
      findings.filter { $0.source == nil && !told.contains($0.rule) }.map(\.caseID))
    return plan.cases.filter { wanted.contains($0.id) }
  }

  /// Takes the lines that findings of a case blame, from the case run once more.
  ///
  /// What that didn't show again stays without.
  mutating func addSources(_ result: CaseResult, of planned: PlannedCase) {
    guard let bytes = result.messages.first,
      let reply = Wire.decode(CaseReply.self, from: bytes)
    else { return }
    for finding in reply.findings {
      var key = Self.key(of: finding)
      if case .exited(let code) = result.ending {
        key.message = "\(Self.deed(code)) in \(result.phase ?? "the case")"
      }
      guard let source = finding.source, let place = places[key],
        findings[place].source == nil, findings[place].caseID == planned.id
      else { continue }
      findings[place].source = source.relative()
    }
  }

  /// Takes a case's own report.
  private mutating func add(_ reply: CaseReply, of planned: PlannedCase) {
    let wanted = Set(rules.map(\.id))
    for rule in reply.judged where wanted.contains(rule) { judged[rule, default: 0] += 1 }
    for note in reply.notes where !notes.contains(note) && notes.count < Self.mostNotes {
      notes.append(note)
    }
    for (rule, reason) in reply.skipped where skipped[rule] == nil { skipped[rule] = reason }
    if let refusal = reply.refusal { reasonNotLoaded = reasonNotLoaded ?? refusal }
    var verdict = reply.refusal.map(CaseVerdict.notRun) ?? .passed
    for finding in reply.findings where wanted.contains(finding.rule) {
      add(finding, of: planned)
      if options.failOn.fails(finding.severity), reply.refusal == nil {
        verdict = .failed
      } else if verdict == .passed {
        verdict = .warned
      }
    }
    record(planned, verdict)
  }

  private mutating func record(_ planned: PlannedCase, _ verdict: CaseVerdict) {
    cases.append(
      CaseOutcome(
        id: planned.id, screen: planned.screenName, orientation: planned.orientation.rawValue,
        direction: planned.directionName, scenario: planned.scenario.text, verdict: verdict))
  }

  private static func key(of finding: WireFinding) -> FindingKey {
    FindingKey(
      rule: finding.rule, severity: finding.severity, views: finding.views.map(\.name),
      message: finding.views.isEmpty ? finding.kindOfMessage : "")
  }

  private mutating func add(_ finding: WireFinding, of planned: PlannedCase) {
    let key = Self.key(of: finding)
    if let known = places[key] {
      findings[known].cases += 1
      return
    }
    places[key] = findings.count
    let step = planned.scenario.steps[finding.step]
    findings.append(
      ReportedFinding(
        rule: finding.rule, severity: finding.severity,
        basis: rules.first { $0.id == finding.rule }?.source ?? .house, message: finding.message,
        screen: planned.screenName, orientation: planned.orientation.rawValue,
        direction: planned.directionName, scenario: planned.scenario.text,
        step: "\(finding.step + 1): \(step)", views: finding.views,
        reproduce: reproduce(planned, through: finding.step, rule: finding.rule),
        caseID: planned.id))
  }

  private mutating func addEnding(
    _ rule: String, _ deed: String, _ planned: PlannedCase, _ finished: FinishedCase
  ) {
    let phase = finished.phase
    isCrashed = true
    guard rules.contains(where: { $0.id == rule }) else { return }
    judged[rule, default: 0] += 1
    let key = FindingKey(rule: rule, severity: .must, views: [], message: "\(deed) in \(phase)")
    if let known = places[key] {
      findings[known].cases += 1
      return
    }
    places[key] = findings.count
    findings.append(
      ReportedFinding(
        rule: rule, severity: .must, basis: .house, message: "the plugin \(deed) in \(phase)",
        screen: planned.screenName, orientation: planned.orientation.rawValue,
        direction: planned.directionName, scenario: planned.scenario.text, step: phase, views: [],
        source: finished.source,
        reproduce: reproduce(planned, through: planned.scenario.steps.count - 1, rule: nil),
        caseID: planned.id, output: finished.output, stack: finished.stack))
  }

  // MARK: - Words

  /// A command that shows the same finding again: the scenario as far as it matters.
  private func reproduce(_ planned: PlannedCase, through step: Int, rule: String?) -> String {
    let scenario = Scenario(steps: Array(planned.scenario.steps.prefix(step + 1)))
    var words = [
      program, "load", Self.quoted(path), "--scenario", Self.quoted(scenario.text), "--screen",
      Self.quoted(planned.screenName), "--orientation", planned.orientation.rawValue,
      "--direction", planned.directionName,
    ]
    if options.textSize != .standard { words += ["--text-size", options.textSize.rawValue] }
    if let values = options.valuesPath { words += ["--values", Self.quoted(values)] }
    words += Self.words(of: options.sandbox)
    if let rule { words += ["--rule", rule] }
    if options.failOn != .must { words += ["--fail-on", options.failOn.rawValue] }
    return words.joined(separator: " ")
  }

  /// The options that open a sandbox as far as this one is.
  private static func words(of sandbox: Sandbox) -> [String] {
    var parts: [String] = []
    if sandbox.allowsNetwork { parts.append("net") }
    if sandbox.allowsPrograms { parts.append("exec") }
    parts += sandbox.writable.map { path in
      "write="
        + path.flatMap { $0 == "," || $0 == "\\" ? ["\\", $0] : [$0] as [Character] }
    }
    return parts.flatMap { ["--allow", quoted($0)] }
  }

  /// A word as a shell takes it unchanged.
  static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "/._-+=:,@%".unicodeScalars.contains(scalar)
    }
    if plain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  static func lines(of stacks: [ThreadStack]) -> [String] {
    stacks.flatMap { stack in [stack.name] + stack.frames.map { "  \($0)" } }
  }

  static func text(_ output: CapturedOutput) -> String {
    [output.standardOutput, output.standardError].filter { !$0.isEmpty }.map(\.text)
      .joined(separator: "\n")
  }

  // MARK: - Verdict

  func finish(_ start: SuiteResult) -> SuiteResult {
    var result = start
    result.cases = cases
    result.findings = findings.sorted { left, right in
      left.severity != right.severity ? left.severity > right.severity : false
    }
    result.notTested = plan.notTested + missing
    result.notes = notes
    result.rules = rules.map { rule in outcome(of: rule) }
    result.reason = hostError ?? reasonNotLoaded ?? result.reason
    result.verdict = verdict
    return result
  }

  private func outcome(of rule: Rule) -> RuleOutcome {
    let mine = findings.filter { $0.rule == rule.id }
    let state: RuleOutcome.State
    if let worst = mine.map(\.severity).max() {
      state = options.failOn.fails(worst) ? .failed : .warned
    } else if judged[rule.id] != nil {
      state = .passed
    } else if let reason = skipped[rule.id] {
      state = .skipped(reason)
    } else {
      state = .notRun("no case reached it")
    }
    return RuleOutcome(
      id: rule.id, severity: rule.severity, source: rule.source, state: state,
      cases: judged[rule.id] ?? 0)
  }

  private var verdict: Verdict {
    var verdicts: [Verdict] = []
    if hostError != nil { verdicts.append(.error) }
    if reasonNotLoaded != nil { verdicts.append(.notLoaded) }
    if isCrashed { verdicts.append(.crashed) }
    if findings.contains(where: { options.failOn.fails($0.severity) }) { verdicts.append(.failed) }
    if options.failOn == .skip, !skipped.keys.allSatisfy({ judged[$0] != nil }) {
      verdicts.append(.failed)
    }
    if verdicts.isEmpty, judged.isEmpty { verdicts.append(.nothingTested) }
    return Verdict.worst(of: verdicts)
  }
}
