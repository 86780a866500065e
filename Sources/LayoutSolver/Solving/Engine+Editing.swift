extension Engine {
  /// How many solves may go on from one filling of a tableau.
  private static let solveLimit: Int32 = 100

  /// Adapts the solution to new values of fixed variables and to the components marked dirty.
  ///
  /// A component whose rows keep their signs keeps its basis; another goes on from it.
  /// - Returns: Whether all that is required holds; if not, only ``build(_:_:)`` can tell why.
  mutating func update(_ system: borrowing ConstraintSystem, isEdited: Bool) -> Bool {
    if !isEdited && dirty.count == 0 && !isRedefined { return true }
    let values = system.values.block.part(from: 0, count: system.values.count)
    if affine.isCurrent && dirty.count == 0 && !isRedefined && affine.holds(at: values) {
      affine.evaluate(into: values)
      isBehind = isBehind || isEdited
      return true
    }
    let isEdited = isEdited || isBehind
    isBehind = false
    isRedefined = false
    let wasStill = affineStreak
    affineStreak = 0
    affine.isCurrent = false
    var isStill = true
    if isEdited {
      for place in 0..<checks.count where !holds(rows[checks[place]], values) { return false }
      for index in 0..<components.count {
        if components[index].tableau.parameterCount == 0 { continue }
        setParameters(of: index, values)
        if components[index].isDirty { continue }
        if components[index].tableau.keepsBasis {
          readValues(of: index, into: values)
        } else {
          isStill = false
          if !settle(index, values) { return false }
        }
      }
    }
    while let index = dirty.popLast() {
      isStill = false
      if !settle(Int(index), values) { return false }
    }
    evaluateDefinitions(values)
    if isStill && isEdited {
      affineStreak = 1
      if wasStill > 0 { makeAffineMap(system) }
    }
    return true
  }

  /// Solves a component from where it stands and reads its values.
  private mutating func settle(_ index: Int, _ values: Block<Double>) -> Bool {
    // Rounding adds up from pivot to pivot, so now and then it starts from the rows.
    components[index].solveCount += 1
    if components[index].needsFill || components[index].solveCount > Engine.solveLimit {
      fill(index, values)
    }
    solve(index)
    if components[index].relaxedName >= 0 && !dropRelaxedRow(of: index) {
      fill(index, values)
      solve(index)
    }
    if components[index].tableau.hasViolation { return false }
    readValues(of: index, into: values)
    return true
  }

  /// Removes the row of a residual that was taken out while it was nonbasic.
  ///
  /// - Returns: Whether the residual became basic.
  private mutating func dropRelaxedRow(of index: Int) -> Bool {
    let row = components[index].tableau.row(named: components[index].relaxedName)
    if row < 0 { return false }
    components[index].tableau.removeRow(row)
    components[index].relaxedName = -1
    return true
  }

  /// Puts the present values of fixed variables into a component's rows.
  private func setParameters(of index: Int, _ values: Block<Double>) {
    let components = components.block
    let parameters = columnSlots.block.part(
      from: Int(components[index].parameterStart),
      count: components[index].tableau.parameterCount)
    let (cells, magnitudes) = (
      components[index].tableau.cells, components[index].tableau.magnitudes
    )
    let stride = components[index].tableau.stride
    // The value is followed by the constant and the coefficients of the fixed variables.
    var place = components[index].tableau.valueColumn
    for row in 0..<components[index].tableau.rowCount {
      var value = cells[place &+ 1]
      var magnitude = max(magnitudes[row], abs(value))
      var parameter = 0
      while parameter < parameters.count {
        let part = cells[place &+ 2 &+ parameter] * values[parameters[parameter]]
        value += part
        if abs(part) > magnitude { magnitude = abs(part) }
        parameter &+= 1
      }
      cells[place] = value
      magnitudes[row] = magnitude
      place &+= stride
    }
  }
}

extension Tableau {
  /// The values of a residual at which the present basis remains the optimum.
  @inline(__always)
  func limits(ofRow row: Int) -> (lower: Double, upper: Double) {
    let quantity = basic[row]
    let tolerance = tolerance(ofRow: row)
    let isRequired = quantity.level == 0
    if sides[row] > 0 {
      return (-tolerance, isRequired && quantity.above > 0 ? tolerance : .infinity)
    }
    return (isRequired ? -tolerance : -.infinity, tolerance)
  }

  /// Whether the value of a row changes with the fixed variables.
  func dependsOnParameters(_ row: Int) -> Bool {
    for column in constantColumn + 1..<width where cells[row * stride + column] != 0 {
      return true
    }
    return false
  }

  /// Whether all residuals are on the side that the basis was found for.
  var keepsBasis: Bool {
    mutating get {
      var place = valueColumn
      for row in 0..<rowCount {
        let value = cells[place]
        place &+= stride
        if basic[row].bend == 0 { continue }
        let limits = limits(ofRow: row)
        if value < limits.lower || value > limits.upper { return false }
      }
      return true
    }
  }
}
