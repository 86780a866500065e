import Foundation
import TestSupport
import Testing

/// `navhost build` that is ended in the middle leaves nothing in the folder for temporary files.
@Suite(.enabled(if: Program.hasPluginSide, "the plugin side is not built beside the program"))
struct InterruptedBuildTests {
  private let scratch: ScratchFolder

  /// A compiler that has started another program, and does not end.
  private static let endless = """
    #!/bin/sh
    [ "$1" = --version ] && exec cat "$VERSION"
    sleep 86400 &
    echo $$ $! >"$TMPDIR/../pids.new" && mv "$TMPDIR/../pids.new" "$PIDS"
    wait
    """

  init() throws {
    scratch = try ScratchFolder()
    for folder in ["bin", "tmp", "here"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: false)
    }
    try Self.endless.write(
      toFile: scratch.path("bin/swiftc"), atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/swiftc"))
    try "class A {}\n".write(
      toFile: scratch.path("here/a.swift"), atomically: false, encoding: .utf8)
  }

  /// Starts a build and waits until the compiler runs.
  private func start() throws -> (build: Process, compiler: [pid_t]) {
    let modules = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let build = Process()
    build.executableURL = URL(fileURLWithPath: Program.path)
    build.arguments = ["build", "a.swift", "-o", "a.so"]
    build.currentDirectoryURL = URL(fileURLWithPath: scratch.path("here"))
    build.environment = [
      "PATH": scratch.path("bin") + ":/usr/bin:/bin", "TMPDIR": scratch.path("tmp"),
      "PIDS": scratch.path("pids"), "VERSION": modules + "/navhost-compiler-version",
    ]
    build.standardError = FileHandle.nullDevice
    try build.run()
    while true {
      if let text = try? String(contentsOfFile: scratch.path("pids"), encoding: .utf8) {
        try FileManager.default.removeItem(atPath: scratch.path("pids"))
        return (build, text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) })
      }
      try #require(build.isRunning, "the build ended before it was ended")
      usleep(2000)
    }
  }

  private var left: [String] {
    get throws {
      try ["tmp", "here"].flatMap {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path($0))
      }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the compiler, removes the folder and ends the build`(_ signal: Int32) throws {
    let (build, compiler) = try start()
    #expect(compiler.count == 2)
    kill(build.processIdentifier, signal)
    build.waitUntilExit()
    #expect(build.terminationReason == .uncaughtSignal)
    #expect(build.terminationStatus == signal)
    #expect(try left == ["a.swift"])
    for process in compiler {
      // Whoever adopted it reaps it in a moment of his own.
      while kill(process, 0) == 0, Self.isAlive(process) { usleep(2000) }
    }
  }

  private static func isAlive(_ process: pid_t) -> Bool {
    let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    return !stat.isEmpty && !String(decoding: stat, as: UTF8.self).contains(") Z ")
  }

  @Test func `what a killed build left the next one removes, but nothing that is in use`() throws {
    let (running, first) = try start()
    let (killed, second) = try start()
    kill(killed.processIdentifier, SIGKILL)
    // Not by `waitUntilExit`, which waits for what the build has started too.
    while Self.isAlive(killed.processIdentifier) { usleep(2000) }
    #expect(try left.count == 3)
    // Its compiler still writes there.
    _ = try Command.run(
      Program.path, ["build", "none.swift", "a.swift", "-o", "a.so"], folder: scratch.path("here"),
      environment: ["TMPDIR": scratch.path("tmp")])
    #expect(try left.count == 3)
    for process in second { kill(process, SIGKILL) }
    while second.contains(where: Self.isAlive) { usleep(2000) }
    let (third, compiler) = try start()
    #expect(try left.count == 3, "the running build's, the new one's, and the source")
    for (build, processes) in [(running, first), (third, compiler)] {
      kill(build.processIdentifier, SIGTERM)
      build.waitUntilExit()
      for process in processes { kill(process, SIGKILL) }
    }
    #expect(try left == ["a.swift"])
  }
}
