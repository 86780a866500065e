extension Engine {
  /// Above so many fixed variables an edit goes by the definitions.
  private static let parameterLimit = 8

  /// Brings the affine map up to the present solution, unless the fixed variables are too many.
  mutating func makeAffineMap(_ system: borrowing ConstraintSystem) {
    var place = 0
    var isSame = affine.slotCount > 0
    for slot in 0..<definitionOf.count where isParameter(slot, system) {
      isSame = isSame && place < affine.parameters.count && affine.parameters[place] == Int32(slot)
      place += 1
    }
    if place > Engine.parameterLimit { return }
    if !isSame || place != affine.parameters.count || affine.conditionCapacity < rows.count {
      let parameters: Block<Int32> = arena.allocate(place)
      place = 0
      for slot in 0..<definitionOf.count where isParameter(slot, system) {
        parameters[place] = Int32(slot)
        place += 1
      }
      affine = AffineMap(
        slotCount: definitionOf.count, conditionCapacity: 2 * rows.count + 8,
        parameters: parameters, in: &arena)
    }
    fillCoefficients(system.values.block)
    fillConditions()
    affine.isCurrent = affine.isModerate
  }

  private func isParameter(_ slot: Int, _ system: borrowing ConstraintSystem) -> Bool {
    definitionOf[slot] == Engine.fixed && system.variables[slot].useCount > 0
  }

  private func fillCoefficients(_ values: Block<Double>) {
    for index in 0...affine.parameters.count {
      let target = affine.coefficients(of: index)
      target.fill(0)
      let parameter = index == 0 ? -1 : affine.parameters[index - 1]
      if index == 0 {
        // An input that no constraint names stays as it is.
        for slot in 0..<affine.slotCount where definitionOf[slot] == Engine.fixed {
          target[slot] = values[slot]
        }
        for place in 0..<affine.parameters.count { target[affine.parameters[place]] = 0 }
      } else {
        target[parameter] = 1
      }
      for component in 0..<components.count {
        readCoefficients(of: component, for: parameter, into: target)
      }
      evaluateDefinitions(target, constants: index == 0 ? 1 : 0)
    }
  }

  private func readCoefficients(of index: Int, for slot: Int32, into target: Block<Double>) {
    let column = self.column(of: slot, in: index)
    if column < 0 { return }
    let columnStart = components[index].columnStart
    let tableau = components[index].tableau
    for row in 0..<tableau.rowCount where tableau.isVariable(tableau.basic[row]) {
      let name = tableau.basic[row].name
      let slot = columnSlots[columnStart + name]
      target[slot] = tableau.cells[row * tableau.stride + column]
    }
  }

  /// The column of a fixed variable, or of the constants for -1; -1 if it is not in the component.
  func column(of slot: Int32, in index: Int) -> Int {
    let components = components.block
    let constantColumn = components[index].tableau.constantColumn
    if slot < 0 { return constantColumn }
    let start = Int(components[index].parameterStart)
    for parameter in 0..<components[index].tableau.parameterCount
    where columnSlots[start + parameter] == slot {
      return constantColumn + 1 + parameter
    }
    return -1
  }

  private mutating func fillConditions() {
    affine.removeConditions()
    for place in 0..<checks.count {
      let row = rows[checks[place]]
      let tolerance = Tolerance.value(magnitude: row.magnitude / row.weight) * row.weight
      let made = affine.appendCondition(
        from: -tolerance, through: row.isEquality ? tolerance : .infinity)
      affine.conditions(of: 0)[made] = row.constant
      for index in row.start..<row.start + row.count {
        for parameter in 0..<affine.parameters.count
        where affine.parameters[parameter] == pool[index].slot {
          affine.conditions(of: parameter + 1)[made] = pool[index].coefficient
        }
      }
    }
    for index in 0..<components.count where components[index].tableau.parameterCount > 0 {
      let tableau = components[index].tableau
      for row in 0..<tableau.rowCount
      where tableau.basic[row].bend != 0 && tableau.dependsOnParameters(row) {
        let limits = tableau.limits(ofRow: row)
        let made = affine.appendCondition(from: limits.lower, through: limits.upper)
        let base = row * tableau.stride + tableau.constantColumn
        affine.conditions(of: 0)[made] = tableau.cells[base]
        for parameter in 0..<affine.parameters.count {
          let column = self.column(of: affine.parameters[parameter], in: index)
          if column >= 0 {
            let coefficient = tableau.cells[row * tableau.stride + column]
            affine.conditions(of: parameter + 1)[made] = coefficient
          }
        }
      }
    }
    affine.padConditions()
  }
}
