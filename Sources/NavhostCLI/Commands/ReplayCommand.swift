import CallTrace
import Conformance
import NavigationSim
import Reports

/// `navhost replay FILE` plays a recorded delegate against this host, without its library; with a
/// library, it runs that and compares it call by call with the recording.
struct ReplayCommand {
  private let path: String
  private let library: String?
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    path = arguments.operands[0]
    library = arguments.operands.count > 1 ? arguments.operands[1] : nil
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    let trace = try TraceFiles.read(path, command: .replay)
    guard let replay = TraceReplay(trace) else {
      throw CommandError.usage(
        "\(path) doesn't say which case it is of, so it can't be played; record it again with "
          + "`navhost trace`", command: .replay)
    }
    return if let library { try compare(trace, replay, library) } else { try play(replay) }
  }

  // MARK: - Without the library

  private func play(_ replay: TraceReplay) throws -> Int32 {
    let table = try arguments.value(.values).map {
      try ValuesFile.table(at: $0, command: arguments.command)
    }
    let outcome: TraceReplay.Outcome
    do throws(TraceReplay.Failure) {
      outcome = try replay.play(
        sizes: table, measurer: { try WorkerMain.measurer() }, picture: WorkerMain.picture(of:))
    } catch {
      throw CommandError.environment(error.description)
    }
    for deviation in outcome.deviations.prefix(10) {
      Output.error(
        "\(Product.name): \(deviation.call.map { "call \($0): " } ?? "")\(deviation.text)")
    }
    if let output = arguments.value(.output) {
      try Output.write(outcome.frames.joined(separator: "\n"), toFile: output)
    }
    let count = "played \(outcome.playedCount) calls in \(outcome.frames.count) steps"
    if table != nil {
      try Output.write("\(count), with other measures than the recording's\n")
      return outcome.deviations.isEmpty ? 0 : 1
    }
    guard let step = outcome.firstDifferentStep else {
      let words = outcome.hasFrames ? "every frame is as recorded" : "no frames were recorded"
      try Output.write("\(count): \(words)\n")
      return outcome.deviations.isEmpty ? 0 : 1
    }
    try Output.write(
      "\(count): frames differ from the recorded ones after step \(step + 1), "
        + "\(replay.step(step))\n")
    return 1
  }

  // MARK: - With the library

  private func compare(
    _ trace: TraceFile, _ replay: TraceReplay, _ library: String
  ) throws -> Int32 {
    var options = SuiteOptions()
    options.scenario = try? Scenario(replay.request.scenario)
    options.jobs = 1
    let runner = PluginRuns.runner(for: library, options: options, isInProcess: false)
    let run: SuiteRunner.TracedRun
    do throws(PlanError) {
      run = try runner.trace(path: library, request: replay.request)
    } catch {
      throw CommandError.usage(error.description, command: .replay)
    }
    guard let now = run.trace else {
      try Output.write(TextReport(run.result).text)
      return run.result.verdict.exitCode
    }
    if now.header.buildID != trace.header.buildID {
      Output.error(
        "\(Product.name): \(library) is another build than the recorded one "
          + "(\(Self.name(now.header.buildID)), not \(Self.name(trace.header.buildID)))")
    }
    let calls = now.entries.count { $0.moment == .enter }
    guard let difference = trace.difference(from: now) else {
      try Output.write("\(calls) calls, each as recorded\n")
      return 0
    }
    try Output.write(
      "the first differing call is \(difference.call.map(String.init) ?? "?"):\n"
        + "- recorded: \(difference.first)\n+ now: \(difference.second)\n")
    return 1
  }

  private static func name(_ buildID: String) -> String { buildID.isEmpty ? "none" : buildID }
}
