import LayoutSolver
import Testing

@Suite
struct ConflictTests {
  static func row(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, tier: BreakTier = .author
  ) -> Problem.Row {
    Problem.Row(
      terms: terms.map { (coefficient: $0.0, variable: $0.1) }, relation: relation,
      constant: constant, tier: tier)
  }

  @Test func `the oldest member is broken and all others hold`() throws {
    let built = try BuiltProblem(
      Problem(
        name: "", nonNegative: [false],
        rows: [10.0, 20, 30].map { Self.row([(1, 0)], .equal, -$0) }))
    let ids = built.constraints.compactMap { $0 }
    #expect(
      built.solver.conflicts == [
        Conflict(members: [ids[0], ids[1]], nonNegative: [], broken: ids[0]),
        Conflict(members: [ids[1], ids[2]], nonNegative: [], broken: ids[1]),
      ])
    #expect(built.values == [30])
  }

  @Test(arguments: [
    ([BreakTier.system, .author], 1), ([.owner, .system], 1), ([.author, .owner], 0),
    ([.owner, .owner], 0),
  ])
  func `the lowest tier is broken first`(_ tiers: [BreakTier], _ broken: Int) throws {
    let rows = tiers.enumerated().map { index, tier in
      Self.row([(1, 0)], .equal, Double(-10 * (index + 1)), tier: tier)
    }
    let built = try BuiltProblem(Problem(name: "", nonNegative: [false], rows: rows))
    #expect(built.solver.conflicts.map(\.broken) == [built.constraints[broken]])
    #expect(built.values == [broken == 0 ? 20 : 10])
  }

  @Test func `a bound takes part and is never broken`() throws {
    // 50 of insets leave a width of -10 in a container of 40.
    let built = try BuiltProblem(
      Problem(
        name: "", nonNegative: [true, true], fixed: [(0, 40)],
        rows: [Self.row([(1, 1), (-1, 0)], .equal, 50)]))
    #expect(built.solver.conflicts.map(\.nonNegative) == [[built.variables[1]]])
    #expect(built.values == [40, 0])
  }

  @Test func `a constraint between fixed variables conflicts by itself`() throws {
    let built = try BuiltProblem(
      Problem(
        name: "", nonNegative: [false, false], fixed: [(0, 1), (1, 2)],
        rows: [Self.row([(1, 0), (-1, 1)], .equal, 0), Self.row([], .lessThanOrEqual, 3)]))
    #expect(built.solver.conflicts.map(\.members.count) == [1, 1])
    #expect(built.values == [1, 2])
  }

  @Test func `the set names a whole chain of equalities and nothing else`() throws {
    // Each of 40 variables is one more than the last, and the last is at most 5.
    var problem = Problem(
      name: "", nonNegative: Array(repeating: false, count: 41), fixed: [(0, 0)])
    for index in 1...40 {
      problem.rows.append(Self.row([(1, index), (-1, index - 1)], .equal, -1))
    }
    problem.rows.append(Self.row([(1, 40)], .lessThanOrEqual, -5))
    problem.rows.append(Self.row([(1, 12)], .lessThanOrEqual, -30))
    let built = try BuiltProblem(problem)
    let members = try #require(built.solver.conflicts.first).members
    #expect(members.compactMap { built.index(of: $0) } == Array(0...40))
    #expect(built.solver.conflicts.count == 1)
    #expect(built.requiredConstraintsHold())
    for left in 0...40 {
      let rest = (0...40).filter { $0 != left }
      let built = try BuiltProblem(problem, order: rest)
      #expect(built.solver.conflicts.isEmpty)
    }
  }

  @Test func `a broken constraint counts again when the conflict is gone`() throws {
    var solver = Solver()
    let container = solver.makeVariable(nonNegative: true)
    let width = solver.makeVariable(nonNegative: true)
    solver.fix(container, at: 0)
    let inset = try solver.add(
      Constraint([Term(width), Term(-1, container)], .equal, constant: 32))
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [inset])
    solver.fix(container, at: 320)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 288)
  }

  @Test func `a redundant equality is no conflict`() throws {
    // Two equal pairs, sums of 240, 120 and 120, the whole twice over.
    let rows = [
      Self.row([(1, 0), (-1, 1)], .equal, 0), Self.row([(1, 2), (-1, 3)], .equal, 0),
      Self.row([(1, 0), (1, 1), (1, 2), (1, 3)], .equal, -240),
      Self.row([(1, 0), (1, 1)], .equal, -120), Self.row([(1, 2), (1, 3)], .equal, -120),
    ]
    let built = try BuiltProblem(
      Problem(name: "", nonNegative: Array(repeating: false, count: 4), rows: rows + rows))
    #expect(built.solver.conflicts.isEmpty)
    #expect(built.values == [60, 60, 60, 60])
  }
}
