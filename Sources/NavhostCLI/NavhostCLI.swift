import Conformance
import Glibc
import Reports

/// The command line: chooses the command, runs it, and says how it ended.
package enum NavhostCLI {
  /// - Parameter arguments: The program's name, then what the user wrote.
  /// - Returns: The exit code: 0 conformant, 1 rules broken, 2 usage, 3 not loadable, 4 crashed,
  ///   5 navhost's own fault or its environment, 6 nothing tested.
  package static func main(arguments: [String]) -> Int32 {
    do {
      if WorkerMain.isWorker, let path = arguments.last {
        try WorkerMain.run(path: path, seesCalls: arguments.contains(SuiteRunner.seeCalls))
      }
      StandardStreams.settle()
      return try run(Array(arguments.dropFirst()))
    } catch CommandError.interrupted(let number) {
      // As the signal itself would have ended it, so that who waits sees why.
      signal(number, SIG_DFL)
      raise(number)
      return CommandError.interrupted(number).exitCode
    } catch let error as CommandError {
      Output.error("\(Product.name): \(error.description)")
      if let hint = error.hint { Output.error(hint) }
      return error.exitCode
    } catch {
      Output.error("\(Product.name): \(error)")
      return CommandError.environmentExitCode
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    guard let first = arguments.first else {
      throw CommandError.usage("no command was given", command: nil)
    }
    switch first {
    case "--help", "-h", "help":
      let rest = arguments.dropFirst()
      guard let name = rest.first else {
        try Output.write(Help.overview)
        return 0
      }
      try Output.write(Help.text(for: try command(named: name)))
      return 0
    case "--version", "-V":
      try Output.write("\(Product.name) \(Product.version)\n")
      return 0
    default:
      break
    }
    if first.hasPrefix("-") {
      throw CommandError.usage(
        "the option \(first) stands before a command; the command comes first", command: nil)
    }
    let command = try command(named: first)
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command)
    if parsed.has(.help) {
      try Output.write(Help.text(for: command))
      return 0
    }
    return try run(command, parsed)
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = Command(rawValue: name) { return command }
    let near = Nearness.nearest(to: name, among: Command.allCases.map(\.rawValue))
    throw .usage(
      "there is no command \"\(name)\"" + Nearness.suggestion(near), command: nil)
  }

  private static func run(_ command: Command, _ arguments: ParsedArguments) throws -> Int32 {
    switch command {
    case .load: try LoadCommand(arguments).run()
    case .inspect: try InspectCommand(arguments).run()
    case .rules: try RulesCommand(arguments).run()
    case .explain: try ExplainCommand(arguments).run()
    case .screens: try ScreensCommand(arguments).run()
    case .values: try ValuesCommand(arguments).run()
    case .build: try BuildCommand(arguments).run()
    case .layout: try LayoutCommand(arguments).run()
    case .snapshot: try SnapshotCommand(arguments).run()
    case .trace: try TraceCommand(arguments).run()
    case .replay: try ReplayCommand(arguments).run()
    case .mutate: try MutateCommand(arguments).run()
    }
  }
}
