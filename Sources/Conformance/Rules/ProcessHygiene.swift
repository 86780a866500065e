private let ruleID = "process.hygiene"

extension Rule {
  static let processHygiene = Rule(
    ruleID, .should, .house,
    "What the whole process shares is left as it was found.",
    reason: """
      Locale, working directory, umask, environment, signal handlers, floating-point mode, limits \
      and standard streams belong to the app. Changed in a callback, they change how other code \
      works, far away and much later: numbers with a comma, files in another place. A thread, a \
      timer, a process or an open file that is left behind in a callback stays for the whole drive.
      """,
    bad: """
      setlocale(LC_ALL, "de_DE.UTF-8")
      label.text = String(format: "%.1f km", distance)
      """,
    good: """
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "de_DE")
      """,
    check: .ending)
}

extension WireFinding {
  /// What a call into the plugin changed in its process.
  /// - Parameter deed: A part of a sentence, such as "changed the umask from 022 to 000".
  static func change(_ deed: String, in phase: String, step: Int) -> WireFinding {
    WireFinding(
      rule: ruleID, severity: .should, message: "the plugin \(deed) in \(phase)", views: [],
      step: step)
  }
}

extension CaseReply {
  /// With a finding for processes that were left behind where no call was seen to do it.
  func withLeftovers(_ count: Int, in phase: String = "the case") -> CaseReply {
    guard count > 0, !findings.contains(where: { $0.rule == ruleID }) else { return self }
    var reply = self
    let deed = count == 1 ? "left a process running" : "left \(count) processes running"
    reply.findings.append(.change(deed, in: phase, step: 0))
    return reply
  }
}
