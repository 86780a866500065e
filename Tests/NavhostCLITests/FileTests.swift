import Foundation
import TestSupport
import Testing

/// Files that are no libraries, reports that can't be written, and `inspect`.
@Suite
struct FileTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try "hello\n".write(toFile: scratch.path("text.so"), atomically: true, encoding: .utf8)
    let made = unsafe mkfifo(scratch.path("pipe.so"), 0o600)
    #expect(made == 0)
  }

  static let wrong = [
    ("text.so", "is a text file"), ("pipe.so", "is a FIFO"), ("none.so", "there is no such file"),
    (".", "is a folder"),
  ]

  @Test(arguments: wrong) func `inspect ends 3 with the reason`(
    _ name: String, _ reason: String
  ) throws {
    let outcome = try Program.run("inspect", name, folder: scratch.path)
    #expect(outcome.exitCode == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: wrong) func `load ends 3 with the reason and the verdict`(
    _ name: String, _ reason: String
  ) throws {
    let outcome = try Program.run("load", name, folder: scratch.path)
    #expect(outcome.exitCode == 3)
    #expect(outcome.lastLine == "NOT LOADED")
    #expect(outcome.output.contains(reason), "\(outcome.output)")
  }

  @Test func `inspect shows a library that is no plugin`() throws {
    let source = scratch.path("plain.c")
    try "int plain_answer(void) { return 42; }\n".write(
      toFile: source, atomically: true, encoding: .utf8)
    let built = try Command.run(
      "/usr/bin/cc", ["-shared", "-fPIC", "-o", scratch.path("plain.so"), source])
    try #require(built.exitCode == 0, "\(built.errors)")
    let outcome = try Program.run("inspect", "plain.so", "--json", folder: scratch.path)
    #expect(outcome.exitCode == 0)
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(facts["path"] as? String == "plain.so")
    #expect((facts["exports"] as? [String])?.contains("plain_answer") == true)
    #expect(facts["isPlugin"] as? Bool == false)
    #expect(facts["note"] is NSNull)
    #expect((facts["pluginFault"] as? String)?.contains("navhost_negotiate") == true)
    let text = try Program.run("inspect", "plain.so", folder: scratch.path)
    #expect(text.output.contains("plain_answer"))
  }

  @Test func `JSON on standard output is followed by the verdict`() throws {
    let outcome = try Program.run("load", "text.so", "--report", "json", folder: scratch.path)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.last == "NOT LOADED")
    let json = lines.dropLast().joined(separator: "\n")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(report["exitCode"] as? Int == 3)
  }

  @Test func `reports go to files, and text still to standard output`() throws {
    let outcome = try Program.run(
      "load", "text.so", "--report", "json=r.json", "--report", "text=r.txt", folder: scratch.path)
    #expect(outcome.exitCode == 3)
    let text = try String(contentsOfFile: scratch.path("r.txt"), encoding: .utf8)
    #expect(text == outcome.output)
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path("r.json")))
    let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["verdict"] as? String == "NOT LOADED")
  }

  @Test func `a report that can't be written is navhost's environment`() throws {
    let outcome = try Program.run(
      "load", "text.so", "--report", "json=none/r.json", folder: scratch.path)
    #expect(outcome.exitCode == 5)
    #expect(outcome.lastLine == "ERROR")
    #expect(outcome.errors.hasPrefix("navhost: none/r.json can't be written: "))
  }

  @Test func `of several libraries each has its report, and the worst verdict is the last line`()
    throws
  {
    let outcome = try Program.run("load", "text.so", "none.so", folder: scratch.path)
    #expect(outcome.exitCode == 3)
    #expect(outcome.lastLine == "NOT LOADED")
    #expect(outcome.output.contains("2 libraries: 2 NOT LOADED"))
    #expect(outcome.output.contains("plugin     text.so"))
    #expect(outcome.output.contains("plugin     none.so"))
  }
}
