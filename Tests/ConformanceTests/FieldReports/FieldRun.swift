import Conformance
import NavigationSim
import ViewTree

/// A map when a step of a field report was done.
struct FieldPicture {
  let frame: MapFrame

  /// The callbacks made so far.
  let calls: [String]

  /// What of the delegate's and the SDK's is left in the map.
  let views: Int
  let guides: Int
  let constraints: Int
}

/// What a field report has come to.
struct FieldOutcome {
  var pictures: [String: FieldPicture] = [:]
  var callPictures: [String: MapFrame] = [:]
  var record: CaseRecord
  var findings: [Finding]

  /// How each `set-delegate` step was answered: 0 taken, else the error's code.
  var codes: [Double]

  /// What was handed over to the delegate though it belongs to another map.
  var strangers: Int
  var besideCalls: [String]
  var besideEnd: FieldPicture?
  fileprivate(set) var ended: [WeakBox] = []

  /// How many of maps, delegates and states still live.
  var alive: Int { ended.count { $0.object != nil } }
}

/// Runs a field report, with its fault or without.
struct FieldRun {
  let report: FieldReport
  let hasFault: Bool

  private var fault: FieldReport.Fault? { hasFault ? report.fault : nil }

  /// - Throws: For a file that names what isn't there.
  func outcome() throws -> FieldOutcome {
    let stage = try FieldStage(report, fault)
    return stage.run()
  }
}

/// The maps, delegates and the clock of one run.
private final class FieldStage {
  private let report: FieldReport
  private let defect: Defect?
  private let leavesLogoOut: Bool
  private let callFault: CallFault?
  private let hostFaults: Set<SimulationFault>
  private let turns = Turns()
  private let map: MapView
  private let runner: CaseRunner
  private var witnesses: [Witness] = []
  private var beside: (map: MapView, turns: Turns, witness: Witness)?
  private var step: Step?
  private var codes: [Double] = []
  private var pictures: [String: FieldPicture] = [:]

  init(_ report: FieldReport, _ fault: FieldReport.Fault?) throws {
    self.report = report
    leavesLogoOut = fault?.delegate == "leavesLogoOut"
    defect = try fault?.delegate.flatMap { name in
      name == "leavesLogoOut" ? nil : try Self.named(Defect.self, name)
    }
    callFault = try fault?.calls.map { try Self.named(CallFault.self, $0) }
    hostFaults = Set(
      try [fault?.host].compactMap { $0 }.map { try Self.named(SimulationFault.self, $0) })
    let orientation = report.orientation == "landscape" ? Orientation.landscape : .portrait
    let screen = try report.screen.screen(orientation)
    let turned = try (report.turned ?? report.screen)
      .screen(orientation == .portrait ? .landscape : .portrait)
    let tree = ViewTree(measurer: GridMeasurer())
    tree.direction = report.direction == "rtl" ? .rightToLeft : .leftToRight
    let navigator = Navigator()
    map = MapView(
      tree: tree, screen: screen, faults: hostFaults, navigator: navigator,
      isBuiltInJudged: report.delegate == .builtIn)
    let scenario = try report.scenario(ignoring: fault?.ignores)
    runner = CaseRunner(map: map, turned: turned, scenario: scenario, delegate: nil, turns: turns)
    if report.delegate != .builtIn { try? map.setLayoutDelegate(makeWitness(turns)) }
    if let spec = report.beside { try stand(spec, navigator) }
  }

  struct UnknownName: Error { let name: String }

