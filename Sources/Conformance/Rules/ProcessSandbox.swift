import Workers

private let ruleID = "process.sandbox"

extension Rule {
  static let processSandbox = Rule(
    ruleID, .should, .house,
    "The delegate lays out, and reaches for nothing else.",
    reason: """
      Network, files, other programs and other processes are no part of a layout: a callback that \
      waits for one of them holds up the main thread, and a layout that depends on one can't be \
      told from what is on the screen. navhost denies them while it runs a delegate, and says so; \
      `--allow` opens them by name.
      """,
    bad: """
      let data = try? Data(contentsOf: URL(string: "https://example.com/banner.json")!)
      """,
    good: """
      init(banner: Banner) { self.banner = banner }  // fetched by the app, before
      """,
    check: .ending)
}

extension WireFinding {
  /// How many acts of one aim a finding names.
  private static let mostActs = 8

  /// What the sandbox denied in one call: a finding for each aim.
  static func denials(_ denials: [Denial], in phase: String, step: Int) -> [WireFinding] {
    Denial.Aim.allCases.compactMap { aim in
      let acts = denials.filter { $0.aim == aim }.map(\.act)
      guard !acts.isEmpty else { return nil }
      var list = acts.prefix(mostActs).joined(separator: ", ")
      if acts.count > mostActs { list += " and \(acts.count - mostActs) more" }
      if aim == .channel {
        return .change("\(aim.deed) (\(list))", in: phase, step: step)
      }
      return WireFinding(
        rule: ruleID, severity: .should,
        message: "the plugin \(aim.deed) in \(phase)\(Self.denied)\(list)", views: [], step: step)
    }
  }

  private static let denied = ", which was denied: "

  /// The message without what differs from one case to the next, such as a temporary file's name.
  var kindOfMessage: String {
    guard rule == ruleID, let end = message.firstRange(of: Self.denied) else { return message }
    return String(message[..<end.lowerBound])
  }
}
