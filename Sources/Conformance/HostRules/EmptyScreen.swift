import NavigationSim
import ViewTree

extension HostRule {
  static let emptyScreen = HostRule(
    "host.empty-screen", .doc,
    "With a layout delegate set, the map attaches nothing by itself.",
    reason: """
      What is on the screen is the delegate's decision alone: a component that it doesn't add \
      doesn't appear, in no state, and no prompt either.
      """,
    bad: """
      func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
        // the logo will be there anyway: no, it won't
      }
      """,
    good: """
      func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
        navMap.addSubview(newState.googleLogo)
        navMap.addSubview(newState.viewport)
      }
      """
  ) { stand in
    let map = stand.makeMap()
    let delegate = RecordingDelegate()
    _ = stand.set(delegate, on: map)
    let deeds: [(String, (MapView) -> Void)] = [
      ("enabling", { $0.setNavigationEnabled(true) }),
      ("starting guidance", { $0.setGuidanceActive(true) }),
      ("a prompt", { $0.showPrompt(height: 96) }),
      ("another prompt", { $0.showPrompt(height: 200) }),
      ("a change of the speed", { $0.setSpeed(.both) }),
      ("the re-center button", { $0.setShowsRecenter(true) }),
      ("hiding the prompt", { $0.hidePrompt() }),
      ("stopping guidance", { $0.setGuidanceActive(false) }),
      ("disabling", { $0.setNavigationEnabled(false) }),
    ]
    for (name, deed) in deeds {
      deed(map)
      map.layOut()
      let count = map.tree.views[map.view].subviews.count
      stand.expect(count == 0, "after \(name) the map has \(count) subviews of its own making")
    }
    stand.expect(
      delegate.subviewCounts.allSatisfy { $0 == 0 },
      "a callback found views in the map that nobody had added")
  }
}
