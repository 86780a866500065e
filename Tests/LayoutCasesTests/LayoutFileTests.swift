import Foundation
import LayoutCases
import Testing

struct LayoutFileTests {
  @Test func `a document, a list and a single case are read`() throws {
    let one = #"{"id": "x", "container": {"size": [1, 2]}}"#
    for text in [one, "[\(one)]", #"{"about": "…", "cases": [\#(one)]}"#] {
      let cases = try LayoutFile(Data(text.utf8)).cases
      #expect(cases.map(\.id) == ["x"])
      #expect(cases.first?.container.name == "root")
    }
  }

  @Test func `the example of the description passes`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/layout-files.md").standardizedFileURL
    let text = try String(contentsOf: url, encoding: .utf8)
    let parts = text.split(separator: "```json\n", maxSplits: 1)
    let example = try #require(parts.last?.split(separator: "```").first)
    #expect(try LayoutFixture.run(String(example)).status == .passed)
  }

  static let mistakes = [
    ("{", "it is not valid JSON"),
    ("[1e999]", "it is not valid JSON"),
    ("[]", "it holds no case"),
    ("3", "3 stands where a case or a list of cases is wanted"),
    ("[3]", "case 1: 3 stands where an object is wanted"),
    (#"{"id": 3}"#, "case 1, id: 3 stands where a text is wanted"),
    (#"{"id": "x"}"#, "case x: \"container\" is missing"),
    (
      #"{"id": "x", "container": {"size": [1, -2]}}"#,
      "case x, container.size: [1, -2] stands where a width and a height from 0 is wanted"
    ),
    (
      #"[{"id": "x", "container": {"size": [1, 2]}}, {"id": "x", "container": {"size": [1, 2]}}]"#,
      "case x: the id stands for an earlier case too"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "direction": "up"}"#,
      "case x, direction: \"up\" stands where one of ltr, rtl is wanted"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "views": [{"name": "a", "frame": [1]}]}"#,
      "case x, views[0].frame: [1] stands where a list of 4 numbers is wanted"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "views": [{"name": "a"}, {"name": "a"}]}"#,
      "case x, views[1]: the name \"a\" is taken"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "views": [{"name": "a", "parent": "b"}]}"#,
      "case x, views[0]: its parent \"b\" is no view that stands before it"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "constraints": ["a.left == root.left"]}"#,
      "case x, constraints[0] \"a.left == root.left\": there is no view or guide \"a\""
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "constraints": ["root.width = 3"]}"#,
      "case x, constraints[0] \"root.width = 3\": \"= 3\" stands where ==, <= or >= is wanted"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "expect": {"ambiguous": ["root.q"]}}"#,
      "case x, expect.ambiguous[0]: \"root.q\" stands where a view or guide and one of x, y, w, h, "
        + "as a.x, is wanted"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "expect": {"frames": {"b": [0, 0, 0, 0]}}}"#,
      "case x, expect.frames.b: there is no view or guide of that name"
    ),
    (
      #"{"id": "x", "container": {"size": [1, 2]}, "changes": [{"constraint": 0}]}"#,
      "case x, changes[0].constraint: 0 stands where a whole number from 0 and below 0 is wanted"
    ),
  ]

  @Test(arguments: mistakes) func `a mistake is told with its place`(
    _ text: String, _ sentence: String
  ) {
    let error = #expect(throws: LayoutFileError.self) { try LayoutFile(Data(text.utf8)) }
    #expect(error?.description == sentence)
  }

  @Test func `a key that isn't known is told with the known ones`() {
    let text = #"{"id": "x", "container": {"size": [1, 2], "margin": 3}}"#
    let error = #expect(throws: LayoutFileError.self) { try LayoutFile(Data(text.utf8)) }
    #expect(
      error?.description == "case x, container: \"margin\" is no key here; there are name, size, "
        + "initialSize, safeArea, margins")
  }
}
