import CallTrace
import Conformance
import FoundationEssentials
import NavigationSim
import Reports

/// `navhost trace LIB -o FILE` records a run; `navhost trace WHAT FILE` asks a recorded one.
struct TraceCommand {
  private enum Question: String, CaseIterable {
    case info
    case dump
    case stats
    case leaks
    case trim
    case diff
  }

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func run() throws -> Int32 {
    guard let first = arguments.operands.first else { return 2 }
    // A library of that name is still reached by its path.
    if let question = Question(rawValue: first) {
      return try ask(question, Array(arguments.operands.dropFirst()))
    }
    guard arguments.operands.count == 1 else {
      throw CommandError.usage(
        "`trace` records one library, or asks \(Question.allCases.map(\.rawValue).joined(separator: ", "))",
        command: .trace)
    }
    return try record(first)
  }

  // MARK: - Recording

  private func record(_ path: String) throws -> Int32 {
    guard let output = arguments.value(.output) else {
      throw CommandError.usage("`trace` wants -o FILE to write to", command: .trace)
    }
    let options = try SingleCase(arguments).options()
    let runner = PluginRuns.runner(for: path, options: options, isInProcess: false)
    let run: SuiteRunner.TracedRun
    do throws(PlanError) {
      run = try runner.trace(path: path)
    } catch {
      throw CommandError.usage(error.description, command: .trace)
    }
    guard var trace = run.trace else {
      try Output.write(TextReport(run.result).text)
      return run.result.verdict.exitCode
    }
    trace.header.host = "\(Product.name) \(Product.version)"
    try Output.write([UInt8](trace.data), toFile: output)
    try Output.write("\(output): \(Self.summary(trace))\n")
    return 0
  }

  static func summary(_ trace: TraceFile) -> String {
    let calls = trace.entries.count { $0.moment == .enter }
    let steps = trace.header.frames.count
    var text =
      "\(calls) \(calls == 1 ? "call" : "calls") in \(steps) \(steps == 1 ? "step" : "steps")"
    if let last = CallEntry.open(in: trace.entries).last {
      text +=
        "; the last, \(last.number), is \(Signatures.functions[last.function].name) and never returned"
    }
    if let ending = trace.header.ending { text += "; \(ending)" }
    if trace.header.droppedCount > 0 {
      text += "; \(trace.header.droppedCount) entries found no room"
    }
    return text
  }

  // MARK: - Asking

  private func ask(_ question: Question, _ files: [String]) throws -> Int32 {
    let wanted = question == .diff ? 2 : 1
    guard files.count == wanted else {
      throw CommandError.usage(
        "`trace \(question.rawValue)` wants \(wanted == 1 ? "one file" : "two files"), not "
          + "\(files.count)", command: .trace)
    }
    let traces = try files.map { try TraceFiles.read($0, command: .trace) }
    let trace = traces[0]
    switch question {
    case .info: try Output.write(Self.info(trace))
    case .dump: try Output.write(TraceDump.lines(trace.entries).map { $0 + "\n" }.joined())
    case .stats:
      for count in trace.counts {
        let failed = count.failed == 0 ? "" : "  \(count.failed) refused"
        try Output.write("\(String(count.count).padded(to: 8))  \(count.function)\(failed)\n")
      }
    case .leaks:
      let leaks = trace.leaks
      for leak in leaks {
        try Output.write(
          "\(leak.handle): \(leak.count) left, made by call \(leak.call), \(leak.function)\n")
      }
      if leaks.isEmpty { try Output.write("the plugin gave back all that it made\n") }
    case .trim: try trim(trace)
    case .diff:
      guard let difference = trace.difference(from: traces[1]) else {
        try Output.write("the traces are the same, call by call\n")
        return 0
      }
      try Output.write(
        "the traces differ from call \(difference.call.map(String.init) ?? "?") on:\n"
          + "- \(difference.first)\n+ \(difference.second)\n")
      return 1
    }
    return 0
  }

  private static func info(_ trace: TraceFile) -> String {
    var lines = [
      "plugin: \(trace.header.plugin) (\(trace.header.language))",
      "build id: \(trace.header.buildID.isEmpty ? "none" : trace.header.buildID)",
      "written by: \(trace.header.host), ABI \(trace.header.abi)",
    ]
    if let replay = TraceReplay(trace) {
      let request = replay.request
      lines.append(
        "screen: \(request.screenName) \(request.size.map { "\($0)" }.joined(separator: " × ")), "
          + (request.isRightToLeft ? "right to left" : "left to right"))
      lines.append("scenario: \(request.scenario)")
    }
    lines.append(summary(trace))
    return lines.joined(separator: "\n") + "\n"
  }

  private func trim(_ trace: TraceFile) throws {
    guard let output = arguments.value(.output), let text = arguments.value(.calls) else {
      throw CommandError.usage("`trace trim` wants --calls FIRST-LAST and -o FILE", command: .trace)
    }
    let ends = text.split(separator: "-").compactMap { UInt32($0) }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else {
      throw arguments.wrong(.calls, text, wanted: "a number, or two with a dash, as 10-40")
    }
    let trimmed = trace.trimmed(to: first...last)
    try Output.write([UInt8](trimmed.data), toFile: output)
    try Output.write("\(output): \(Self.summary(trimmed))\n")
  }
}
