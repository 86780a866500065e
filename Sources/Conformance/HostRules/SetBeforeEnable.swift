import NavigationSim

extension HostRule {
  static let setBeforeEnable = HostRule(
    "host.set-before-enable", .doc,
    "A layout delegate can't be set while navigation is enabled.",
    reason: """
      A delegate that came in the middle would never see the views that are already placed. \
      setLayoutDelegate answers with the error of code 1 then, for nil too; the old delegate stays \
      in force, and the refused one is called by nobody.
      """,
    bad: """
      mapView.isNavigationEnabled = true
      try mapView.setLayoutDelegate(MyLayoutDelegate())  // throws
      """,
    good: """
      try mapView.setLayoutDelegate(MyLayoutDelegate())
      mapView.isNavigationEnabled = true
      """
  ) { stand in
    let map = stand.makeMap()
    let old = RecordingDelegate()
    let refused = RecordingDelegate()
    stand.expect(
      stand.set(old, on: map) == nil, "a delegate was refused while navigation was disabled")
    map.setNavigationEnabled(true)
    for phase in ["enabled", "guiding"] {
      if phase == "guiding" { map.setGuidanceActive(true) }
      for delegate in [refused, nil] {
        let what = delegate == nil ? "nil" : "a delegate"
        let answer = stand.set(delegate, on: map)
        stand.expect(
          answer == .navigationEnabled,
          "\(what) was not refused with code 1 while navigation was \(phase)")
        stand.expect(map.delegate === old, "\(what) replaced the old delegate while \(phase)")
      }
    }
    map.setGuidanceActive(false)
    map.setNavigationEnabled(false)
    stand.expect(
      old.names == ["enableNavigationUI", "startGuidance", "stopGuidance", "disableNavigationUI"],
      "the old delegate was called \(old.names)")
    stand.expect(refused.calls.isEmpty, "the refused delegate was called \(refused.names)")
    stand.expect(
      refused.takings == refused.releases, "the refused delegate was not released again")
    stand.expect(
      stand.set(refused, on: map) == nil, "a delegate was refused after navigation was disabled")
  }
}
