import LayoutSolver
import Testing

/// A system of constraints written for tests: variables by number, constraints in order.
struct Problem: CustomTestStringConvertible, Sendable {
  struct Row: Sendable {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var priority: Priority = .required
    var tier: BreakTier = .author
  }

  var name: String
  var nonNegative: [Bool]
  var fixed: [(variable: Int, value: Double)] = []
  var rows: [Row] = []

  var testDescription: String { name }
}

/// A solver with the variables and constraints of a problem, by their number in it.
struct BuiltProblem {
  var problem: Problem
  var solver = Solver()
  var variables: [VariableID] = []
  var constraints: [ConstraintID?]

  /// Builds and solves a problem or a part of it.
  /// - Parameter order: In which order the constraints are added; those left out are not.
  init(_ problem: Problem, order: [Int]? = nil) throws {
    self.problem = problem
    constraints = Array(repeating: nil, count: problem.rows.count)
    for isNonNegative in problem.nonNegative {
      variables.append(solver.makeVariable(nonNegative: isNonNegative))
    }
    for (variable, value) in problem.fixed { solver.fix(variables[variable], at: value) }
    for index in order ?? Array(problem.rows.indices) {
      let row = problem.rows[index]
      constraints[index] = try solver.add(
        Constraint(
          row.terms.map { Term($0.coefficient, variables[$0.variable]) }, row.relation,
          constant: row.constant, priority: row.priority, tier: row.tier))
    }
    solver.solve()
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The distance of a constraint from holding, in the units of its constant.
  func error(ofRow index: Int) -> Double {
    let row = problem.rows[index]
    let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
    switch row.relation {
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    case .lessThanOrEqual: return max(0, sum)
    }
  }

  func index(of constraint: ConstraintID) -> Int? { constraints.firstIndex(of: constraint) }

  func index(of variable: VariableID) -> Int? { variables.firstIndex(of: variable) }

  /// Whether every required constraint that was not broken holds, and every bound.
  func requiredConstraintsHold(tolerance: Double = Problem.tolerance) -> Bool {
    let broken = solver.conflicts.map(\.broken)
    for (index, constraint) in constraints.enumerated() {
      guard let constraint, problem.rows[index].priority.isRequired else { continue }
      if !broken.contains(constraint) && error(ofRow: index) > tolerance { return false }
    }
    return problem.nonNegative.indices.allSatisfy { variable in
      let isFixed = problem.fixed.contains { $0.variable == variable }
      return !problem.nonNegative[variable] || isFixed || values[variable] >= -tolerance
    }
  }
}

extension Problem {
  /// How far a length may be from the expected one, in points.
  static let tolerance = 1e-6
}
