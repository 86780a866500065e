import NavigationSim
import ViewTree

private let ruleID = "cleanup.stop-guidance"

extension Rule {
  static let cleanupStopGuidance = Rule(
    ruleID, .must, .doc,
    "After stopGuidance no guidance view is attached, and no active constraint names one.",
    reason: """
      The views of guidance end with it: the next guidance brings new ones. Those that stay lie \
      over the navigation-ready layout and over their own successors.
      """,
    bad: """
      func stopGuidance(navMap: GMSMapView, newState: …, oldState: ActiveGuidanceUIState) {
        oldState.turnCard.isHidden = true  // hidden, but still there
      }
      """,
    good: """
      func stopGuidance(navMap: GMSMapView, newState: …, oldState: ActiveGuidanceUIState) {
        NSLayoutConstraint.deactivate(guidanceConstraints)
        guidanceViews.forEach { $0.removeFromSuperview() }
        NSLayoutConstraint.activate(readyConstraints)
      }
      """,
    skip: { $0.noCall(.stopGuidance) },
    check: .moments([.returned]) { moment in
      guard moment.lastCall == .stopGuidance else { return [] }
      return Leftovers.guidanceViews(leftIn: moment).map { view in
        moment.finding(
          ruleID, .must, "\(moment.name(of: view)) \(moment.use(of: view)) after stopGuidance",
          on: view)
      }
    })
}
