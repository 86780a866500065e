import Foundation
import TestSupport
import Testing

/// `trace` and `replay` as commands, on libraries that were built apart.
@Suite(.enabled(if: Project.isBuilt, "`make build` builds the libraries"))
struct TraceTests {
  static let scenario =
    "enable; guide; prompt 96; settle; hide-prompt; settle; rotate; stop; disable"

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func navhost(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(Project.navhost, arguments)
  }

  private func trace(
    _ library: String, _ scenario: String = scenario, _ more: [String] = [], name: String = "t"
  ) throws -> (file: String, outcome: Command.Outcome) {
    let file = folder.path("\(name).trace")
    let outcome = try navhost(["trace", library, "--scenario", scenario, "-o", file] + more)
    return (file, outcome)
  }

  private static func library(_ name: String) -> String {
    Project.root + "/.build/plugins/\(name).so"
  }

  @Test(arguments: ["samples/harbor", "samples/lantern"])
  func `a recorded delegate plays as it ran`(_ name: String) throws {
    let library = Self.library(name)
    let (file, made) = try trace(library)
    try #require(made.exitCode == 0, "\(made.errors)")
    let played = try navhost(["replay", file])
    #expect(played.exitCode == 0, "\(played.output)\(played.errors)")
    #expect(played.output.hasSuffix("every frame is as recorded\n"))
    let compared = try navhost(["replay", file, library])
    #expect(compared.exitCode == 0, "\(compared.output)\(compared.errors)")
    #expect(compared.output.hasSuffix("each as recorded\n"))
  }

  /// It is calls that are replayed: with other measures they lay out as the library does.
  @Test(arguments: ["samples/harbor", "samples/lantern"])
  func `with other measures a recording gives the library's own frames`(_ name: String) throws {
    let values = folder.path("values.json")
    try "{\"turnCard.height\": 133, \"etaCard.height\": 61}".write(
      toFile: values, atomically: true, encoding: .utf8)
    let (file, _) = try trace(Self.library(name))
    let frames = folder.path("played.txt")
    let played = try navhost(["replay", file, "--values", values, "-o", frames])
    #expect(played.exitCode == 0, "\(played.output)\(played.errors)")
    let (other, _) = try trace(Self.library(name), Self.scenario, ["--values", values], name: "o")
    let own = folder.path("own.txt")
    #expect(try navhost(["replay", other, "-o", own]).exitCode == 0)
    let (first, second) = (
      try String(contentsOfFile: frames, encoding: .utf8),
      try String(contentsOfFile: own, encoding: .utf8)
    )
    #expect(first == second)
    let plain = folder.path("plain.txt")
    #expect(try navhost(["replay", file, "-o", plain]).exitCode == 0)
    #expect(try String(contentsOfFile: plain, encoding: .utf8) != first)
  }

