import LayoutSolver
import Testing

/// Changes of constants, from which a solver goes on without starting anew.
@Suite
struct ConstantTests {
  /// `left == width / 4`, `x >= 60`, `x == left @250`, `end == x + 8`.
  struct Row {
    var solver = Solver()
    let width: VariableID
    let left: VariableID
    let x: VariableID
    let end: VariableID
    let least: ConstraintID
    let wish: ConstraintID
    let gap: ConstraintID
    let quarter: ConstraintID

    init() throws {
      width = solver.makeVariable()
      left = solver.makeVariable()
      x = solver.makeVariable()
      end = solver.makeVariable()
      solver.fix(width, at: 400)
      quarter = try solver.add(
        Constraint([Term(left), Term(-0.25, width)], .equal, constant: 0))
      least = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, constant: -60))
      wish = try solver.add(
        Constraint([Term(2, x), Term(-2, left)], .equal, constant: 0, priority: Priority(250)))
      gap = try solver.add(Constraint([Term(end), Term(-1, x)], .equal, constant: -8))
      solver.solve()
    }

    mutating func set(_ constraint: ConstraintID, to constant: Double) throws -> [Double] {
      try solver.setConstant(constraint, to: constant)
      solver.solve()
      return [left, x, end].map { solver.value(of: $0) }
    }
  }

  @Test func `a constraint that gives way takes a new constant`() throws {
    var row = try Row()
    #expect(try row.set(row.wish, to: -40) == [100, 120, 128])
    #expect(try row.set(row.wish, to: 100) == [100, 60, 68])
    #expect(try row.set(row.wish, to: 60) == [100, 70, 78])
  }

  @Test func `a bound that is met takes a new constant`() throws {
    var row = try Row()
    #expect(try row.set(row.least, to: -130) == [100, 130, 138])
    #expect(try row.set(row.least, to: -150) == [100, 150, 158])
    #expect(try row.set(row.least, to: -20) == [100, 100, 108])
  }

  @Test func `an equality that defines a variable takes a new constant`() throws {
    var row = try Row()
    #expect(try row.set(row.gap, to: -20) == [100, 100, 120])
    #expect(try row.set(row.quarter, to: -50) == [150, 150, 170])
    row.solver.fix(row.width, at: 80)
    #expect(try row.set(row.gap, to: 1) == [70, 70, 69])
    row.solver.fix(row.width, at: 40)
    row.solver.solve()
    #expect(row.solver.value(of: row.end) == 59)
  }

  @Test func `a conflict that a constant made goes with it`() throws {
    var row = try Row()
    let most = try row.solver.add(Constraint([Term(row.x)], .lessThanOrEqual, constant: -90))
    #expect(try row.set(row.least, to: -95) == [100, 90, 98])
    #expect(row.solver.conflicts.map(\.broken) == [row.least])
    #expect(try row.set(most, to: -97) == [100, 97, 105])
    #expect(row.solver.conflicts.isEmpty)
  }

  @Test func `fifty thousand changes leave no trace`() throws {
    var row = try Row()
    for step in 0..<50_000 {
      let change = Double(step * 37 % 1000) / 7
      _ = try row.set(row.wish, to: change)
      try row.solver.setConstant(row.least, to: -60 - change)
    }
    _ = try row.set(row.least, to: -60)
    let values = try row.set(row.wish, to: 0.2)
    for (value, expected) in zip(values, [100, 99.9, 107.9]) {
      #expect(abs(value - expected) < Problem.tolerance)
    }
  }
}
