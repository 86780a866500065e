private let ruleID = "delegate.set-before-enable"

extension Rule {
  static let delegateSetBeforeEnable = Rule(
    ruleID, .must, .doc,
    "The layout delegate is set before navigation is enabled, and never on a map for a car's screen.",
    reason: """
      setLayoutDelegate throws while navigation is enabled and on a map view made for a CarPlay \
      screen, nil included. The delegate that was set stays in force.
      """,
    bad: """
      mapView.isNavigationEnabled = true
      try mapView.setLayoutDelegate(MyLayoutDelegate())
      """,
    good: """
      try mapView.setLayoutDelegate(MyLayoutDelegate())
      mapView.isNavigationEnabled = true
      """,
    check: .refusals(ruleID) { $0.isOfDelegate })
}
