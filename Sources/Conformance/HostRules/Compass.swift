import NavigationSim
import ViewTree

extension HostRule {
  static let compass = HostRule(
    "host.compass", .doc,
    "The compass follows compassButton while the navigation UI is off, then the delegate alone.",
    reason: """
      The base map's own compass is a setting of the app's. As soon as the navigation UI is enabled \
      it is gone, and the compass of the buttons array stands where the delegate puts it, or \
      nowhere.
      """,
    bad: """
      mapView.settings.compassButton = true  // and no compass placed: none during navigation
      """,
    good: """
      let compass = newState.buttons.first { $0.type == .compass }?.view
      """
  ) { stand in
    let map = stand.makeMap()
    let delegate = RecordingDelegate()
    _ = stand.set(delegate, on: map)
    func expect(_ count: Int, _ when: String) {
      map.layOut()
      let found = map.tree.views[map.view].subviews.count {
        map.tree.views[$0].typeName == "GMS.compass"
      }
      stand.expect(
        found == count, "\(when) the base map shows \(found) compasses, not \(count)")
    }
    expect(0, "with the setting off")
    map.setSettings { $0.compassButton = true }
    expect(1, "with the setting on")
    map.setNavigationEnabled(true)
    expect(0, "while navigation is enabled")
    map.setGuidanceActive(true)
    expect(0, "while guiding")
    map.setSettings { $0.compassButton = false }
    map.setSettings { $0.compassButton = true }
    expect(0, "after the setting changed while guiding")
    map.setNavigationEnabled(false)
    expect(1, "after navigation was disabled")
    map.setSettings { $0.compassButton = false }
    expect(0, "with the setting off again")
  }
}
