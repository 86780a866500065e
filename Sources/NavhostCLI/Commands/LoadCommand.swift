import Conformance
import Reports

/// `navhost load LIB…`: the suite on each library, the reports, and the worst verdict.
struct LoadCommand {
  private let paths: [String]
  private let options: SuiteOptions
  private let reports: [ReportTarget]
  private let isInProcess: Bool
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    paths = arguments.operands
    options = try SuiteArguments(arguments).options()
    reports = try ReportTarget.targets(arguments)
    isInProcess = arguments.has(.inProcess)
    if isInProcess, arguments.value(.traces) != nil {
      throw .usage("--in-process records no calls; leave out one of it and --trace", command: .load)
    }
  }

  func run() throws -> Int32 {
    do {
      return try judgeAll()
    } catch let error as CommandError where error.exitCode == CommandError.environmentExitCode {
      // The verdict is the last line also then, where there is still anybody to read it.
      try? Output.write("\(Verdict.error.rawValue)\n")
      throw error
    }
  }

  private func judgeAll() throws -> Int32 {
    let journal = try RunJournal(arguments, reports: reports, paths: paths, options: options)
    var results: [SuiteResult] = []
    if options.isBuiltIn { results.append(try judgeBuiltIn(journal)) }
    for (index, path) in paths.enumerated() { results.append(try judge(path, index, journal)) }
    var verdict = Verdict.worst(of: results.map(\.verdict))
    // Files first: what can't be written must still reach the last line.
    for report in reports {
      guard let path = report.path else { continue }
      do throws(CommandError) {
        try Output.write(try text(report.format, results), toFile: path)
      } catch {
        Output.error("\(Product.name): \(error.description)")
        verdict = .error
      }
    }
    verdict = journal.end(verdict)
    let shown = reports.filter { $0.path == nil }
    for report in shown { try Output.write(text(report.format, results)) }
    let endsWithVerdict =
      shown.last?.format == .text && results.count == 1 && verdict == results[0].verdict
    if !endsWithVerdict {
      if results.count > 1 { try Output.write("\(Self.counts(of: results))\n") }
      try Output.write("\(verdict.rawValue)\n")
    }
    return verdict.exitCode
  }

  private func judge(
    _ path: String, _ library: Int, _ journal: RunJournal
  ) throws(CommandError) -> SuiteResult {
    var runner = PluginRuns.runner(for: path, options: options, isInProcess: isInProcess)
    defer { Output.progress("") }
    var failure: CommandError?
    if let folder = arguments.value(.traces) {
      runner.didTrace = { caseID, trace in
        do throws(CommandError) {
          try TraceFiles.write(trace, caseID: caseID, library: library, into: folder)
        } catch {
          failure = failure ?? error
        }
      }
    }
    let result = try run(runner, path, library, journal)
    if let failure { throw failure }
    return result
  }

  private func run(
    _ runner: SuiteRunner, _ path: String, _ library: Int, _ journal: RunJournal
  ) throws(CommandError) -> SuiteResult {
    do throws(PlanError) {
      return try runner.run(
        path: path, after: journal.finished(library),
        didFinish: { journal.append($0, library: library) }
      ) { done, count in
        Output.progress("\(path): \(done) of \(count) cases")
      }
    } catch {
      throw .usage(error.description, command: .load)
    }
  }

  private func judgeBuiltIn(_ journal: RunJournal) throws -> SuiteResult {
    let runner = try PluginRuns.builtInRunner(options: options)
    defer { Output.progress("") }
    do throws(PlanError) {
      return try runner.run(
        after: journal.finished(0), didFinish: { journal.append($0, library: 0) }
      ) { done, count in
        Output.progress("the built-in layout: \(done) of \(count) cases")
      }
    } catch {
      throw CommandError.usage(error.description, command: .load)
    }
  }

  private func text(
    _ format: ReportTarget.Format, _ results: [SuiteResult]
  ) throws(CommandError) -> String {
    switch format {
    case .text:
      return results.map { TextReport($0).text }.joined(separator: "\n")
    case .json:
      do {
        return try JSONReport(results).text()
      } catch {
        throw .environment("the JSON report could not be written: \(error)")
      }
    }
  }

  /// "2 libraries: 1 CONFORMANT, 1 FAILED".
  private static func counts(of results: [SuiteResult]) -> String {
    let parts = Verdict.allCases.compactMap { verdict in
      let count = results.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "\n\(results.count) libraries: \(parts.joined(separator: ", "))"
  }
}
