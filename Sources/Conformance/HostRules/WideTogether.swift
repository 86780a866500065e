import NavigationSim
import ViewTree

extension HostRule {
  static let wideTogether = HostRule(
    "host.wide-together", .doc,
    "wideMode and the sizes of the cards change in the same pass.",
    reason: """
      A delegate that reads wideMode when the map's size changes lays out for the cards as they \
      are then. Were they still of the other size, the layout would be wrong for a frame.
      """,
    bad: """
      let isWide = map.bounds.width > 700  // a guess of one's own may differ from the cards
      """,
    good: """
      func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) {
        layOut(isWide: newState.wideMode)
      }
      """
  ) { stand in
    let map = stand.makeMap()
    let delegate = CardWatcher()
    _ = stand.set(delegate, on: map)
    map.setNavigationEnabled(true)
    map.setGuidanceActive(true)
    let upright = HostStand.screen
    let turned = Screen(
      name: "stand", size: Size(width: upright.size.height, height: upright.size.width))
    for screen in [turned, upright, turned] { map.resize(to: screen) }
    for seen in delegate.seen {
      let wanted = seen.isWide ? map.sizes.wideCardWidth : upright.size.width
      stand.expect(
        seen.width == wanted,
        "the turn card is \(seen.width) wide when wideMode is \(seen.isWide), not \(wanted)")
    }
    stand.expect(
      delegate.seen.map(\.isWide) == [false, true, false, true],
      "wideMode was \(delegate.seen.map(\.isWide)) on the way through two turns")
  }
}

/// Notes, in each callback, what the state says and how wide the turn card is laid out.
private final class CardWatcher: LayoutDelegate {
  private(set) var seen: [(isWide: Bool, width: Double)] = []

  func wasTaken(by map: MapView) {}
  func wasReleased(by map: MapView) {}

  func receive(_ call: DelegateCall, from map: MapView) {
    switch call {
    case .startGuidance(let state, _):
      guard let turn = state.view(of: .turnCard) else { return }
      try? map.tree.insert(turn, into: map.view)
      for edge in [LayoutAttribute.leading, .top] {
        let spec = LayoutConstraintSpec(.view(turn), edge, .equal, .view(map.view), edge)
        guard let made = try? map.tree.makeConstraint(spec) else { continue }
        try? map.tree.activate([made])
      }
      note(state, map)
    case .sizeChanged(let state): note(state, map)
    default: return
    }
  }

  private func note(_ state: NavigationState, _ map: MapView) {
    map.layOut()
    let width = state.view(of: .turnCard).map { map.tree.views[$0].frame.width } ?? 0
    seen.append((state.isWide, width))
  }
}
