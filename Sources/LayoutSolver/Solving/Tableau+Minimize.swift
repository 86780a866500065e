extension Tableau {
  enum Outcome {
    /// The least objective, at one point alone.
    case unique
    /// The least objective, maybe at other points as well.
    case flat
    /// The objective falls for ever along one direction.
    case unbounded
  }

  struct Breakpoint: BitwiseCopyable {
    let distance: Double
    let coefficient: Double
    let row: Int
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
  @discardableResult func minimize(_ work: Workspace) -> Outcome {
    let stepLimit = 1000 + 50 * (rowCount + columnCount)
    let patience = 10 + columnCount
    var idleSteps = 0
    for _ in 0..<stepLimit {
      updateGradient(work)
      let usesBlandRule = idleSteps > patience
      var isFlat = false
      guard let direction = entering(firstByName: usesBlandRule, work, &isFlat) else {
        return isFlat && !flatDirectionsAreBlocked(work) ? .flat : .unique
      }
      let stop =
        usesBlandRule
        ? nearestStop(along: direction, work) : farthestStop(along: direction, work)
      guard let stop else { return .unbounded }
      idleSteps = stop.distance > 0 ? 0 : idleSteps + 1
      pivot(row: stop.row, column: direction.column)
      sides[stop.row] = direction.sign
    }
    return .flat
  }

  /// Lets the values decide which slope counts, save where they are zero, and adds up the slopes.
  private func updateGradient(_ work: Workspace) {
    let gradient = work.gradient
    let sizes = work.gradientSizes
    let cells = cells
    let length = gradientStride
    var index = 0
    while index < length &* levelCount {
      gradient.setPair(.zero, at: index)
      sizes.setPair(.zero, at: index)
      index &+= 2
    }
    for row in 0..<rowCount {
      let quantity = basic[row]
      if quantity.above == 0 && quantity.below == 0 { continue }
      let base = row &* stride
      let value = cells[base &+ columnCount]
      if value != 0 && abs(value) > tolerance(ofRow: row) { sides[row] = value > 0 ? 1 : -1 }
      let slope = sides[row] > 0 ? quantity.above : -quantity.below
      if slope == 0 { continue }
      let slopes = SIMD2(repeating: slope)
      let place = Int(quantity.level) &* length
      // The last pair may take the row's value along, which nothing reads.
      var column = 0
      while column < length {
        let part = slopes * cells.pair(at: base &+ column)
        gradient.setPair(gradient.pair(at: place &+ column) + part, at: place &+ column)
        sizes.setPair(sizes.pair(at: place &+ column) + part.sizes, at: place &+ column)
        column &+= 2
      }
    }
  }

  /// The first level on which a direction's slope is not zero, and the slope there.
  ///
  /// That slope decides whether the objective falls. The level is ``levelCount`` when there is
  /// none.
  @inline(__always)
  func leadingSlope(
    column: Int, sign: Double, _ work: Workspace
  ) -> (level: Int, value: Double) {
    let quantity = nonbasic[column]
    let own = sign > 0 ? quantity.above : quantity.below
    let ownLevel = Int(quantity.level)
    var place = column
    for level in 0..<levelCount {
      var slope = sign * work.gradient[place]
      var size = work.gradientSizes[place]
      if level == ownLevel {
        slope += own
        size += abs(own)
      }
      if abs(slope) > Tolerance.slope * size { return (level, slope) }
      place &+= gradientStride
    }
    return (levelCount, 0)
  }

  private func entering(
    firstByName: Bool, _ work: Workspace, _ isFlat: inout Bool
  ) -> Direction? {
    var best: Direction?
    var bestLevel = levelCount
    var bestValue = 0.0
    var bestName = Int32.max
    for column in 0..<columnCount {
      var sign = 1.0
      for _ in 0..<2 {
        let leading = leadingSlope(column: column, sign: sign, work)
        if leading.level == levelCount { isFlat = true }
        if leading.value < 0 {
          if firstByName {
            let name = 2 * nonbasic[column].name + (sign < 0 ? 1 : 0)
            if name < bestName {
              bestName = name
              best = Direction(column: column, sign: sign)
            }
          } else if leading.level < bestLevel
            || (leading.level == bestLevel && leading.value < bestValue)
          {
            bestLevel = leading.level
            bestValue = leading.value
            best = Direction(column: column, sign: sign)
          }
        }
        sign = -1
      }
    }
    return best
  }

  /// Collects the rows whose residual comes to zero along a direction.
  private func collectBreakpoints(along direction: Direction, _ work: Workspace) -> Int {
    var count = 0
    for row in 0..<rowCount {
      let coefficient = direction.sign * cells[row * stride + direction.column]
      if abs(coefficient) < Tolerance.pivot || (coefficient > 0) == (sides[row] > 0) { continue }
      if basic[row].bend == 0 { continue }
      let value = value(ofRow: row)
      let isZero = value == 0 || abs(value) <= tolerance(ofRow: row)
      work.breakpoints[count] = Breakpoint(
        distance: isZero ? 0 : max(0, -value / coefficient), coefficient: coefficient, row: row)
      count += 1
    }
    return count
  }

  private func nearestStop(along direction: Direction, _ work: Workspace) -> Breakpoint? {
    let count = collectBreakpoints(along: direction, work)
    if count == 0 { return nil }
    var best = work.breakpoints[0]
    for index in 1..<max(1, count) {
      let other = work.breakpoints[index]
      if other.distance < best.distance
        || (other.distance == best.distance && basic[other.row].name < basic[best.row].name)
      {
        best = other
      }
    }
    return best
  }

  /// The breakpoint past which the objective would no longer fall.
  private func farthestStop(along direction: Direction, _ work: Workspace) -> Breakpoint? {
    var count = collectBreakpoints(along: direction, work)
    if count == 0 { return nil }
    let quantity = nonbasic[direction.column]
    for level in 0..<levelCount {
      let place = level * gradientStride + direction.column
      work.slope[level] = direction.sign * work.gradient[place]
      work.slopeSizes[level] = work.gradientSizes[place]
    }
    let own = direction.sign > 0 ? quantity.above : quantity.below
    work.slope[Int(quantity.level)] += own
    work.slopeSizes[Int(quantity.level)] += abs(own)
    while count > 0 {
      let place = nearest(of: count, work)
      let breakpoint = work.breakpoints[place]
      let passed = basic[breakpoint.row]
      let bend = passed.bend * abs(breakpoint.coefficient)
      work.slope[Int(passed.level)] += bend
      work.slopeSizes[Int(passed.level)] += bend
      if !falls(work) { return breakpoint }
      sides[breakpoint.row] = -sides[breakpoint.row]
      count -= 1
      work.breakpoints[place] = work.breakpoints[count]
    }
    return nil
  }

  @inline(__always)
  private func falls(_ work: Workspace) -> Bool {
    for level in 0..<levelCount
    where abs(work.slope[level]) > Tolerance.slope * work.slopeSizes[level] {
      return work.slope[level] < 0
    }
    return false
  }

  /// Of breakpoints at one distance the larger coefficient comes last, as it makes a better pivot.
  @inline(__always)
  private func nearest(of count: Int, _ work: Workspace) -> Int {
    var best = 0
    for index in 1..<max(1, count) {
      let (left, right) = (work.breakpoints[index], work.breakpoints[best])
      if left.distance > right.distance { continue }
      if left.distance == right.distance {
        let (leftSize, rightSize) = (abs(left.coefficient), abs(right.coefficient))
        if leftSize > rightSize || (leftSize == rightSize && left.row > right.row) { continue }
      }
      best = index
    }
    return best
  }

  /// The residuals that prove a violation: an infeasible set of rows, by their order of addition.
  ///
  /// Holds after ``minimize(_:)``, by the lemma of Farkas: the slopes of these rows cancel in every
  /// variable and leave a positive error.
  func contradictingRows(_ work: Workspace) -> [Int] {
    updateGradient(work)
    var rows: [Int] = []
    for row in 0..<rowCount {
      let quantity = basic[row]
      let slope = sides[row] > 0 ? quantity.above : quantity.below
      if slope != 0 && quantity.level == 0 { rows.append(Int(quantity.name) - columnCount) }
    }
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      if isVariable(quantity) || quantity.level != 0 { continue }
      if abs(work.gradient[column]) > Tolerance.slope * work.gradientSizes[column] {
        rows.append(Int(quantity.name) - columnCount)
      }
    }
    return rows.sorted()
  }
}
