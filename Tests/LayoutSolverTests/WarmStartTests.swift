import LayoutSolver
import Testing

/// Whatever was done to a solver, its values are those of a new one with the same content.
@Suite
struct WarmStartTests {
  /// A solver under random changes, with a record of what it holds.
  struct Subject {
    var solver = Solver()
    var inputs: [VariableID] = []
    var variables: [VariableID] = []
    var fixed: [Double]
    var constraints: [(id: ConstraintID, constraint: Constraint)] = []
    var draw: SeededGenerator
    let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      draw = SeededGenerator(seed: seed)
      fixed = [390, 844]
      for value in fixed {
        inputs.append(solver.makeVariable())
        solver.fix(inputs[inputs.count - 1], at: value)
      }
      for _ in 0..<6 {
        variables.append(solver.makeVariable(nonNegative: Bool.random(using: &draw)))
      }
    }

    /// One to three terms; one in four constraints is required, one in four parallel to another,
    /// so that its coefficients cancel where that one's residual is a column.
    func randomConstraint(_ draw: inout SeededGenerator) -> Constraint {
      var terms: [Term] = []
      if Int.random(in: 0..<4, using: &draw) == 0,
        let other = constraints.randomElement(using: &draw)
      {
        let factors: [Double] = [-1, 1, 0.7, 3]
        let factor = factors.randomElement(using: &draw) ?? 1
        terms = other.constraint.terms.map { Term(factor * $0.coefficient, $0.variable) }
      }
      for _ in 0..<(terms.isEmpty ? Int.random(in: 1...3, using: &draw) : 0) {
        let pick = Int.random(in: 0...variables.count, using: &draw)
        let variable =
          pick < variables.count ? variables[pick] : inputs.randomElement(using: &draw)
        guard let variable else { continue }
        terms.append(Term([1, 1, -1, 2, 0.5, -3, 1.1].randomElement(using: &draw) ?? 1, variable))
      }
      let isRequired = Int.random(in: 0..<4, using: &draw) == 0
      let relation = Relation.allCases.randomElement(using: &draw) ?? .equal
      let levels: [Double] = [50, 100, 250, 500, 750]
      let optional = levels.randomElement(using: &draw) ?? 50
      let priority = isRequired ? 1000 : optional
      return Constraint(
        terms, relation, constant: Double(Int.random(in: -400...400, using: &draw)),
        priority: Priority(priority))
    }

    mutating func change() throws {
      var draw = draw
      defer { self.draw = draw }
      switch Int.random(in: 0..<10, using: &draw) {
      case 0..<3:
        let constraint = randomConstraint(&draw)
        constraints.append((try solver.add(constraint), constraint))
      case 3..<5 where !constraints.isEmpty:
        let place = Int.random(in: 0..<constraints.count, using: &draw)
        solver.remove(constraints.remove(at: place).id)
      case 5 where !constraints.isEmpty:
        let place = Int.random(in: 0..<constraints.count, using: &draw)
        constraints[place].constraint.constant += 7
        try solver.setConstant(
          constraints[place].id, to: constraints[place].constraint.constant)
      case 6 where !constraints.isEmpty:
        let place = Int.random(in: 0..<constraints.count, using: &draw)
        constraints[place].constraint.priority = Priority(500)
        try solver.setPriority(constraints[place].id, to: Priority(500))
      default:
        let place = Int.random(in: 0..<fixed.count, using: &draw)
        fixed[place] += Double(Int.random(in: -60...60, using: &draw))
        solver.fix(inputs[place], at: fixed[place])
      }
    }

