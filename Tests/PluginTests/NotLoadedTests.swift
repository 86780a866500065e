import Foundation
import TestSupport
import Testing

/// What isn't a plugin ends with code 3 and one sentence that names the true reason.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct NotLoadedTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func expectRefused(_ path: String, saying word: String) throws {
    let outcome = try Command.run(Project.navhost, ["load", path])
    #expect(outcome.exitCode == 3, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.lastLine == "NOT LOADED")
    #expect((outcome.output + outcome.errors).contains(word), "\(outcome.output)\(outcome.errors)")
  }

  private func write(_ name: String, _ data: Data) throws -> String {
    let path = scratch.path(name)
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func harbor() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: Project.root + "/.build/plugins/samples/harbor.so"))
  }

  @Test func `a text file`() throws {
    try expectRefused(try write("text.so", Data("hello".utf8)), saying: "a text file")
  }

  @Test func `an empty file`() throws {
    try expectRefused(try write("empty.so", Data()), saying: "empty")
  }

  @Test func `a truncated library`() throws {
    let whole = try harbor()
    try expectRefused(
      try write("cut.so", whole.prefix(whole.count / 2)), saying: "the file has \(whole.count / 2)")
  }

  @Test func `a library for another machine`() throws {
    var other = try harbor()
    other[18] = 183  // e_machine: AArch64
    try expectRefused(try write("other.so", other), saying: "AArch64")
  }

  @Test func `a library without the entry`() throws {
    let source = try write("none.c", Data("int nothing(void) { return 1; }".utf8))
    let library = scratch.path("none.so")
    _ = try Command.run("/usr/bin/cc", ["-shared", "-fPIC", "-o", library, source])
    try expectRefused(library, saying: "navhost_negotiate")
  }

  @Test func `a pipe`() throws {
    let path = scratch.path("fifo.so")
    let made = unsafe mkfifo(path, 0o600)
    #expect(made == 0)
    try expectRefused(path, saying: "FIFO")
  }

  @Test func `a folder`() throws { try expectRefused(scratch.path, saying: "folder") }

  @Test func `nothing`() throws {
    try expectRefused(scratch.path("none-such.so"), saying: "none-such.so")
  }
}
