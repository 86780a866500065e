import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct DocumentationTests {
  @Test(arguments: [("rules", "rules"), ("screens", "screens"), ("values", "simulation-values")])
  func `a page that is printed from the code is fresh`(
    _ command: String, _ name: String
  ) throws {
    let outcome = try Command.run(Project.navhost, [command, "--markdown"])
    let page = try String(contentsOfFile: Project.root + "/docs/\(name).md", encoding: .utf8)
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
      "load", "inspect", "rules", "explain", "screens", "values", "snapshot", "build", "layout",
    ] {
      #expect(readme.contains("navhost \(command)") || readme.contains("`\(command)"))
      #expect(try Command.run(Project.navhost, [command, "--help"]).exitCode == 0)
    }
  }
}
