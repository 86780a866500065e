import Foundation
import TestSupport
import Testing

/// Libraries that want more than the host serves: a status, a finding with the limit in it, and a
/// run that comes to its end.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"), .serialized)
struct LimitTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A delegate that does what a file of Plugins/Hostile/limits says in `startGuidance`.
  private func library(_ behaviour: String) throws -> String {
    let hostile = Project.root + "/Plugins/Hostile"
    let path = scratch.path(behaviour + ".so")
    let outcome = try Command.run(
      "/usr/bin/cc",
      [
        "-shared", "-fPIC", "-O1", "-g", "-pthread", "-DHOSTILE_PHASE=callback", "-I", hostile,
        "-I",
        Project.root + "/Sources/CNavhostABI/include", "-o", path, hostile + "/base/base.c",
        hostile + "/base/phase.c", hostile + "/limits/\(behaviour).c",
      ])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return path
  }

  @Test(arguments: [
    ("many-views", "views.make: there are 100000 views already"),
    ("deep-tree", "views.insert: the tree would be deeper than 1024 views"),
    ("deep-graph", "views.make: there are 100000 views already"),
    ("endless-layout", "layout.layout_if_needed: layout did not come to rest"),
  ])
  func `past a limit there is a finding that names it`(
    _ behaviour: String, _ message: String
  ) throws {
    // An hour for a call: it must end by itself, however slow the machine is.
    let (report, outcome) = try Report.load(
      try library(behaviour),
      ["--scenario", "enable; guide; disable", "--screen", "iphone-16", "--timeout", "3600"])
    #expect(outcome.lastLine == "FAILED")
    #expect(
      report.findings.contains { $0.rule == "abi.value" && $0.message == message },
      "\(report.findings.map(\.message))")
  }
}
