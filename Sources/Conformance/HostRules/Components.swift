import NavigationSim
import ViewTree

extension HostRule {
  static let components = HostRule(
    "host.components", .doc,
    "Speed widget, re-center button, report button and hiding stack change size by themselves.",
    reason: """
      The speed widget has four sizes, and none while the re-center button shows. The logo turns \
      into that button and back. The report button starts wide and shrinks. A hiding stack hides \
      from the end of its list when the height is short, and shows again when it isn't.
      """,
    bad: """
      banner.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: -132)  // for one size
      """,
    good: """
      banner.bottomAnchor.constraint(equalTo: speedWidget.topAnchor)
      """
  ) { stand in
    let map = stand.makeMap()
    let delegate = ComponentDelegate()
    _ = stand.set(delegate, on: map)
    map.setNavigationEnabled(true)
    map.setGuidanceActive(true)
    func size(_ kind: ComponentKind) -> Size {
      map.layOut()
      return map.state?.view(of: kind).map { map.tree.views[$0].frame.size } ?? .zero
    }
    func expect(_ kind: ComponentKind, _ wanted: Size, _ when: String) {
      let found = size(kind)
      stand.expect(
        found == wanted,
        "\(kind.name) is \(found.width) × \(found.height) \(when), not "
          + "\(wanted.width) × \(wanted.height)")
    }
    let sizes = map.sizes
    for (reading, wanted) in [
      (SpeedReading.current, sizes.currentSpeed), (.limit, sizes.speedLimit),
      (.both, sizes.bothSpeeds), (.none, .zero), (.both, sizes.bothSpeeds),
    ] {
      map.setSpeed(reading)
      expect(.speedWidget, wanted, "with the reading \(reading.rawValue)")
    }
    map.setShowsRecenter(true)
    expect(.logo, sizes.recenter, "as the re-center button")
    expect(.speedWidget, .zero, "while the re-center button shows")
    map.setShowsRecenter(false)
    expect(.logo, sizes.logo, "when the camera follows again")
    expect(.speedWidget, sizes.bothSpeeds, "when the camera follows again")
    expectReport(on: map, delegate, stand)
    expectStack(on: map, delegate, stand)
  }

  private static func expectReport(
    on map: MapView, _ delegate: ComponentDelegate, _ stand: HostStand
  ) {
    func width() -> Double? {
      map.layOut()
      return map.state?.buttons.first { $0.type == .reporting }
        .map { map.tree.views[$0.view].frame.width }
    }
    stand.expect(
      width() == map.sizes.expandedReport.width, "the report button doesn't start expanded")
    _ = map.tree.advance(by: map.sizes.reportCollapsesAfter)
    map.timePassed()
    stand.expect(width() == map.sizes.button.width, "the report button doesn't collapse")
  }

  /// Room for one, none, and both of the two buttons, one of which a required height asks for.
  private static func expectStack(
    on map: MapView, _ delegate: ComponentDelegate, _ stand: HostStand
  ) {
    let button = map.sizes.button.height
    for (height, wanted) in [
      (2 * button + 8, ["compass", "reporting"]), (button, ["compass"]), (button - 1, []),
      (2 * button + 8, ["compass", "reporting"]),
    ] {
      delegate.setHeight(height, in: map.tree)
      map.layOut()
      let shown = (map.state?.buttons ?? []).filter { !map.tree.views[$0.view].look.isHidden }
        .map(\.type.name)
      stand.expect(
        shown == wanted, "a hiding stack \(height) points high shows \(shown), not \(wanted)")
    }
  }
}

/// Puts logo, speed widget and the buttons, in a hiding stack, into the map.
private final class ComponentDelegate: LayoutDelegate {
  private var height: LayoutConstraintID?

  func wasTaken(by map: MapView) {}
  func wasReleased(by map: MapView) {}

  func setHeight(_ value: Double, in tree: ViewTree) {
    if let height { try? tree.setConstant(value, of: height) }
  }

  func receive(_ call: DelegateCall, from map: MapView) {
    guard case .startGuidance(let state, _) = call else { return }
    let stack = map.tree.makeHidingStack(position: .top, isTrailing: true)
    let views = [state.view(of: .logo), state.view(of: .speedWidget), stack].compactMap { $0 }
    for view in views {
      try? map.tree.insert(view, into: map.view)
      activate(LayoutConstraintSpec(.view(view), .leading, .equal, .view(map.view), .leading), map)
      activate(LayoutConstraintSpec(.view(view), .top, .equal, .view(map.view), .top), map)
    }
    height = activate(LayoutConstraintSpec(.view(stack), .height, constant: 400), map)
    try? map.tree.setMembers(state.buttons.map(\.view), of: stack)
  }

  @discardableResult
  private func activate(_ spec: LayoutConstraintSpec, _ map: MapView) -> LayoutConstraintID? {
    guard let made = try? map.tree.makeConstraint(spec) else { return nil }
    try? map.tree.activate([made])
    return made
  }
}
