/// Whether a case says anything about a rule.
package enum Applicability: Hashable, Sendable {
  /// The rule was judged; without a finding the case passes it.
  case passed
  /// The case says nothing about the rule, and why.
  case skipped(String)
}

extension Judge {
  /// For each wanted rule, by id, whether a case says anything about it.
  package func applicability(_ record: CaseRecord) -> [String: Applicability] {
    var answers: [String: Applicability] = [:]
    for rule in wantedRules { answers[rule.id] = applicability(of: rule, record) }
    return answers
  }

  private func applicability(of rule: Rule, _ record: CaseRecord) -> Applicability {
    if let reason = rule.skipReason(record) { return .skipped(reason) }
    guard let occasions = rule.occasions else { return .passed }
    let passing = occasions.contains(.between) ? record.passing : PassingMoments()
    var hasMoment = passing.hasDelegate
    var isFeasible = passing.isFeasibleWithDelegate
    for moment in record.moments where moment.hasDelegate && occasions.contains(moment.occasion) {
      hasMoment = true
      isFeasible = isFeasible || moment.isFeasible
    }
    if !hasMoment { return .skipped("the case has no moment at which the rule is judged") }
    if !rule.holdsWithoutRoom, !isFeasible {
      return .skipped("infeasible: the map is too small for any good layout")
    }
    return .passed
  }
}
