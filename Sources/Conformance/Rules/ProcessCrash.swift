extension Rule {
  static let processCrash = Rule(
    "process.crash", .must, .house,
    "No callback crashes: no signal, no uncaught exception, no abort.",
    reason: """
      A delegate runs inside the app, so its crash takes the navigation down with it, mid-drive. \
      The finding names the callback and the step, and the call to the host that was open.
      """,
    bad: """
      let compass = newState.buttons[1].view  // there may be one button only
      """,
    good: """
      let compass = newState.buttons.first { $0.type == NavigationButtonKnownType.compass }?.view
      """,
    check: .ending)
}
