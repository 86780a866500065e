import CallTrace
package import NavigationSim
import PluginHost
package import ViewTree
package import Workers

/// The worker's side of the suite: loads a plugin once, then runs one case at a time.
///
/// It runs on the main thread of a process with no other, since a Swift plugin's main actor belongs
/// to the thread that loads it.
package final class PluginCase {
  private let path: String
  private let makeMeasurer: () throws -> any TextMeasurer
  private var measurer: (any TextMeasurer)?

  /// Writes a frame for `snapshot` steps.
  private let picture: (MapFrame) -> String
  private var library: PluginLibrary?

  /// Whether requests may ask for calls to be recorded or changed.
  private let seesCalls: Bool
  private var standIn: StandIn?
  private var log: CallLog?
  private var language = ""
  private let habits = ProcessHabits()

  package init(
    path: String, seesCalls: Bool = false,
    measurer: @escaping () throws -> any TextMeasurer, picture: @escaping (MapFrame) -> String
  ) {
    self.path = path
    self.seesCalls = seesCalls
    makeMeasurer = measurer
    self.picture = picture
  }

  // MARK: - Loading

  /// Opens, probes and warms the library.
  package func prepare(_ channel: Channel) -> PreparationMessage {
    var message = PreparationMessage()
    let measurer: any TextMeasurer
    do {
      channel.enter(phase: "setting up text")
      measurer = try makeMeasurer()
      channel.leave()
    } catch {
      message.failure = "\(error)"
      message.isHostFault = true
      return message
    }
    self.measurer = measurer
    rehearse(measurer)
    // Before the sandbox closes, which may forbid memory that can be run.
    if seesCalls { message.cannotSeeCalls = !prepareToSee(channel) }
    message.missing = channel.confine()
    do throws(PluginLoadError) {
      let library = try open(channel, &message)
      var changes: [String] = []
      library.onEnter = { [habits] in habits.begin() }
      library.onLeave = { [habits] in changes += habits.end() }
      channel.enter(phase: "navhost_negotiate, purpose PROBE")
      let descriptor = try library.probe()
      message.add(changes, channel)
      channel.leave()
      message.id = descriptor.id
      message.language = descriptor.language
      language = descriptor.language
      message.oldest = descriptor.oldest
      message.newest = descriptor.newest
      message.chosen = descriptor.chosen
      if let first = descriptor.delegates.first {
        message.name = first.name
        message.delegateVersion = first.version
        message.features = first.features.rawValue
      }
      channel.enter(phase: "navhost_negotiate, purpose WARM")
      message.add(try warm(library, measurer), channel)
      channel.leave()
      self.library = library
    } catch {
      message.failure = error.description
    }
    return message
  }

  /// Runs and judges a case of the built-in layout and throws it away: what the runtime looks up
  /// at the first use of a type it would otherwise look up again in each process that is forked.
  private func rehearse(_ measurer: any TextMeasurer) {
    guard let walk = SuiteWalk.named("change-while-showing") else { return }
    let screen = Screen.custom(Size(width: 390, height: 844))
    let request = CaseRequest(
      PlannedCase(
        id: walk.name, scenario: walk.scenario, screenName: screen.name, screen: screen,
        turned: screen, orientation: .portrait, direction: .leftToRight), sizes: SizeTable())
    guard let read = Wire.decode(CaseRequest.self, from: request.encoded()),
      let scenario = try? Scenario(read.scenario)
    else { return }
    let tree = ViewTree(measurer: measurer)
    let map = MapView(tree: tree, screen: read.screen, sizes: read.sizeTable, isBuiltInJudged: true)
    let runner = CaseRunner(
      map: map, turned: read.turned, scenario: scenario, delegate: nil, turns: nil,
      judgement: MomentJudgement(.ofAllRules))
    _ = runner.run()
    var reply = CaseReply()
    reply.judge(runner.finish())
    _ = Wire.encode(reply)
    _ = measurer.measure(TextRequest(text: "12:34 km/h", font: Font(size: 17)))
    let session = PluginSession(tree: tree)
    session.rehearse()
    session.close()
  }

  private func open(
    _ channel: Channel, _ message: inout PreparationMessage
  ) throws(PluginLoadError) -> PluginLibrary {
    channel.enter(phase: "opening the library")
    habits.begin()
    let library: PluginLibrary
    do throws(PluginLoadError) {
      library = try PluginLibrary(path: path)
    } catch {
      _ = habits.end()
      throw error
    }
    message.add(habits.end(), channel)
    channel.leave()
    return library
  }

  /// Lets the plugin touch its caches against a host that is thrown away.
  ///
  /// - Returns: What it changed in the process.
  private func warm(
    _ library: PluginLibrary, _ measurer: any TextMeasurer
  ) throws(PluginLoadError) -> [String] {
    let tree = ViewTree(measurer: measurer)
    let map = MapView(tree: tree, screen: .custom(Size(width: 390, height: 844)))
    let session = PluginSession(tree: tree)
    var changes: [String] = []
    session.onEnter = { [habits] _ in habits.begin() }
    session.onLeave = { [habits] in changes += habits.end() }
    session.add(map)
    defer { session.close() }
    try library.warm(session)
    return changes
  }

  // MARK: - Running

  /// Takes a plugin that no file holds, for a case in this process.
  func take(_ library: PluginLibrary) throws {
    measurer = try makeMeasurer()
    self.library = library
  }

  /// - Returns: Whether calls can be seen; where the system gives no closures they can't.
  private func prepareToSee(_ channel: Channel) -> Bool {
    let memory = unsafe channel.record
    log = unsafe memory.map { unsafe CallLog(at: $0) } ?? CallLog(capacity: 32 << 20)
    standIn = log.flatMap { StandIn(log: $0) }
    return standIn != nil
  }

  package func run(_ request: CaseRequest, _ channel: Channel) -> CaseReply {
    var reply = CaseReply()
    guard let library, let measurer, let scenario = try? Scenario(request.scenario) else {
      reply.log = ["the case \(request.id) could not be read"]
      return reply
    }
    let tree = ViewTree(measurer: measurer)
    tree.direction = request.isRightToLeft ? .rightToLeft : .leftToRight
    let map = MapView(
      tree: tree, screen: request.screen, sizes: request.sizeTable)
    map.setTextSize(request.textSize)
    let session = PluginSession(tree: tree)
    session.add(map)
    var place = "before the first step"
    var step = 0
    var changes: [WireFinding] = []
    // Pumps come at every frame, and most find nothing to do: what they changed is asked for when
    // another call begins or the step ends.
    var pumped: (phase: String, step: Int) = ("", 0)
    func settleHabits() {
      guard habits.isOwed else { return }
      changes += habits.settle().map { .change($0, in: pumped.phase, step: pumped.step) }
    }
    let sources =
      request.wantsSources ? CaseSources(library, language: language) : nil
    sources?.watchExit(channel)
    habits.restart()
    session.onEnter = { [habits] name in
      if name != PluginSession.pumpName { settleHabits() }
      channel.enter(phase: "\(name), \(place)")
      habits.begin()
    }
    session.onLeave = { [habits] in
      let phase = channel.lastPhase ?? "a call"
      let isPump = phase.hasPrefix("\(PluginSession.pumpName), ")
      if isPump { pumped = (phase, step) }
      let found = isPump ? habits.endLater() : habits.end()
      changes += found.map { .change($0, in: phase, step: step) }
      changes += WireFinding.denials(channel.takeDenials(), in: phase, step: step)
      if channel.takeLoss() {
        changes.append(.change("closed the channel to navhost", in: phase, step: step))
      }
      channel.leave()
    }
    if request.isTraced || request.change != nil, let standIn {
      log?.begin()
      if let change = request.change { standIn.change(change) }
      library.standIn = standIn
    }
    let delegate: any LayoutDelegate
    do throws(PluginLoadError) {
      try session.use(library)
      delegate = try session.makeDelegate(request.delegateIndex)
    } catch {
      // What was done to the process counts all the same.
      reply.refusal = error.description
      reply.findings = changes
      return reply
    }
    let turns = SessionTurns(session: session)
    let runner = CaseRunner(
      map: map, turned: request.turned, scenario: scenario, delegate: delegate, turns: turns,
      judgement: MomentJudgement(.ofAllRules))
    runner.recorder.callCount = { sources?.callCount }
    runner.didAdd = { session.add($0) }
    runner.willRemove = { session.remove($0) }
    runner.willRun = {
      place = "step \($0 + 1): \($1)"
      step = $0
      sources?.stepBegins()
    }
    runner.didRun = { [picture] in
      settleHabits()
      if request.wantsFrames {
        reply.frames.append(
          runner.pictures("").map { picture($0.frame) }.joined(separator: "\n"))
      }
      for misuse in session.takeMisuses() where misuse.status.isError {
        runner.recorder.note(
          refused: misuse.function, misuse.status, misuse.text, about: misuse.views)
      }
    }
    runner.makeDelegate = {
      do throws(PluginLoadError) {
        return try session.makeDelegate(request.delegateIndex)
      } catch {
        reply.refusal = error.description
        return nil
      }
    }
    _ = runner.run()
    place = "after the last step"
    if request.wantsSnapshots {
      let taken = runner.snapshots.isEmpty ? runner.pictures("") : runner.snapshots
      reply.snapshots = taken.map { [$0.name, picture($0.frame)] }
    }
    let record = runner.finish()
    session.close()
    settleHabits()
    // Reading what the library says of itself has a deadline like a call into it.
    if sources != nil { channel.enter(phase: "looking up lines") }
    let lines = sources?.lines()
    reply.judge(record) { lines?.line(of: $0) }
    reply.wasChanged = standIn?.wasChanged ?? false
    reply.findings += changes.map { lines?.named($0) ?? $0 }
    if sources != nil { channel.leave() }
    reply.log += session.log.map(\.text)
    reply.notes = session.remarks.map { remark in
      remark.about.map { "\($0): \(remark.text)" } ?? remark.text
    }
    return reply
  }
}

