extension Rule {
  static let processExit = Rule(
    "process.exit", .must, .house,
    "The delegate never ends the process: no exit, no exec.",
    reason: """
      The process belongs to the app. A layout that can't go on shows less, and leaves the decision \
      to the app.
      """,
    bad: """
      guard let logo = newState.googleLogo else { exit(1) }
      """,
    good: """
      if let status = orderStatus { show(status) } else { hideStatus() }
      """,
    check: .ending)
}
