import NavigationSim
import ViewTree

/// Judges cases by rules, and makes one finding of one defect.
package struct Judge: Sendable {
  private let wanted: Set<String>

  /// All rules run, whichever are wanted: a defect belongs to the first rule that fits.
  private let rules: [Rule]
  private let order: [String: Int]

  /// The rules of moments, by occasion.
  private let checks: [Occasion: [MomentCheck]]

  /// What there is to a rule when a moment is judged.
  private struct MomentCheck: Sendable {
    let holdsWithoutRoom: Bool
    let findings: @Sendable (Moment) -> [Finding]
  }

  /// Asks for every rule of the catalogue.
  package static let ofAllRules = Judge(rules: Rule.all)

  package init(rules: [Rule]) {
    wanted = Set(rules.map(\.id))
    let known = Set(Rule.all.map(\.id))
    let list = Rule.all + rules.filter { !known.contains($0.id) }
    self.rules = list
    order = Dictionary(
      list.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    checks = Dictionary(
      uniqueKeysWithValues: [Occasion.returned, .settled, .between].map { occasion in
        (occasion, list.compactMap { Self.check($0, at: occasion) })
      })
  }

  private static func check(_ rule: Rule, at occasion: Occasion) -> MomentCheck? {
    guard rule.occasions?.contains(occasion) == true else { return nil }
    let holdsWithoutRoom = rule.holdsWithoutRoom
    switch rule.check {
    case .moments(_, let check):
      return MomentCheck(holdsWithoutRoom: holdsWithoutRoom, findings: check)
    case .scenes(_, let check):
      return MomentCheck(holdsWithoutRoom: holdsWithoutRoom) { check(Scene($0)) }
    case .record, .ending: return nil
    }
  }

  /// The rules that findings are wanted of, in order.
  package var wantedRules: [Rule] { rules.filter { wanted.contains($0.id) } }

  /// What is wrong in a case, by step and then in the order of the rules.
  package func judge(_ record: CaseRecord) -> [Finding] {
    var findings = judgeMoments(of: record)
    for rule in rules {
      if case .record(let check) = rule.check { findings += check(record) }
    }
    return fold(sorted(findings.filter { wanted.contains($0.rule) }))
  }

  private func sorted(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { left, right in
      let first = (left.element.step, order[left.element.rule] ?? 0, left.offset)
      return first < (right.element.step, order[right.element.rule] ?? 0, right.offset)
    }.map(\.element)
  }

  // MARK: - Moments

  private func judgeMoments(of record: CaseRecord) -> [Finding] {
    if let judgement = record.judgement { return judgement.findings }
    var judgement = MomentJudgement(self)
    for moment in record.moments { judgement.take(moment) }
    return judgement.findings
  }

  func check(_ moment: Moment) -> [Finding] {
    var findings: [Finding] = []
    for check in checks[moment.occasion] ?? []
    where moment.isFeasible || check.holdsWithoutRoom {
      findings += check.findings(moment)
    }
    return findings
  }

  // MARK: - Folding

  /// Keeps the first of equal findings, with a count; a graver one of the same takes its place.
  private func fold(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var places: [[String]: Int] = [:]
    for finding in findings {
      let key =
        [finding.rule, finding.topic ?? ""]
        + finding.views.map { Self.lastingName($0.name) }.sorted()
      guard let place = places[key] else {
        places[key] = kept.count
        kept.append(finding)
        continue
      }
      let count = kept[place].count + 1
      let known = kept[place].consequences
      if finding.severity > kept[place].severity { kept[place] = finding }
      kept[place].count = count
      kept[place].consequences = known + finding.consequences.filter { !known.contains($0) }
    }
    return sorted(kept)
  }

  /// Prompts are numbered, and for a breach it doesn't matter which one it is.
  private static func lastingName(_ name: String) -> String {
    name.hasPrefix("prompt") && name.dropFirst(6).allSatisfy(\.isNumber) ? "prompt" : name
  }
}
