import NavigationSim
import ViewTree

/// Judges cases by rules, and makes one finding of one defect.
package struct Judge: Sendable {
  private let wanted: Set<String>

  /// All rules run, whichever are wanted: a defect belongs to the first rule that fits.
  private let rules: [Rule]
  private let order: [String: Int]

  package init(rules: [Rule]) {
    wanted = Set(rules.map(\.id))
    let known = Set(Rule.all.map(\.id))
    let list = Rule.all + rules.filter { !known.contains($0.id) }
    self.rules = list
    order = Dictionary(
      list.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
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
    var findings: [Finding] = []
    // The breaches of the frame before: on frames in between a breach has to last for two.
    var lasting: Set<Breach> = []
    var displaced: Set<ViewID> = []
    for moment in record.moments where moment.hasDelegate {
      var found = check(moment)
      if moment.occasion == .between {
        let breaches = Set(found.map(Breach.init))
        found = found.filter {
          lasting.contains(Breach($0)) && !Self.isOfLeavingPrompt($0, moment)
        }.map(Self.weakened)
        lasting = breaches
      } else {
        lasting = []
        displaced = DefectMerge.displaced(in: moment)
      }
      found = DefectMerge.onePerPair(found)
      found = DefectMerge.underConflicts(found, displaced)
      findings += found
    }
    return findings
  }

  private func check(_ moment: Moment) -> [Finding] {
    var findings: [Finding] = []
    var known: Scene?
    for rule in rules
    where rule.occasions?.contains(moment.occasion) == true
      && (moment.isFeasible || rule.holdsWithoutRoom)
    {
      switch rule.check {
      case .moments(_, let check): findings += check(moment)
      case .scenes(_, let check):
        let scene = known ?? Scene(moment)
        known = scene
        findings += check(scene)
      case .record, .ending: break
      }
    }
    return findings
  }

  /// A prompt that was hidden with guidance may slide out over what stands there again: no delegate
  /// can animate both, since the navigation-ready layout is restored at once.
  private static func isOfLeavingPrompt(_ finding: Finding, _ moment: Moment) -> Bool {
    guard moment.frame.phase != .guiding else { return false }
    let prompts = moment.frame.provided.filter { $0.kind == .prompt }.map(\.view)
    return finding.subjects.contains { prompts.contains($0) }
  }

  /// What shows for a few frames only is advice.
  private static func weakened(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .should)
    finding.message = "while views move, \(finding.message)"
    return finding
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

  /// One rule broken by the same views.
  private struct Breach: Hashable {
    let rule: String
    let subjects: [ViewID]

    init(_ finding: Finding) {
      rule = finding.rule
      subjects = finding.subjects.sorted()
    }
  }
}
