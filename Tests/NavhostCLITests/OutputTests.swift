import Foundation
import TestSupport
import Testing

/// What can't be written is told, with exit code 5, whichever command wanted to write it.
@Suite
struct OutputTests {
  static let layout = Project.root + "/Tests/Fixtures/layouts/autolayout.json"

  /// Any library: made of nothing.
  static let library = (try? libraryFolder.map { $0.path("any.so") }.get()) ?? ""

  private static let libraryFolder = Result<ScratchFolder, any Error> {
    let folder = try ScratchFolder()
    _ = try Command.run(
      "/usr/bin/cc", ["-shared", "-x", "c", "/dev/null", "-o", folder.path("any.so")])
    return folder
  }

  static let commands: [[String]] = [
    ["--version"], ["--help"], ["load", "--help"], ["rules"], ["rules", "--json"],
    ["rules", "--markdown"], ["explain", "prompt.clear"], ["screens"], ["screens", "--json"],
    ["values"], ["layout", layout], ["layout", layout, "--regions", "320x480..400x500"],
    ["inspect", library], ["load", "none.so"], ["load", "none.so", "--report", "json"],
    ["load", "none.so", "none.so"],
    ["snapshot", "--builtin", "--scenario", "enable"],
    ["snapshot", "none.so", "--scenario", "stop"],
  ]

  /// Where standard output leads to: in the shell's words, and what navhost says of it.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    let sentence: String
    var testDescription: String { name }

    static let unread = Place(
      // The signal for that is as a shell hands it on.
      name: "a pipe without reader",
      script: #"mkfifo p; exec 3<>p 4>p 3>&-; exec env --default-signal=PIPE "$0" "$@" >&4"#,
      sentence: "standard output can't be written: Broken pipe")

    static let others = [
      Place(
        name: "a full device", script: #""$0" "$@" >/dev/full"#,
        sentence: "standard output can't be written: No space left on device"),
      Place(
        name: "nothing", script: #""$0" "$@" >&-"#, sentence: "standard output is closed"),
      Place(
        name: "nothing, without input", script: #""$0" "$@" <&- >&-"#,
        sentence: "standard output is closed"),
      Place(
        name: "a file at its limit",
        script: #"ulimit -f 0; exec env --default-signal=XFSZ "$0" "$@" >file 2>/dev/null"#,
        sentence: ""),
    ]
  }

  @Test(arguments: commands) func `a reader that has gone ends every command with 5`(
    _ arguments: [String]
  ) throws {
    try expectTold(arguments, .unread)
  }

  @Test(arguments: [["rules"], ["load", "none.so"]], Place.others)
  func `standard output that can't be written ends 5 and is told`(
    _ arguments: [String], _ place: Place
  ) throws {
    try expectTold(arguments, place)
  }

  private func expectTold(_ arguments: [String], _ place: Place) throws {
    let scratch = try ScratchFolder()
    let outcome = try Command.run(
      "/bin/sh", ["-c", place.script, Program.path] + arguments, folder: scratch.path)
    #expect(outcome.exitCode == 5)
    let expected = place.sentence.isEmpty ? "" : "navhost: " + place.sentence
    #expect(outcome.errors.hasPrefix(expected), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `no file that is opened is taken for a stream that was closed`() throws {
    let scratch = try ScratchFolder()
    let outcome = try Command.run(
      "/bin/sh",
      [
        "-c", #""$0" load none.so --report json=r.json --report text=r.txt <&- >&- 2>&-"#,
        Program.path,
      ], folder: scratch.path)
    #expect(outcome.exitCode == 5)
    let json = try JSONSerialization.jsonObject(
      with: try Data(contentsOf: URL(fileURLWithPath: scratch.path("r.json"))))
    #expect((json as? [String: Any])?["verdict"] as? String == "NOT LOADED")
    let text = try String(contentsOfFile: scratch.path("r.txt"), encoding: .utf8)
    #expect(text.hasPrefix("navhost ") && text.hasSuffix("\nNOT LOADED\n"))
  }

  // MARK: - Files

  static let writers: [[String]] = [
    ["load", "none.so", "--report", "json=PATH"], ["load", "none.so", "--report", "text=PATH"],
    ["snapshot", "--builtin", "--scenario", "enable", "-o", "PATH"],
  ]

