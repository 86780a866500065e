import LayoutSolver

/// A sum of variables times numbers, plus a constant.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0

  init() {}

  init(constant: Double) { self.constant = constant }

  init(_ variable: VariableID, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(coefficient, variable)]
    self.constant = constant
  }

  /// Becomes zero, and keeps its memory.
  mutating func clear() {
    // A row has a few terms; `removeAll` takes longer than they do.
    while terms.popLast() != nil {}
    constant = 0
  }

  mutating func add(_ variable: VariableID, times coefficient: Double = 1) {
    if coefficient != 0 { terms.append(Term(coefficient, variable)) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
  }
}
