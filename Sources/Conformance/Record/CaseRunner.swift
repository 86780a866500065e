package import NavigationSim
package import ViewTree

/// What drives time besides the map: whoever keeps a delegate's completions and late work.
package protocol TurnSource: AnyObject {
  /// Runs what is due after the clock moved, and tells the ended animations.
  func runTurn(ended: [EndedAnimation])

  /// Whether something waits for a later time.
  var hasPendingWork: Bool { get }
}

/// Runs a scenario on a map, a step at a time, and records it.
package final class CaseRunner {
  /// The time between two frames.
  package static let frame = 1.0 / 60

  /// How long `settle` waits at most, in seconds of the simulated clock.
  package static let longestSettle = 20.0

  package let map: MapView
  package let recorder: Recorder

  /// Called before each step, with its place and its text.
  package var willRun: ((Int, Step) -> Void)?

  /// Called after each step, while the recorder still writes for it.
  package var didRun: (() -> Void)?

  /// Called when a step adds a map to the session, and when one takes it away again.
  package var didAdd: ((MapView) -> Void)?
  package var willRemove: ((MapView) -> Void)?
  package private(set) var snapshots: [(name: String, frame: MapFrame)] = []

  /// Makes the delegate that `set-delegate plugin` sets, where the first can't be set again.
  package var makeDelegate: (() -> (any LayoutDelegate)?)?
  private let delegate: (any LayoutDelegate)?
  private let legacyApp: LegacyApp
  private weak var turns: (any TurnSource)?
  private let portrait: Screen
  private let landscape: Screen

  /// The map on a car's screen, while the session has one.
  package private(set) var car: MapView?

  /// - Parameters:
  ///   - delegate: What `set-delegate plugin` sets; already set when the scenario begins.
  ///   - turned: The same screen after a rotation.
  ///   - judgement: See ``Recorder/init(map:scenario:judgement:)``.
  package init(
    map: MapView, turned: Screen, scenario: Scenario, delegate: (any LayoutDelegate)?,
    turns: (any TurnSource)?, judgement: MomentJudgement? = nil
  ) {
    self.map = map
    self.delegate = delegate
    legacyApp = LegacyApp(map: map)
    self.turns = turns
    portrait = map.screen
    landscape = turned
    recorder = Recorder(map: map, scenario: scenario, judgement: judgement)
    if let delegate { try? map.setLayoutDelegate(delegate) }
  }

  /// Runs all steps; then the delegate is released and what it left is counted.
  package func run() -> CaseRecord {
    for (index, step) in recorder.record.steps.enumerated() {
      recorder.begin(step: index)
      willRun?(index, step)
      run(step)
      didRun?()
    }
    return recorder.record
  }

  /// Ends the map and writes down what the delegate's release left alive.
  package func finish() -> CaseRecord {
    removeCar()
    map.close()
    recorder.delegateReleased()
    return recorder.record
  }

  private func run(_ step: Step) {
    switch step {
    case .enable: map.setNavigationEnabled(true)
    case .guide: map.setGuidanceActive(true)
    case .stop: map.setGuidanceActive(false)
    case .disable: map.setNavigationEnabled(false)
    case .prompt(let height), .changePrompt(let height): map.showPrompt(height: height)
    case .promptOf(let kind), .changePromptTo(let kind): map.showPrompt(kind)
    case .hidePrompt: map.hidePrompt()
    case .tick(let seconds): advance(by: seconds)
    case .settle: settle()
    case .resize(let size): resize(size)
    case .rotate: rotate()
    case .direction(let direction): for map in maps { map.setDirection(direction) }
    case .speed(let reading): for map in maps { map.setSpeed(reading) }
    case .recenter(let shows): map.setShowsRecenter(shows)
    case .buttons(let types): map.setGuidanceButtons(types)
    case .terms(let accepted): map.setTermsAccepted(accepted)
    case .route(let has): map.setHasRoute(has)
    case .prompts(let wanted): map.setDisplaysPrompts(wanted)
    case .clearDestinations: map.navigator.clearDestinations()
    case .stopAtArrival(let stops): map.navigator.setStopsAtArrival(stops)
    case .arrive: map.navigator.arrive()
    case .tapRecenter: map.tapRecenter()
    case .choice(let name, let value): choose(name, value)
    case .car(let size): if let size { addCar(size) } else { removeCar() }
    case .carInsets(let insets): setCarInsets(insets)
    case .setDelegate(let isPlugin): setDelegate(isPlugin)
    case .textSize(let size): map.setTextSize(size)
    case .maneuver(let maneuver): map.setManeuver(maneuver)
    case .progress(let part): map.setProgress(part)
    case .camera(let mode): map.setCameraMode(mode)
    case .perspective(let perspective): map.setPerspective(perspective)
    case .legacy(let setting): legacyApp.set(setting)
    case .snapshot(let name):
      snapshots += pictures(name)
    }
    layOut()
  }

  /// What the maps show now; the car's picture has its name after that of the step.
  package func pictures(_ name: String) -> [(name: String, frame: MapFrame)] {
    layOut()
    return maps.map { map in
      (map === self.map ? name : "\(name) car", MapFrame(of: map, isShown: true))
    }
  }

  private func layOut() { for map in maps { map.layOut() } }

  private func choose(_ name: String, _ value: String) {
    var choices = map.choices
    // Scenarios are read with known names and values only.
    _ = SimulationChoice.named(name)?.write(&choices, value)
    map.choose(choices)
  }

  /// A refusal, as while navigation is enabled, is what the step may be there to provoke.
  private func setDelegate(_ isPlugin: Bool) {
    guard isPlugin else {
      try? map.setLayoutDelegate(nil)
      return
    }
    if map.delegate != nil { return }
    try? map.setLayoutDelegate(makeDelegate?() ?? delegate)
  }

  private func resize(_ size: Size) {
    map.resize(
      to: Screen(
        name: map.screen.name, size: size, safeArea: map.screen.safeArea,
        scale: map.screen.scale, isCar: map.screen.isCar))
  }

  // MARK: - The car

  /// The maps of the session: the phone's, then the car's.
  private var maps: [MapView] { [map] + (car.map { [$0] } ?? []) }

  private func addCar(_ size: Size) {
    removeCar()
    let made = MapView(
      tree: map.tree, screen: Screen(name: "car", size: size, isCar: true), sizes: map.sizes,
      navigator: map.navigator)
    made.choose(map.choices)
    made.setSpeed(map.speed)
    car = made
    didAdd?(made)
    made.setNavigationEnabled(true)
  }

  private func removeCar() {
    guard let old = car else { return }
    old.setNavigationEnabled(false)
    willRemove?(old)
    old.close()
    car = nil
  }

  private func setCarInsets(_ insets: Insets) {
    guard let car else { return }
    var screen = car.screen
    screen.safeArea = insets
    car.resize(to: screen)
  }

  private func rotate() {
    map.resize(to: map.screen.size == portrait.size ? landscape : portrait)
  }

  // MARK: - Time

  private var isIdle: Bool { maps.allSatisfy(\.isIdle) }

  private func advance(by seconds: Double) {
    var left = seconds
    repeat {
      let part = min(left, Self.frame)
      turn(by: part)
      left -= part
    } while left > 1e-9
  }

  private func turn(by seconds: Double) {
    let ended = map.tree.advance(by: seconds)
    for map in maps { map.timePassed() }
    if let turns { turns.runTurn(ended: ended) }
    layOut()
    if !map.tree.isAtRest { recorder.take(.between) }
  }

  /// Lets every animation end, takes the picture, lets what else moves by time end, and takes it
  /// again if that changed anything.
  private func settle() {
    let start = map.tree.now
    turn(by: 0)
    while !map.tree.isAtRest, map.tree.now - start < Self.longestSettle {
      turn(by: Self.frame)
    }
    recorder.take(.settled)
    guard !isIdle || turns?.hasPendingWork == true else { return }
    while !isIdle || !map.tree.isAtRest || turns?.hasPendingWork == true,
      map.tree.now - start < Self.longestSettle
    {
      turn(by: Self.frame * 6)
    }
    recorder.take(.settled)
  }
}