  /// Pages left on a full disk, what is written there, and the file that is told of: a run's journal
  /// comes before its report.
  static let disks: [(pages: Int, arguments: [String], told: String)] = [
    (0, writers[0], "disk/file.journal"), (0, writers[1], "disk/file.journal"),
    (1, writers[0], "disk/file"), (1, writers[1], "disk/file"), (0, writers[2], "disk/file"),
  ]

  @Test(arguments: disks) func `a file on a full disk is told, and the old one stays`(
    _ disk: (pages: Int, arguments: [String], told: String)
  ) throws {
    let arguments = disk.arguments
    guard try Self.canMount else { return }
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path("disk"), withIntermediateDirectories: false)
    let script = #"""
      mount -t tmpfs -o size=64k none disk && echo old >disk/file && cat /dev/zero >disk/fill 2>/dev/null
      truncate -s "-$((PAGES * $(getconf PAGESIZE)))" disk/fill
      "$0" "$@"; code=$?
      ls -A disk >names; cp disk/file kept
      exit $code
      """#
    let outcome = try Command.run(
      "/usr/bin/unshare",
      ["-Urm", "sh", "-c", script, Program.path]
        + arguments.map { $0.replacingOccurrences(of: "PATH", with: "disk/file") },
      folder: scratch.path, environment: ["PAGES": "\(disk.pages)"])
    #expect(outcome.exitCode == 5)
    #expect(
      outcome.errors
        == "navhost: \(disk.told) can't be written: No space left on device; free space there, or "
        + "name another place\n")
    if arguments[0] == "load" { #expect(outcome.lastLine == "ERROR") }
    #expect(try String(contentsOfFile: scratch.path("names"), encoding: .utf8) == "file\nfill\n")
    #expect(try String(contentsOfFile: scratch.path("kept"), encoding: .utf8) == "old\n")
  }

  /// Whether a small disk can be made here: not in every container.
  static var canMount: Bool {
    get throws {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") else { return false }
      return try Command.run("/usr/bin/unshare", ["-Urm", "true"]).exitCode == 0
    }
  }

  @Test(arguments: writers) func `a file that may not grow so large is told`(
    _ arguments: [String]
  ) throws {
    let scratch = try ScratchFolder()
    let outcome = try Command.run(
      "/bin/sh",
      [
        "-c", #"(ulimit -f 0; env --default-signal=XFSZ "$0" "$@") 2>&1 >/dev/null | cat >&2"#,
        Program.path,
      ] + arguments.map { $0.replacingOccurrences(of: "PATH", with: "file") }, folder: scratch.path)
    let told = arguments[0] == "load" ? "file.journal" : "file"
    #expect(outcome.errors.hasPrefix("navhost: \(told) can't be written: File too large; raise"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func `a file that is replaced keeps its rights, its link, and gets what was left over`()
    throws
  {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path("real"), withIntermediateDirectories: false)
    try "old".write(toFile: scratch.path("real/file"), atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: scratch.path("real/file"))
    // As a run that was killed while it wrote leaves it.
    try String(repeating: "half ", count: 100_000).write(
      toFile: scratch.path("real/.file.navhost-part"), atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: "real/file")
    let outcome = try Program.run(
      "snapshot", "--builtin", "--scenario", "enable", "-o", "link", folder: scratch.path)
    #expect(outcome.exitCode == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link"))
        == "real/file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("real")) == ["file"])
    let shown = try Program.run("snapshot", "--builtin", "--scenario", "enable")
    #expect(
      try String(contentsOfFile: scratch.path("real/file"), encoding: .utf8) == shown.output)
    let facts = try FileManager.default.attributesOfItem(atPath: scratch.path("real/file"))
    #expect(facts[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1"]) func `a device is written, not replaced`(
    _ device: String
  ) throws {
    let outcome = try Program.run(
      "snapshot", "--builtin", "--scenario", "enable", "-o", device)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("googleLogo"))
    let full = try Program.run(
      "snapshot", "--builtin", "--scenario", "enable", "-o", "/dev/full")
    #expect(full.exitCode == 5)
    #expect(full.errors.hasPrefix("navhost: /dev/full can't be written: No space left on device"))
  }
}
