package import CallTrace
import PluginHost
import Workers

extension SuiteRunner {
  /// What came of a run whose calls were recorded.
  package struct TracedRun {
    /// Nil when there was nothing to record; the result says why.
    package var trace: TraceFile?
    package var result: SuiteResult
  }

  /// Runs the first case of the options with every call recorded.
  ///
  /// The record outlives the case: a crash, an exit and a kill lose none of it.
  /// - Parameter request: Run this instead of the options' case, as it was recorded once.
  /// - Throws: When the options name no case that exists.
  package func trace(
    path: String, request recorded: CaseRequest? = nil
  ) throws(PlanError) -> TracedRun {
    let plan = try CasePlan(options: options)
    var run = TracedRun(
      result: SuiteResult(plugin: PluginIdentity(path: path), verdict: .nothingTested))
    guard let (file, note) = preflight(&run.result), let planned = plan.cases.first else {
      return run
    }
    var tally = SuiteTally(options: options, plan: plan, path: path, program: program)
    let pool = pool(for: file, seesCalls: true)
    defer { pool.close() }
    let report = pool.prepare()
    if let failure = tally.preparation(report, note, &run.result) {
      run.result = failure
      return run
    }
    if Self.cannotSeeCalls(report) {
      run.result.verdict = .error
      run.result.reason =
        "calls can't be recorded here: the system gives no memory that can be run, which closures need"
      return run
    }
    var request =
      recorded ?? CaseRequest(planned, sizes: options.sizes, textSize: options.textSize)
    request.isTraced = true
    request.wantsFrames = true
    var trace = blankTrace(of: request, file, note)
    pool.run([request.encoded()]) { _, outcome in
      if let bytes = outcome.messages.first, let reply = Wire.decode(CaseReply.self, from: bytes) {
        trace.header.frames = reply.frames
      }
      trace.take(outcome.record)
      return tally.add(CaseAnswer(outcome, of: planned.id), of: planned)
    }
    run.result = tally.finish(run.result)
    // How it ended is told by the finding that a broken end is.
    trace.header.ending =
      run.result.findings.first { $0.rule.hasPrefix("process.") && $0.severity == .must }?.message
    run.trace = trace
    return run
  }

  private func blankTrace(
    of request: CaseRequest, _ file: LibraryFile, _ note: PluginNote
  ) -> TraceFile {
    var trace = TraceFile(header: .init(), entries: [])
    trace.header.plugin = note.id
    trace.header.language = note.language
    trace.header.buildID = file.buildID ?? ""
    trace.header.abi = Int(PluginLibrary.versions.upperBound)
    trace.header.request = String(decoding: request.encoded(), as: UTF8.self)
    return trace
  }

  /// Hands over the calls of a case that did not pass.
  func tell(
    _ outcome: CaseResult, _ finished: FinishedCase, _ planned: PlannedCase, _ file: LibraryFile,
    _ note: PluginNote
  ) {
    guard let didTrace else { return }
    if case .completed(let reply) = finished.ending,
      !reply.findings.contains(where: { $0.severity != .note })
    {
      return
    }
    let request = CaseRequest(planned, sizes: options.sizes, textSize: options.textSize)
    var trace = blankTrace(of: request, file, note)
    trace.take(outcome.record)
    switch finished.ending {
    case .completed: break
    case .crashed(let deed, _): trace.header.ending = "the plugin \(deed) in \(finished.phase)"
    case .exited(let code):
      trace.header.ending = "the plugin ended the process with \(code) in \(finished.phase)"
    case .timedOut: trace.header.ending = "the plugin did not return in \(finished.phase)"
    case .channelLost:
      trace.header.ending = "the plugin closed the channel to navhost in \(finished.phase)"
    }
    didTrace(planned.id, trace)
  }

  private static func cannotSeeCalls(_ report: PreparationReport) -> Bool {
    guard case .ready(let payload, _) = report.preparation,
      let message = Wire.decode(PreparationMessage.self, from: payload)
    else { return false }
    return message.cannotSeeCalls
  }
}

extension TraceFile {
  /// Takes the entries of a log that a case left.
  fileprivate mutating func take(_ record: [UInt8]) {
    let (entries, dropped) = CallLog.read(record)
    var names = PointerNames()
    self.entries = entries.map { names.rename($0) }
    header.droppedCount = dropped
  }
}