extension PreparationMessage {
  /// Writes down what a call changed in the process and what it was denied, with the open phase.
  fileprivate mutating func add(_ deeds: [String], _ channel: Channel) {
    let phase = channel.lastPhase ?? "loading"
    let found =
      deeds.map { WireFinding.change($0, in: phase, step: 0) }
      + WireFinding.denials(channel.takeDenials(), in: phase, step: 0)
    findings += found.map { LoadFinding(finding: $0, phase: phase) }
  }
}

/// A session's completions and late work as a scenario's source of turns.
private final class SessionTurns: TurnSource {
  private let session: PluginSession

  init(session: PluginSession) {
    self.session = session
  }

  func runTurn(ended: [EndedAnimation]) { session.runTurn(ended) }

  var hasPendingWork: Bool { session.nextWorkDue != nil }
}

extension PluginCase {
  /// Serves a ``SuiteRunner`` that started this process as a worker.
  package func serve() throws(WorkerFailure) -> Never {
    try WorkerServer.serve(
      prepare: { channel in
        let message = prepare(channel)
        let payload = Wire.encode(message)
        return message.failure == nil ? .ready(payload: payload) : .failed(payload: payload)
      },
      handle: { bytes, channel in
        guard let request = Wire.decode(CaseRequest.self, from: bytes) else { return }
        channel.send(Wire.encode(run(request, channel)))
        if request.endsByExit { exit(channel) }
      })
  }

  /// Ends the process as a program ends, and says last what that changed and tried.
  private func exit(_ channel: Channel) -> Never {
    channel.enter(phase: ExitDeeds.phase)
    habits.begin()
    channel.finishByExit { [habits] in
      ExitDeeds(changes: habits.end(), denials: channel.takeDenials()).encoded
    }
  }
}
