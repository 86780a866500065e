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
    let moments = record.moments.filter { $0.hasDelegate && occasions.contains($0.occasion) }
    if moments.isEmpty { return .skipped("the case has no moment at which the rule is judged") }
    if !rule.holdsWithoutRoom, !moments.contains(where: \.isFeasible) {
      return .skipped("infeasible: the map is too small for any good layout")
    }
    return .passed
  }
}
