import Conformance

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
}
