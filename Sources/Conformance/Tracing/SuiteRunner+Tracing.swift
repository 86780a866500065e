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
    var trace = TraceFile(header: .init(), entries: [])
    trace.header.plugin = note.id
    trace.header.language = note.language
    trace.header.buildID = file.buildID ?? ""
    trace.header.abi = Int(PluginLibrary.versions.upperBound)
    trace.header.request = String(decoding: request.encoded(), as: UTF8.self)
    pool.run([request.encoded()]) { _, outcome in
      if let bytes = outcome.messages.first, let reply = Wire.decode(CaseReply.self, from: bytes) {
        trace.header.frames = reply.frames
      }
      let (entries, dropped) = CallLog.read(outcome.record)
      var names = PointerNames()
      trace.entries = entries.map { names.rename($0) }
      trace.header.droppedCount = dropped
      return tally.add(CaseAnswer(outcome, of: planned.id), of: planned)
    }
    run.result = tally.finish(run.result)
    // How it ended is told by the finding that a broken end is.
    trace.header.ending =
      run.result.findings.first { $0.rule.hasPrefix("process.") && $0.severity == .must }?.message
    run.trace = trace
    return run
  }

  private static func cannotSeeCalls(_ report: PreparationReport) -> Bool {
    guard case .ready(let payload, _) = report.preparation,
      let message = Wire.decode(PreparationMessage.self, from: payload)
    else { return false }
    return message.cannotSeeCalls
  }
}
