import Foundation
import TestSupport
import Testing

/// What a library shows of itself, and what its language may not let out.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct LanguageTests {
  static let libraries = ["samples", "violations", "hostile"].flatMap { Project.plugins($0) }

  @Test(arguments: libraries) func `a library exports the entry alone`(
    _ library: String
  ) throws {
    let outcome = try Command.run(Project.navhost, ["inspect", library, "--json"])
    let facts = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(facts["exports"] as? [String] == ["navhost_negotiate"], "\(facts)")
  }

  @Test func `the host exports nothing that a plugin could bind to`() throws {
    let outcome = try Command.run(
      "/usr/bin/nm", ["--dynamic", "--defined-only", "--extern-only", Project.navhost])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty, "\(outcome.output)")
  }

  private static let thrower = """
    #include <navhost/navhost.hpp>
    #include <stdexcept>

    NAV_NOTE("org.navhost.test.thrower", "c++");

    struct thrower {
       void start(nav_map_t, nav_state_t, nav_state_t) {
          throw std::runtime_error("no way out of here");
       }
    };

    static nav_status_t describe(uint32_t, nav_delegate_info_t *info) {
       info->id = NAV_STR("org.navhost.test.thrower");
       info->name = NAV_STR("Thrower");
       info->version = NAV_STR("1");
       return NAV_OK;
    }
    static nav_status_t make(const nav_host_t *host, uint32_t, nav_delegate_t *out) {
       return navhost::delegate_adapter<thrower>::make(host, out);
    }
    static nav_status_t end(const nav_host_t *) { return NAV_OK; }
    static const nav_plugin_t plugin = {
       sizeof(nav_plugin_t), 0, 1, 0, describe, make, nullptr, end, nullptr};

    extern "C" NAV_EXPORT nav_status_t navhost_negotiate(
       const nav_negotiate_in_t *, nav_negotiate_out_t *out) {
       out->chosen = out->oldest = out->newest = 1;
       out->plugin = &plugin;
       out->id = NAV_STR("org.navhost.test.thrower");
       out->language = NAV_STR("c++");
       return NAV_OK;
    }
    """

  @Test func `an exception in C++ ends the case with its words`() throws {
    let scratch = try ScratchFolder()
    let source = scratch.path("thrower.cpp")
    let library = scratch.path("thrower.so")
    try Data(Self.thrower.utf8).write(to: URL(fileURLWithPath: source))
    let built = try Command.run(
      "/usr/bin/c++",
      [
        "-std=c++17", "-Wall", "-Wextra", "-Werror", "-g", "-fPIC", "-shared",
        "-fvisibility=hidden", "-I", Project.root + "/Sources/CNavhostABI/include", source, "-o",
        library, "-Wl,--version-script=\(Project.root)/Plugins/exports.map",
      ])
    try #require(built.exitCode == 0, "\(built.errors)")
    let (report, outcome) = try Report.load(
      library, ["--profile", "quick", "--rule", "process"])
    #expect(outcome.exitCode == 4)
    #expect(report.brokenRules == ["process.crash"])
    #expect(outcome.output.contains("no way out of here"), "\(outcome.output)")
  }

  private static let hasRust =
    (try? Command.run("/usr/bin/env", ["rustc", "--version"]))
    .map { $0.exitCode == 0 } ?? false

  @Test(.enabled(if: hasRust, "needs rustc")) func `a delegate in Rust is judged like any other`()
    throws
  {
    let scratch = try ScratchFolder()
    let library = scratch.path("libember.so")
    let source = Project.root + "/Tests/Fixtures/plugins/ember.rs"
    let built = try Command.run(
      "/usr/bin/env",
      ["rustc", "--edition", "2021", "-g", "-C", "panic=abort", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    let (report, outcome) = try Report.load(
      library,
      [
        "--scenario",
        "enable; settle; guide; settle; rotate; settle; stop; settle; disable; settle; enable",
      ])
    #expect(outcome.lastLine == "CONFORMANT", "\(outcome.output)")
    #expect(report.findings.isEmpty)
    #expect(report.plugin.id == "org.navhost.test.ember")
  }
}
