import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Plugins that crash, hang, exit, flood, fork and meddle, in each phase of their life: the verdict is
/// the one of the table beside them, and nothing of them is left.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"), .serialized)
struct HostileTests {
  /// A line of Plugins/Hostile/expected.tsv.
  struct Expectation: Sendable {
    let name: String
    let verdict: String
    let exitCode: Int32
    /// Nil when no rule is broken.
    let rule: String?
    let phrase: String

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 6, let code = Int32(fields[3]) else { return nil }
      name = "\(fields[0])-in-\(fields[1])"
      verdict = fields[2]
      exitCode = code
      rule = fields[4] == "-" ? nil : fields[4]
      phrase = fields[5]
    }

    var library: String { Project.root + "/.build/plugins/hostile/\(name).so" }
  }

  static func table() throws -> [Expectation] {
    let path = Project.root + "/Plugins/Hostile/expected.tsv"
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.map { try #require(Expectation($0), "\($0)") }
  }

  @Test func `each line of the table is a library, and each library a line`() throws {
    let table = try Self.table()
    #expect(table.count >= 120)
    #expect(table.map(\.library).sorted() == Project.plugins("hostile"))
  }

  @Test func `each gets its verdict, and leaves no process and no file`() throws {
    // What the sandbox denies or keeps from being closed is only told where the kernel has the means.
    let table = try Self.table().filter {
      Sandbox.tells || ($0.rule != "process.sandbox" && !$0.phrase.contains("channel"))
    }
    let scratch = try ScratchFolder()
    for folder in ["tmp", "here", "home", "reports"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: false)
    }
    let faults = Mutex<[Int: String]>([:])
    DispatchQueue.concurrentPerform(iterations: table.count) { index in
      do {
        guard let fault = try Self.fault(of: table[index], scratch) else { return }
        faults.withLock { $0[index] = fault }
      } catch {
        faults.withLock { $0[index] = "\(error)" }
      }
    }
    for (index, fault) in faults.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      Issue.record("\(table[index].name): \(fault)")
    }
    for folder in ["tmp", "here", "home"] {
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).isEmpty)
    }
  }

  /// What navhost says or does wrong about one of them.
  private static func fault(of expected: Expectation, _ scratch: ScratchFolder) throws -> String? {
    // A name of its own, by which whatever it leaves behind can be found.
    let library = scratch.path("\(expected.name)-\(UUID().uuidString).so")
    try FileManager.default.copyItem(atPath: expected.library, toPath: library)
    let path = scratch.path("reports/\(expected.name).json")
    let outcome = try Command.run(
      Project.navhost,
      [
        "load", library, "--scenario", "enable; guide; stop; disable", "--screen", "iphone-16",
        "--timeout", "1", "--report", "json=\(path)",
      ], folder: scratch.path("here"),
      environment: ["TMPDIR": scratch.path("tmp"), "HOME": scratch.path("home")])
    let report = try JSONDecoder().decode(
      Report.self, from: try Data(contentsOf: URL(fileURLWithPath: path)))
    let left = try Processes.naming(library)
    if !left.isEmpty { return "it left the processes \(left)" }
    let told = report.findings.map { "\($0.rule): \($0.message)" }
    guard outcome.lastLine == expected.verdict, outcome.exitCode == expected.exitCode,
      report.verdict == expected.verdict, report.exitCode == expected.exitCode,
      report.brokenRules == (expected.rule.map { [$0] } ?? []),
      expected.rule == nil
        || report.findings.contains(where: { $0.message.contains(expected.phrase) })
    else {
      return "\(outcome.lastLine), code \(outcome.exitCode), \(told), \(outcome.errors.prefix(500))"
    }
    return nil
  }

  struct Allowance: Sendable, CustomTestStringConvertible {
    let name: String
    let allow: String
    let rules: [String]
    let writes: Bool
    var testDescription: String { "\(name) with \(allow)" }
  }

  static let allowances = [
    Allowance(name: "network", allow: "net", rules: [], writes: false),
    Allowance(name: "write-home", allow: "write=.", rules: [], writes: true),
    Allowance(name: "shell", allow: "exec,write=.", rules: [], writes: true),
    // The other program ends as it does, and the case with it.
    Allowance(name: "exec", allow: "exec", rules: ["process.exit"], writes: false),
    // What was not named stays closed.
    Allowance(name: "network", allow: "write=.", rules: ["process.sandbox"], writes: false),
    Allowance(name: "write-home", allow: "net", rules: ["process.sandbox"], writes: false),
    Allowance(name: "exec", allow: "net", rules: ["process.sandbox"], writes: false),
    // What a program is denied that may be started is told too.
    Allowance(name: "shell", allow: "exec", rules: ["process.sandbox"], writes: false),
    Allowance(name: "write-home", allow: "exec", rules: ["process.sandbox"], writes: false),
    Allowance(name: "spawn", allow: "exec", rules: [], writes: false),
    Allowance(name: "make-folder", allow: "write=.", rules: [], writes: false),
    Allowance(name: "make-folder", allow: "exec", rules: ["process.sandbox"], writes: false),
  ]

  @Test(
    .enabled(if: Sandbox.isWhole, "this kernel lacks a part of the sandbox"),
    arguments: allowances, ["constructor", "callback"])
  func `what is allowed by name works, and the rest does not`(
    _ allowance: Allowance, _ phase: String
  ) throws {
    let home = try ScratchFolder()
    let library = Project.root + "/.build/plugins/hostile/\(allowance.name)-in-\(phase).so"
    let (report, _) = try Report.load(
      library, ["--scenario", "enable; guide; stop; disable", "--allow", allowance.allow],
      folder: home.path, environment: ["HOME": home.path])
    #expect(report.brokenRules == allowance.rules, "\(report.findings.map(\.message))")
    let written = FileManager.default.contents(atPath: home.path(".hostile"))
    #expect(written == (allowance.writes ? Data("here\n".utf8) : nil))
  }

  @Test func `a folder with commas is allowed by name, and so are several options`() throws {
    let home = try ScratchFolder()
    let folder = home.path("one, two")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let library = Project.root + "/.build/plugins/hostile/write-home-in-callback.so"
    for allow in [["net,write=one\\, two,exec"], ["net", "write=\(home.path("one\\, two"))"]] {
      let (report, _) = try Report.load(
        library,
        ["--scenario", "enable; guide; stop; disable"] + allow.flatMap { ["--allow", $0] },
        folder: home.path, environment: ["HOME": folder])
      #expect(report.brokenRules == [])
      #expect(FileManager.default.contents(atPath: folder + "/.hostile") == Data("here\n".utf8))
      try FileManager.default.removeItem(atPath: folder + "/.hostile")
    }
    // A command that shows a finding again names the folder as it has to be named.
    let crash = Project.root + "/.build/plugins/hostile/crash-in-callback.so"
    let (report, _) = try Report.load(
      crash, ["--profile", "quick", "--allow", "write=one\\, two"], folder: home.path)
    #expect(report.findings.contains { $0.reproduce.contains("one\\, two'") })
  }

  /// A kernel that lacks a part: what is said of it, what is still denied, and what is told.
  struct Lack: Sendable, CustomTestStringConvertible {
    let parts: String
    let library: String
    let rules: [String]
    let writes: Bool
    let line: String
    var testDescription: String { "\(library) without \(parts)" }
  }

  static let lacks = [
    Lack(
      parts: "landlock", library: "write-home", rules: ["process.sandbox"], writes: false,
      line: "no Landlock"),
    Lack(
      parts: "notices", library: "write-home", rules: [], writes: false, line: "can't tell here"),
    Lack(parts: "notices", library: "shell", rules: [], writes: false, line: "can't tell here"),
    Lack(
      parts: "notices", library: "close-descriptors", rules: ["process.hygiene"], writes: false,
      line: "can't tell here"),
    Lack(parts: "seccomp", library: "write-home", rules: [], writes: false, line: "no seccomp"),
    Lack(
      parts: "seccomp,landlock", library: "write-home", rules: [], writes: true, line: "no seccomp"),
    Lack(
      parts: "seccomp,landlock", library: "close-descriptors", rules: ["process.hygiene"],
      writes: false, line: "no Landlock"),
  ]

  @Test(.enabled(if: Sandbox.isWhole, "this kernel lacks a part itself"), arguments: lacks)
  func `what the kernel lacks is said in a line, and the rest holds`(_ lack: Lack) throws {
    let home = try ScratchFolder()
    let library = Project.root + "/.build/plugins/hostile/\(lack.library)-in-callback.so"
    let (report, _) = try Report.load(
      library, ["--scenario", "enable; guide; stop; disable"], folder: home.path,
      environment: ["HOME": home.path, "NAVHOST_SANDBOX_WITHOUT": lack.parts])
    #expect(report.brokenRules == lack.rules, "\(report.findings.map(\.message))")
    #expect(report.verdict == "CONFORMANT")
    #expect(report.notTested.contains { $0.contains(lack.line) }, "\(report.notTested)")
    #expect(FileManager.default.fileExists(atPath: home.path(".hostile")) == lack.writes)
  }

  @Test func `scratch folders of runs that were killed go with the next run`() throws {
    let temporary = try ScratchFolder()
    let abandoned = temporary.path("navhost-scratch-0123"),
      used = temporary.path(
        "navhost-scratch-4567")
    for folder in [abandoned, used] {
      try FileManager.default.createDirectory(
        atPath: folder + "/below", withIntermediateDirectories: true)
    }
    let lock = unsafe open(used, O_RDONLY | O_DIRECTORY)
    #expect(flock(lock, LOCK_SH) == 0)
    defer { close(lock) }
    _ = try Report.load(
      Project.root + "/.build/plugins/samples/harbor.so", ["--profile", "quick"],
      environment: ["TMPDIR": temporary.path])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [
        "navhost-scratch-4567"
      ])
  }

  /// A moment of a run: when so many processes know of the library, and so many microseconds later.
  static let moments: [(processes: Int, later: UInt32)] = [
    (1, 0), (2, 0), (2, 500), (3, 0), (3, 1000), (3, 20_000), (4, 0),
  ]

  @Test(
    arguments: [
      "hang-in-constructor", "hang-in-callback", "leave-children-in-callback",
      "scratch-in-callback",
    ], moments)
  func `a navhost that is killed takes everything along`(
    _ name: String, _ moment: (processes: Int, later: UInt32)
  ) throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path("tmp"), withIntermediateDirectories: false)
    let library = scratch.path("\(UUID().uuidString).so")
    try FileManager.default.copyItem(
      atPath: Project.root + "/.build/plugins/hostile/\(name).so", toPath: library)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Project.navhost)
    process.arguments = ["load", library, "--timeout", "1000"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": scratch.path("tmp")]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Parent, keeper, worker, and a case or two or its children. A library that hangs while it is
    // opened never gets to a fourth.
    let wanted = name.hasSuffix("constructor") ? min(moment.processes, 3) : moment.processes
    while process.isRunning, try Processes.naming(library).count < wanted { usleep(500) }
    usleep(moment.later)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try Processes.eventuallyNone(naming: library))
    // The keeper removes the folder before it ends.
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("tmp")) == [])
  }
}

/// What this machine has of the sandbox.
enum Sandbox {
  /// What a report says is missing, a line each.
  static let missing: [String] = {
    let library = Project.root + "/.build/plugins/samples/harbor.so"
    guard let (report, _) = try? Report.load(library, ["--scenario", "enable; disable"]) else {
      return []
    }
    return report.notTested.filter { $0.hasPrefix("the sandbox") }
  }()

  static var isWhole: Bool { missing.isEmpty }

  /// Whether what is denied is told.
  static var tells: Bool {
    !missing.contains { $0.contains("seccomp") || $0.contains("can't tell") }
  }
}

/// The processes of this machine.
enum Processes {
  /// Those whose command line or mapped files name a path.
  static func naming(_ path: String) throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return folders.filter { Int($0) != nil }.filter { id in
      ["cmdline", "maps"].contains { file in
        guard let data = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else {
          return false
        }
        return String(decoding: data, as: UTF8.self).contains(path)
      }
    }
  }

  /// Whether all end within a minute; for ends that no call waits for.
  static func eventuallyNone(naming path: String) throws -> Bool {
    for _ in 0..<6000 {
      if try naming(path).isEmpty { return true }
      usleep(10_000)
    }
    return false
  }
}
