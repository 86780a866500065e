import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct DocumentationTests {
  @Test func `the page of rules is what the catalogue prints`() throws {
    let outcome = try Command.run(Project.navhost, ["rules", "--markdown"])
    let page = try String(contentsOfFile: Project.root + "/docs/rules.md", encoding: .utf8)
    #expect(page == outcome.output, "run `make docs`")
  }

  @Test func `every rule is explained`() throws {
    let outcome = try Command.run(Project.navhost, ["rules", "--json"])
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(rows.count >= 28)
    for id in rows.compactMap({ $0["id"] as? String }) {
      let explained = try Command.run(Project.navhost, ["explain", id])
      #expect(explained.exitCode == 0)
      #expect(explained.output.hasPrefix(id + "\n"))
    }
  }

  @Test func `the commands that the README names exist`() throws {
    let readme = try String(contentsOfFile: Project.root + "/README.md", encoding: .utf8)
    for command in [
      "load", "inspect", "rules", "explain", "screens", "snapshot", "build", "layout",
    ] {
      #expect(readme.contains("navhost \(command)") || readme.contains("`\(command)"))
      #expect(try Command.run(Project.navhost, [command, "--help"]).exitCode == 0)
    }
  }
}
