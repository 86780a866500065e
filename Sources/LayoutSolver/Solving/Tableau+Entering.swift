/// The slopes of the objective, and the direction in which it falls.
extension Tableau {
  /// Lets the values decide which slope counts, save where they are zero, and adds up the slopes.
  mutating func updateGradient(_ work: inout Workspace) {
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
  mutating func entering(
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
}
