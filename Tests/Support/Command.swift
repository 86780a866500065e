import Foundation

/// A program run as a user runs it: arguments in, exit code and output out.
package struct Command {
  package struct Outcome: Sendable {
    package let exitCode: Int32
    package let output: String
    package let errors: String

    /// The last line of the output that isn't empty.
    package var lastLine: String {
      output.split(separator: "\n").last.map(String.init) ?? ""
    }
  }

  /// Runs a program to its end.
  ///
  /// Both streams go to files, so that neither can fill up while the other is read.
  package static func run(
    _ program: String, _ arguments: [String], folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try ScratchFolder()
    let output = scratch.path("out")
    let errors = scratch.path("err")
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
    return Outcome(
      exitCode: process.terminationStatus, output: try text(output), errors: try text(errors))
  }
}

/// A folder of a test's own, which goes with it.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("navhost-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  package func path(_ name: String) -> String { path + "/" + name }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Where the project and what it built lie.
package enum Project {
  /// The folder of Package.swift.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  package static var navhost: String { root + "/.build/release/navhost" }

  /// What keeps a test of built plugins from running, or nil when `make build` was done.
  package static var isBuilt: Bool {
    FileManager.default.isExecutableFile(atPath: navhost)
      && FileManager.default.fileExists(atPath: root + "/.build/plugins/samples/harbor.so")
  }

  /// The built libraries of a kind ("samples", "violations", "hostile"), by name.
  package static func plugins(_ kind: String) -> [String] {
    let folder = root + "/.build/plugins/" + kind
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".so") }.sorted().map { folder + "/" + $0 }
  }

  /// The document's own example, which isn't part of the project.
  package static let documentExample =
    root + "/../shared/seeds/BasicLayoutDelegate.swift"
}
