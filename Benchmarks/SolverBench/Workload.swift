import CBenchSupport

/// A problem of `Benchmarks/cases`: variables by number, constraints, and what is done to them.
struct Workload {
  struct Row {
    var first: Int
    var count: Int
    var relation: Int
    var priority: Double
    var constant: Double
    var weight: Double
  }

  var name = ""
  var variableCount = 0
  var inputs: [Int] = []
  var inputValues: [Double] = []
  var inputWeight = 0.0
  var terms: [peer_term_t] = []
  var rows: [Row] = []
  /// The constraint that is added and removed, if the problem has one.
  var toggled: Row?

  init(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).makeIterator()
    func number() -> Double { words.next().flatMap { Double($0) } ?? .nan }
    name = words.next().map(String.init) ?? ""
    variableCount = Int(number())
    let rowCount = Int(number())
    let inputCount = Int(number())
    inputWeight = number()
    for _ in 0..<inputCount {
      inputs.append(Int(number()))
      inputValues.append(number())
    }
    for _ in 0..<rowCount { rows.append(readRow(number)) }
    while let next = words.next() {
      toggled = readRow(count: Int(next) ?? 0, number)
    }
  }

  private mutating func readRow(_ number: () -> Double) -> Row {
    readRow(count: Int(number()), number)
  }

  private mutating func readRow(count: Int, _ number: () -> Double) -> Row {
    let row = Row(
      first: terms.count, count: count, relation: Int(number()), priority: number(),
      constant: number(), weight: number())
    for _ in 0..<count {
      terms.append(peer_term_t(variable: Int32(number()), coefficient: number()))
    }
    return row
  }

  /// The greatest violation of a required constraint, and the violations of each priority.
  func errors(of values: [Double]) -> (required: Double, byPriority: [Double: Double]) {
    var required = 0.0
    var byPriority: [Double: Double] = [:]
    for row in rows {
      var sum = row.constant
      for term in terms[row.first..<row.first + row.count] {
        sum += term.coefficient * values[Int(term.variable)]
      }
      let error = row.relation < 0 ? max(0, sum) : row.relation > 0 ? max(0, -sum) : abs(sum)
      if row.weight < 0 {
        required = max(required, error)
      } else {
        byPriority[row.priority, default: 0] += error
      }
    }
    return (required, byPriority)
  }

  /// The weighted sum of the violations of optional constraints.
  func weightedError(of values: [Double]) -> Double {
    rows.reduce(0) { total, row in
      if row.weight < 0 { return total }
      var sum = row.constant
      for term in terms[row.first..<row.first + row.count] {
        sum += term.coefficient * values[Int(term.variable)]
      }
      let error = row.relation < 0 ? max(0, sum) : row.relation > 0 ? max(0, -sum) : abs(sum)
      return total + error * row.weight
    }
  }
}
