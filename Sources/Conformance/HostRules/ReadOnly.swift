import NavigationSim
import ViewTree

extension HostRule {
  static let readOnly = HostRule(
    "host.read-only", .doc,
    "A state's components never change, and some outlive it.",
    reason: """
      A delegate may keep what a state object gave it: logo, viewport and the navigation-ready \
      buttons are the same views from enable to disable. Those of guidance may be new at each start.
      """,
    bad: """
      func stopGuidance(navMap: GMSMapView, newState: …, oldState: ActiveGuidanceUIState) {
        navMap.addSubview(savedTurnCard)  // belongs to the guidance that ended
      }
      """,
    good: """
      func stopGuidance(navMap: GMSMapView, newState: NavigationReadyUIState, oldState: …) {
        navMap.addSubview(newState.googleLogo)  // the same view as before
      }
      """
  ) { stand in
    let map = stand.makeMap()
    let delegate = Keeper()
    _ = stand.set(delegate, on: map)
    map.setNavigationEnabled(true)
    for _ in 0..<2 {
      map.setGuidanceActive(true)
      map.setSpeed(.both)
      map.setShowsRecenter(true)
      map.resize(to: .custom(Size(width: 844, height: 390)))
      map.setGuidanceActive(false)
    }
    guard let first = delegate.kept.first else {
      stand.expect(false, "no state came with enableNavigationUI")
      return
    }
    for kept in delegate.kept {
      stand.expect(
        Content(kept.state) == kept.content, "the components of a state changed while it was kept")
      for kind in [ComponentKind.logo, .viewport] {
        stand.expect(
          kept.content.view(of: kind) == first.content.view(of: kind),
          "\(kind.name) is another view in a later state")
      }
      guard kept.state.kind == .ready else { continue }
      stand.expect(
        kept.content.buttons == first.content.buttons,
        "the navigation-ready buttons are other views in a later state")
    }
    map.setNavigationEnabled(false)
  }
}

/// What a state object gives.
private struct Content: Equatable {
  let kinds: [ComponentKind]
  let views: [ViewID]
  let buttons: [ViewID]

  init(_ state: NavigationState) {
    kinds = state.components.map(\.kind)
    views = state.components.map(\.view)
    buttons = state.buttons.map(\.view)
  }

  func view(of kind: ComponentKind) -> ViewID? {
    kinds.firstIndex(of: kind).map { views[$0] }
  }
}

/// Keeps every state object that comes, with what it gave then.
private final class Keeper: LayoutDelegate {
  private(set) var kept: [(state: NavigationState, content: Content)] = []

  func wasTaken(by map: MapView) {}
  func wasReleased(by map: MapView) {}

  func receive(_ call: DelegateCall, from map: MapView) {
    switch call {
    case .enableNavigationUI(let new), .startGuidance(let new, _), .stopGuidance(let new, _):
      kept.append((new, Content(new)))
    case .disableNavigationUI, .sizeChanged, .showPrompt, .hidePrompt, .changePrompt: break
    }
  }
}
