extension Solver {
  /// How far apart the least and the greatest value of a variable may be without being ambiguous.
  private static let ambiguityTolerance = 1e-4

  /// The variables, of those given, that the constraints of the last solve leave undetermined.
  ///
  /// A variable is undetermined when its least and its greatest value among the equally good
  /// solutions differ by more than 0.0001. The solution stays as it is. A variable made after the
  /// last solve is undetermined.
  package func ambiguousVariables(among candidates: [VariableID]) -> [VariableID] {
    guard var reduction, let components else { return candidates }
    var movable = MovableColumns(components)
    let slots = candidates.map { slot(of: $0) }
    var result: [VariableID] = []
    for (candidate, slot) in zip(candidates, slots) {
      guard let solved = solvedSlot(of: candidate, now: slot) else {
        result.append(candidate)
        continue
      }
      let terms = reduction.freeForm(ofSlot: solved)
      if isAmbiguous(terms, components, &movable) { result.append(candidate) }
    }
    return result
  }

  private func isAmbiguous(
    _ terms: [SlotTerm], _ components: Components, _ movable: inout MovableColumns
  ) -> Bool {
    // Components move apart from each other, so one part that can move is enough.
    if terms.contains(where: { components.componentOf[Int($0.slot)] < 0 }) { return true }
    var parts: [(component: Int, column: Int, coefficient: Double)] = []
    for term in terms {
      let slot = Int(term.slot)
      parts.append(
        (Int(components.componentOf[slot]), Int(components.columnOf[slot]), term.coefficient))
    }
    parts.sort { ($0.component, $0.column) < ($1.component, $1.column) }
    var start = 0
    while start < parts.count {
      let component = parts[start].component
      let end = parts[start...].firstIndex { $0.component != component } ?? parts.count
      let sum = parts[start..<end].map { ($0.column, $0.coefficient) }
      if movable.canMove(sum, in: component, by: Solver.ambiguityTolerance) { return true }
      start = end
    }
    return false
  }
}

/// For each component, which columns can leave zero without making the solution worse.
private struct MovableColumns {
  private let components: Components
  private var columns: [[Bool]?]

  init(_ components: Components) {
    self.components = components
    columns = Array(repeating: nil, count: components.tableaus.count)
  }

  /// Whether a sum of variables takes values further apart than `tolerance` at the optimum.
  mutating func canMove(
    _ sum: [(column: Int, coefficient: Double)], in component: Int, by tolerance: Double
  ) -> Bool {
    let known = columns[component] ?? flatColumns(of: component)
    columns[component] = known
    guard known.contains(true) else { return false }
    var tableau = components.tableaus[component]
    let row = tableau.appendObjective(sum)
    let coefficients = tableau.coefficients(ofRow: row)
    let isTouched = zip(coefficients, known).contains { coefficient, isFlat in
      isFlat && abs(coefficient) > Tolerance.pivot
    }
    guard isTouched else { return false }
    let present = tableau.value(ofRow: row)
    var lower = tableau
    if lower.minimize() == .unbounded { return true }
    if present - lower.value(ofRow: row) > tolerance { return true }
    tableau.negate(row: row)
    if tableau.minimize() == .unbounded { return true }
    return -tableau.value(ofRow: row) - lower.value(ofRow: row) > tolerance
  }

  private func flatColumns(of component: Int) -> [Bool] {
    var tableau = components.tableaus[component]
    tableau.updateGradient()
    return (0..<tableau.columnCount).map { column in
      tableau.isFlat(column: column, sign: 1) || tableau.isFlat(column: column, sign: -1)
    }
  }
}
