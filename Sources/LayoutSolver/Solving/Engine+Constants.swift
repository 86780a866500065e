extension Engine {
  /// Takes over the new constant of a constraint that was there at the last build.
  ///
  /// The constant of a row shifts one column of its component's tableau. That of an equality which
  /// defines a variable changes the definition alone, as long as no row was written with it.
  /// - Returns: Whether that was possible; if not, ``build(_:_:)`` must start anew.
  mutating func takeConstant(of place: Int, in system: borrowing ConstraintSystem) -> Bool {
    let records = system.constraints.block
    switch records[place].row {
    case ConstraintSystem.Record.noRow: return true
    case ConstraintSystem.Record.check: return false
    case ConstraintSystem.Record.definition:
      let terms = system.terms.block.part(
        from: Int(records[place].start), count: Int(records[place].count))
      return redefine(
        records[place].definition, by: terms, constant: records[place].constant)
    case let row:
      shift(row: row, constant: records[place].constant)
      return true
    }
  }

  private mutating func redefine(
    _ definition: Int32, by terms: Block<SlotTerm>, constant: Double
  ) -> Bool {
    let definitions = definitions.block
    if !definitions[definition].isDirect || definitions[definition].freeStamp >= 0 {
      return false
    }
    var index = 0
    while terms[index].slot != definitions[definition].slot { index += 1 }
    let value = -constant / terms[index].coefficient
    definitions[definition].constant = value
    definitions[definition].freeConstant = value
    definitions[definition].freeMagnitude = abs(value)
    isRedefined = true
    return true
  }

  private mutating func shift(row: Int32, constant: Double) {
    let (rows, components) = (rows.block, components.block)
    // From what the definitions gave, not from the last constant, so that rounding never adds up.
    let own = constant * rows[row].factor
    let shifted = rows[row].rest + own
    let change = shifted - rows[row].constant
    rows[row].constant = shifted
    rows[row].magnitude = max(rows[row].magnitude, abs(own))
    let index = rows[row].component
    if !components[index].needsFill {
      components[index].tableau.shift(residual: rows[row].name, by: change)
    }
    markDirty(index)
  }
}

extension Tableau {
  /// Adds a number to a residual.
  ///
  /// A nonbasic residual remains zero, so that the basic quantities change instead.
  fileprivate mutating func shift(residual name: Int32, by change: Double) {
    let basicRow = row(named: name)
    if basicRow >= 0 {
      shift(row: basicRow, by: change)
      return
    }
    let column = column(named: name)
    for row in 0..<rowCount {
      let part = cells[row &* stride &+ column] * change
      if part != 0 { shift(row: row, by: -part) }
    }
  }

  private mutating func shift(row: Int, by change: Double) {
    let base = row &* stride
    cells[base &+ valueColumn] += change
    if constantColumn != valueColumn { cells[base &+ constantColumn] += change }
    magnitudes[row] = max(magnitudes[row], abs(change))
  }
}
