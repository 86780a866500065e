import CallTrace
import Foundation
import Signatures
import TestSupport
import Testing

/// The table of signatures against the headers it is written from, and against the host.
struct SignatureTests {
  private let model: SignatureModel

  init() throws {
    let include = Project.root + "/Sources/CNavhostABI/include/navhost/"
    model = try SignatureModel(
      HeaderText(
        try SignatureSource.headerFiles.map {
          ($0, try String(contentsOfFile: include + $0 + ".h", encoding: .utf8))
        }))
  }

  @Test func `the table and its page are those of the headers`() throws {
    var source = SignatureSource(model)
    let table = Project.root + "/Sources/CCallSignatures/signatures.c"
    #expect(
      try String(contentsOfFile: table, encoding: .utf8) == source.text(),
      "run `make docs`")
    #expect(
      try String(contentsOfFile: Project.root + "/docs/abi.md", encoding: .utf8)
        == AbiPage(model).text, "run `make docs`")
  }

  /// A struct of functions has no gap: one that was left out would be one.
  @Test func `no function of a table is missing`() {
    let own: Set = ["nav_host_t", "nav_plugin_t"]
    for table in Signatures.tables where !own.contains(table.type) {
      #expect(table.slots.map(\.offset) == table.slots.indices.map { 8 + 8 * $0 }, "\(table.type)")
    }
    #expect(Signatures.tables.count { !$0.id.isEmpty } == 13)
    let names = Signatures.functions.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a header of another style is refused with its place`() {
    #expect(throws: HeaderError.self) {
      try SignatureModel(
        HeaderText([
          (
            "odd",
            """
            #define NAV_ODD "navhost.odd/1"
            typedef struct nav_odd {
               uint32_t struct_size;
               uint32_t reserved;
               nav_status_t (*untagged)(const nav_host_t *host);
            } nav_odd_t;
            """
          )
        ]))
    }
  }

  /// What the host checks, as its own sources say, is what the headers promise.
  @Test func `the host serves each function under the header's letter`() throws {
    let letters = [
      "counts": "C", "reads": "R", "makes": "M", "writes": "W", "changesTree": "T",
      "laysOut": "P", "full": "F",
    ]
    var served: [String: String] = [:]
    let folder = Project.root + "/Sources/PluginHost/Tables"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(of: /serve\(\s*host, "([a-z_.]+)", \.([a-zA-Z]+)/) {
        served[String(match.1)] = letters[String(match.2)]
      }
      for match in text.matches(of: /serveAnywhere\(\s*host, "([a-z_.]+)"/) {
        served[String(match.1)] = "A"
      }
    }
    #expect(served.count > 100)
    for (name, letter) in served.sorted(by: { $0.key < $1.key }) {
      let number = try #require(Signatures.function(named: name), "\(name)")
      #expect(Signatures.functions[number].tag.map { String($0) } == letter, "\(name)")
    }
  }
}