  @Test func `two recordings of one run are the same bytes`() throws {
    let (first, _) = try trace(Self.library("samples/harbor"), name: "a")
    let (second, _) = try trace(Self.library("samples/harbor"), name: "b")
    #expect(
      try Data(contentsOf: URL(filePath: first)) == Data(contentsOf: URL(filePath: second)))
    #expect(try navhost(["trace", "diff", first, second]).exitCode == 0)
  }

  @Test func `another delegate's first differing call is named`() throws {
    let (file, _) = try trace(Self.library("samples/harbor"))
    let compared = try navhost(["replay", file, Self.library("violations/size.fixed")])
    #expect(compared.exitCode == 1)
    #expect(compared.output.hasPrefix("the first differing call is "))
    #expect(compared.errors.contains("is another build than the recorded one"))
  }

  /// However it dies: the innermost call that never returned is the one it died in.
  @Test(arguments: [
    ("crash-in-callback", "crashed"), ("exit-0-in-callback", "exit code 0"),
    ("hang-in-callback", "did not return"),
  ])
  func `a run that ends early leaves its calls`(_ name: String, _ ending: String) throws {
    let (file, made) = try trace(
      Self.library("hostile/\(name)"), "enable; guide", ["--timeout", "1"])
    try #require(made.exitCode == 0, "\(made.output)\(made.errors)")
    #expect(made.output.contains(ending), "\(made.output)")
    #expect(made.output.contains("is delegate.start and never returned"), "\(made.output)")
    let dump = try navhost(["trace", "dump", file])
    let lines = dump.output.split(separator: "\n")
    #expect(lines.count { $0.contains("\"function\":\"delegate.start\"") } == 1)
    // All that was called before it has returned.
    let entered = lines.count { $0.contains("\"at\":\"enter\"") }
    let left = lines.count { $0.contains("\"at\":\"leave\"") }
    #expect(entered == left + 1)
  }

  /// A vendor sends the trace of a failing case in place of the binary.
  @Test func `a suite's failing cases are kept, and verdicts are those without tracing`() throws {
    let library = Self.library("violations/cleanup.disable")
    let traces = folder.path("traces")
    let plain = try navhost(["load", library, "--profile", "quick"])
    let traced = try navhost(["load", library, "--profile", "quick", "--trace", traces])
    #expect(traced.output == plain.output)
    #expect(traced.exitCode == plain.exitCode)
    let files = try FileManager.default.contentsOfDirectory(atPath: traces).sorted()
    let first = try #require(files.first)
    let played = try navhost(["replay", traces + "/" + first])
    #expect(played.exitCode == 0, "\(played.output)\(played.errors)")
    let clean = folder.path("clean")
    let good = try navhost(
      ["load", Self.library("samples/harbor"), "--profile", "quick", "--trace", clean])
    #expect(good.output.hasSuffix("CONFORMANT\n"))
    #expect(!FileManager.default.fileExists(atPath: clean))
    #expect(try navhost(["load", library, "--in-process", "--trace", traces]).exitCode == 2)
  }

  @Test func `a file that is no trace is told so`() throws {
    let file = folder.path("no.trace")
    try "nothing".write(toFile: file, atomically: true, encoding: .utf8)
    for command in [["trace", "info", file], ["replay", file]] {
      let outcome = try navhost(command)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("is no trace"), "\(outcome.errors)")
    }
    let missing = try navhost(["trace", "dump", folder.path("missing.trace")])
    #expect(missing.exitCode == 2 && missing.errors.contains("there is no such file"))
  }

  @Test func `what was cut is read as far as it goes`() throws {
    let (file, _) = try trace(Self.library("samples/harbor"))
    let whole = try Data(contentsOf: URL(filePath: file))
    try whole.prefix(whole.count * 2 / 3).write(to: URL(filePath: file))
    let dump = try navhost(["trace", "dump", file])
    #expect(dump.exitCode == 0)
    #expect(dump.errors.contains("the file is cut"), "\(dump.errors)")
    #expect(dump.output.split(separator: "\n").count > 100)
  }
}

/// `mutate` on the samples.
@Suite(.enabled(if: Project.isBuilt, "`make build` builds the libraries"))
struct MutateTests {
  private static let harbor = Project.root + "/.build/plugins/samples/harbor.so"

  private func mutate(_ more: [String]) throws -> Command.Outcome {
    try Command.run(Project.navhost, ["mutate", Self.harbor] + more)
  }

  @Test func `one seed gives one table`() throws {
    let first = try mutate(["--max", "30", "--seed", "7"])
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("30 of "))
    #expect(try mutate(["--max", "30", "--seed", "7"]).output == first.output)
    #expect(try mutate(["--max", "30", "--seed", "8"]).output != first.output)
  }

  /// A card that is never inserted is missing; the document requires it.
  @Test func `leaving out an insertion is seen, and each unseen fault can be made again`() throws {
    let drops = try mutate(["--operator", "drop", "--max", "60"])
    #expect(drops.exitCode == 0)
    let row = try #require(drops.output.split(separator: "\n").first { $0.contains("drop: ") })
    let counts = row.split(separator: " ").compactMap { Int($0) }
    #expect(counts[0] > 10, "\(drops.output)")
    let command = drops.output.split(separator: "\n").first { $0.contains(" mutate ") }
    if let command {
      let words = command.trimmingCharacters(in: .whitespaces).split(separator: " ").map(
        String.init)
      let again = try Command.run(Project.navhost, Array(words.dropFirst()))
      #expect(again.output.contains("1 of 1 faults"), "\(again.output)")
      #expect(again.output.contains("0 of 1 counted faults were seen"), "\(again.output)")
    }
  }

  @Test func `what can't be chosen is told`() throws {
    #expect(try mutate(["--call", "4000000"]).exitCode == 6)
    let wrong = try mutate(["--operator", "explode"])
    #expect(wrong.exitCode == 2 && wrong.errors.contains("explode"))
  }
}
