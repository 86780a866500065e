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
  /// What the sandbox denied.
  /// - Parameter deed: A part of a sentence, such as "tried to write a file".
  static func denial(_ deed: String, in phase: String, step: Int) -> WireFinding {
    WireFinding(
      rule: ruleID, severity: .should,
      message: "the plugin \(deed) in \(phase), which was denied", views: [], step: step)
  }
}
