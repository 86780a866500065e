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

  struct Direction {
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
