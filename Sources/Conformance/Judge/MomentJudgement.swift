import NavigationSim
import ViewTree

/// Judges the moments of a case one after the other, so that none has to be kept for it.
package struct MomentJudgement: Sendable {
  private let judge: Judge

  /// What is wrong so far, in the order of the moments.
  private(set) var findings: [Finding] = []

  /// The breaches of the frame before: on frames in between a breach has to last for two.
  private var lasting: Set<Breach> = []

  /// The views that the conflicts of the last state at rest put out of place.
  private var displaced: Set<ViewID> = []

  package init(_ judge: Judge) { self.judge = judge }

  /// Judges a moment that follows the last one.
  package mutating func take(_ moment: Moment) {
    guard moment.hasDelegate else { return }
    var found = judge.check(moment)
    if moment.occasion == .between {
      if found.isEmpty, lasting.isEmpty { return }
      let breaches = Set(found.map(Breach.init))
      found = found.filter {
        lasting.contains(Breach($0)) && !Self.isOfLeavingPrompt($0, moment)
      }.map(Self.weakened)
      lasting = breaches
    } else {
      lasting = []
      displaced = DefectMerge.displaced(in: moment)
    }
    if found.isEmpty { return }
    found = DefectMerge.onePerPair(found)
    found = DefectMerge.underConflicts(found, displaced)
    findings += found
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
