import NavigationSim
import ViewTree

extension HostRule {
  static let nilRestores = HostRule(
    "host.nil-restores", .doc,
    "Setting nil while navigation is disabled brings the built-in layout back, complete.",
    reason: """
      Without a layout delegate the SDK draws its own layout in every state, size and direction: \
      logo and viewport always, turn card, ETA card and buttons during guidance.
      """,
    bad: """
      try mapView.setLayoutDelegate(nil)  // while navigation is enabled: throws
      """,
    good: """
      mapView.isNavigationEnabled = false
      try mapView.setLayoutDelegate(nil)
      mapView.isNavigationEnabled = true
      """
  ) { stand in
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for turned in [false, true] {
        let size = HostStand.screen.size
        let map = stand.makeMap(
          turned
            ? Screen(name: "stand", size: Size(width: size.height, height: size.width))
            : HostStand.screen)
        map.setDirection(direction)
        let delegate = RecordingDelegate()
        _ = stand.set(delegate, on: map)
        map.setNavigationEnabled(true)
        map.setNavigationEnabled(false)
        _ = stand.set(nil, on: map)
        let place =
          "\(turned ? "on its side" : "upright"), "
          + (direction == .leftToRight ? "left to right" : "right to left")
        func expect(_ kinds: [ComponentKind], _ phase: String) {
          map.layOut()
          let frame = MapFrame(of: map, isShown: false)
          for kind in kinds {
            let item = frame.current.first { $0.kind == kind }
            let node = item.flatMap { frame.tree[$0.view] }
            stand.expect(
              node.map { !$0.rect.isEmpty } ?? false,
              "after nil, \(phase), \(place), the built-in layout has no \(kind.name)")
          }
        }
        map.setNavigationEnabled(true)
        expect([.logo, .viewport, .button], "enabled")
        map.setGuidanceActive(true)
        expect([.logo, .viewport, .turnCard, .etaCard, .button], "guiding")
        map.setGuidanceActive(false)
        expect([.logo, .viewport, .button], "stopped")
        map.setNavigationEnabled(false)
        map.layOut()
        stand.expect(
          map.tree.views[map.view].subviews.isEmpty,
          "after nil and disabling, \(place), the built-in layout left views in the map")
      }
    }
  }
}
