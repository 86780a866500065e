import Conformance
import NavigationSim

/// What `snapshot` and `trace` run: one scenario on one screen.
struct SingleCase {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  /// What isn't said is the phone upright, left to right; a size stands as it is given.
  func options() throws(CommandError) -> SuiteOptions {
    var options = try SuiteArguments(arguments).options()
    guard options.scenario != nil else {
      throw .usage(
        "`\(arguments.command.rawValue)` wants --scenario TEXT", command: arguments.command)
    }
    let screen = try one(options.screens, .screen) ?? "iphone-16"
    let given = Scenario.size(screen).map { Screen.custom($0).orientation }
    options.screens = [screen]
    options.orientations = [try one(options.orientations, .orientation) ?? given ?? .portrait]
    options.directions = [try one(options.directions, .direction) ?? "ltr"]
    options.jobs = 1
    return options
  }

  /// The only value; nil when there is none.
  private func one<Value>(_ values: [Value], _ option: Option) throws(CommandError) -> Value? {
    guard values.count <= 1 else {
      throw .usage(
        "`\(arguments.command.rawValue)` takes one --\(option.name); run it once for each",
        command: arguments.command)
    }
    return values.first
  }
}
