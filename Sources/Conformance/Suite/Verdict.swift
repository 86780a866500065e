/// What a run says of a plugin: the last line of a report, and the exit code.
package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  case conformant = "CONFORMANT"
  case failed = "FAILED"
  case notLoaded = "NOT LOADED"
  case crashed = "CRASHED"
  case error = "ERROR"
  case nothingTested = "NOTHING TESTED"

  package var exitCode: Int32 {
    switch self {
    case .conformant: 0
    case .failed: 1
    case .notLoaded: 3
    case .crashed: 4
    case .error: 5
    case .nothingTested: 6
    }
  }

  /// The one that counts of several: navhost's own fault first, then what kept the plugin from
  /// being tested, then what it did.
  package static func worst(of verdicts: [Verdict]) -> Verdict {
    let order: [Verdict] = [.error, .notLoaded, .crashed, .failed, .nothingTested]
    return order.first { verdicts.contains($0) } ?? .conformant
  }
}

/// How low a finding may weigh and still fail the run.
package enum FailureThreshold: String, Hashable, Sendable, Codable, CaseIterable {
  case must
  case should
  case note

  /// Also when a rule or case was skipped.
  case skip

  package func fails(_ severity: Severity) -> Bool {
    switch self {
    case .must: severity == .must
    case .should: severity >= .should
    case .note, .skip: true
    }
  }
}
