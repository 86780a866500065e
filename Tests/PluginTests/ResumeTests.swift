import Foundation
import TestSupport
import Testing

/// `navhost load` that is ended in the middle goes on from what it had, and two runs at once don't
/// know of each other.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct ResumeTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for folder in ["tmp", "home", "whole", "torn"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: false)
    }
  }

  private var environment: [String: String] {
    ["TMPDIR": scratch.path("tmp"), "HOME": scratch.path("home")]
  }

  private static let reports = ["--report", "json=r.json", "--report", "text=r.txt"]

  private func load(
    _ library: String, _ options: [String] = [], in folder: String
  ) throws -> Command.Outcome {
    try Command.run(
      Project.navhost, ["load", library] + Self.reports + options, folder: scratch.path(folder),
      environment: environment)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: scratch.path(path), encoding: .utf8)
  }

  private func expectSameReports(_ left: String, _ right: String) throws {
    for name in ["r.json", "r.txt"] {
      let (one, other) = (try text("\(left)/\(name)"), try text("\(right)/\(name)"))
      #expect(one == other, "\(name) differs")
    }
  }

  /// Starts a run in a folder and ends it when so many lines stand in its journal.
  ///
  /// - Returns: Whether it was still running then.
  private func interrupt(
    _ library: String, _ options: [String] = [], in folder: String, after lines: Int,
    by signal: Int32 = SIGKILL, errors: FileHandle = .nullDevice
  ) throws -> Bool {
    let run = Process()
    run.executableURL = URL(fileURLWithPath: Project.navhost)
    run.arguments = ["load", library] + Self.reports + options
    run.currentDirectoryURL = URL(fileURLWithPath: scratch.path(folder))
    run.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    run.standardOutput = FileHandle.nullDevice
    run.standardError = errors
    try run.run()
    while run.isRunning {
      let journal = FileManager.default.contents(atPath: scratch.path("\(folder)/r.json.journal"))
      if (journal ?? Data()).count(where: { $0 == UInt8(ascii: "\n") }) >= lines { break }
      usleep(200)
    }
    kill(run.processIdentifier, signal)
    run.waitUntilExit()
    return run.terminationReason == .uncaughtSignal && run.terminationStatus == signal
  }

  // MARK: - The same bytes

  static let libraries = [
    "samples/harbor", "samples/lantern", "violations/size.fixed", "violations/process.crash",
    "hostile/exit-7-in-callback", "hostile/leave-child-in-callback",
  ]

  @Test(arguments: libraries)
  func `a run that is killed again and again ends with the report of one that isn't`(
    _ name: String
  ) throws {
    let library = Project.root + "/.build/plugins/\(name).so"
    let options = ["--profile", "quick", "--fail-on", "note"]
    let whole = try load(library, options, in: "whole")
    #expect(try names(in: "whole") == ["r.json", "r.txt"])
    var killed = 0
    for lines in [0, 1, 2, 5, 9] {
      let resume = lines == 0 ? [] : ["--resume"]
      if try interrupt(library, options + resume, in: "torn", after: lines) { killed += 1 }
    }
    #expect(killed > 0)
    let resumed = try load(library, options + ["--resume"], in: "torn")
    #expect(resumed.exitCode == whole.exitCode)
    #expect(resumed.output == whole.output)
    try expectSameReports("torn", "whole")
    #expect(try names(in: "torn") == ["r.json", "r.txt"])
    #expect(try names(in: "tmp").isEmpty)
    #expect(try names(in: "home").isEmpty)
    #expect(try Processes.eventuallyNone(naming: scratch.path("torn")))
  }

  @Test func `after a case that did not return nothing more is run, resumed or not`() throws {
    let library = Project.root + "/.build/plugins/hostile/hang-in-callback.so"
    let options = ["--profile", "quick", "--timeout", "0.3", "--journal", "journal"]
    let whole = try load(library, options, in: "whole")
    #expect(whole.exitCode == 4)
    let journal = try text("whole/journal")
    try journal.write(toFile: scratch.path("torn/journal"), atomically: false, encoding: .utf8)
    let resumed = try load(library, options + ["--resume"], in: "torn")
    #expect(resumed.exitCode == 4)
    try expectSameReports("torn", "whole")
    // The journal that was asked for stays, and nothing was added to it.
    #expect(try text("torn/journal") == journal)
  }

  @Test func `the built-in layout and several libraries go on too`() throws {
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    let fixed = Project.root + "/.build/plugins/violations/size.fixed.so"
    for arguments in [[fixed, "--profile", "quick"], ["--screen", "iphone-16", "--builtin"]] {
      let first = arguments[1] == "--profile" ? harbor : arguments[2]
      let rest = arguments.filter { $0 != first }
      _ = try load(first, rest, in: "whole")
      let lines = arguments[0] == fixed ? 20 : 3
      #expect(try interrupt(first, rest, in: "torn", after: lines))
      _ = try load(first, rest + ["--resume"], in: "torn")
      try expectSameReports("torn", "whole")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the run as it would, with a line that says how to go on`(
    _ signal: Int32
  ) throws {
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    let path = scratch.path("errors")
    try Data().write(to: URL(fileURLWithPath: path))
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    #expect(try interrupt(harbor, in: "torn", after: 2, by: signal, errors: errors))
    #expect(
      try text("errors")
        == "navhost: interrupted; the finished cases are in r.json.journal, and the same command "
        + "with --resume goes on from them\n")
    #expect(try names(in: "torn") == ["r.json.journal"])
    #expect(try Processes.eventuallyNone(naming: scratch.path("torn")))
    // The keepers go last, and take the workers' scratch folders along.
    for _ in 0..<6000 where try !names(in: "tmp").isEmpty { usleep(10_000) }
    #expect(try names(in: "tmp").isEmpty)
  }

  // MARK: - What can't be gone on from

  @Test func `another library, profile or file is refused with what differs`() throws {
    let library = scratch.path("layout.so")
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    try FileManager.default.copyItem(atPath: harbor, toPath: library)
    #expect(try interrupt(library, in: "torn", after: 3))
    let journal = try text("torn/r.json.journal")
    let quick = try load(library, ["--profile", "quick", "--resume"], in: "torn")
    #expect(quick.exitCode == 2)
    #expect(
      quick.errors.hasPrefix(
        "navhost: --resume can't go on from r.json.journal: --profile was standard, and is quick; "
          + "without --resume all cases are run\n"))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: library))
    try file.seekToEnd()
    try file.write(contentsOf: Data([0]))
    let changed = try load(library, ["--resume"], in: "torn")
    #expect(changed.exitCode == 2)
    #expect(changed.errors.contains("r.json.journal: \(library) has changed since; without"))
    #expect(try text("torn/r.json.journal") == journal, "a refusal leaves it as it is")
    let anew = try load(library, ["--profile", "quick"], in: "torn")
    #expect(anew.exitCode == 0)
    #expect(try names(in: "torn") == ["r.json", "r.txt"])
  }

  @Test func `a file that is no journal stays as it is`() throws {
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    try "precious\n".write(
      toFile: scratch.path("torn/notes"), atomically: false, encoding: .utf8)
    for resume in [[], ["--resume"]] {
      let outcome = try load(harbor, ["--journal", "notes"] + resume, in: "torn")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.hasPrefix("navhost: notes is no journal of navhost's, and stays as"))
    }
    #expect(try text("torn/notes") == "precious\n")
    let nowhere = try Command.run(Project.navhost, ["load", harbor, "--resume"])
    #expect(nowhere.exitCode == 2)
    #expect(nowhere.errors.hasPrefix("navhost: --resume goes on from a journal: give the"))
  }

  @Test func `a damaged end is told, and its cases are run again`() throws {
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    let options = ["--profile", "quick", "--journal", "journal"]
    _ = try load(harbor, options, in: "whole")
    let journal = try text("whole/journal")
    let lines = journal.split(separator: "\n", omittingEmptySubsequences: false)
    let damaged = (lines[..<4] + [lines[4].dropLast(7), lines[5]]).joined(separator: "\n")
    try damaged.write(toFile: scratch.path("torn/journal"), atomically: false, encoding: .utf8)
    let resumed = try load(harbor, options + ["--resume"], in: "torn")
    #expect(resumed.exitCode == 0)
    #expect(
      resumed.errors
        == "navhost: the end of journal is damaged; it is read up to there: 3 finished cases\n")
    try expectSameReports("torn", "whole")
    #expect(try text("torn/journal") == journal)
  }

  // MARK: - Two at once

  @Test func `a second run with the same report is refused while the first lasts`() throws {
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    let path = scratch.path("torn/r.json.journal")
    try Data().write(to: URL(fileURLWithPath: path))
    let first = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    #expect(flock(first.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    let second = try load(harbor, in: "torn")
    #expect(second.exitCode == 5)
    #expect(second.lastLine == "ERROR")
    #expect(second.errors.hasPrefix("navhost: another navhost is writing r.json.journal; wait for"))
    #expect(try names(in: "torn") == ["r.json.journal"])
    #expect(flock(first.fileDescriptor, LOCK_UN) == 0)
    #expect(try load(harbor, ["--profile", "quick"], in: "torn").exitCode == 0)
    #expect(try names(in: "torn") == ["r.json", "r.txt"])
  }

  @Test func `two runs of one library at once give what one alone does`() throws {
    let library = Project.root + "/.build/plugins/violations/size.fixed.so"
    _ = try load(library, in: "whole")
    // The second begins and ends while the first, which is killed in the end, is under way.
    let run = Process()
    run.executableURL = URL(fileURLWithPath: Project.navhost)
    run.arguments = ["load", library] + Self.reports
    run.currentDirectoryURL = URL(fileURLWithPath: scratch.path("torn"))
    run.standardOutput = FileHandle.nullDevice
    run.standardError = FileHandle.nullDevice
    try run.run()
    try FileManager.default.createDirectory(
      atPath: scratch.path("third"), withIntermediateDirectories: false)
    #expect(try load(library, in: "third").exitCode == 1)
    run.waitUntilExit()
    try expectSameReports("third", "whole")
    try expectSameReports("torn", "whole")
  }

  // MARK: - A full disk

  @Test func `a journal that fills the disk is told once, and whole; the report is right`() throws {
    let probe = try Command.run("/usr/bin/unshare", ["-Urm", "true"])
    guard probe.exitCode == 0 else { return }
    let harbor = Project.root + "/.build/plugins/samples/harbor.so"
    let options = ["--profile", "quick"]
    let whole = try load(harbor, options, in: "whole")
    let script = #"""
      mkdir disk && mount -t tmpfs -o size=$((2 * $(getconf PAGESIZE))) none disk || exit 99
      "$0" "$@"; code=$?
      cp disk/journal journal; exit $code
      """#
    let outcome = try Command.run(
      "/usr/bin/unshare",
      ["-Urm", "sh", "-c", script, Project.navhost, "load", harbor, "--journal", "disk/journal"]
        + Self.reports + options, folder: scratch.path("torn"))
    #expect(outcome.exitCode == 5)
    #expect(outcome.lastLine == "ERROR")
    #expect(
      outcome.errors
        == "navhost: disk/journal can't be written: No space left on device; free space there, or "
        + "name another place; the run goes on without a journal\n")
    try expectSameReports("torn", "whole")
    let journal = try text("torn/journal")
    #expect(journal.hasSuffix("\n") && journal.split(separator: "\n").count > 1)
    let resumed = try load(harbor, options + ["--journal", "journal", "--resume"], in: "torn")
    #expect(resumed.errors.isEmpty)
    #expect(resumed.output == whole.output)
    #expect(resumed.exitCode == 0)
  }
}
