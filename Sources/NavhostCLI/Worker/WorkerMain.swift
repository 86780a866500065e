import Conformance
import NavigationSim
import Rendering
import ViewTree
import Workers

/// What this binary does when it was started as a worker: serves the cases of one plugin.
///
/// Text is set up before the plugin is opened, so that no thread and no file of it comes later.
enum WorkerMain {
  static var isWorker: Bool { WorkerServer.isWorker }

  /// - Parameter path: The library, absolute.
  static func run(path: String, seesCalls: Bool) throws -> Never {
    try pluginCase(path: path, seesCalls: seesCalls).serve()
  }

  static func pluginCase(path: String, seesCalls: Bool = false) -> PluginCase {
    PluginCase(
      path: path, seesCalls: seesCalls, measurer: measurer,
      picture: picture(of:))
  }

  static func measurer() throws -> any TextMeasurer { try PangoTextMeasurer.warmed() }

  /// A frame as text with the words in the SDK's components, and below it what the camera shows.
  static func picture(of frame: MapFrame) -> String {
    var contents: [ViewID: [String]] = [:]
    for node in frame.tree.nodes { contents[node.view] = frame.content(of: node)?.words }
    return FrameText(frame.tree, contents: contents).text + "\(frame.camera)\n"
  }
}
