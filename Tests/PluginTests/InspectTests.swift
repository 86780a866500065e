import Foundation
import TestSupport
import Testing

/// `inspect` on libraries built for it, and the note beside what the library answers.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct InspectTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func compile(_ name: String, _ source: String, _ flags: [String]) throws -> String {
    let file = scratch.path(name + ".c")
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "/usr/bin/cc", ["-shared", "-fPIC", "-o", scratch.path(name), file] + flags)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return scratch.path(name)
  }

  @Test func `a missing library is told with where it was looked for`() throws {
    _ = try compile("libgone.so", "int gone(void) { return 1; }", [])
    let top = try compile(
      "top.so", "extern int gone(void); int top(void) { return gone(); }",
      ["-L" + scratch.path, "-lgone", "-Wl,-rpath,$ORIGIN/lib"])
    try FileManager.default.removeItem(atPath: scratch.path("libgone.so"))
    let text = try Command.run(Project.navhost, ["inspect", top]).output
    let line = try #require(text.split(separator: "\n").first { $0.contains("libgone.so") })
    #expect(line.contains("not found; looked in "))
    #expect(line.contains("/lib, ") && line.contains("/usr/lib"))
    let json = try Command.run(Project.navhost, ["inspect", "--json", top]).output
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let needed = try #require((facts["needed"] as? [[String: Any]])?.first)
    #expect(needed["name"] as? String == "libgone.so" && needed["path"] is NSNull)
    #expect((needed["searched"] as? [String])?.contains("/usr/lib") == true)
  }

  @Test func `every word of the pre-flight stands in the text`() throws {
    let text = try Command.run(
      Project.navhost, ["inspect", Project.plugins("frozen").last ?? ""]
    ).output
    let labels = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    for label in [
      "file", "is", "segments", "plugin", "entry", "note", "id", "language", "ABI", "build",
      "needs",
      "exports", "undefined", "at", "thread", "unique", "Swift", "debug",
    ] {
      #expect(labels.contains { $0 == label }, "\(label) is missing:\n\(text)")
    }
    #expect(text.contains("all inside the file"))
    #expect(text.contains("swift5_"))
    #expect(text.contains("libc.so.6"))
  }

  /// The frozen delegate in C with one word of its answer changed.
  private func library(_ old: String, _ new: String) throws -> String {
    let folder = Project.root + "/Tests/Fixtures/abi-v1/"
    var text = try String(contentsOfFile: folder + "c/harbor.c", encoding: .utf8)
    #expect(text.contains(old))
    text = text.replacingOccurrences(of: old, with: new)
    return try compile(
      "edited.so", text,
      ["-I", folder + "include", "-I", folder + "c"]
        + ["layout", "order", "prompts"].map { folder + "c/\($0).c" })
  }

  @Test(arguments: [
    (
      ".id = NAV_STR(\"org.navhost.frozen.c\")", ".id = NAV_STR(\"org.example.other\")",
      "org.example.other (c), ABI 1 to 1"
    ),
    (".language = NAV_STR(\"c\")", ".language = NAV_STR(\"cobol\")", "(cobol), ABI 1 to 1"),
    (".newest = NAV_ABI_NEWEST,", ".newest = NAV_ABI_NEWEST + 1,", "(c), ABI 1 to 2"),
  ])
  func `a note that says another thing than the answer is told with both`(
    _ old: String, _ new: String, _ answer: String
  ) throws {
    let library = try library(old, new)
    let outcome = try Command.run(Project.navhost, ["load", library])
    #expect(outcome.lastLine == "NOT LOADED")
    #expect(outcome.output.contains("its note says org.navhost.frozen.c (c), ABI 1 to 1"))
    #expect(outcome.output.contains(answer), "\(outcome.output)")
    #expect(outcome.output.contains("both must agree"))
  }

  @Test func `a version too new is told with both ranges`() throws {
    let folder = Project.root + "/Tests/Fixtures/abi-v1/"
    let outcome = try Command.run(
      Project.navhost,
      [
        "load",
        try compile(
          "newer.so",
          """
          #include <navhost/navhost.h>
          #undef NAV_ABI_OLDEST
          #undef NAV_ABI_NEWEST
          #define NAV_ABI_OLDEST 4
          #define NAV_ABI_NEWEST 6
          NAV_NOTE("org.example.newer", "c");
          nav_status_t navhost_negotiate(const nav_negotiate_in_t *in, nav_negotiate_out_t *out) {
             (void)in, (void)out;
             return NAV_ERR_UNSUPPORTED;
          }
          """, ["-I", folder + "include"]),
      ])
    #expect(outcome.lastLine == "NOT LOADED")
    #expect(
      outcome.output.contains("speaks versions 4 to 6 of the ABI, this host 1 to 1; "),
      "\(outcome.output)")
  }
}
