package import NavigationSim

/// A rule that the simulated SDK itself has to keep, so that a delegate is judged by a fair host.
package struct HostRule: Sendable {
  /// `host.kebab-case`, for ever.
  package let id: String
  package let severity: Severity
  package let source: RuleSource

  /// What the rule asks, in a sentence.
  package let title: String

  /// Why it matters, and what the document says (in our words).
  package let reason: String

  /// An app that runs into the rule, and one that keeps clear of it, as a few lines of Swift.
  package let bad: String
  package let good: String

  /// Drives a map with faults switched in, and says in sentences what went wrong.
  package let check: @Sendable (Set<SimulationFault>) -> [String]

  package init(
    _ id: String, _ source: RuleSource, _ title: String, reason: String, bad: String,
    good: String, check: @escaping @Sendable (HostStand) -> Void
  ) {
    self.id = id
    severity = .must
    self.source = source
    self.title = title
    self.reason = reason
    self.bad = bad
    self.good = good
    self.check = { faults in
      let stand = HostStand(faults: faults)
      check(stand)
      return stand.complaints
    }
  }
}

extension HostRule {
  /// The rules for the host, in the order of the catalogue.
  package static let all: [HostRule] = [
    setBeforeEnable, carPlay, strongReference, emptyScreen, order, readOnly,
    legacyInert, compass, nilRestores, components, wideTogether,
  ]
}
