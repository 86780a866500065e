import LayoutSolver
import Testing

@Suite
struct EditingTests {
  @Test func `edits count from the next solve on`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let strong = try solver.add(Constraint([Term(x)], .equal, constant: -5, priority: Priority(2)))
    let weak = try solver.add(Constraint([Term(x)], .equal, constant: -9, priority: Priority(1)))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    try solver.setConstant(strong, to: -6)
    #expect(solver.value(of: x) == 5)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    try solver.setPriority(weak, to: .required)
    solver.solve()
    #expect(solver.value(of: x) == 9)
    solver.remove(weak)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    solver.remove(strong)
    solver.removeVariable(x)
    solver.solve()
  }

  @Test func `values depend on what is there and not on what was`() throws {
    let problems = SolvedProblem.all.prefix(60).map(\.problem)
    for problem in problems {
      var built = try BuiltProblem(problem)
      let values = built.values
      let conflicts = built.solver.conflicts.count
      var passing: [ConstraintID] = []
      let guest = built.solver.makeVariable(nonNegative: true)
      for variable in built.variables {
        let terms = [Term(variable), Term(2, guest)]
        passing.append(try built.solver.add(Constraint(terms, .equal, constant: 77)))
      }
      built.solver.solve()
      for constraint in passing { built.solver.remove(constraint) }
      built.solver.removeVariable(guest)
      built.solver.solve()
      #expect(built.values == values, "\(problem.name)")
      #expect(built.solver.conflicts.count == conflicts, "\(problem.name)")
    }
  }

  @Test func `adding and removing one constraint many times leaves the values`() throws {
    var solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let x = solver.makeVariable()
    solver.fix(width, at: 100)
    _ = try solver.add(
      Constraint([Term(2, x), Term(-1, width)], .equal, constant: 0, priority: Priority(500)))
    for round in 0..<2000 {
      solver.solve()
      #expect(solver.value(of: x) == 50)
      let side = try solver.add(Constraint([Term(x)], .equal, constant: Double(-round)))
      solver.solve()
      #expect(solver.value(of: x) == Double(round))
      solver.remove(side)
    }
  }

  @Test func `what is not a finite number is refused and changes nothing`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let kept = try solver.add(Constraint([Term(x)], .equal, constant: -3))
    solver.solve()
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.self) { try solver.setConstant(kept, to: bad) }
      #expect(throws: SolverError.self) {
        try solver.add(Constraint([Term(x)], .equal, constant: bad))
      }
      #expect(throws: SolverError.self) {
        try solver.add(Constraint([Term(bad, x)], .equal, constant: 0))
      }
    }
    for bad in [0, -1, 1000.5, .nan] {
      #expect(throws: SolverError.self) { try solver.setPriority(kept, to: Priority(bad)) }
    }
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.conflicts.isEmpty)
  }
}
