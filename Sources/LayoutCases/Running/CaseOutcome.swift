/// What came of a case, in the form that is written as JSON.
package struct CaseOutcome: Encodable, Sendable {
  package enum Status: String, Encodable, Sendable, CaseIterable {
    case passed
    case failed
    case skipped
    /// There was nothing to compare with.
    case solved
  }

  package struct Conflict: Encodable, Hashable, Sendable {
    /// The smallest set that can't hold together, oldest first.
    package let members: [String]
    package let broken: String
  }

  package struct Exception: Encodable, Hashable, Sendable {
    package let name: String
    package let text: String
    package let constraint: String
  }

  package let id: String
  package let description: String
  package internal(set) var status: Status

  /// Why it was skipped.
  package internal(set) var reason: String?

  /// Of each view and guide: x, y, width, height.
  package internal(set) var frames: [String: [Double]] = [:]

  /// What the constraints leave open, as `a.x`, in the order of the case.
  package internal(set) var ambiguous: [String] = []
  package internal(set) var conflicts: [Conflict] = []
  package internal(set) var exception: Exception?

  /// How it differs from what was expected, a sentence each.
  package internal(set) var differences: [String] = []

  /// What is worth knowing and no reason to fail.
  package internal(set) var notes: [String] = []
}

/// How many cases ended how.
package struct CaseTally: CustomStringConvertible, Sendable {
  private let counts: [CaseOutcome.Status: Int]

  package init(_ outcomes: [CaseOutcome]) {
    counts = Dictionary(outcomes.map { ($0.status, 1) }, uniquingKeysWith: +)
  }

  package func count(_ status: CaseOutcome.Status) -> Int { counts[status] ?? 0 }

  package var description: String {
    let total = counts.values.reduce(0, +)
    var line =
      "\(total) \(total == 1 ? "case" : "cases"): \(count(.passed)) passed, "
      + "\(count(.failed)) failed, \(count(.skipped)) skipped"
    if count(.solved) > 0 { line += ", \(count(.solved)) without expectation" }
    return line
  }
}
