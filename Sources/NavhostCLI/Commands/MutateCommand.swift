import Conformance
import Reports

/// `navhost mutate LIB`: puts faults into a delegate's calls, one in each run, and counts which of
/// them the suite sees.
struct MutateCommand {
  private let path: String
  private let options: SuiteOptions
  private let choice: MutationChoice

  init(_ arguments: ParsedArguments) throws(CommandError) {
    path = arguments.operands[0]
    var options = try SuiteArguments(arguments).options()
    // Each fault runs one case: the short list holds every situation once.
    if arguments.value(.profile) == nil { options.profile = .quick }
    self.options = options
    var choice = MutationChoice()
    choice.seed = try arguments.wholeNumber(.seed, 0...UInt64.max) ?? choice.seed
    choice.most = try arguments.wholeNumber(.most, 1...1_000_000).map { Int($0) } ?? choice.most
    choice.call = try arguments.wholeNumber(.call, 1...4_000_000_000).map { UInt32($0) }
    choice.kind = try arguments.choice(.mutationOperator, among: Mutation.Operator.self)
    self.choice = choice
  }

  func run() throws -> Int32 {
    let runner = PluginRuns.runner(for: path, options: options, isInProcess: false)
    let run: MutationRun
    do throws(PlanError) {
      run = try runner.mutate(path: path, choice) { done, count in
        Output.progress("\(done) of \(count) faults")
      }
    } catch {
      throw CommandError.usage(error.description, command: .mutate)
    }
    Output.progress("")
    if let failure = run.failure {
      try Output.write(TextReport(failure).text)
      return failure.verdict.exitCode
    }
    guard run.candidateCount > 0 else {
      try Output.write("no call of that kind was made, so no fault could be put into one\n")
      return 6
    }
    try Output.write(Self.table(run, seed: choice.seed))
    return 0
  }

  private static func table(_ run: MutationRun, seed: UInt64) -> String {
    var lines = [
      "\(run.results.count) of \(run.candidateCount) faults, seed \(seed)", "",
      "  seen  unseen  equivalent  not made  operator",
    ]
    for kind in Mutation.Operator.allCases {
      let counts = MutationRun.Outcome.allCases.map { run.count(kind, $0) }
      guard counts.contains(where: { $0 > 0 }) else { continue }
      lines.append(row(counts, "\(kind.rawValue): \(kind.summary)"))
    }
    lines.append(row(MutationRun.Outcome.allCases.map { run.count($0) }, "all"))
    let unseen = run.results.filter { $0.outcome == .unseen }
    if !unseen.isEmpty { lines += ["", "Not seen:"] }
    for result in unseen {
      lines.append(
        "- \(result.mutation.kind.rawValue) of \(result.mutation.function): \(result.mutation.text)"
      )
      lines.append("  \(result.reproduce)")
    }
    let counted = run.count(.seen) + run.count(.unseen)
    let share = counted == 0 ? 0 : 100 * run.count(.seen) / counted
    lines += ["", "\(run.count(.seen)) of \(counted) counted faults were seen: \(share) %"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ counts: [Int], _ name: String) -> String {
    let widths = [6, 8, 12, 10]
    let columns = zip(counts, widths).map {
      String(repeating: " ", count: max(0, $1 - "\($0)".count)) + "\($0)"
    }
    return columns.joined() + "  " + name
  }
}
