import Conformance

/// The rules for delegates and those that the host keeps, as one list.
struct Catalogue {
  struct Entry {
    enum Subject: String {
      case delegate
      case host
    }

    let id: String
    let subject: Subject
    let severity: Severity
    let source: RuleSource
    let title: String
    let reason: String
    let bad: String
    let good: String

    /// The part before the dot.
    var area: String { String(id.prefix { $0 != "." }) }
  }

  let entries: [Entry]

  static let all = Catalogue(
    entries: Rule.all.map { rule in
      Entry(
        id: rule.id, subject: .delegate, severity: rule.severity, source: rule.source,
        title: rule.title, reason: rule.reason, bad: rule.bad, good: rule.good)
    }
      + HostRule.all.map { rule in
        Entry(
          id: rule.id, subject: .host, severity: rule.severity, source: rule.source,
          title: rule.title, reason: rule.reason, bad: rule.bad, good: rule.good)
      })

  func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// Whether a word names a rule for delegates, or an area that has one.
  func isSelectable(_ word: String) -> Bool {
    entries.contains { $0.subject == .delegate && ($0.id == word || $0.area == word) }
  }

  /// Rules whose names are near.
  func near(_ id: String) -> [String] { Nearness.nearest(to: id, among: entries.map(\.id)) }
}
