import Foundation
import LayoutSolver
import Testing

@Suite
struct RegionTests {
  /// A card as wide as the container less 32, at most 600, and a label of 100 beside a button.
  static func card() throws -> (solver: Solver, inputs: [VariableID], variables: [VariableID]) {
    var solver = Solver()
    let names = solver.makeVariables(4, nonNegative: true)
    let (width, height, card, label) = (names[0], names[1], names[2], names[3])
    solver.fix(width, at: 390)
    solver.fix(height, at: 844)
    _ = try solver.add(Constraint([Term(card)], .lessThanOrEqual, constant: -600))
    _ = try solver.add(
      Constraint([Term(card), Term(-1, width)], .equal, constant: 32, priority: Priority(750)))
    _ = try solver.add(
      Constraint([Term(label), Term(-0.5, height)], .lessThanOrEqual, constant: 0))
    _ = try solver.add(Constraint([Term(label)], .equal, constant: -100, priority: Priority(250)))
    solver.solve()
    return (solver, [width, height], [card, label])
  }

  @Test func `the region around a size says how far its solution holds`() throws {
    let (solver, inputs, variables) = try Self.card()
    let region = try #require(
      solver.region(width: inputs[0], height: inputs[1], of: variables))
    #expect(region.values[0] == AffineValue(constant: -32, width: 1, height: 0))
    #expect(region.values[1] == AffineValue(constant: 100, width: 0, height: 0))
    // The card meets 600 at a width of 632 and 0 at 32; the label is cut below a height of 200.
    #expect(region.contains(width: 632, height: 200))
    #expect(!region.contains(width: 633, height: 300))
    #expect(!region.contains(width: 500, height: 199))
    #expect(!region.contains(width: 31, height: 300))
  }

  @Test func `the regions of a card are four`() throws {
    let (solver, inputs, variables) = try Self.card()
    let regions = try #require(
      solver.regions(
        width: inputs[0], in: 132...1132, height: inputs[1], in: 100...1100, of: variables))
    // Widths are cut at 632, heights at 200.
    let areas = regions.map(\.area).sorted()
    #expect(areas.count == 4)
    for (area, expected) in zip(areas, [50_000.0, 50_000, 450_000, 450_000]) {
      #expect(abs(area - expected) < 1e-3)
    }
  }

  @Test func `regions tile the range and say what a new solver finds`() throws {
    var draw = SeededGenerator(seed: 3)
    for seed in 0..<25 as Range<UInt64> {
      var subject = WarmStartTests.Subject(seed: 100 + seed)
      for _ in 0..<10 {
        _ = try subject.solver.add(subject.randomConstraint(&draw))
      }
      subject.solver.solve()
      let regions = try #require(
        subject.solver.regions(
          width: subject.inputs[0], in: 200...1400, height: subject.inputs[1], in: 200...1400,
          of: subject.variables))
      let area = regions.reduce(0) { $0 + $1.area }
      #expect(abs(area - 1200 * 1200) < 1, "seed \(seed)")
      for _ in 0..<40 {
        let (width, height) = (
          Double.random(in: 200...1400, using: &draw), Double.random(in: 200...1400, using: &draw)
        )
        let holding = regions.filter { $0.contains(width: width, height: height, tolerance: 0) }
        var fresh = subject.solver
        fresh.fix(subject.inputs[0], at: width)
        fresh.fix(subject.inputs[1], at: height)
        fresh.solve()
        if !fresh.conflicts.isEmpty { continue }
        let region = try #require(holding.first { $0.broken.isEmpty }, "seed \(seed)")
        for (variable, value) in zip(subject.variables, region.values) {
          let error = value.value(width: width, height: height) - fresh.value(of: variable)
          #expect(abs(error) < Problem.tolerance, "seed \(seed)")
        }
      }
    }
  }
}
