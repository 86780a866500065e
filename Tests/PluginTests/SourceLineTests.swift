import Foundation
import TestSupport
import Testing

/// A finding names the line that it blames: markers in the sources say which that is.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct SourceLineTests {
  // MARK: - Violations

  /// The lines marked "blamed: RULE", as "FILE:LINE"; a marker with nothing else in its line means
  /// the next.
  static let marked: [String: Set<String>] = {
    var places: [String: Set<String>] = [:]
    let folder = "Plugins/Violations"
    let files = FileManager.default.enumerator(atPath: "\(Project.root)/\(folder)")
    for case let file as String in files ?? .init() {
      guard
        let text = try? String(contentsOfFile: "\(Project.root)/\(folder)/\(file)", encoding: .utf8)
      else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let marker = line.range(of: "// blamed: ") else { continue }
        let isAlone = line[..<marker.lowerBound].allSatisfy(\.isWhitespace)
        for rule in line[marker.upperBound...].split(separator: ", ") {
          places[String(rule), default: []].insert("\(folder)/\(file):\(index + (isAlone ? 2 : 1))")
        }
      }
    }
    return places
  }()

  @Test(arguments: ViolationTests.violations)
  func `a violation's findings name the marked line`(_ library: String) throws {
    let rule = ViolationTests.rule(of: library)
    let marked = try #require(Self.marked[rule], "no line is marked for \(rule)")
    let (report, outcome) = try Report.load(
      library,
      ["--profile", "quick", "--fail-on", "note", "--timeout", "5", "--report", "text"],
      folder: Project.root)
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      let source = try #require(finding.source, "\(finding.message)")
      let place = try #require(source.place, "\(source)")
      #expect(marked.contains(place), "\(finding.message): \(source)")
      #expect(source.exactness == "exact")
      #expect(outcome.output.contains("\(place) in \(source.function ?? "?")\n"))
    }
  }

  @Test func `the same line is named each time`() throws {
    let library = try #require(ViolationTests.violations.first { $0.contains("overlap.custom") })
    let texts = try (0..<3).map { _ in
      try Command.run(
        Project.navhost, ["load", library, "--profile", "quick", "--report", "json"]
      ).output
    }
    #expect(texts[0].contains("lay_plate_on_card"))
    #expect(Set(texts).count == 1)
  }

  // MARK: - Other languages and builds

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let scenario = [
    "--scenario", "enable; settle; guide; settle; stop; settle; disable; settle", "--screen",
    "iphone-16", "--fail-on", "note",
  ]

  /// Writes a source and builds it.
  private func build(_ text: String, _ name: String, _ command: [String]) throws -> String {
    let file = scratch.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let library = scratch.path("library.so")
    let built = try Command.run(
      "/usr/bin/env", command + [file, "-o", library], folder: Project.root)
    try #require(built.exitCode == 0, "\(built.errors)")
    return library
  }

  private func finding(_ library: String, _ rule: String) throws -> Report.Finding {
    let (report, _) = try Report.load(library, Self.scenario)
    return try #require(
      report.findings.first { $0.rule == rule }, "\(report.findings.map(\.message))")
  }

  /// The number of the line that a text has its marker in, from 1.
  private func line(_ text: String, _ marker: String = "HERE") throws -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(marker) }) + 1
  }

  private static let include = "\(Project.root)/Sources/CNavhostABI/include"
  private static let exports = "-Wl,--version-script=\(Project.root)/Plugins/exports.map"
  private static let inCpp = """
    #include <navhost/navhost.hpp>
    NAV_NOTE("org.navhost.test.lines", "c++");

    class lines {
     public:
       explicit lines(const nav_core_t &core) : core_(core) {}
       void enable(nav_map_t map, nav_state_t now) {
          nav_view_t root{}, viewport{};
          core_.map->view(core_.host, map, &root);
          core_.map->component(core_.host, now, NAV_COMPONENT_VIEWPORT, &viewport);
          core_.views->insert(core_.host, root, viewport, -1);
          auto fade = [&](double alpha) {
             core_.objects->set_number(
                core_.host, NAV_OBJECT(viewport), NAV_VIEW_ALPHA, alpha); // HERE
          };
          fade(0.5);
       }
       void start(nav_map_t, nav_state_t, nav_state_t) {}
     private:
       nav_core_t core_;
    };

    static nav_status_t describe(uint32_t, nav_delegate_info_t *info) {
       info->id = info->name = NAV_STR("org.navhost.test.lines");
       info->version = NAV_STR("1");
       return NAV_OK;
    }
    static nav_status_t make(const nav_host_t *host, uint32_t, nav_delegate_t *out) {
       return navhost::delegate_adapter<lines>::make(host, out);
    }
    static nav_status_t end(const nav_host_t *) { return NAV_OK; }
    static const nav_plugin_t plugin = {
       sizeof(nav_plugin_t), 0, 1, 0, describe, make, nullptr, end, nullptr};
    extern "C" NAV_EXPORT nav_status_t navhost_negotiate(
       const nav_negotiate_in_t *, nav_negotiate_out_t *out) {
       out->chosen = out->oldest = out->newest = 1;
       out->plugin = &plugin;
       out->id = NAV_STR("org.navhost.test.lines");
       out->language = NAV_STR("c++");
       return NAV_OK;
    }
    """

  @Test(arguments: ["c++", "clang++"]) func `a line of C++ is named`(_ compiler: String) throws {
    let library = try build(
      Self.inCpp, "lines.cpp",
      [
        compiler, "-std=c++17", "-O0", "-g", "-fPIC", "-shared", "-fvisibility=hidden", "-I",
        Self.include, Self.exports,
      ])
    let source = try #require(try finding(library, "tree.internal").source)
    #expect(source.file == scratch.path("lines.cpp"))
    // The call spans two lines, and compilers differ in which of them they name.
    let line = try line(Self.inCpp)
    #expect([line - 1, line].contains(source.line))
    #expect(["operator()", "enable"].contains(source.function))
    #expect(source.exactness == "exact")
    // What is missing is blamed on the callback, the author's and not the adapter's.
    let callback = try #require(try finding(library, "required.attached").source)
    #expect(callback.line == (try self.line(Self.inCpp, "void enable(")))
    #expect(callback.function == "enable")
  }

  private static let hasRust =
    (try? Command.run("/usr/bin/env", ["rustc", "--version"])).map { $0.exitCode == 0 } ?? false

  @Test(.enabled(if: hasRust, "needs rustc"), arguments: [[], ["-O"]])
  func `a line of Rust is named`(_ options: [String]) throws {
    let fixture = "\(Project.root)/Tests/Fixtures/plugins/ember.rs"
    let text = try String(contentsOfFile: fixture, encoding: .utf8)
      .replacing("let status = (layout", with: "/* HERE */ let status = (layout")
      .replacing("constant: 0.0", with: "constant: if attribute == 4 { 100.0 } else { 0.0 }")
    let library = try build(
      text, "ember.rs",
      ["rustc", "--edition", "2021", "-g", "-C", "panic=abort"] + options)
    let source = try #require(try finding(library, "required.visible").source)
    #expect(source.file == scratch.path("ember.rs"))
    #expect(source.line == (try line(text)))
    #expect(source.function == "enable")
  }

  private static func violation(_ name: String) -> String {
    "\(Project.root)/Plugins/Violations/\(name)/\(name).c"
  }

  /// A violation in C as it stands, built another way.
  private func rebuild(_ name: String, _ compiler: String, _ options: [String]) throws -> String {
    let library = scratch.path("library.so")
    let built = try Command.run(
      "/usr/bin/env",
      [compiler, "-std=c11", "-fPIC", "-shared", "-fvisibility=hidden", "-I", Self.include]
        + options + [Self.violation(name), Self.exports, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
    return library
  }

  @Test(arguments: ["cc", "clang"]) func `an optimised build is told to be near`(
    _ compiler: String
  ) throws {
    let library = try rebuild("overlap.custom", compiler, ["-O2", "-g"])
    let source = try #require(try finding(library, "overlap.custom").source)
    #expect(source.exactness == "near")
    #expect(source.file?.hasSuffix("overlap.custom.c") == true, "\(source)")
    let text = try Command.run(Project.navhost, ["load", library] + Self.scenario).output
    #expect(text.contains("(near: built with optimisation)"))
  }

  @Test func `an optimised build in Swift is told to be near`() throws {
    let folder = "\(Project.root)/Plugins/Violations"
    let library = scratch.path("library.so")
    let built = try Command.run(
      Project.navhost,
      [
        "build", "-O", "\(folder)/size.fixed/size.fixed.swift", "\(folder)/base/TidyLayout.swift",
        "-o",
        library,
      ])
    try #require(built.exitCode == 0, "\(built.errors)")
    let source = try #require(try finding(library, "size.fixed").source)
    #expect(source.exactness == "near")
  }

  @Test func `without debug information a module, an offset and a symbol are named`() throws {
    let library = try rebuild(
      "abi.value", "cc", ["-O1", "-fno-optimize-sibling-calls", "-fno-inline"])
    let source = try #require(try finding(library, "abi.value").source)
    #expect(source.exactness == "symbol")
    #expect(source.file == nil && source.line == nil)
    #expect(source.module == "library.so")
    #expect(source.function == "set_nan")
    // The offset is inside that function, as the linker's own table has it.
    let offset = try #require(source.offset)
    let table = try Command.run("/usr/bin/env", ["nm", "--print-size", library]).output
    let row = try #require(table.split(separator: "\n").first { $0.hasSuffix(" set_nan") })
    let numbers = row.split(separator: " ").prefix(2).compactMap { UInt64($0, radix: 16) }
    try #require(numbers.count == 2)
    #expect((numbers[0]..<numbers[0] + numbers[1]).contains(offset))
    // Without symbols there are module and offset alone, and they are the same.
    let stripped = try Command.run("/usr/bin/env", ["strip", "--strip-all", library])
    #expect(stripped.exitCode == 0)
    let bare = try #require(try finding(library, "abi.value").source)
    #expect(bare.function == nil)
    #expect(bare.module == "library.so")
    #expect(bare.offset == offset)
    #expect(bare.exactness == "symbol")
  }

  /// What names lines reads what the library says of itself; made-up tables change no verdict.
  @Test(arguments: [".debug_info", ".debug_line", ".debug_abbrev", ".debug_str", ".eh_frame"])
  func `damaged debug information changes no verdict`(_ section: String) throws {
    let library = try rebuild("abi.value", "cc", ["-O1", "-g"])
    let plain = try Report.load(library, Self.scenario).report
    for seed: UInt8 in [0, 1, 255] {
      let bytes = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) ^ seed }
      let noise = scratch.path("noise")
      try Data(bytes).write(to: URL(fileURLWithPath: noise))
      let damaged = scratch.path("damaged.so")
      let made = try Command.run(
        "/usr/bin/objcopy", ["--update-section", "\(section)=\(noise)", library, damaged])
      guard made.exitCode == 0 else { continue }
      let report = try Report.load(damaged, Self.scenario).report
      #expect(report.verdict == plain.verdict)
      #expect(report.findings.map(\.message) == plain.findings.map(\.message))
    }
  }
}
