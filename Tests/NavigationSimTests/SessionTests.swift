import NavigationSim
import TestSupport
import Testing
import ViewTree

/// What the app and the road do to a session, one after the other, and the callbacks that must come
/// of it; by hand, from the diagram and the decisions in docs/simulation.md.
@Suite
struct SessionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var choices: [(String, String)] = []
    let steps: [@Sendable (MapView) -> Void]
    let expect: [DelegateCall.Name]
    var testDescription: String { name }
  }

  private static let enable: @Sendable (MapView) -> Void = { $0.setNavigationEnabled(true) }
  private static let disable: @Sendable (MapView) -> Void = { $0.setNavigationEnabled(false) }
  private static let guide: @Sendable (MapView) -> Void = { $0.setGuidanceActive(true) }
  private static let stop: @Sendable (MapView) -> Void = { $0.setGuidanceActive(false) }
  private static let arrive: @Sendable (MapView) -> Void = { $0.navigator.arrive() }
  private static let clear: @Sendable (MapView) -> Void = { $0.navigator.clearDestinations() }
  private static let route: @Sendable (MapView) -> Void = { $0.setHasRoute(true) }
  private static let prompt: @Sendable (MapView) -> Void = { $0.showPrompt(height: 96) }
  private static let hide: @Sendable (MapView) -> Void = { $0.hidePrompt() }
  private static let unwanted: @Sendable (MapView) -> Void = { $0.setDisplaysPrompts(false) }
  private static let stays: @Sendable (MapView) -> Void = { $0.navigator.setStopsAtArrival(false) }
  private static let stops: @Sendable (MapView) -> Void = { $0.navigator.setStopsAtArrival(true) }
  private static let same: @Sendable (MapView) -> Void = { $0.resize(to: $0.screen) }
  private static let nothing: @Sendable (MapView) -> Void = { $0.resize(to: .custom(.zero)) }
  private static let wide: @Sendable (MapView) -> Void = { $0.resize(to: .landscape) }

  static let cases = [
    Case(
      name: "arriving stops guidance", steps: [enable, guide, arrive, arrive],
      expect: [.enableNavigationUI, .startGuidance, .stopGuidance]),
    Case(
      name: "not with stopGuidanceAtArrival off", steps: [stays, enable, guide, arrive],
      expect: [.enableNavigationUI, .startGuidance]),
    Case(
      name: "switched on again, the next arrival stops",
      steps: [stays, enable, guide, arrive, stops, arrive],
      expect: [.enableNavigationUI, .startGuidance, .stopGuidance]),
    Case(
      name: "after an arrival guidance begins when it is asked for",
      steps: [
        enable, guide, arrive, route, guide,
      ], expect: [.enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance]),
    Case(
      name: "arriving while nothing guides", steps: [arrive, enable, arrive],
      expect: [.enableNavigationUI]),
    Case(
      name: "clearing the destinations during guidance",
      steps: [enable, guide, clear, guide, route],
      expect: [.enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance]),
    Case(
      name: "clearing them gives wanted guidance up", steps: [clear, enable, guide, clear, route],
      expect: [.enableNavigationUI]),
    Case(
      name: "a prompt stays through stop and disable",
      steps: [
        enable, guide, prompt, stop, disable, hide,
      ],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .disableNavigationUI,
      ]),
    Case(
      name: "a prompt is hidden before the stop", choices: [("prompt-on-stop", "hidden-before")],
      steps: [enable, guide, prompt, stop, hide, disable],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance,
        .disableNavigationUI,
      ]),
    Case(
      name: "a prompt is hidden after the stop", choices: [("prompt-on-stop", "hidden-after")],
      steps: [enable, guide, prompt, stop, hide, disable],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .hidePrompt,
        .disableNavigationUI,
      ]),
    Case(
      name: "hidden before the stop that disabling brings",
      choices: [("prompt-on-stop", "hidden-before")], steps: [enable, guide, prompt, disable],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance,
        .disableNavigationUI,
      ]),
    Case(
      name: "hidden after the stop that disabling brings",
      choices: [("prompt-on-stop", "hidden-after")], steps: [enable, guide, prompt, disable],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .hidePrompt,
        .disableNavigationUI,
      ]),
    Case(
      name: "nothing is hidden where no prompt is", choices: [("prompt-on-stop", "hidden-before")],
      steps: [enable, guide, prompt, hide, stop],
      expect: [.enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance]),
    Case(
      name: "an unwanted prompt stays", steps: [enable, guide, prompt, unwanted, prompt, hide],
      expect: [.enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt]),
    Case(
      name: "an unwanted prompt goes at once", choices: [("unwanted-prompt", "hidden")],
      steps: [enable, guide, prompt, unwanted, unwanted, prompt, hide],
      expect: [.enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt]),
    Case(
      name: "sizes of a map that is off", steps: [wide, same, nothing, enable],
      expect: [.enableNavigationUI]),
    Case(
      name: "the same size again, and nothing",
      steps: [enable, same, wide, wide, nothing, nothing],
      expect: [.enableNavigationUI, .sizeChanged, .sizeChanged]),
    Case(
      name: "told of its size when it is enabled", choices: [("size-at-enable", "calls")],
      steps: [guide, enable], expect: [.enableNavigationUI, .sizeChanged, .startGuidance]),
    Case(
      name: "told of the same size", choices: [("same-size", "calls")],
      steps: [enable, same, same],
      expect: [.enableNavigationUI, .sizeChanged, .sizeChanged]),
    Case(
      name: "not told of no size", choices: [("zero-size", "silent")],
      steps: [enable, nothing, wide], expect: [.enableNavigationUI, .sizeChanged]),
    Case(
      name: "a map of no size goes through all states",
      steps: [
        nothing, enable, guide, prompt, stop, disable,
      ],
      expect: [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .disableNavigationUI,
      ]),
  ]

  @Test(arguments: cases) func `callbacks follow the table`(_ example: Case) throws {
    let test = try TestMap()
    test.choose(example.choices)
    for step in example.steps { step(test.map) }
    #expect(test.delegate.names == example.expect)
    #expect(test.delegate.deepestNesting == 1)
  }

  @Test func `ready buttons are the same, or others each time`() throws {
    for (value, isSame) in [("same", true), ("fresh", false)] {
      let test = try TestMap()
      test.choose([("ready-buttons", value)])
      test.map.setNavigationEnabled(true)
      let first = try #require(test.map.state?.buttons.first?.view)
      test.tree.hold(.view(first))
      test.map.setGuidanceActive(true)
      test.map.setGuidanceActive(false)
      #expect((test.map.state?.buttons.first?.view == first) == isSame)
    }
  }

  // MARK: - Sizes at every point

  @Test(arguments: [
    DelegateCall.Name.enableNavigationUI, .startGuidance, .stopGuidance, .showPrompt,
    .changePrompt, .hidePrompt, .sizeChanged,
  ])
  func `a map that turns wide inside a callback is told after it`(
    _ point: DelegateCall.Name
  ) throws {
    let test = try TestMap()
    var isTurned = false
    var seen: [(name: DelegateCall.Name, stateIsWide: Bool, mapIsWide: Bool, card: Double?)] = []
    test.delegate.onCall = { call, map in
      guard let state = map.state else { return }
      let turn = state.view(of: .turnCard)
      let width = turn.flatMap { card in
        map.tree.views[card].constraints.map { map.tree.constraints[$0].spec }
          .first { $0.firstAttribute == .width }?.constant
      }
      seen.append((call.name, state.isWide, map.isWide, width))
      if call.name == point, !isTurned {
        isTurned = true
        map.resize(to: .landscape)
      }
    }
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.showPrompt(height: 96)
    test.map.showPrompt(height: 200)
    if point == .sizeChanged { test.map.resize(to: .split) }
    test.map.hidePrompt()
    test.map.setGuidanceActive(false)
    test.map.setNavigationEnabled(false)
    let place = try #require(test.delegate.names.firstIndex(of: point))
    #expect(test.delegate.names[place + 1] == .sizeChanged)
    #expect(test.delegate.deepestNesting == 1)
    for call in seen {
      #expect(call.stateIsWide == call.mapIsWide, "\(call.name)")
      // Narrow the card is as wide as the map, 390 or 320; wide it is 375.
      if let card = call.card { #expect((card == 375) == call.stateIsWide, "\(call.name)") }
    }
    #expect(seen.contains { $0.stateIsWide })
  }

  @Test func `a size asked for inside disable leaves nobody to tell`() throws {
    let test = try TestMap.guiding()
    test.delegate.onCall = { call, map in
      if case .disableNavigationUI = call { map.resize(to: .landscape) }
    }
    test.map.setNavigationEnabled(false)
    #expect(test.delegate.names == [.stopGuidance, .disableNavigationUI])
    #expect(test.map.isWide)
  }

  // MARK: - Listeners

  @Test func `listeners hear of a prompt before the delegate, and of its end after it`() throws {
    for (value, isHeard) in [("calls", true), ("silent", false)] {
      let test = try TestMap()
      test.choose([("prompt-listeners", value)])
      let log = Log()
      #expect(test.map.navigator.add(log))
      #expect(!test.map.navigator.add(log))
      test.delegate.onCall = { call, _ in log.lines.append("\(call.name)") }
      test.map.setNavigationEnabled(true)
      test.map.setGuidanceActive(true)
      log.lines = []
      test.map.showPrompt(height: 96)
      test.map.showPrompt(height: 200)
      test.map.hidePrompt()
      test.map.showPrompt(height: 96)
      test.map.setNavigationEnabled(false)
      let told: [String] = [
        "willPresentPrompt", "showPrompt", "willPresentPrompt", "changePrompt",
        "didDismissPrompt", "hidePrompt", "didDismissPrompt", "willPresentPrompt", "showPrompt",
        "stopGuidance", "disableNavigationUI", "didDismissPrompt",
      ]
      let ofListeners = ["willPresentPrompt", "didDismissPrompt"]
      #expect(log.lines == told.filter { isHeard || !ofListeners.contains($0) })
      #expect(test.map.navigator.remove(log))
      #expect(!test.map.navigator.remove(log))
    }
  }

  @Test func `a tap on the re-center button follows again, where there is one`() throws {
    let test = try TestMap.guiding()
    let log = Log()
    test.map.navigator.add(log)
    test.map.tapRecenter()
    #expect(log.lines.isEmpty)
    test.map.setCameraMode(.overview)
    #expect(test.map.isRecenterShown)
    test.map.setSettings { $0.isRecenterButtonEnabled = false }
    test.map.tapRecenter()
    #expect(log.lines.isEmpty && test.map.cameraMode == .overview)
    test.map.setSettings { $0.isRecenterButtonEnabled = true }
    test.map.tapRecenter()
    #expect(log.lines == ["tappedRecenter"])
    #expect(test.map.cameraMode == .following && !test.map.isRecenterShown)
  }

  private final class Log: NavigatorListener {
    var lines: [String] = []
    func navigator(_ navigator: Navigator, did event: NavigatorEvent, on map: MapView) {
      lines.append("\(event)")
    }
  }
}

extension TestMap {
  /// Decides choices by the names that scenarios have for them.
  func choose(_ list: [(String, String)]) {
    var choices = map.choices
    for (name, value) in list {
      precondition(SimulationChoice.named(name)?.write(&choices, value) == true, name)
    }
    map.choose(choices)
  }
}
