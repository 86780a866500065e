import NavigationSim
import ViewTree

extension HostRule {
  static let order = HostRule(
    "host.order", .doc,
    "Callbacks come only along legal transitions, with the right state objects.",
    reason: """
      A delegate may rely on the order: enable, start, stop, disable, and prompts during guidance \
      only. Disabling navigation during guidance gives stopGuidance first. A prompt may still be \
      on screen through both, or be hidden before.
      """,
    bad: """
      func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
        turnCard.removeFromSuperview()  // stopGuidance came before and has done that
      }
      """,
    good: """
      func stopGuidance(navMap: GMSMapView, newState: …, oldState: ActiveGuidanceUIState) {
        oldState.turnCard.removeFromSuperview()
      }
      """
  ) { stand in
    for walk in walks {
      let map = stand.makeMap()
      let delegate = RecordingDelegate()
      _ = stand.set(delegate, on: map)
      for deed in walk.deeds { deed(map) }
      stand.expect(
        delegate.names == walk.expected.map(\.rawValue),
        "\(walk.name): called \(delegate.names), not \(walk.expected.map(\.rawValue))")
      checkStates(of: delegate.calls, walk.name, stand)
    }
  }
}

/// What an app does, and the callbacks that must come of it.
private struct Walk: Sendable {
  let name: String
  let deeds: [@Sendable (MapView) -> Void]
  let expected: [DelegateCall.Name]
}

private let enable: @Sendable (MapView) -> Void = { $0.setNavigationEnabled(true) }
private let disable: @Sendable (MapView) -> Void = { $0.setNavigationEnabled(false) }
private let guide: @Sendable (MapView) -> Void = { $0.setGuidanceActive(true) }
private let stop: @Sendable (MapView) -> Void = { $0.setGuidanceActive(false) }
private let prompt: @Sendable (MapView) -> Void = { $0.showPrompt(height: 96) }
private let hide: @Sendable (MapView) -> Void = { $0.hidePrompt() }
private let arrive: @Sendable (MapView) -> Void = { $0.navigator.arrive() }
private let widen: @Sendable (MapView) -> Void = {
  $0.resize(to: .custom(Size(width: 844, height: 390)))
}

private func hiding(_ choice: SimulationChoices.PromptOnStop) -> SimulationChoices {
  var choices = SimulationChoices()
  choices.promptOnStop = choice
  return choices
}

private let walks: [Walk] = [
  Walk(
    name: "a round through the states", deeds: [enable, guide, stop, disable],
    expected: [.enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI]),
  Walk(
    name: "disabled during guidance", deeds: [enable, guide, disable],
    expected: [.enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI]),
  Walk(
    name: "disabled with a prompt", deeds: [enable, guide, prompt, disable, hide],
    expected: [
      .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .disableNavigationUI,
    ]),
  Walk(
    name: "disabled after the prompt was hidden", deeds: [enable, guide, prompt, hide, disable],
    expected: [
      .enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance,
      .disableNavigationUI,
    ]),
  Walk(
    name: "a prompt that outlives guidance", deeds: [enable, guide, prompt, stop, hide],
    expected: [.enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .hidePrompt]),
  Walk(
    name: "one prompt after another", deeds: [enable, guide, prompt, prompt, hide, hide],
    expected: [.enableNavigationUI, .startGuidance, .showPrompt, .changePrompt, .hidePrompt]),
  Walk(
    name: "prompts outside guidance", deeds: [prompt, enable, prompt, hide],
    expected: [.enableNavigationUI]),
  Walk(
    name: "prompts that aren't wanted",
    deeds: [enable, guide, { $0.setDisplaysPrompts(false) }, prompt],
    expected: [.enableNavigationUI, .startGuidance]),
  Walk(
    name: "everything twice", deeds: [enable, enable, guide, guide, stop, stop, disable, disable],
    expected: [.enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI]),
  Walk(
    name: "other sizes",
    deeds: [widen, enable, widen, { $0.resize(to: HostStand.screen) }, disable, widen],
    expected: [.enableNavigationUI, .sizeChanged, .disableNavigationUI]),
  Walk(
    name: "without accepted terms", deeds: [{ $0.setTermsAccepted(false) }, enable, guide],
    expected: []),
  Walk(
    name: "guidance without a route",
    deeds: [{ $0.setHasRoute(false) }, enable, guide, { $0.setHasRoute(true) }],
    expected: [.enableNavigationUI, .startGuidance]),
  Walk(
    name: "an arrival", deeds: [enable, guide, arrive, arrive],
    expected: [.enableNavigationUI, .startGuidance, .stopGuidance]),
  Walk(
    name: "an arrival that doesn't stop guidance",
    deeds: [{ $0.navigator.setStopsAtArrival(false) }, enable, guide, arrive, disable],
    expected: [.enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI]),
  Walk(
    name: "a prompt that is hidden before guidance stops",
    deeds: [{ $0.choose(hiding(.hiddenBefore)) }, enable, guide, prompt, disable, hide],
    expected: [
      .enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance,
      .disableNavigationUI,
    ]),
  Walk(
    name: "a prompt that is hidden after guidance stopped",
    deeds: [{ $0.choose(hiding(.hiddenAfter)) }, enable, guide, prompt, stop, hide],
    expected: [.enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .hidePrompt]),
]

/// Checks that each old state is the one that was new last, and each new one of the right kind.
private func checkStates(of calls: [DelegateCall], _ walk: String, _ stand: HostStand) {
  var current: NavigationState?
  func expectOld(_ old: NavigationState, _ kind: NavigationState.Kind, _ call: String) {
    stand.expect(
      old === current && old.kind == kind,
      "\(walk): \(call) came with an old state that isn't the present one")
  }
  func take(_ new: NavigationState, _ kind: NavigationState.Kind, _ call: String) {
    stand.expect(
      new.kind == kind && new !== current, "\(walk): \(call) came with a wrong new state")
    current = new
  }
  for call in calls {
    switch call {
    case .enableNavigationUI(let new):
      stand.expect(current == nil, "\(walk): enableNavigationUI came twice")
      take(new, .ready, "enableNavigationUI")
    case .startGuidance(let new, let old):
      expectOld(old, .ready, "startGuidance")
      take(new, .guidance, "startGuidance")
    case .stopGuidance(let new, let old):
      expectOld(old, .guidance, "stopGuidance")
      take(new, .ready, "stopGuidance")
    case .disableNavigationUI(let old):
      expectOld(old, .ready, "disableNavigationUI")
      current = nil
    case .sizeChanged(let state):
      stand.expect(state === current, "\(walk): sizeChanged came with another state's object")
    case .showPrompt, .hidePrompt, .changePrompt: break
    }
  }
}
