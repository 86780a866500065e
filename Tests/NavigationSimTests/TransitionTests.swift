import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct TransitionTests {
  /// What is done to a map, one after the other, and which callbacks must come of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let steps: [Step]
    let expect: [DelegateCall.Name]
    var testDescription: String { name }

    init(_ name: String, _ steps: [Step], _ expect: [DelegateCall.Name]) {
      self.name = name
      self.steps = steps
      self.expect = expect
    }
  }

  enum Step: CaseIterable {
    case enable, disable, guide, stop
    case routeOn, routeOff, termsOn, termsOff, promptsOn, promptsOff
    case prompt, hidePrompt, resize, resizeToNothing
    case arrive, clear, staysAtArrival, stopsAtArrival

    func run(on map: MapView) {
      switch self {
      case .enable: map.setNavigationEnabled(true)
      case .disable: map.setNavigationEnabled(false)
      case .guide: map.setGuidanceActive(true)
      case .stop: map.setGuidanceActive(false)
      case .routeOn: map.setHasRoute(true)
      case .routeOff: map.setHasRoute(false)
      case .termsOn: map.setTermsAccepted(true)
      case .termsOff: map.setTermsAccepted(false)
      case .promptsOn: map.setDisplaysPrompts(true)
      case .promptsOff: map.setDisplaysPrompts(false)
      case .prompt: map.showPrompt(height: 96)
      case .hidePrompt: map.hidePrompt()
      case .arrive: map.navigator.arrive()
      case .clear: map.navigator.clearDestinations()
      case .staysAtArrival: map.navigator.setStopsAtArrival(false)
      case .stopsAtArrival: map.navigator.setStopsAtArrival(true)
      case .resizeToNothing: map.resize(to: .custom(.zero))
      case .resize: map.resize(to: map.screen.size == Screen.phone.size ? .landscape : .phone)
      }
    }
  }

  static let cases = [
    Case(
      "there and back", [.enable, .guide, .stop, .disable],
      [
        .enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI,
      ]),
    Case(
      "disabling during guidance stops it first", [.enable, .guide, .disable],
      [
        .enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI,
      ]),
    Case(
      "after that, enabling does not guide", [.enable, .guide, .disable, .enable],
      [
        .enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI,
        .enableNavigationUI,
      ]),
    Case(
      "guidance wanted before navigation", [.guide, .enable],
      [
        .enableNavigationUI, .startGuidance,
      ]),
    Case(
      "guidance wanted and given up before navigation", [.guide, .stop, .enable],
      [
        .enableNavigationUI
      ]),
    Case(
      "guidance without a route waits for it", [.routeOff, .enable, .guide],
      [
        .enableNavigationUI
      ]),
    Case(
      "the route that comes later", [.routeOff, .enable, .guide, .routeOn],
      [
        .enableNavigationUI, .startGuidance,
      ]),
    Case(
      "the route is lost", [.enable, .guide, .routeOff],
      [
        .enableNavigationUI, .startGuidance, .stopGuidance,
      ]),
    Case(
      "a route after a lost one guides only when asked",
      [
        .enable, .guide, .routeOff, .routeOn,
      ], [.enableNavigationUI, .startGuidance, .stopGuidance]),
    Case(
      "each twice",
      [
        .enable, .enable, .guide, .guide, .stop, .stop, .disable, .disable,
      ], [.enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI]),
    Case("disabling what is off", [.disable, .stop], []),
    Case("without accepted terms nothing happens", [.termsOff, .enable, .guide], []),
    Case("terms accepted later do not enable by themselves", [.termsOff, .enable, .termsOn], []),
    Case(
      "terms accepted, then enabled", [.termsOff, .enable, .termsOn, .enable],
      [
        .enableNavigationUI
      ]),
    Case(
      "terms withdrawn while enabled change nothing", [.enable, .termsOff, .guide],
      [
        .enableNavigationUI, .startGuidance,
      ]),
    Case(
      "three rounds of guidance", [.enable, .guide, .stop, .guide, .stop, .guide],
      [
        .enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance, .stopGuidance,
        .startGuidance,
      ]),
  ]

  @Test(arguments: cases) func `callbacks follow the state machine`(_ example: Case) throws {
    let test = try TestMap()
    for step in example.steps { step.run(on: test.map) }
    #expect(test.delegate.names == example.expect)
  }

  @Test(arguments: 0..<40, TransitionTableTests.everyChoice)
  func `no walk leaves the legal transitions`(seed: UInt64, choices: SimulationChoices) throws {
    let test = try TestMap()
    test.map.choose(choices)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<120 { Step.allCases.randomElement(using: &generator)?.run(on: test.map) }
    var phase = NavigationPhase.off
    var prompt: ViewID?
    var state: NavigationState?
    for call in test.delegate.calls {
      switch call {
      case .enableNavigationUI(let new):
        #expect(phase == .off && new.kind == .ready && prompt == nil)
        (phase, state) = (.ready, new)
      case .startGuidance(let new, let old):
        #expect(phase == .ready && new.kind == .guidance && old === state)
        (phase, state) = (.guiding, new)
      case .stopGuidance(let new, let old):
        #expect(phase == .guiding && new.kind == .ready && old === state)
        (phase, state) = (.ready, new)
      case .disableNavigationUI(let old):
        #expect(phase == .ready && old.kind == .ready && old === state)
        (phase, state, prompt) = (.off, nil, nil)
      case .sizeChanged(let new): #expect(phase != .off && new === state)
      case .showPrompt(let new):
        #expect(phase == .guiding && prompt == nil)
        prompt = new
      case .changePrompt(let new, let old):
        #expect(phase == .guiding && prompt == old && new != old)
        prompt = new
      case .hidePrompt(let old):
        #expect(phase != .off && prompt == old)
        prompt = nil
      }
    }
    #expect(test.map.phase == phase)
    #expect(test.map.state === state)
    #expect(test.map.prompt == prompt)
  }

  @Test func `states say what they provide`() throws {
    let test = try TestMap.guiding()
    let state = try #require(test.map.state)
    #expect(state.isCurrent)
    #expect(
      state.components.map(\.kind) == [
        .logo, .viewport, .turnCard, .etaCard, .tripProgressBar, .speedWidget,
      ])
    #expect(state.buttons.map(\.type) == [.compass, .reporting])
    test.map.setGuidanceActive(false)
    #expect(!state.isCurrent)
    let ready = try #require(test.map.state)
    #expect(ready.components.map(\.kind) == [.logo, .viewport])
    #expect(ready.buttons.map(\.type) == [.compass])
    #expect(ready.serial > state.serial)
  }

  @Test func `without a delegate the phases are gone through all the same`() throws {
    let test = try TestMap()
    try test.map.setLayoutDelegate(nil)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.showPrompt(height: 96)
    #expect(test.map.phase == .guiding)
    #expect(test.map.prompt != nil)
    test.map.setNavigationEnabled(false)
    #expect(test.map.phase == .off)
    #expect(test.map.prompt == nil)
    #expect(test.delegate.calls.isEmpty)
  }

  @Test func `a fault disables without stopping guidance`() throws {
    let test = try TestMap(faults: [.disablesWithoutStopping])
    for step in [Step.enable, .guide, .disable] { step.run(on: test.map) }
    #expect(test.delegate.names == [.enableNavigationUI, .startGuidance, .disableNavigationUI])
  }

  @Test func `nothing is attached by the map itself`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    test.map.layOut()
    #expect(test.tree.subtree(of: test.map.view) == [test.map.view])
    let faulty = try TestMap(faults: [.attachesComponents])
    faulty.map.setNavigationEnabled(true)
    #expect(faulty.tree.subtree(of: faulty.map.view).count == 2)
  }
}
