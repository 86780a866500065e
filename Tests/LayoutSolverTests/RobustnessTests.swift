import LayoutSolver
import Testing

@Suite
struct RobustnessTests {
  @Test(arguments: [24, 200]) func `rows that fill a space exactly`(_ count: Int) throws {
    // Each row is at least 3 high and their sum is exactly the space: all degenerate.
    var problem = Problem(
      name: "", nonNegative: Array(repeating: true, count: count + 1),
      fixed: [(0, Double(3 * count))])
    for row in 1...count {
      problem.rows.append(
        .init(terms: [(1, row)], relation: .greaterThanOrEqual, constant: -3))
      problem.rows.append(
        .init(terms: [(1, row)], relation: .equal, constant: -10, priority: Priority(250)))
    }
    problem.rows.append(
      .init(terms: (1...count).map { (1, $0) } + [(-1, 0)], relation: .equal, constant: 0))
    let built = try BuiltProblem(problem)
    #expect(built.solver.conflicts.isEmpty)
    #expect(built.values.dropFirst().allSatisfy { abs($0 - 3) < Problem.tolerance })
  }

  @Test func `percentages over a hundred break one of them`() throws {
    var problem = Problem(
      name: "", nonNegative: Array(repeating: true, count: 4), fixed: [(0, 200)])
    for part in 1...3 {
      problem.rows.append(.init(terms: [(1, part), (-0.4, 0)], relation: .equal, constant: 0))
    }
    problem.rows.append(
      .init(terms: [(1, 1), (1, 2), (1, 3), (-1, 0)], relation: .lessThanOrEqual, constant: 0))
    let built = try BuiltProblem(problem)
    #expect(built.solver.conflicts.map(\.members.count) == [4])
    #expect(built.requiredConstraintsHold())
  }

  @Test func `a chain of many definitions needs no deep recursion`() throws {
    let count = 20_000
    var solver = Solver()
    let first = solver.makeVariable()
    solver.fix(first, at: 0)
    var last = first
    for _ in 0..<count {
      let next = solver.makeVariable()
      _ = try solver.add(Constraint([Term(next), Term(-1, last)], .equal, constant: -1))
      last = next
    }
    _ = try solver.add(Constraint([Term(last)], .greaterThanOrEqual, constant: 0))
    solver.solve()
    #expect(solver.value(of: last) == Double(count))
  }

  @Test(arguments: [1e-6, 1, 1e6, 1e12]) func `lengths of any size`(_ unit: Double) throws {
    let problem = Problem(
      name: "", nonNegative: [true, true, true], fixed: [(0, 10 * unit)],
      rows: [
        .init(terms: [(1, 1), (1, 2), (-1, 0)], relation: .equal, constant: 0),
        .init(terms: [(1, 1)], relation: .greaterThanOrEqual, constant: -7 * unit),
        .init(
          terms: [(1, 2)], relation: .equal, constant: -5 * unit, priority: Priority(750)),
      ])
    let values = try BuiltProblem(problem).values
    #expect(abs(values[1] - 7 * unit) < 1e-9 * unit)
    #expect(abs(values[2] - 3 * unit) < 1e-9 * unit)
  }

  @Test(arguments: [1e300, .greatestFiniteMagnitude]) func `an enormous limit is no limit`(
    _ limit: Double
  ) throws {
    let problem = Problem(
      name: "", nonNegative: [true],
      rows: [
        .init(terms: [(1, 0)], relation: .lessThanOrEqual, constant: -limit),
        .init(terms: [(1, 0)], relation: .equal, constant: -44, priority: Priority(250)),
      ])
    let built = try BuiltProblem(problem)
    #expect(built.values == [44])
    #expect(built.solver.conflicts.isEmpty)
  }

  @Test func `numbers that overflow end in finite values`() throws {
    let huge = Double.greatestFiniteMagnitude
    var problem = Problem(name: "", nonNegative: [true, false, false])
    for relation in Relation.allCases {
      problem.rows.append(
        .init(terms: [(huge, 0), (-huge, 1)], relation: relation, constant: -huge))
      problem.rows.append(
        .init(
          terms: [(1e-300, 1), (huge, 2), (huge, 2)], relation: relation, constant: huge,
          priority: Priority(5)))
      problem.rows.append(.init(terms: [(0, 0), (0, 1)], relation: relation, constant: 1))
    }
    let built = try BuiltProblem(problem)
    #expect(built.values.allSatisfy { $0.isFinite })
  }

  @Test func `a variable without constraints is zero and ambiguous`() {
    var solver = Solver()
    let alone = solver.makeVariable(nonNegative: true)
    let input = solver.makeVariable()
    solver.fix(input, at: -4)
    solver.solve()
    #expect(solver.value(of: alone) == 0)
    #expect(solver.value(of: input) == -4)
    #expect(solver.ambiguousVariables(among: [alone, input]) == [alone])
  }
}
