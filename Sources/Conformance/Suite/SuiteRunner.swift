package import CallTrace
import PluginHost
import Workers

/// Runs the suite on a plugin: pre-flight, host rules, worker, cases, verdict.
///
/// This process never maps the plugin: it is read as a file here, and opened in a worker.
package struct SuiteRunner {
  package let options: SuiteOptions

  /// The arguments that make this binary a worker; the plugin's path is appended.
  package let workerArguments: [String]

  /// How the user called this program, for commands that reproduce a finding.
  package let program: String

  /// The program that serves as worker: this one, unless a test runs another.
  package var executable = "/proc/self/exe"

  /// Runs a case in this process instead of a worker, for debuggers; nil keeps to workers.
  package var inProcess: (() -> PluginCase?)?

  /// Takes the calls of each case that did not pass, where they are wanted: every case is recorded
  /// then, which changes no verdict.
  package var didTrace: ((_ caseID: String, TraceFile) -> Void)?

  package init(options: SuiteOptions, workerArguments: [String], program: String) {
    self.options = options
    self.workerArguments = workerArguments
    self.program = program
  }

  /// - Parameters:
  ///   - path: As the user gave it.
  ///   - earlier: What the first cases of the plan came to in a run that this one goes on from.
  ///   - didFinish: Called with what each further case came to, in the order of the plan.
  ///   - progress: Called after each case: how many are done, and of how many.
  /// - Throws: When the options name no case that exists.
  package func run(
    path: String, after earlier: [FinishedCase] = [],
    didFinish: (FinishedCase) -> Void = { _ in }, progress: (Int, Int) -> Void
  ) throws(PlanError) -> SuiteResult {
    let plan = try CasePlan(options: options)
    var result = SuiteResult(plugin: PluginIdentity(path: path), verdict: .nothingTested)
    guard let (file, note) = preflight(&result) else { return result }
    let pool = pool(for: file, seesCalls: didTrace != nil)
    defer { pool.close() }
    // They start while the host's own rules are checked; a failure to start comes up below.
    if inProcess == nil { try? pool.start(for: plan.cases.count) }
    if let fault = Self.hostFault() {
      result.verdict = .error
      result.reason = fault
      return result
    }
    var tally = SuiteTally(options: options, plan: plan, path: path, program: program)
    if let inProcess {
      runHere(inProcess, plan, earlier, &tally, &result, didFinish, progress)
      return tally.finish(result)
    }
    let preparation = pool.prepare()
    if let failure = tally.preparation(preparation, note, &result) {
      return failure
    }
    let rest = tally.add(earlier, of: plan)
    var done = plan.cases.count - rest.count
    let hasStopped = earlier.contains { $0.ending == .timedOut }
    pool.run(requests(for: rest, of: plan, hasStopped: hasStopped)) { index, outcome in
      // The request behind those of the cases ends as a program ends.
      guard index < rest.count else { return tally.addExit(outcome, of: plan.cases[0]) }
      done += 1
      progress(done, plan.cases.count)
      let planned = rest[rest.startIndex + index]
      let answer = CaseAnswer(outcome, of: planned.id)
      if case .finished(let finished) = answer {
        didFinish(finished)
        tell(outcome, finished, planned, file, note)
      }
      return tally.add(answer, of: planned)
    }
    addSources(pool, &tally)
    return tally.finish(result)
  }

  /// Runs the cases that show findings once more, with their calls seen, for the lines to blame.
  private func addSources(_ pool: WorkerPool, _ tally: inout SuiteTally) {
    let cases = tally.casesWithoutSources
    let requests = cases.map { planned in
      var request = CaseRequest(planned, sizes: options.sizes, textSize: options.textSize)
      request.wantsSources = true
      return request.encoded()
    }
    pool.run(requests) { index, outcome in
      tally.addSources(outcome, of: cases[index])
      return .go
    }
  }

  private func requests(
    for rest: ArraySlice<PlannedCase>, of plan: CasePlan, hasStopped: Bool
  ) -> [[UInt8]] {
    var requests = rest.map {
      CaseRequest($0, sizes: options.sizes, textSize: options.textSize)
    }
    // Not after a case that did not return: nothing runs behind that.
    if let first = plan.cases.first, !hasStopped {
      requests.append(
        CaseRequest(first, sizes: options.sizes, textSize: options.textSize, endsByExit: true))
    }
    for index in requests.indices { requests[index].isTraced = didTrace != nil }
    return requests.map { $0.encoded() }
  }

  /// The pictures of a scenario's `snapshot` steps, or of its end: name and text.
  ///
  /// - Returns: The pictures, or the result that says why there are none.
  package func snapshots(
    path: String
  ) throws(PlanError) -> (pictures: [(name: String, text: String)], result: SuiteResult) {
    let plan = try CasePlan(options: options)
    var result = SuiteResult(plugin: PluginIdentity(path: path), verdict: .nothingTested)
    guard let (file, note) = preflight(&result) else { return ([], result) }
    guard let planned = plan.cases.first else { return ([], result) }
    var tally = SuiteTally(options: options, plan: plan, path: path, program: program)
    let pool = pool(for: file)
    defer { pool.close() }
    if let failure = tally.preparation(pool.prepare(), note, &result) { return ([], failure) }
    var pictures: [(name: String, text: String)] = []
    let request = CaseRequest(
      planned, sizes: options.sizes, textSize: options.textSize, wantsSnapshots: true)
    pool.run([request.encoded()]) { _, outcome in
      if let bytes = outcome.messages.first,
        let reply = Wire.decode(CaseReply.self, from: bytes)
      {
        pictures = reply.snapshots.map { ($0[0], $0[1]) }
      }
      return tally.add(CaseAnswer(outcome, of: planned.id), of: planned)
    }
    result = tally.finish(result)
    return (pictures, result)
  }

  /// Judges the file before anything opens it; nil when it is no plugin, and the result says why.
  func preflight(_ result: inout SuiteResult) -> (LibraryFile, PluginNote)? {
    do throws(LibraryFileError) {
      let file = try LibraryFile(path: result.plugin.path)
      let note = try file.requirePlugin(speaking: PluginLibrary.versions)
      result.plugin.id = note.id
      result.plugin.language = note.language
      return (file, note)
    } catch {
      result.verdict = .notLoaded
      result.reason = error.description
      return nil
    }
  }

  /// - Parameter seesCalls: Whether its requests may ask for calls to be recorded or changed.
  func pool(for file: LibraryFile, seesCalls: Bool = false) -> WorkerPool {
    var options = workerOptions
    options.keepsRecords = seesCalls
    let arguments = workerArguments + (seesCalls ? [Self.seeCalls] : [])
    return WorkerPool(
      WorkerCommand(executable: executable, arguments: arguments + [file.resolvedPath]),
      options: options)
  }

  /// The argument of a worker whose requests may ask for calls to be recorded or changed.
  package static let seeCalls = "--see-calls"

  private var workerOptions: WorkerOptions {
    var worker = WorkerOptions()
    worker.jobs = max(1, options.jobs)
    worker.phaseTimeout = .milliseconds(Int(options.timeout * 1000))
    worker.caseTimeout = .milliseconds(Int(options.timeout * 6000))
    worker.preparationTimeout = .milliseconds(Int(options.timeout * 3000))
    worker.limits = Self.limits
    worker.sandbox = options.sandbox
    return worker
  }

  /// Far more than any layout needs, and little enough for the machine.
  ///
  /// How long a call may compute is the deadlines' business; the limit on processor time ends what
  /// they can't see.
  private static let limits = ResourceLimits(
    openFiles: 1024, cpuSeconds: 600, processes: 8192, memoryInBytes: 4 << 30,
    fileSizeInBytes: 256 << 20)

  /// A host rule that the simulation breaks: then nothing it says of a plugin counts.
  static func hostFault() -> String? {
    for rule in HostRule.all {
      if let fault = rule.check([]).first {
        return "navhost itself breaks \(rule.id): \(fault)"
      }
    }
    return nil
  }

  private func runHere(
    _ make: () -> PluginCase?, _ plan: CasePlan, _ earlier: [FinishedCase],
    _ tally: inout SuiteTally, _ result: inout SuiteResult, _ didFinish: (FinishedCase) -> Void,
    _ progress: (Int, Int) -> Void
  ) {
    guard let plugin = make() else { return }
    let channel = Channel.inMemory()
    let message = plugin.prepare(channel)
    tally.identify(message, &result)
    if let failure = message.failure {
      tally.refuse(failure)
      return
    }
    let rest = tally.add(earlier, of: plan)
    for (index, planned) in zip(rest.indices, rest) {
      let reply = plugin.run(
        CaseRequest(planned, sizes: options.sizes, textSize: options.textSize), channel)
      let finished = FinishedCase(id: planned.id, ending: .completed(reply: reply))
      didFinish(finished)
      _ = tally.add(finished, of: planned)
      progress(index + 1, plan.cases.count)
    }
  }
}
