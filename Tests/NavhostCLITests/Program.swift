import Foundation
import TestSupport

/// The program under test, which lies beside the test bundle.
enum Program {
  static let path: String = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    // The test bundle is the program itself, or was handed to the toolchain's helper by path.
    for candidate in [own] + CommandLine.arguments {
      let beside = URL(fileURLWithPath: candidate).deletingLastPathComponent()
        .appendingPathComponent("navhost").path
      if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    }
    return Project.navhost
  }()

  /// Whether the plugin side was built beside the program, so that `build` has what it needs.
  static var hasPluginSide: Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: folder + "/libNavhostSDK.a")
  }

  static func run(
    _ arguments: String..., folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.run(path, arguments, folder: folder, environment: environment)
  }
}
