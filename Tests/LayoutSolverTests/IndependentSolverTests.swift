import LayoutSolver
import Testing

/// Compares with scipy: see `Fixtures/solver/generate.py`.
@Suite
struct IndependentSolverTests {
  static let feasible = SolvedProblem.all.filter { $0.contradictions.isEmpty }
  static let contradictory = SolvedProblem.all.filter { !$0.contradictions.isEmpty }

  @Test func `the fixture holds problems of both kinds`() {
    #expect(SolvedProblem.all.count >= 3000)
    #expect(Self.contradictory.count >= 500)
    let leveled = Self.feasible.filter { Set($0.problem.rows.map(\.priority)).count >= 3 }
    #expect(leveled.count + Self.contradictory.count >= SolvedProblem.all.count / 2)
  }

  @Test func `values and errors agree with an independent solver`() throws {
    for expected in Self.feasible {
      let built = try BuiltProblem(expected.problem)
      let name = expected.problem.name
      #expect(built.solver.conflicts.isEmpty, "\(name)")
      #expect(built.requiredConstraintsHold(), "\(name)")
      for (variable, value) in expected.certain {
        #expect(abs(built.values[variable] - value) < 1e-4, "\(name), variable \(variable)")
      }
      for (priority, sum) in expected.errors {
        let ours = expected.problem.rows.indices
          .filter { expected.problem.rows[$0].priority == Priority(priority) }
          .reduce(0) { $0 + built.error(ofRow: $1) }
        #expect(abs(ours - sum) < 1e-4, "\(name), priority \(priority)")
      }
    }
  }

  @Test func `ambiguous variables are the ones an independent solver can move`() throws {
    for expected in Self.feasible {
      let built = try BuiltProblem(expected.problem)
      let before = built.values
      let ambiguous = built.solver.ambiguousVariables(among: built.variables)
        .compactMap { built.index(of: $0) }
      for variable in expected.ambiguous {
        #expect(ambiguous.contains(variable), "\(expected.problem.name), variable \(variable)")
      }
      for (variable, _) in expected.certain {
        #expect(!ambiguous.contains(variable), "\(expected.problem.name), variable \(variable)")
      }
      #expect(built.values == before)
    }
  }

  @Test func `a conflict is one of the irreducible contradictions`() throws {
    for expected in Self.contradictory {
      let built = try BuiltProblem(expected.problem)
      let name = expected.problem.name
      #expect(!built.solver.conflicts.isEmpty, "\(name)")
      #expect(built.requiredConstraintsHold(), "\(name)")
      for conflict in built.solver.conflicts {
        let members = conflict.members.compactMap { built.index(of: $0) }.map { "c\($0)" }
        let bounds = conflict.nonNegative.compactMap { built.index(of: $0) }.map { "v\($0)" }
        #expect(expected.contradictions.contains(Set(members + bounds)), "\(name)")
        #expect(conflict.broken == conflict.members.first, "\(name)")
      }
    }
  }

  @Test func `the order of constraints does not change what is certain`() throws {
    var generator = SeededGenerator(seed: 7)
    for expected in Self.feasible {
      for _ in 0..<3 {
        let order = expected.problem.rows.indices.shuffled(using: &generator)
        let built = try BuiltProblem(expected.problem, order: order)
        for (variable, value) in expected.certain {
          #expect(abs(built.values[variable] - value) < 1e-4, "\(expected.problem.name)")
        }
      }
    }
  }

  @Test(arguments: [1e-3, 1e4]) func `lengths scale with the constants`(_ factor: Double) throws {
    for expected in Self.feasible {
      var scaled = expected.problem
      for index in scaled.rows.indices { scaled.rows[index].constant *= factor }
      for index in scaled.fixed.indices { scaled.fixed[index].value *= factor }
      let built = try BuiltProblem(scaled)
      for (variable, value) in expected.certain {
        let error = abs(built.values[variable] - factor * value)
        #expect(error < 1e-4 * factor, "\(expected.problem.name), variable \(variable)")
      }
    }
  }
}

/// A generator whose numbers depend on its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
