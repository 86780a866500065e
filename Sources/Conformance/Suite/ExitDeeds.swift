import Workers

/// What exit handlers and destructors did to the process, on its way to navhost.
///
/// Lines of text: when they are written, destructors have run, and an encoder may rely on what those
/// have taken away.
struct ExitDeeds {
  /// The phase of a case in which they run.
  static let phase = "exit handlers and destructors"

  var changes: [String]
  var denials: [Denial]

  init(changes: [String], denials: [Denial]) {
    self.changes = changes
    self.denials = denials
  }

  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    changes = lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
    denials = lines.filter { $0.hasPrefix("-") }.compactMap { Denial($0.dropFirst()) }
  }

  var encoded: [UInt8] {
    let lines = changes.map { "+\($0)\n" } + denials.map { "-\($0.line)\n" }
    return lines.flatMap { Array($0.utf8) }
  }

  /// The findings of it, with the processes that were left behind where nothing else was seen.
  func findings(leftoverProcesses: Int) -> [WireFinding] {
    let reply = CaseReply(
      findings: changes.map { .change($0, in: Self.phase, step: 0) }
        + WireFinding.denials(denials, in: Self.phase, step: 0))
    return reply.withLeftovers(leftoverProcesses, in: Self.phase).findings
  }
}
