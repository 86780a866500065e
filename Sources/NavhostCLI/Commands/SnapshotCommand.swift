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
    var options = try SuiteArguments(arguments).options()
    guard options.scenario != nil else {
      throw .usage("`snapshot` wants --scenario TEXT", command: .snapshot)
    }
    // One place: what isn't said is the phone upright, left to right; a size stands as it is given.
    let screen = try Self.one(options.screens, .screen) ?? "iphone-16"
    let given = Scenario.size(screen).map { Screen.custom($0).orientation }
    options.screens = [screen]
    options.orientations = [try Self.one(options.orientations, .orientation) ?? given ?? .portrait]
    options.directions = [try Self.one(options.directions, .direction) ?? "ltr"]
    options.jobs = 1
    self.options = options
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

  /// The only value; nil when there is none.
  private static func one<Value>(
    _ values: [Value], _ option: Option
  ) throws(CommandError) -> Value? {
    guard values.count <= 1 else {
      throw .usage(
        "`snapshot` takes one --\(option.name); run it once for each", command: .snapshot)
    }
    return values.first
  }
}
