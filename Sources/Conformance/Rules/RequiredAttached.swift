import NavigationSim
import ViewTree

private let ruleID = "required.attached"

extension Rule {
  static let requiredAttached = Rule(
    ruleID, .must, .doc,
    "Logo and viewport stand in the map whenever a callback returns, in every navigation state.",
    reason: """
      The screen starts empty, and the SDK adds nothing by itself. The logo is owed to Google, and \
      becomes the re-center button; without the viewport the camera has nothing to frame. Both must \
      stand in the map, or in a view of yours that stands in it, in the navigation-ready state and \
      in guidance alike.
      """,
    bad: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        oldState.googleLogo.removeFromSuperview()
        navMap.addSubview(newState.turnCard)
        navMap.addSubview(newState.viewport)  // the logo is gone during guidance
      }
      """,
    good: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        for view in [newState.turnCard, newState.viewport, newState.googleLogo] {
          navMap.addSubview(view)
        }
      }
      """,
    skip: { $0.noNavigation },
    check: .moments([.returned, .settled]) { moment in
      guard moment.frame.phase != .off else { return [] }
      return [ComponentKind.logo, .viewport].compactMap { kind in
        guard let required = moment.frame.component(kind),
          !moment.frame.tree.contains(required.view)
        else { return nil }
        var finding = Finding(
          rule: ruleID, severity: .must,
          message: "\(required.name) isn't attached in the \(moment.frame.phase.title) state",
          views: [ViewMention(name: required.name, rect: .zero)], subjects: [required.view],
          step: moment.step)
        finding.suspects =
          [.removal(required.view)] + (moment.lastCall.map { [.callback($0)] } ?? [])
        return finding
      }
    })
}

extension NavigationPhase {
  /// The phase as messages name it.
  var title: String {
    switch self {
    case .off: "disabled"
    case .ready: "navigation-ready"
    case .guiding: "guidance"
    }
  }
}
