import Foundation
import TestSupport
import Testing

/// `navhost layout` as a process.
@Suite
struct LayoutTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func write(_ name: String, width: Int) throws {
    let text = """
      {"id": "row", "container": {"size": [100, 50]}, "views": [{"name": "a"}],
       "constraints": ["a.left == root.left + 10", "a.right == root.right - 10"],
       "expect": {"frames": {"a": [10, null, \(width), null]}}}
      """
    try text.write(toFile: scratch.path(name), atomically: true, encoding: .utf8)
  }

  @Test func `a layout that comes out as expected ends 0 with JSON and a count`() throws {
    try write("good.json", width: 80)
    let outcome = try Program.run("layout", "good.json", folder: scratch.path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "1 case: 1 passed, 0 failed, 0 skipped")
    let lines = outcome.output.split(separator: "\n")
    let json = lines.dropLast().joined(separator: "\n")
    let cases = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let first = try #require(cases.first)
    #expect(first["id"] as? String == "row")
    #expect(first["file"] as? String == "good.json")
    #expect(first["status"] as? String == "passed")
    #expect((first["frames"] as? [String: [Double]])?["a"]?.first == 10)
    #expect(first["ambiguous"] as? [String] == ["a.y", "a.h"])
  }

  @Test func `a difference in any file ends 1 and names case, view and edge`() throws {
    try write("good.json", width: 80)
    try write("bad.json", width: 81)
    let outcome = try Program.run("layout", "good.json", "bad.json", folder: scratch.path)
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "2 cases: 1 passed, 1 failed, 0 skipped")
    #expect(
      outcome.output.contains("\nFAILED row: a.width is 80, wanted 81 (within 0.001)\n"))
  }

  @Test func `a file that can't be understood ends 2 with its place`() throws {
    try #"{"container": {"size": [1]}}"#.write(
      toFile: scratch.path("odd.json"), atomically: true, encoding: .utf8)
    let outcome = try Program.run("layout", "odd.json", folder: scratch.path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "navhost: odd.json: case 1, container.size: [1] stands where a list of 2 numbers is wanted"
      ))
  }

  @Test func `regions are printed as polygons with a map for each frame`() throws {
    let text = """
      {"id": "capped", "container": {"size": [100, 50]}, "views": [{"name": "a"}],
       "constraints": ["a.left == root.left", "a.width <= 300", "a.right == root.right @750",
                       "a.top == root.top", "a.height == 0.5 * root.height - 10"]}
      """
    try text.write(toFile: scratch.path("capped.json"), atomically: true, encoding: .utf8)
    let outcome = try Program.run(
      "layout", "capped.json", "--regions", "100x100..500x200", folder: scratch.path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "1 case: 1 tiled, 0 failed, 0 skipped; 2 regions")
    #expect(outcome.output.contains("\nTILED capped: 2 regions, without gap or overlap\n"))
    let lines = outcome.output.split(separator: "\n")
    let json = lines.dropLast(2).joined(separator: "\n")
    let cases = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let regions = try #require(cases.first?["regions"] as? [[String: Any]])
    // Up to 300 points `a` is as wide as the container; it is half as high less 10 everywhere.
    let widths = try regions.map { region in
      let frames = try #require(region["frames"] as? [String: [[Double]]])
      let map = try #require(frames["a"])
      #expect(map[3] == [-10, 0, 0.5])
      return map[2]
    }
    #expect(Set(widths) == [[0, 1, 0], [300, 0, 0]])
    #expect(cases.first?["range"] as? [[Double]] == [[100, 100], [500, 200]])
  }

  @Test(arguments: ["320", "1x1..1x2", "2x2..1x3", "0x0..infxinf", "1x1..nanx3", "axb..cxd"])
  func `a range without two sizes ends 2`(_ range: String) throws {
    try write("good.json", width: 80)
    let outcome = try Program.run(
      "layout", "good.json", "--regions", range, folder: scratch.path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("navhost: --regions \(range): wanted two sizes"))
  }
}
