import LayoutSolver
import Testing

/// What one way of answering leaves behind for the next: each of these once gave an old value.
@Suite
struct StaleStateTests {
  /// A solver with the width fixed at 100 and `x <= width - 10`, at least 500 wished.
  private func inset() throws -> (solver: Solver, width: VariableID, x: VariableID, ConstraintID) {
    var solver = Solver()
    let width = solver.makeVariable()
    let x = solver.makeVariable()
    solver.fix(width, at: 100)
    let limit = try solver.add(
      Constraint([Term(1, width), Term(-1, x)], .greaterThanOrEqual, constant: -10))
    _ = try solver.add(Constraint([Term(1, x)], .equal, constant: -500, priority: Priority(250)))
    solver.solve()
    return (solver, width, x, limit)
  }

  @Test func `a constant changes after edits that only moved the fixed variables`() throws {
    var (solver, width, x, limit) = try inset()
    for value in [110, 120, 130, 140, 150] {
      solver.fix(width, at: Double(value))
      solver.solve()
      #expect(solver.value(of: x) == Double(value) - 10)
    }
    try solver.setConstant(limit, to: -20)
    solver.solve()
    #expect(solver.value(of: x) == 130)
  }

  @Test func `a constant changes after an older constraint went`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let wish = try solver.add(
      Constraint([Term(1, z)], .equal, constant: -5, priority: Priority(250)))
    _ = try solver.add(Constraint([Term(1, x)], .equal, constant: -7))
    let second = try solver.add(Constraint([Term(1, y), Term(-2, x)], .equal, constant: 0))
    solver.solve()
    solver.remove(wish)
    try solver.setConstant(second, to: -1)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 15)
  }

  @Test func `an input is fixed while a constraint on it comes and goes`() throws {
    var (solver, width, x, _) = try inset()
    let height = solver.makeVariable()
    solver.fix(height, at: 800)
    solver.solve()
    for value in [110, 120, 130] {
      solver.fix(width, at: Double(value))
      solver.solve()
    }
    let visitor = try solver.add(
      Constraint([Term(1, x), Term(-1, height)], .lessThanOrEqual, constant: 0))
    solver.fix(height, at: 600)
    solver.remove(visitor)
    solver.solve()
    #expect(solver.value(of: height) == 600)
    #expect(solver.value(of: x) == 120)
  }

  /// On the edge where 2.5x - 3y is -27 the first row's error stays 17 and must not be seen to change.
  @Test func `a row parallel to an earlier one cancels in its columns`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double
    ) throws {
      _ = try solver.add(
        Constraint(terms, relation, constant: constant, priority: Priority(priority)))
    }
    try add([Term(2.5, x), Term(-3, y)], .equal, 10, 250.5)
    try add([Term(-1, x), Term(-1.5, y)], .lessThanOrEqual, 27, 1000)
    solver.solve()
    try add([Term(-2, x), Term(-1, y)], .lessThanOrEqual, 27, 1)
    solver.solve()
    try add([Term(2.5, x), Term(-3, y)], .lessThanOrEqual, 27, 1000)
    solver.solve()
    // The last wish holds from x = 108/17 on.
    #expect(abs(2.5 * solver.value(of: x) - 3 * solver.value(of: y) + 27) < 1e-9)
    #expect(2 * solver.value(of: x) + solver.value(of: y) > 27 - 1e-9)
  }
}
