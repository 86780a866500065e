extension Tableau {
  /// Whether the optimum is one point although some directions have no slope.
  ///
  /// At a residual of zero only one of its two slopes was counted. A direction without a slope is
  /// blocked by such a row when it leaves the counted side there and no other direction without a
  /// slope leads back. By convexity another optimum would differ along directions without a slope
  /// alone, so when all are blocked there is none.
  ///
  /// Only rows that are zero for any values of the fixed variables count, so that the answer
  /// remains true as long as the basis does.
  ///
  /// - Parameter found: How many directions without a slope stand in the place of breakpoints.
  mutating func flatDirectionsAreBlocked(_ found: Int, _ work: inout Workspace) -> Bool {
    var count = found
    var isBlocking = true
    while count > 0 && isBlocking {
      isBlocking = false
      for row in 0..<rowCount where basic[row].bend > 0 && isAlwaysZero(row) {
        if !keepsSide(ofRow: row, count, &work) { continue }
        var index = 0
        while index < count {
          if change(ofRow: row, along: work.breakpoints[index]) < 0 {
            count -= 1
            work.breakpoints[index] = work.breakpoints[count]
            isBlocking = true
          } else {
            index += 1
          }
        }
      }
    }
    return count == 0
  }

  private mutating func isAlwaysZero(_ row: Int) -> Bool {
    let base = row * stride
    for column in constantColumn..<width where cells[base + column] != 0 {
      if column != constantColumn || abs(cells[base + column]) > tolerance(ofRow: row) {
        return false
      }
    }
    return true
  }

  /// Whether no direction leads a residual further to the side that was counted.
  private mutating func keepsSide(
    ofRow row: Int, _ count: Int, _ work: inout Workspace
  ) -> Bool {
    for index in 0..<count where change(ofRow: row, along: work.breakpoints[index]) > 0 {
      return false
    }
    return true
  }

  /// The change of a residual, positive towards the side that was counted.
  private mutating func change(ofRow row: Int, along direction: Breakpoint) -> Double {
    let change = sides[row] * direction.coefficient * cells[row * stride + direction.row]
    return abs(change) < Tolerance.pivot ? 0 : change
  }
}
