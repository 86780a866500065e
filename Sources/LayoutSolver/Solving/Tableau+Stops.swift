/// How far to go along a direction.
extension Tableau {
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

  mutating func nearestStop(
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
  mutating func farthestStop(
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
}
