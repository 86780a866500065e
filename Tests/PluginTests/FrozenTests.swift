import Foundation
import TestSupport
import Testing

/// Version 1 of the ABI is frozen: what was built against it works for good.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first: the libraries are built by it"))
struct FrozenLibraryTests {
  @Test func `there is one in C and one in Swift`() {
    #expect(
      Project.plugins("frozen").map { URL(filePath: $0).lastPathComponent } == ["c.so", "swift.so"])
  }

  @Test(arguments: Project.plugins("frozen"))
  func `a library built against the frozen headers is judged as ever`(_ library: String) throws {
    let (report, outcome) = try Report.load(library, ["--fail-on", "note"])
    #expect(outcome.lastLine == "CONFORMANT")
    #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    #expect(report.rules.contains { $0.id == "required.visible" && $0.state == "passed" })
    #expect(report.rules.contains { $0.id == "prompt.shown" && $0.state == "passed" })
  }
}

/// What `make abi-check` says of headers that were changed.
@Suite struct FrozenHeaderTests {
  /// An edit of a header: the file, what is replaced, by what, and what the check then says; nil
  /// for nothing.
  struct Edit: CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let complaint: String?

    var testDescription: String { "\(file): \(new)" }
  }

  static let edits = [
    Edit(file: "work.h", old: "} nav_work_table_t;", new: "} nav_work_table_t;", complaint: nil),
    Edit(
      file: "work.h", old: "} nav_work_table_t;",
      new: "   nav_status_t (*fresh)(const nav_host_t *host);\n} nav_work_table_t;", complaint: nil),
    Edit(
      file: "work.h", old: "   nav_status_t (*random)(",
      new: "   nav_status_t (*fresh)(const nav_host_t *host);\n   nav_status_t (*random)(",
      complaint: "the member nav_work_table_t.random is \"24: "),
    Edit(
      file: "work.h", old: "(*random)", new: "(*chance)",
      complaint: "the member nav_work_table_t.random is gone"),
    Edit(
      file: "work.h", old: "double delay, nav_work_fn run", new: "float delay, nav_work_fn run",
      complaint: "the member nav_work_table_t.after is "),
    Edit(
      file: "base.h", old: "{ double x, y; } nav_point_t", new: "{ double x, y, z; } nav_point_t",
      complaint: "the struct nav_point_t has 24 bytes, and had 16; "),
    Edit(
      file: "base.h", old: "NAV_ERR_LOOP = -14", new: "NAV_ERR_LOOP = -16",
      complaint: "the constant NAV_ERR_LOOP is -16, and was -14"),
    Edit(
      file: "properties.h", old: "NAV_LABEL_LINES = 0x01020084",
      new: "NAV_LABEL_ROWS = 0x01020084", complaint: "the constant NAV_LABEL_LINES is gone"),
    Edit(
      file: "properties.h", old: "NAV_LABEL_LINES = 0x01020084",
      new: "NAV_LABEL_LINES = 0x01020084,\n   NAV_LABEL_ROWS = 0x01020085",
      complaint: "have one property id, 16908421"),
    Edit(
      file: "views.h", old: "\"navhost.views/1\"", new: "\"navhost.views/2\"",
      complaint: "the constant NAV_VIEWS is \"navhost.views/2\", and was \"navhost.views/1\""),
  ]

  @Test(arguments: edits) func `a change of the headers is told in a sentence`(_ edit: Edit) throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "abi-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: Project.root + "/Sources/CNavhostABI/include", toPath: folder.path)
    let header = folder.appending(path: "navhost/\(edit.file)")
    let text = try String(contentsOf: header, encoding: .utf8)
    #expect(text.contains(edit.old), "the test is out of date")
    try text.replacingOccurrences(of: edit.old, with: edit.new)
      .write(to: header, atomically: true, encoding: .utf8)
    let outcome = try Command.run(Project.root + "/Tools/Abi/check.sh", [folder.path])
    guard let complaint = edit.complaint else {
      #expect(outcome.exitCode == 0, "\(outcome.output)")
      return
    }
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains("the ABI is frozen: ") && outcome.output.contains(complaint),
      "\(outcome.output)")
  }
}
