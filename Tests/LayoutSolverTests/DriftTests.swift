import Foundation
import LayoutSolver
import TestSupport
import Testing

/// A solver that was edited often must be as good as one that is built at once.
@Suite
struct DriftTests {
  /// How many edits are made: `make soak` asks for a million.
  static let editCount =
    ProcessInfo.processInfo.environment["NAVHOST_EDITS"].flatMap { Int($0) } ?? 20_000

  private static let priorities: [Double] = [1, 250, 251, 500, 750, 999]

  /// A row of views with optional sizes: variable 0 is the container's width.
  private static func system(_ generator: inout SeededGenerator) -> Problem {
    var problem = Problem(
      name: "drift", nonNegative: Array(repeating: true, count: 9), fixed: [(0, 390)])
    for view in 1...4 {
      let (x, width) = (2 * view - 1, 2 * view)
      var terms: [(coefficient: Double, variable: Int)] = [(1, x)]
      if view > 1 { terms += [(-1, x - 2), (-1, x - 1)] }
      problem.rows.append(.init(terms: terms, relation: .equal, constant: -8))
      for _ in 0..<3 {
        problem.rows.append(
          .init(
            terms: [(1, width)],
            relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
            constant: -Double.random(in: 0...200, using: &generator),
            priority: Priority(priorities.randomElement(using: &generator) ?? 1)))
      }
    }
    problem.rows.append(
      .init(
        terms: [(1, 7), (1, 8), (-1, 0)], relation: .lessThanOrEqual, constant: 8,
        priority: Priority(990)))
    return problem
  }

  @Test func `edits do not add up to an error`() throws {
    var generator = SeededGenerator(seed: 20_261_201)
    var built = try BuiltProblem(Self.system(&generator))
    for edit in 1...Self.editCount {
      try Self.edit(&built, &generator)
      built.solver.solve()
      guard edit % 500 == 0 || edit == Self.editCount else { continue }
      let fresh = try BuiltProblem(built.problem)
      #expect(built.solver.conflicts.isEmpty == fresh.solver.conflicts.isEmpty, "edit \(edit)")
      for priority in Self.priorities + [990, 1000] {
        let rows = built.problem.rows.indices.filter {
          built.problem.rows[$0].priority == Priority(priority)
        }
        let edited = rows.reduce(0) { $0 + built.error(ofRow: $1) }
        let anew = rows.reduce(0) { $0 + fresh.error(ofRow: $1) }
        #expect(abs(edited - anew) < 1e-6, "edit \(edit), priority \(priority)")
      }
    }
  }

  private static func edit(_ built: inout BuiltProblem, _ generator: inout SeededGenerator) throws {
    let index = Int.random(in: 0..<built.problem.rows.count, using: &generator)
    guard let constraint = built.constraints[index] else { return }
    let isOptional = !built.problem.rows[index].priority.isRequired
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where isOptional:
      let priority = Priority(priorities.randomElement(using: &generator) ?? 1)
      try built.solver.setPriority(constraint, to: priority)
      built.problem.rows[index].priority = priority
    case 1 where isOptional:
      // Removed, and added again as the youngest.
      let row = built.problem.rows.remove(at: index)
      built.solver.remove(constraint)
      built.constraints.remove(at: index)
      built.problem.rows.append(row)
      built.constraints.append(
        try built.solver.add(
          Constraint(
            row.terms.map { Term($0.coefficient, built.variables[$0.variable]) }, row.relation,
            constant: row.constant, priority: row.priority)))
    case 2:
      let width = Double.random(in: 200...1400, using: &generator)
      built.solver.fix(built.variables[0], at: width)
      built.problem.fixed[0].value = width
    default:
      let constant = -Double.random(in: 0...200, using: &generator)
      try built.solver.setConstant(constraint, to: constant)
      built.problem.rows[index].constant = constant
    }
  }
}
