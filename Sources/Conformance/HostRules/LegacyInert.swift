import NavigationSim
import ViewTree

extension HostRule {
  static let legacyInert = HostRule(
    "host.legacy-inert", .doc,
    "With a layout delegate the slot-based layout API has no effect; with none it moves the layout.",
    reason: """
      Header and footer switches, guides, accessory and padding belong to the built-in layout. A \
      delegate's layout must stand as it is whatever an app still sets through them.
      """,
    bad: """
      try mapView.setLayoutDelegate(MyLayoutDelegate())
      mapView.settings.isNavigationHeaderEnabled = false  // the turn card stays
      """,
    good: """
      try mapView.setLayoutDelegate(nil)
      mapView.settings.isNavigationHeaderEnabled = false  // the built-in header goes
      """
  ) { stand in
    for (name, deed) in LegacyDeed.all {
      let map = stand.makeMap()
      let delegate = CardDelegate()
      _ = stand.set(delegate, on: map)
      map.setNavigationEnabled(true)
      map.setGuidanceActive(true)
      map.layOut()
      let before = MapFrame(of: map, isShown: false).tree
      deed(map)
      map.layOut()
      stand.expect(
        MapFrame(of: map, isShown: false).tree == before,
        "\(name) changed what stands in the map while a layout delegate was set")
      map.setNavigationEnabled(false)
      map.close()
      guard stand.faults.isEmpty else { continue }
      let plain = stand.makeMap()
      plain.setNavigationEnabled(true)
      plain.setGuidanceActive(true)
      plain.layOut()
      let builtIn = MapFrame(of: plain, isShown: false).tree
      deed(plain)
      plain.layOut()
      stand.expect(
        MapFrame(of: plain, isShown: false).tree != builtIn,
        "\(name) changed nothing of the built-in layout")
    }
  }
}

/// What an app does through the slot-based layout API.
private enum LegacyDeed {
  static var all: [(String, (MapView) -> Void)] {
    [
      (
        "isNavigationHeaderEnabled",
        { map in map.setSettings { $0.isNavigationHeaderEnabled = false } }
      ),
      (
        "isNavigationFooterEnabled",
        { map in map.setSettings { $0.isNavigationFooterEnabled = false } }
      ),
      (
        "isNavigationTripProgressBarEnabled",
        { map in map.setSettings { $0.isNavigationTripProgressBarEnabled = true } }
      ),
      (
        "isNavigationReportIncidentButtonEnabled",
        { map in map.setSettings { $0.isNavigationReportIncidentButtonEnabled = false } }
      ),
      ("padding", { $0.setPadding(Insets(20)) }),
      ("setHeaderAccessoryView", { setAccessory(on: $0) }),
      ("bottomTrailingButtonsLayoutGuide", { setGuide(on: $0) }),
    ]
  }

  private static func setAccessory(on map: MapView) {
    let view = map.tree.makeView(.plain, maker: .sdk, frame: Rect(x: 0, y: 0, width: 0, height: 40))
    map.setHeaderAccessory(view)
    map.tree.release(.view(view))
  }

  private static func setGuide(on map: MapView) {
    let guide = map.tree.makeGuide(maker: .sdk)
    map.tree.addGuide(guide, to: map.view)
    for spec in [
      LayoutConstraintSpec(.guide(guide), .height, constant: 0),
      LayoutConstraintSpec(
        .guide(guide), .bottom, .equal, .view(map.view), .bottom, constant: -300),
    ] {
      guard let made = try? map.tree.makeConstraint(spec, maker: .sdk) else { continue }
      try? map.tree.activate([made])
    }
    map.setLegacyGuide(.bottomTrailingButtons, guide)
  }
}

/// Puts logo, viewport and turn card into the map, each at the upper leading corner.
private final class CardDelegate: LayoutDelegate {
  func wasTaken(by map: MapView) {}
  func wasReleased(by map: MapView) {}

  func receive(_ call: DelegateCall, from map: MapView) {
    guard case .startGuidance(let state, _) = call else { return }
    for kind in [ComponentKind.viewport, .logo, .turnCard] {
      guard let view = state.view(of: kind) else { continue }
      try? map.tree.insert(view, into: map.view)
      for edge in [LayoutAttribute.leading, .top] {
        let spec = LayoutConstraintSpec(.view(view), edge, .equal, .view(map.view), edge)
        guard let made = try? map.tree.makeConstraint(spec) else { continue }
        try? map.tree.activate([made])
      }
    }
  }
}
