import Foundation
import LayoutCases
import TestSupport
import Testing
import ViewTree

/// Layouts as functions of the container's size, against layouts that are solved anew.
@Suite
struct RegionTests {
  private static let range = SizeRange(widths: 320...1366, heights: 480...1366)

  /// How many sizes are tried for each case: `make soak` asks for ten thousand.
  private static let sizeCount =
    ProcessInfo.processInfo.environment["NAVHOST_SIZES"].flatMap { Int($0) } ?? 60

  /// Solved frames come on a grid of a ten millionth; the maps have the rounding of the solver.
  private static let tolerance = 1e-5

  /// All of the oracle's that can be put to the engine, and the screen.
  static let cases =
    LayoutFixture.cases("screen.json")
    + LayoutFixture.cases("autolayout.json").filter { !OracleTests.skipped.keys.contains($0.id) }

  @Test(arguments: cases)
  func `regions tile the range and say what a layout of each size is`(
    _ example: LayoutCase
  ) throws {
    let outcome = example.regions(in: Self.range)
    if example.expectation?.exception != nil {
      #expect(outcome.status == .skipped)
      return
    }
    #expect(outcome.status == .tiled)
    let area = outcome.regions.reduce(0) { $0 + Self.area($1.corners) }
    #expect(abs(area / Self.range.area - 1) < 1e-6)
    var draw = SeededGenerator(seed: 17)
    for _ in 0..<Self.sizeCount {
      let size = Size(
        width: .random(in: Self.range.widths, using: &draw),
        height: .random(in: Self.range.heights, using: &draw))
      let depths = outcome.regions.map { Self.depth(of: size, in: $0) }
      // A size on an edge belongs to both sides.
      if depths.contains(where: { abs($0) < 1e-6 }) { continue }
      let holding = zip(outcome.regions, depths).filter { $0.1 > 0 }.map(\.0)
      #expect(holding.count == 1, "\(size)")
      try compare(#require(holding.first), with: example.resized(to: size))
    }
  }

  private func compare(_ region: RegionsOutcome.Region, with example: LayoutCase) throws {
    let size = example.container.size
    let fresh = try CaseTree(example)
    for view in example.views {
      let frame = try #require(fresh.frame(view.name))
      let map = try #require(region.frames[view.name])
      for (found, length) in zip([frame.x, frame.y, frame.width, frame.height], map) {
        let value = length[0] + length[1] * size.width + length[2] * size.height
        #expect(abs(value - found) < Self.tolerance, "\(view.name) at \(size)")
      }
    }
  }

  @Test func `a width that is capped changes its course at the cap`() throws {
    let outcome = try Self.regions(
      container: #""size": [400, 500]"#,
      #""a.left == root.left", "a.width <= 600", "a.right == root.right @750""#)
    // `a` is as wide as the container up to 600, and 600 beyond: 280 × 886 and 766 × 886.
    let areas = outcome.regions.map { Self.area($0.corners) }.sorted()
    #expect(zip(areas, [248_080.0, 678_676]).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(Set(outcome.regions.compactMap { $0.frames["a"]?[2] }) == [[0, 1, 0], [600, 0, 0]])
  }

  // MARK: - Refusals

  struct Refusal: CustomTestStringConvertible {
    let container: String
    let constraint: String
    let reason: String
    var testDescription: String { reason }
  }

  static let refusals = [
    Refusal(
      container: #""size": [400, 500], "safeArea": [20, 0, 34, 0]"#,
      constraint: #""b.top == a.safe.top""#,
      reason: "a.safe follows from where a comes to lie"),
    Refusal(
      container: #""size": [400, 500], "safeArea": [20, 0, 34, 0]"#,
      constraint: #""b.top == a.topMargin""#,
      reason: "the margins of a follow from where it comes to lie"),
    Refusal(
      container: #""size": [400, 500]"#, constraint: #""a.left == root.readable.left""#,
      reason: "root.readable follows from how wide root comes out"),
    Refusal(
      container: #""size": [400, 500]"#, constraint: #""a.width == 1e150""#,
      reason: "its numbers are too large"),
    Refusal(
      container: #""size": [400, 500]"#, constraint: #""a.width == root.top""#,
      reason: #""a.width == root.top" raises NSInvalidArgumentException"#),
  ]

  @Test(arguments: refusals)
  func `what is no function of the container's size is named`(_ example: Refusal) throws {
    let outcome = try Self.regions(container: example.container, example.constraint)
    #expect(outcome.status == .skipped)
    #expect(outcome.reason == example.reason)
    #expect(outcome.regions.isEmpty)
  }

  // MARK: - Geometry

  private static func regions(
    container: String, _ constraints: String
  ) throws -> RegionsOutcome {
    let text = """
      {"id": "one", "container": {\(container)},
       "views": [{"name": "a"}, {"name": "b", "parent": "a"}], "constraints": [\(constraints)]}
      """
    return try #require(LayoutFile(Data(text.utf8)).cases.first).regions(in: range)
  }

  private static func area(_ corners: [[Double]]) -> Double {
    corners.indices.reduce(0) { sum, index in
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      return sum + (point[0] * next[1] - next[0] * point[1]) / 2
    }
  }

  /// How far a size lies inside a region: its least distance from an edge, negative outside.
  private static func depth(of size: Size, in region: RegionsOutcome.Region) -> Double {
    let corners = region.corners
    return corners.indices.reduce(.infinity) { least, index in
      let (point, next) = (corners[index], corners[(index + 1) % corners.count])
      let (width, height) = (next[0] - point[0], next[1] - point[1])
      let length = (width * width + height * height).squareRoot()
      if length < 1e-9 { return least }
      let cross = width * (size.height - point[1]) - height * (size.width - point[0])
      return min(least, cross / length)
    }
  }
}
