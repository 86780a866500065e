/// One rule of the catalogue: what it asks, why, and how it is checked.
///
/// A rule returns findings; verdicts are the runner's business. Each stands in a file of its own.
package struct Rule: Sendable {
  /// How a rule looks at a case.
  package enum Check: Sendable {
    /// At each feasible moment of the given occasions.
    case moments([Occasion], @Sendable (Moment) -> [Finding])
    /// The same, for a rule of geometry: all of these share one view of the moment.
    case scenes([Occasion], @Sendable (Scene) -> [Finding])
    /// At the whole case.
    case record(@Sendable (CaseRecord) -> [Finding])
    /// By how the process of a case ends: the runner finds these.
    case ending
  }

  /// `area.kebab-case`, for ever.
  package let id: String
  package let severity: Severity
  package let source: RuleSource

  /// What the rule asks, in a sentence.
  package let title: String

  /// Why it matters, and what the document says (in our words).
  package let reason: String

  /// A delegate that breaks it, and one that keeps it, as a few lines of Swift.
  package let bad: String
  package let good: String

  /// Why a case says nothing about the rule; nil when it does.
  package let skipReason: @Sendable (CaseRecord) -> String?
  package let check: Check

  /// The occasions at which the rule looks at moments; nil when it looks at something else.
  var occasions: [Occasion]? {
    switch check {
    case .moments(let occasions, _), .scenes(let occasions, _): occasions
    case .record, .ending: nil
    }
  }

  package init(
    _ id: String, _ severity: Severity, _ source: RuleSource, _ title: String, reason: String,
    bad: String, good: String, skip: @escaping @Sendable (CaseRecord) -> String? = { _ in nil },
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.source = source
    self.title = title
    self.reason = reason
    self.bad = bad
    self.good = good
    skipReason = skip
    self.check = check
  }
}
