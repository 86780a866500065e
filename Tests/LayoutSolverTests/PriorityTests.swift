import LayoutSolver
import Testing

/// Hand arithmetic on strictly ordered priorities, one variable `x` (and `y` where two are needed).
@Suite
struct PriorityTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var problem: Problem
    var expected: [Double]
    var testDescription: String { problem.name }

    init(_ name: String, _ rows: [Problem.Row], _ expected: [Double]) {
      problem = Problem(name: name, nonNegative: expected.map { _ in false }, rows: rows)
      self.expected = expected
    }
  }

  static func x(_ relation: Relation, _ value: Double, at priority: Priority) -> Problem.Row {
    Problem.Row(terms: [(1, 0)], relation: relation, constant: -value, priority: priority)
  }

  static let examples = [
    Example(
      "a lower priority changes nothing between higher ones",
      [
        x(.greaterThanOrEqual, 100, at: Priority(501)), x(.equal, 90, at: Priority(500)),
        x(.equal, 50, at: Priority(10)),
      ], [100]),
    Example(
      "one constraint outweighs a thousand of a lower priority",
      [x(.equal, 7, at: Priority(500))]
        + (0..<1000).map { _ in x(.equal, 90, at: Priority(499)) }, [7]),
    Example(
      "a large coefficient does not raise a priority",
      [
        x(.equal, 100, at: Priority(751)),
        Problem.Row(
          terms: [(5000, 0)], relation: .equal, constant: 0, priority: Priority(750)),
      ], [100]),
    Example(
      "within a priority the majority wins",
      [10, 20, 20].map { x(.equal, $0, at: Priority(250)) }, [20]),
    Example(
      "within a priority the greater coefficient wins",
      [
        x(.equal, 10, at: Priority(250)),
        Problem.Row(
          terms: [(3, 0)], relation: .equal, constant: -60, priority: Priority(250)),
      ], [20]),
    Example(
      "an inequality costs only its violation",
      [x(.lessThanOrEqual, 50, at: Priority(750)), x(.equal, 30, at: Priority(250))], [30]),
    Example(
      "just below required still yields to required",
      [x(.equal, 40, at: .belowRequired), x(.equal, 60, at: .required)], [60]),
    Example(
      "just below required beats every other priority",
      [x(.equal, 40, at: .belowRequired), x(.equal, 60, at: Priority(999.9))], [40]),
    Example(
      "fractions order priorities",
      [x(.equal, 1, at: Priority(250.25)), x(.equal, 2, at: Priority(250.5))], [2]),
    Example(
      "what is left over goes to the next priority",
      [
        Problem.Row(terms: [(1, 0), (1, 1)], relation: .equal, constant: -100),
        x(.greaterThanOrEqual, 70, at: Priority(750)),
        Problem.Row(
          terms: [(1, 1)], relation: .greaterThanOrEqual, constant: -60, priority: Priority(749)),
      ], [70, 30]),
    Example(
      "of equal claims the variable stays as near to zero as they allow",
      [x(.equal, 10, at: Priority(500)), x(.equal, 20, at: Priority(500))], [10]),
  ]

  @Test(arguments: examples) func `the higher priority is satisfied first`(
    _ example: Example
  ) throws {
    let values = try BuiltProblem(example.problem).values
    for (value, expected) in zip(values, example.expected) {
      #expect(abs(value - expected) < Problem.tolerance)
    }
  }
}
