extension Tableau {
  enum Outcome {
    case optimal
    /// The objective falls for ever along one direction.
    case unbounded
  }

  private struct Direction {
    let column: Int
    let sign: Double
  }

  /// Moves to the lexicographically least objective.
  ///
  /// Each step takes the steepest direction and passes breakpoints while the objective still falls
  /// there. When many steps in a row gain nothing, Bland's rule takes over, which cannot cycle: the
  /// first direction by name, the first breakpoint, ties again by name.
  @discardableResult mutating func minimize() -> Outcome {
    let stepLimit = 1000 + 50 * (rowCount + columnCount)
    let patience = 10 + columnCount
    var idleSteps = 0
    for _ in 0..<stepLimit {
      updateSides()
      updateGradient()
      let usesBlandRule = idleSteps > patience
      guard let direction = entering(firstByName: usesBlandRule) else { return .optimal }
      let stop = usesBlandRule ? nearestStop(along: direction) : farthestStop(along: direction)
      guard let stop else { return .unbounded }
      idleSteps = stop.distance > 0 ? 0 : idleSteps + 1
      pivot(row: stop.row, column: direction.column)
      sides[stop.row] = direction.sign
    }
    return .optimal
  }

  /// Whether moving a column's quantity that way leaves the objective as it is, rows permitting.
  mutating func isFlat(column: Int, sign: Double) -> Bool {
    updateSlope(column: column, sign: sign)
    return leadingSlope() == nil
  }

  /// Lets the values decide which slope counts, save where they are zero.
  private mutating func updateSides() {
    for row in 0..<rowCount {
      let value = value(ofRow: row)
      if abs(value) <= Tolerance.value(magnitude: magnitudes[row]) { continue }
      sides[row] = value > 0 ? 1 : -1
    }
  }

  func slopeOfBasic(_ row: Int) -> Double {
    let quantity = quantities[Int(basic[row])]
    switch quantity.kind {
    case .free: return 0
    case .equality: return sides[row] * quantity.weight
    case .inequality: return sides[row] < 0 ? -quantity.weight : 0
    case .linear: return quantity.weight
    }
  }

  mutating func updateGradient() {
    let count = columnCount * levelCount
    if gradient.count != count {
      gradient = Array(repeating: 0, count: count)
      gradientSizes = gradient
      slope = Array(repeating: 0, count: levelCount)
      slopeSizes = slope
    } else {
      for index in 0..<count {
        gradient[index] = 0
        gradientSizes[index] = 0
      }
    }
    for row in 0..<rowCount {
      let rowSlope = slopeOfBasic(row)
      if rowSlope == 0 { continue }
      let base = row * stride
      var place = Int(quantities[Int(basic[row])].level)
      for column in 0..<columnCount {
        let part = rowSlope * cells[base + column]
        gradient[place] += part
        gradientSizes[place] += abs(part)
        place += levelCount
      }
    }
  }

  /// Fills in the change of the objective for a move of a column's quantity away from zero.
  private mutating func updateSlope(column: Int, sign: Double) {
    let place = column * levelCount
    for level in 0..<levelCount {
      slope[level] = sign * gradient[place + level]
      slopeSizes[level] = gradientSizes[place + level]
    }
    let quantity = quantities[Int(nonbasic[column])]
    if quantity.kind == .equality || (quantity.kind == .inequality && sign < 0) {
      slope[Int(quantity.level)] += quantity.weight
      slopeSizes[Int(quantity.level)] += quantity.weight
    }
  }

  /// The first level on which the slope is not zero; it decides whether the objective falls.
  private func leadingSlope() -> (level: Int, value: Double)? {
    for level in 0..<levelCount where abs(slope[level]) > Tolerance.slope * slopeSizes[level] {
      return (level, slope[level])
    }
    return nil
  }

  private mutating func entering(firstByName: Bool) -> Direction? {
    var best: Direction?
    var bestLevel = levelCount
    var bestValue = 0.0
    var bestName = Int32.max
    for column in 0..<columnCount {
      for sign in [1.0, -1.0] {
        updateSlope(column: column, sign: sign)
        guard let leading = leadingSlope(), leading.value < 0 else { continue }
        if firstByName {
          let name = 2 * nonbasic[column] + (sign < 0 ? 1 : 0)
          if name > bestName { continue }
          bestName = name
        } else {
          if leading.level > bestLevel { continue }
          if leading.level == bestLevel && leading.value >= bestValue { continue }
          bestLevel = leading.level
          bestValue = leading.value
        }
        best = Direction(column: column, sign: sign)
      }
    }
    return best
  }

  /// Collects the rows whose residual comes to zero along a direction.
  private mutating func collectBreakpoints(along direction: Direction) {
    breakpoints.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      let kind = quantities[Int(basic[row])].kind
      if kind == .free || kind == .linear { continue }
      let coefficient = direction.sign * cells[row * stride + direction.column]
      if abs(coefficient) < Tolerance.pivot || (coefficient > 0) == (sides[row] > 0) { continue }
      let value = value(ofRow: row)
      let isZero = abs(value) <= Tolerance.value(magnitude: magnitudes[row])
      breakpoints.append(
        Breakpoint(
          distance: isZero ? 0 : max(0, -value / coefficient), row: row, coefficient: coefficient))
    }
  }

  private mutating func nearestStop(along direction: Direction) -> Breakpoint? {
    collectBreakpoints(along: direction)
    return breakpoints.min { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      return basic[left.row] < basic[right.row]
    }
  }

  /// The breakpoint past which the objective would no longer fall.
  private mutating func farthestStop(along direction: Direction) -> Breakpoint? {
    collectBreakpoints(along: direction)
    updateSlope(column: direction.column, sign: direction.sign)
    while let place = indexOfNearestBreakpoint() {
      let breakpoint = breakpoints[place]
      let quantity = quantities[Int(basic[breakpoint.row])]
      let bends = quantity.kind == .equality ? 2.0 : 1
      let bend = bends * quantity.weight * abs(breakpoint.coefficient)
      let level = Int(quantity.level)
      slope[level] += bend
      slopeSizes[level] += bend
      guard let leading = leadingSlope(), leading.value < 0 else { return breakpoint }
      sides[breakpoint.row] = -sides[breakpoint.row]
      breakpoints[place] = breakpoints[breakpoints.count - 1]
      breakpoints.removeLast()
    }
    return nil
  }

  /// Of breakpoints at one distance the larger coefficient comes last, as it makes a better pivot.
  private func indexOfNearestBreakpoint() -> Int? {
    breakpoints.indices.min { left, right in
      let (left, right) = (breakpoints[left], breakpoints[right])
      if left.distance != right.distance { return left.distance < right.distance }
      let (leftSize, rightSize) = (abs(left.coefficient), abs(right.coefficient))
      return leftSize != rightSize ? leftSize < rightSize : left.row < right.row
    }
  }
}