    /// A new solver with the same variables and the constraints in the order of their age.
    func fresh() throws -> Solver {
      var made = Solver()
      for value in fixed { made.fix(made.makeVariable(), at: value) }
      var draw = SeededGenerator(seed: seed)
      for _ in variables { _ = made.makeVariable(nonNegative: Bool.random(using: &draw)) }
      for (_, constraint) in constraints { _ = try made.add(constraint) }
      made.solve()
      return made
    }
  }

  @Test func `random changes give what a new solver gives`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var subject = Subject(seed: seed)
      for step in 0..<150 {
        try subject.change()
        if step % 3 == 1 { continue }
        subject.solver.solve()
        let fresh = try subject.fresh()
        #expect(subject.solver.conflicts.count == fresh.conflicts.count, "seed \(seed)")
        for variable in subject.variables {
          let (left, right) = (subject.solver.value(of: variable), fresh.value(of: variable))
          #expect(abs(left - right) < Problem.tolerance, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `a copy is changed apart from its original`() throws {
    var original = Solver()
    let width = original.makeVariable()
    let x = original.makeVariable()
    original.fix(width, at: 100)
    let half = try original.add(Constraint([Term(2, x), Term(-1, width)], .equal, constant: 0))
    original.solve()
    var copy = original
    copy.fix(width, at: 300)
    #expect(copy.value(of: x) == 50)
    copy.solve()
    original.fix(width, at: 200)
    original.solve()
    #expect(copy.value(of: x) == 150)
    #expect(original.value(of: x) == 100)
    copy.remove(half)
    copy.removeVariable(x)
    copy.solve()
    #expect(original.value(of: x) == 100)
  }

  @Test func `twenty thousand edits leave no trace`() throws {
    var subject = Subject(seed: 5)
    var constraintDraw = SeededGenerator(seed: 6)
    for _ in 0..<20 {
      var constraint = subject.randomConstraint(&constraintDraw)
      if constraint.priority.isRequired { constraint.priority = Priority(700) }
      _ = try subject.solver.add(constraint)
    }
    subject.solver.solve()
    let before = subject.variables.map { subject.solver.value(of: $0) }
    var draw = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      for input in subject.inputs {
        subject.solver.fix(input, at: Double.random(in: 200...1400, using: &draw))
      }
      subject.solver.solve()
    }
    for (input, value) in zip(subject.inputs, subject.fixed) {
      subject.solver.fix(input, at: value)
    }
    subject.solver.solve()
    for (variable, value) in zip(subject.variables, before) {
      #expect(abs(subject.solver.value(of: variable) - value) < Problem.tolerance)
    }
  }

  @Test func `hostile numbers end in finite values`() throws {
    let numbers: [Double] = [
      0, 1, -1, 0.5, 1e-300, -1e-9, 1e-9, 3e6, -1e12, 1e150, -1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ]
    for seed in 0..<40 as Range<UInt64> {
      var draw = SeededGenerator(seed: 1000 + seed)
      func number() -> Double { numbers.randomElement(using: &draw) ?? 0 }
      var solver = Solver()
      let variables = solver.makeVariables(5, nonNegative: seed % 2 == 0)
      solver.fix(variables[0], at: number())
      solver.fix(variables[1], at: number())
      var constraints: [ConstraintID] = []
      for _ in 0..<25 {
        switch Int.random(in: 0..<4, using: &draw) {
        case 0: solver.fix(variables[Int.random(in: 0..<2, using: &draw)], at: number())
        case 1 where !constraints.isEmpty:
          solver.remove(constraints.remove(at: Int.random(in: constraints.indices, using: &draw)))
        default:
          let terms = (0..<Int.random(in: 0...3, using: &draw)).map { _ in
            Term(number(), variables[Int.random(in: 0..<5, using: &draw)])
          }
          let relation = Relation.allCases.randomElement(using: &draw) ?? .equal
          let priority: Double = Bool.random(using: &draw) ? 1000 : 250
          constraints.append(
            try solver.add(
              Constraint(terms, relation, constant: number(), priority: Priority(priority))))
        }
        solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite }, "seed \(seed)")
      }
      _ = solver.ambiguousVariables(among: variables)
    }
  }
}
