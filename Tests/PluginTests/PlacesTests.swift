import Foundation
import TestSupport
import Testing

/// Where libraries lie and what they are called makes no difference.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct PlacesTests {
  private let scratch: ScratchFolder
  private static let harbor = Project.root + "/.build/plugins/samples/harbor.so"

  init() throws { scratch = try ScratchFolder() }

  private func expectConformant(_ path: String, folder: String? = nil) throws {
    let (report, outcome) = try Report.load(path, ["--profile", "quick"], folder: folder)
    #expect(outcome.lastLine == "CONFORMANT", "\(outcome.output)\(outcome.errors)")
    #expect(report.plugin.path == path)
  }

  @Test func `a relative path`() throws {
    try FileManager.default.copyItem(atPath: Self.harbor, toPath: scratch.path("here.so"))
    try expectConformant("here.so", folder: scratch.path)
    try expectConformant("./here.so", folder: scratch.path)
  }

  @Test func `a symbolic link`() throws {
    let link = scratch.path("link.so")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.harbor)
    try expectConformant(link)
  }

  @Test func `a name with spaces, quotes and letters of many alphabets`() throws {
    let path = scratch.path("it's a Größe – 地図 🗺.so")
    try FileManager.default.copyItem(atPath: Self.harbor, toPath: path)
    try expectConformant(path)
  }

  @Test func `two loads of one library at once`() async throws {
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try Command.run(Project.navhost, ["load", "--profile", "quick", Self.harbor]).exitCode
        }
      }
      for try await code in group { #expect(code == 0) }
    }
  }

  @Test func `the same run twice gives the same bytes`() throws {
    let paths = ["first.json", "second.json"].map { scratch.path($0) }
    for path in paths {
      _ = try Command.run(
        Project.navhost, ["load", Self.harbor, "--profile", "quick", "--report", "json=\(path)"])
    }
    let reports = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(!reports[0].isEmpty && reports[0] == reports[1])
  }

  @Test func `several libraries give one report with the worst verdict`() throws {
    let bad = Project.root + "/.build/plugins/violations/overlap.provided.so"
    let outcome = try Command.run(
      Project.navhost, ["load", "--profile", "quick", Self.harbor, bad])
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "FAILED")
  }

  @Test func `a case runs in the process itself for a debugger`() throws {
    let outcome = try Command.run(
      Project.navhost,
      ["load", Self.harbor, "--in-process", "--case", "tour/iphone-16/portrait/ltr"])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
  }
}
