import Conformance
import Rendering

/// How `load` and `snapshot` reach the plugin: through workers, which are this same binary.
enum PluginRuns {
  /// - Parameter path: The library, as the user gave it.
  static func runner(
    for path: String, options: SuiteOptions, isInProcess: Bool
  ) -> SuiteRunner {
    var runner = SuiteRunner(
      options: options, workerArguments: ["worker"],
      program: CommandLine.arguments.first ?? "navhost")
    if isInProcess { runner.inProcess = { WorkerMain.pluginCase(path: path) } }
    return runner
  }

  /// The same for the built-in layout, which needs no worker.
  static func builtInRunner(options: SuiteOptions) throws -> BuiltInRunner {
    BuiltInRunner(
      options: options, program: CommandLine.arguments.first ?? "navhost",
      measurer: try PangoTextMeasurer.warmed(), picture: WorkerMain.picture(of:))
  }
}
