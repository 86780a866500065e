import LayoutSolver

/// Edits of a solver, decoded from bytes.
///
/// The first byte says whether numbers are tame, so that the result can be checked, or any bit
/// pattern, so that only finite values are asked for.
struct SolverScript {
  /// A constraint as it was added, to build the same system anew.
  private struct Row {
    var id: ConstraintID
    let terms: [(coefficient: Double, variable: Int)]
    let relation: Relation
    var constant: Double
    var priority: Priority
  }

  private static let maximumVariables = 10
  private static let maximumRows = 20
  private static let priorities: [Double] = [1000, 1, 250, 250.5, 750, 999, 1000, 500]
  private static let coefficients: [Double] = [1, -1, 2, -2, 0.5, 3, -1, 1]

  private var reader: ByteReader
  private let isTame: Bool
  private var solver = Solver()
  private var variables: [(id: VariableID, isNonNegative: Bool, fixed: Double?)] = []
  private var rows: [Row] = []

  init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    isTame = reader.byte() & 1 == 0
    makeVariable(isNonNegative: false)
  }

  mutating func run() {
    while !reader.isAtEnd { edit() }
    solver.solve()
    check()
    _ = solver.ambiguousVariables(among: variables.map(\.id))
    if isTame { compareWithFreshSolver() }
  }

  // MARK: - Edits

  private mutating func edit() {
    switch reader.index(below: 9) {
    case 0: makeVariable(isNonNegative: reader.byte() & 1 == 1)
    case 1, 2, 3: add()
    case 4:
      guard !rows.isEmpty else { return }
      solver.remove(rows.remove(at: reader.index(below: rows.count)).id)
    case 5:
      guard !rows.isEmpty else { return }
      let index = reader.index(below: rows.count)
      let constant = number()
      if (try? solver.setConstant(rows[index].id, to: constant)) != nil {
        rows[index].constant = constant
      }
    case 6:
      guard !rows.isEmpty else { return }
      let index = reader.index(below: rows.count)
      let priority = priority()
      if (try? solver.setPriority(rows[index].id, to: priority)) != nil {
        rows[index].priority = priority
      }
    case 7:
      let index = reader.index(below: variables.count)
      let value = number()
      guard value.isFinite else { return }
      solver.fix(variables[index].id, at: value)
      variables[index].fixed = value
    default:
      solver.solve()
      check()
    }
  }

  private mutating func makeVariable(isNonNegative: Bool) {
    guard variables.count < Self.maximumVariables else { return }
    variables.append((solver.makeVariable(nonNegative: isNonNegative), isNonNegative, nil))
  }

  private mutating func add() {
    guard rows.count < Self.maximumRows else { return }
    let terms = (0..<reader.index(below: 5)).map { _ in
      (coefficient(), reader.index(below: variables.count))
    }
    let relation = Relation.allCases[reader.index(below: Relation.allCases.count)]
    let (constant, priority) = (number(), priority())
    let constraint = Constraint(
      terms.map { Term($0.0, variables[$0.1].id) }, relation, constant: constant,
      priority: priority)
    guard let id = try? solver.add(constraint) else { return }
    rows.append(
      Row(id: id, terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func number() -> Double {
    isTame ? Double(Int8(bitPattern: reader.byte())) : reader.anyDouble()
  }

  private mutating func coefficient() -> Double {
    isTame ? Self.coefficients[reader.index(below: 8)] : reader.anyDouble()
  }

  private mutating func priority() -> Priority {
    Priority(isTame ? Self.priorities[reader.index(below: 8)] : reader.anyDouble())
  }

  // MARK: - Checks

  private func check() {
    for variable in variables {
      precondition(solver.value(of: variable.id).isFinite, "A value is not finite.")
    }
    guard isTame else { return }
    let broken = solver.conflicts.map(\.broken)
    for row in rows where row.priority.isRequired && !broken.contains(row.id) {
      precondition(error(of: row, in: solver, variables.map(\.id)) < 1e-5, "A row doesn't hold.")
    }
    for conflict in solver.conflicts {
      precondition(conflict.members.contains(conflict.broken), "Something else was broken.")
    }
  }

  /// What was edited must be as good as what is built at once.
  private func compareWithFreshSolver() {
    var fresh = Solver()
    let ids = variables.map { variable in
      let id = fresh.makeVariable(nonNegative: variable.isNonNegative)
      if let value = variable.fixed { fresh.fix(id, at: value) }
      return id
    }
    for row in rows {
      let constraint = Constraint(
        row.terms.map { Term($0.coefficient, ids[$0.variable]) }, row.relation,
        constant: row.constant, priority: row.priority)
      precondition((try? fresh.add(constraint)) != nil, "A row that was taken is refused.")
    }
    fresh.solve()
    precondition(
      fresh.conflicts.isEmpty == solver.conflicts.isEmpty, "Edits brought or hid a conflict.")
    guard fresh.conflicts.isEmpty else { return }
    for priority in Self.priorities {
      let level = rows.filter { $0.priority == Priority(priority) }
      let edited = level.reduce(0) { $0 + error(of: $1, in: solver, variables.map(\.id)) }
      let built = level.reduce(0) { $0 + error(of: $1, in: fresh, ids) }
      precondition(
        abs(edited - built) < 1e-4 * max(1, built), "Edits made priority \(priority) worse.")
    }
  }

  private func error(of row: Row, in solver: Solver, _ ids: [VariableID]) -> Double {
    let sum = row.terms.reduce(row.constant) {
      $0 + $1.coefficient * solver.value(of: ids[$1.variable])
    }
    switch row.relation {
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    case .lessThanOrEqual: return max(0, sum)
    }
  }
}
