extension Rule {
  static let processHang = Rule(
    "process.hang", .must, .house,
    "Every callback returns in time.",
    reason: """
      Callbacks run on the main thread: until one returns nothing is drawn and no touch is heard. \
      Waiting in one, for the network or for a lock, stops the app; waiting for something that the \
      main thread has to do stops it for good.
      """,
    bad: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        while orderStatus == nil {}
      }
      """,
    good: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        statusLabel.text = orderStatus ?? "Loading"
      }
      """,
    check: .ending)
}
