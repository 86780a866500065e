import Conformance
import NavigationSim
import Reports

/// `navhost snapshot LIB`: the frames of a scenario, as text; with `--builtin`, of the built-in layout.
struct SnapshotCommand {
  private enum Format: String, CaseIterable {
    case text
  }

  /// Nil for the built-in layout.
  private let path: String?
  private let options: SuiteOptions
  private let output: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    path = arguments.operands.first
    output = arguments.value(.output)
    _ = try arguments.choice(.format, among: Format.self)
    options = try SingleCase(arguments).options()
  }

  func run() throws -> Int32 {
    guard let path else { return try showBuiltIn() }
    let runner = PluginRuns.runner(for: path, options: options, isInProcess: false)
    let taken: (pictures: [(name: String, text: String)], result: SuiteResult)
    do throws(PlanError) {
      taken = try runner.snapshots(path: path)
    } catch {
      throw CommandError.usage(error.description, command: .snapshot)
    }
    guard !taken.pictures.isEmpty else {
      try Output.write(TextReport(taken.result).text)
      return taken.result.verdict.exitCode
    }
    try write(taken.pictures)
    return 0
  }

  private func showBuiltIn() throws -> Int32 {
    let runner = try PluginRuns.builtInRunner(options: options)
    let pictures: [(name: String, text: String)]
    do throws(PlanError) {
      pictures = try runner.snapshots()
    } catch {
      throw CommandError.usage(error.description, command: .snapshot)
    }
    try write(pictures)
    return 0
  }

  private func write(_ pictures: [(name: String, text: String)]) throws(CommandError) {
    let text = pictures.map { $0.name.isEmpty ? $0.text : "# \($0.name)\n\($0.text)" }
      .joined(separator: "\n")
    if let output { try Output.write(text, toFile: output) } else { try Output.write(text) }
  }
}
