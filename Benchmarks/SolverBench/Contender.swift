import CBenchSupport
import LayoutSolver

/// A solver in the benchmark, holding one problem at a time.
protocol Contender: AnyObject {
  var name: String { get }
  func create(_ workload: Workload)
  func destroy()
  func edit(_ values: [Double])
  func read(_ values: inout [Double])
  func add()
  func remove()
}

/// The solver of this package.
///
/// It stands behind a pointer, as a property of a class would be checked for overlapping access
/// each time.
@safe final class OwnContender: Contender {
  let name = "navhost"
  private var workload: Workload?
  private let place: UnsafeMutablePointer<Solver>
  @safe private var solver: Solver {
    unsafeAddress { unsafe UnsafePointer(place) }
    unsafeMutableAddress { unsafe place }
  }
  private var variables: [VariableID] = []
  private var inputs: [VariableID] = []
  private var terms: [Term] = []
  private var added: ConstraintID?

  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Solver())
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// Turns the problem's numbers into the solver's names, once for each problem.
  private func prepare(_ workload: Workload) {
    if self.workload?.name == workload.name { return }
    self.workload = workload
    var names = Solver()
    variables = (0..<workload.variableCount).map { _ in names.makeVariable() }
    inputs = workload.inputs.map { variables[$0] }
    terms = workload.terms.map { Term($0.coefficient, variables[Int($0.variable)]) }
  }

  func create(_ workload: Workload) {
    prepare(workload)
    var made = Solver(
      variableCapacity: workload.variableCount, constraintCapacity: workload.rows.count + 1)
    _ = made.makeVariables(workload.variableCount)
    for index in inputs.indices { made.fix(inputs[index], at: workload.inputValues[index]) }
    let terms = terms
    let span = terms.span
    for row in workload.rows {
      _ = try? made.add(
        span.extracting(row.first..<row.first + row.count), relation(row), constant: row.constant,
        priority: Priority(row.priority))
    }
    made.solve()
    solver = made
  }

  /// Nothing to do: the next problem takes the place of this one.
  func destroy() {}

  func edit(_ values: [Double]) {
    for index in inputs.indices { solver.fix(inputs[index], at: values[index]) }
    solver.solve()
  }

  func read(_ values: inout [Double]) {
    guard let first = variables.first else { return }
    var span = values.mutableSpan
    solver.copyValues(from: first, into: &span)
  }

  func add() {
    guard let row = workload?.toggled else { return }
    let terms = terms
    added = try? solver.add(
      terms.span.extracting(row.first..<row.first + row.count), relation(row),
      constant: row.constant, priority: Priority(row.priority))
    solver.solve()
  }

  func remove() {
    guard let added else { return }
    solver.remove(added)
    solver.solve()
  }

  /// All regions of a range of sizes.
  func regions(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> [Region] {
    solver.regions(
      width: inputs[0], in: widths, height: inputs[1], in: heights, of: variables) ?? []
  }

  private func relation(_ row: Workload.Row) -> Relation {
    row.relation < 0 ? .lessThanOrEqual : row.relation > 0 ? .greaterThanOrEqual : .equal
  }
}

/// A solver behind the interface of `peer.h`.
@safe final class PeerContender: Contender {
  let name: String
  private let table: peer_t
  private var solver: UnsafeMutableRawPointer?
  private var workload: Workload?
  private var rows: [peer_constraint_t] = []
  private var inputs: [Int32] = []
  private var toggled: peer_constraint_t?

  init(_ table: peer_t) {
    unsafe self.table = unsafe table
    name = unsafe String(cString: table.name)
  }

  private func constraint(_ row: Workload.Row) -> peer_constraint_t {
    peer_constraint_t(
      first: Int32(row.first), count: Int32(row.count), relation: Int32(row.relation),
      constant: row.constant, weight: row.weight)
  }

  func create(_ workload: Workload) {
    if self.workload?.name != workload.name {
      self.workload = workload
      rows = workload.rows.map(constraint)
      inputs = workload.inputs.map { Int32($0) }
      toggled = workload.toggled.map(constraint)
    }
    unsafe workload.terms.withUnsafeBufferPointer { terms in
      unsafe rows.withUnsafeBufferPointer { rows in
        unsafe inputs.withUnsafeBufferPointer { inputs in
          unsafe workload.inputValues.withUnsafeBufferPointer { values in
            var problem = unsafe peer_problem_t(
              variable_count: Int32(workload.variableCount), constraint_count: Int32(rows.count),
              input_count: Int32(inputs.count), terms: terms.baseAddress,
              constraints: rows.baseAddress, inputs: inputs.baseAddress,
              input_values: values.baseAddress, input_weight: workload.inputWeight)
            unsafe solver = table.create(&problem)
          }
        }
      }
    }
  }

  func destroy() {
    unsafe table.destroy(solver)
    unsafe solver = nil
  }

  func edit(_ values: [Double]) { unsafe table.edit(solver, values) }

  func read(_ values: inout [Double]) { unsafe table.read(solver, &values) }

  func add() {
    guard var row = toggled, let workload else { return }
    unsafe workload.terms.withUnsafeBufferPointer { terms in
      unsafe table.add(solver, &row, terms.baseAddress)
    }
  }

  func remove() { unsafe table.remove(solver) }
}
