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
  @discardableResult mutating func minimize(_ work: inout Workspace) -> Outcome {
    let stepLimit = 1000 + 50 * (rowCount + columnCount)
    let patience = 10 + columnCount
    var idleSteps = 0
    for _ in 0..<stepLimit {
      updateGradient(&work)
      let usesBlandRule = idleSteps > patience
      var flatCount = 0
      guard let direction = entering(firstByName: usesBlandRule, &work, &flatCount) else {
        return flatDirectionsAreBlocked(flatCount, &work) ? .unique : .flat
      }
      let stop =
        usesBlandRule
        ? nearestStop(along: direction, &work) : farthestStop(along: direction, &work)
      guard let stop else { return .unbounded }
      idleSteps = stop.distance > 0 ? 0 : idleSteps + 1
      pivot(row: stop.row, column: direction.column)
      sides[stop.row] = direction.sign
    }
    return .flat
  }

  /// Lets the values decide which slope counts, save where they are zero, and adds up the slopes.
  private mutating func updateGradient(_ work: inout Workspace) {
    let (gradient, sizes) = (work.gradient, work.gradientSizes)
    let (cells, basic, sides, magnitudes) = (cells, basic, sides, magnitudes)
    let (length, stride, valueColumn) = (gradientStride, stride, valueColumn)
    var index = 0
    let end = length &* levelCount
    while index < end {
      gradient.setPair(.zero, at: index)
      sizes.setPair(.zero, at: index)
      index &+= 2
    }
    var base = 0
    var row = 0
    while row < rowCount {
      let (above, below) = (basic[row].above, basic[row].below)
      let value = cells[base &+ valueColumn]
      var side = sides[row]
      if (value > 0) != (side > 0) && abs(value) > Tolerance.value(magnitude: magnitudes[row]) {
        side = -side
        sides[row] = side
      }
      let slope = side > 0 ? above : -below
      if slope != 0 {
        let slopes = SIMD2(repeating: slope)
        let place = Int(basic[row].level) &* length
        // The last pair may take the row's value along, which nothing reads.
        var column = 0
        while column < length {
          let part = slopes * cells.pair(at: base &+ column)
          let target = place &+ column
          gradient.setPair(gradient.pair(at: target) + part, at: target)
          sizes.setPair(sizes.pair(at: target) + part.sizes, at: target)
          column &+= 2
        }
      }
      base &+= stride
      row &+= 1
    }
  }

  /// The first level on which a direction's slope is not zero, and the slope there.
  ///
  /// That slope decides whether the objective falls. The level is ``levelCount`` when there is
  /// none.
  mutating func leadingSlope(
    column: Int, sign: Double, _ work: inout Workspace
  ) -> (level: Int, value: Double) {
    let own = sign > 0 ? nonbasic[column].above : nonbasic[column].below
    let ownLevel = Int(nonbasic[column].level)
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

  /// The direction that falls steepest, on the first level on which any falls, or the first by
  /// name.
  ///
  /// Notes the directions without a slope in the place of breakpoints, the column as row and the
  /// sign as coefficient. They are complete only where no direction falls.
  private mutating func entering(
    firstByName: Bool, _ work: inout Workspace, _ flatCount: inout Int
  ) -> Direction? {
    if firstByName { return enteringFirst(&work, &flatCount) }
    let (gradient, sizes, nonbasic) = (work.gradient, work.gradientSizes, nonbasic)
    let breakpoints = work.breakpoints
    var count = 0
    let (length, levelCount, columnCount) = (gradientStride, levelCount, columnCount)
    var best: Direction?
    var lastLevel = levelCount &- 1
    var bestValue = 0.0
    var column = 0
    while column < columnCount {
      let ownLevel = Int(nonbasic[column].level)
      // Which of the two directions have no slope so far.
      var (isUpFlat, isDownFlat) = (true, true)
      var place = column
      var level = 0
      while level <= lastLevel && (isUpFlat || isDownFlat) {
        let (slope, size) = (gradient[place], sizes[place])
        // The value of the direction that falls, if one does here.
        var value = 0.0
        if level != ownLevel {
          if abs(slope) > Tolerance.slope * size {
            // Of the two, one falls and the other rises.
            if slope < 0 ? isUpFlat : isDownFlat { value = -abs(slope) }
            (isUpFlat, isDownFlat) = (false, false)
          }
        } else {
          let (up, down) = (slope + nonbasic[column].above, nonbasic[column].below - slope)
          if isUpFlat && abs(up) > Tolerance.slope * (size + abs(nonbasic[column].above)) {
            isUpFlat = false
            value = min(value, up)
          }
          if isDownFlat && abs(down) > Tolerance.slope * (size + abs(nonbasic[column].below)) {
            isDownFlat = false
            value = min(value, down)
          }
        }
        if value < 0 && (level < lastLevel || value < bestValue) {
          (lastLevel, bestValue) = (level, value)
          best = Direction(column: column, sign: slope < 0 ? 1 : -1)
        }
        place &+= length
        level &+= 1
      }
      if isUpFlat {
        breakpoints[count] = Breakpoint(distance: 0, coefficient: 1, row: column)
        count &+= 1
      }
      if isDownFlat {
        breakpoints[count] = Breakpoint(distance: 0, coefficient: -1, row: column)
        count &+= 1
      }
      column &+= 1
    }
    flatCount = count
    return best
  }

  /// The first direction by name that falls (Bland's rule).
  private mutating func enteringFirst(
    _ work: inout Workspace, _ flatCount: inout Int
  ) -> Direction? {
    var best: Direction?
    var bestName = Int32.max
    for column in 0..<columnCount {
      for sign in [1.0, -1.0] {
        let leading = leadingSlope(column: column, sign: sign, &work)
        if leading.level == levelCount {
          work.breakpoints[flatCount] = Breakpoint(distance: 0, coefficient: sign, row: column)
          flatCount += 1
        }
        let name = 2 * nonbasic[column].name + (sign < 0 ? 1 : 0)
        if leading.value < 0 && name < bestName {
          bestName = name
          best = Direction(column: column, sign: sign)
        }
      }
    }
    return best
  }

  /// Collects the rows whose residual comes to zero along a direction.
  private mutating func collectBreakpoints(
    along direction: Direction, _ work: inout Workspace
  ) -> Int {
    let (cells, basic, sides, breakpoints) = (cells, basic, sides, work.breakpoints)
    let (stride, valueColumn, rowCount) = (stride, valueColumn, rowCount)
    var count = 0
    var base = 0
    var row = 0
    while row < rowCount {
      let coefficient = direction.sign * cells[base &+ direction.column]
      let value = cells[base &+ valueColumn]
      base &+= stride
      if abs(coefficient) >= Tolerance.pivot && (coefficient > 0) != (sides[row] > 0)
        && basic[row].bend != 0
      {
        let isZero = value == 0 || abs(value) <= tolerance(ofRow: row)
        breakpoints[count] = Breakpoint(
          distance: isZero ? 0 : max(0, -value / coefficient), coefficient: coefficient, row: row)
        count &+= 1
      }
      row &+= 1
    }
    return count
  }

  private mutating func nearestStop(
    along direction: Direction, _ work: inout Workspace
  ) -> Breakpoint? {
    let count = collectBreakpoints(along: direction, &work)
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
  private mutating func farthestStop(
    along direction: Direction, _ work: inout Workspace
  ) -> Breakpoint? {
    var count = collectBreakpoints(along: direction, &work)
    if count == 0 { return nil }
    let (slope, slopeSizes, breakpoints) = (work.slope, work.slopeSizes, work.breakpoints)
    let (basic, sides, levelCount) = (basic, sides, levelCount)
    var place = direction.column
    for level in 0..<levelCount {
      slope[level] = direction.sign * work.gradient[place]
      slopeSizes[level] = work.gradientSizes[place]
      place &+= gradientStride
    }
    let quantity = nonbasic[direction.column]
    let own = direction.sign > 0 ? quantity.above : quantity.below
    slope[quantity.level] += own
    slopeSizes[quantity.level] += abs(own)
    while true {
      let place = nearest(of: count, breakpoints)
      let breakpoint = breakpoints[place]
      let level = basic[breakpoint.row].level
      let bend = basic[breakpoint.row].bend * abs(breakpoint.coefficient)
      slope[level] += bend
      slopeSizes[level] += bend
      if !falls(slope, slopeSizes) { return breakpoint }
      sides[breakpoint.row] = -sides[breakpoint.row]
      count &-= 1
      if count == 0 { return nil }
      breakpoints[place] = breakpoints[count]
    }
  }

  @inline(__always)
  private func falls(_ slope: Block<Double>, _ sizes: Block<Double>) -> Bool {
    var level = 0
    while level < levelCount {
      if abs(slope[level]) > Tolerance.slope * sizes[level] { return slope[level] < 0 }
      level &+= 1
    }
    return false
  }

  /// Of breakpoints at one distance the larger coefficient comes last, as it makes a better pivot.
  @inline(__always)
  private func nearest(of count: Int, _ breakpoints: Block<Breakpoint>) -> Int {
    var best = 0
    var index = 1
    while index < count {
      let distance = breakpoints[index].distance
      let bestDistance = breakpoints[best].distance
      if distance < bestDistance
        || (distance == bestDistance
          && isSmaller(breakpoints[index], than: breakpoints[best]))
      {
        best = index
      }
      index &+= 1
    }
    return best
  }

  private func isSmaller(_ left: Breakpoint, than right: Breakpoint) -> Bool {
    let (leftSize, rightSize) = (abs(left.coefficient), abs(right.coefficient))
    return leftSize < rightSize || (leftSize == rightSize && left.row < right.row)
  }

  /// The residuals that prove a violation: an infeasible set of rows, by their order of addition.
  ///
  /// Holds after ``minimize(_:)``, by the lemma of Farkas: the slopes of these rows cancel in every
  /// variable and leave a positive error.
  mutating func contradictingRows(_ work: inout Workspace) -> [Int] {
    updateGradient(&work)
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
