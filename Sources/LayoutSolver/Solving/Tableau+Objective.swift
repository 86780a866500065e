extension Tableau {
  /// A tableau of its own with the same rows, which does not break ties.
  func copyWithTies(rowCapacity: Int, in arena: inout Arena) -> Tableau {
    var copy = Tableau()
    copy.setShape(columnCount: columnCount, parameterCount: parameterCount)
    copy.allocate(rowCapacity: rowCapacity, in: &arena)
    copy.rowCount = rowCount
    copy.levelCount = priorityLevelCount
    copy.priorityLevelCount = priorityLevelCount
    copy.cells.copy(cells, count: rowCount * stride)
    copy.magnitudes.copy(magnitudes, count: rowCount)
    copy.sides.copy(sides, count: rowCount)
    copy.basic.copy(basic, count: rowCount)
    copy.nonbasic.copy(nonbasic, count: columnCount)
    if breaksTies { copy.setVariableCosts(to: 0) }
    return copy
  }

  /// A tableau of its own with the same rows and levels.
  func copy(in arena: inout Arena) -> Tableau {
    var copy = copyWithTies(rowCapacity: rowCount, in: &arena)
    copy.levelCount = levelCount
    return copy
  }

  /// Adds a sum of variables as the last level of the objective, in terms of the present columns.
  ///
  /// It costs its value, below zero as well as above, and stays basic.
  /// - Returns: The row of the sum.
  mutating func appendObjective(_ sum: [(column: Int, coefficient: Double)]) -> Int {
    var place = Array(repeating: -1, count: columnCount)
    for row in 0..<rowCount where isVariable(basic[row]) { place[Int(basic[row].name)] = row }
    var column = Array(repeating: -1, count: columnCount)
    for index in 0..<columnCount where isVariable(nonbasic[index]) {
      column[Int(nonbasic[index].name)] = index
    }
    let base = appendRow(
      Quantity(
        above: 1, below: -1, level: Int32(levelCount), name: Int32(columnCount + rowCount)),
      magnitude: 0)
    levelCount += 1
    let last = rowCount - 1
    for term in sum {
      if column[term.column] >= 0 {
        cells[base + column[term.column]] += term.coefficient
        continue
      }
      let row = place[term.column]
      Tableau.addRow(at: row * stride, times: term.coefficient, toRowAt: base, cells, stride)
      magnitudes[last] = max(magnitudes[last], abs(term.coefficient) * magnitudes[row])
    }
    return last
  }

  func negate(row: Int) {
    for index in row * stride..<(row + 1) * stride { cells[index] = -cells[index] }
  }
}
