/// The rows of a reduction, split into parts that share no free variable.
struct Components: Sendable {
  private(set) var tableaus: [Tableau] = []
  /// For each slot its component, or -1 for a variable that is in no row.
  private(set) var componentOf: [Int32]
  /// For each slot its column within the component.
  private(set) var columnOf: [Int32]
  /// For each component its variables' slots, by column.
  private(set) var slots: [[Int32]] = []
  /// For each component the indices of its rows in the reduction.
  private(set) var rows: [[Int32]] = []

  init(_ reduction: Reduction) {
    let slotCount = reduction.definitionOf.count
    componentOf = Array(repeating: -1, count: slotCount)
    columnOf = Array(repeating: -1, count: slotCount)
    var sets = DisjointSets(count: slotCount)
    var isInRow = Array(repeating: false, count: slotCount)
    for row in reduction.rows {
      var first: Int32?
      for term in reduction.terms(of: row) {
        isInRow[Int(term.slot)] = true
        if let first { sets.unite(first, term.slot) } else { first = term.slot }
      }
    }
    numberComponents(reduction, &sets)
    for slot in 0..<slotCount where isInRow[slot] {
      let component = componentOf[Int(sets.representative(of: Int32(slot)))]
      componentOf[slot] = component
      columnOf[slot] = Int32(slots[Int(component)].count)
      slots[Int(component)].append(Int32(slot))
    }
    tableaus.reserveCapacity(slots.count)
    for component in slots.indices { appendTableau(of: component, reduction) }
  }

  /// Minimizes every component, up to the first that leaves a required row violated.
  ///
  /// - Returns: Rows that cannot hold together, if there are any.
  mutating func firstContradiction(_ reduction: Reduction) -> [Reduction.Source]? {
    if let contradiction = reduction.contradiction { return [contradiction] }
    for component in tableaus.indices {
      tableaus[component].minimize()
      if tableaus[component].hasViolation {
        return tableaus[component].contradictingRows().map { row in
          reduction.rows[Int(rows[component][row])].source
        }
      }
    }
    return nil
  }

  /// Fills in the values of the free variables.
  func readValues(into values: inout [Double]) {
    for component in tableaus.indices {
      for slot in slots[component] { values[Int(slot)] = 0 }
      tableaus[component].forEachBasicVariable { column, value in
        values[Int(slots[component][column])] = value
      }
    }
  }

  private mutating func numberComponents(_ reduction: Reduction, _ sets: inout DisjointSets) {
    for (index, row) in reduction.rows.enumerated() {
      let root = Int(sets.representative(of: reduction.pool[Int(row.start)].slot))
      if componentOf[root] < 0 {
        componentOf[root] = Int32(slots.count)
        slots.append([])
        rows.append([])
      }
      rows[Int(componentOf[root])].append(Int32(index))
    }
  }

  private mutating func appendTableau(of component: Int, _ reduction: Reduction) {
    let indices = rows[component]
    var priorities: [Priority] = [.required]
    for index in indices where !priorities.contains(reduction.rows[Int(index)].priority) {
      priorities.append(reduction.rows[Int(index)].priority)
    }
    priorities.sort(by: >)
    var tableau = Tableau(
      columnCount: slots[component].count, levelCount: priorities.count,
      rowCapacity: indices.count)
    for index in indices {
      let row = reduction.rows[Int(index)]
      let level = priorities.firstIndex(of: row.priority) ?? 0
      tableau.appendRow(
        Tableau.Quantity(
          kind: row.isEquality ? .equality : .inequality, level: Int32(level), weight: row.weight),
        constant: row.constant, magnitude: row.magnitude)
      for term in reduction.terms(of: row) {
        tableau.addCoefficient(term.coefficient, column: Int(columnOf[Int(term.slot)]))
      }
    }
    tableaus.append(tableau)
  }
}