  private static func named<Value: RawRepresentable>(
    _ type: Value.Type, _ name: String
  ) throws -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: name) else { throw UnknownName(name: name) }
    return value
  }

  private func makeWitness(_ turns: Turns, fault: CallFault? = nil) -> Witness {
    let delegate: any LayoutDelegate =
      report.delegate == .ownCards
      ? OwnCardsDelegate(leavesLogoOut: leavesLogoOut)
      : ReferenceDelegate(defect, turns: turns, usesContainer: report.delegate == .container)
    let witness = Witness(delegate, fault: fault ?? (callFault == .sharesStates ? nil : callFault))
    witnesses.append(witness)
    return witness
  }

  private func stand(_ spec: FieldReport.Beside, _ navigator: Navigator) throws {
    let tree = ViewTree(measurer: GridMeasurer())
    tree.direction = map.tree.direction
    let second = MapView(
      tree: tree, screen: try spec.screen.screen(.portrait), faults: hostFaults,
      navigator: navigator)
    let turns = Turns()
    let witness = makeWitness(turns, fault: callFault)
    witness.otherState = { [weak map] in map?.state }
    try? second.setLayoutDelegate(witness)
    if callFault == .sharesSafeArea {
      map.tree.setAdditionalSafeArea(second.screen.safeArea, of: map.view)
    }
    beside = (second, turns, witness)
  }

  // MARK: - Running

  func run() -> FieldOutcome {
    runner.willRun = { [unowned self] in begin($1) }
    runner.didRun = { [unowned self] in end() }
    _ = runner.run()
    let first = witnesses.first
    pictures["end"] = picture(of: map, calls: witnesses.flatMap { own($0) })
    let besideEnd = beside.map { picture(of: $0.map, calls: $0.witness.calls) }
    let boxes =
      [WeakBox(map)] + witnesses.map { WeakBox($0) } + witnesses.map { WeakBox($0.delegate) }
      + witnesses.flatMap(\.states)
    let record: CaseRecord
    if report.drops == true {
      record = runner.recorder.record
    } else {
      record = runner.finish()
      beside?.map.close()
    }
    return FieldOutcome(
      pictures: pictures, callPictures: first?.pictures ?? [:], record: record,
      findings: Judge(rules: Rule.all).judge(record), codes: codes,
      strangers: beside?.witness.strangers ?? 0, besideCalls: beside?.witness.calls ?? [],
      besideEnd: besideEnd, ended: boxes)
  }

  /// The calls that a delegate got, if it is one of the first map's.
  private func own(_ witness: Witness) -> [String] {
    beside?.witness === witness ? [] : witness.calls
  }

  private func begin(_ step: Step) {
    self.step = step
    if case .setDelegate(let isPlugin) = step {
      let new = isPlugin ? makeWitness(turns) : nil
      do throws(SetDelegateError) {
        try map.setLayoutDelegate(new)
        codes.append(0)
      } catch {
        codes.append(Double(error.rawValue))
      }
    }
  }

  /// Does with the second map what each map does by itself, and lets the same time pass; guidance
  /// and prompts come to both from their session.
  private func follow(_ step: Step) {
    guard let (second, turns, _) = beside else { return }
    switch step {
    case .enable: second.setNavigationEnabled(true)
    case .disable: second.setNavigationEnabled(false)
    case .speed(let reading): second.setSpeed(reading)
    default: break
    }
    let ended = second.tree.advance(by: map.tree.animator.now - second.tree.animator.now)
    second.timePassed()
    turns.runTurn(ended: ended)
    second.layOut()
  }

  private func end() {
    if let step { follow(step) }
    guard case .snapshot(let name)? = step else { return }
    pictures[name] = picture(of: map, calls: witnesses.flatMap { own($0) })
  }

  private func picture(of map: MapView, calls: [String]) -> FieldPicture {
    let tree = map.tree
    map.layOut()
    let views = tree.subtree(of: map.view)
    return FieldPicture(
      frame: MapFrame(of: map, isShown: true), calls: calls, views: views.count - 1,
      guides: views.reduce(0) { sum, view in
        sum + tree.views[view].guides.count { tree.guides[$0].maker == .author }
      },
      constraints: views.reduce(0) { sum, view in
        sum + tree.views[view].constraints.count { tree.constraints[$0].maker == .author }
      })
  }
}
