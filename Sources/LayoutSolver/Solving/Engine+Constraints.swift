extension Engine {
  /// Makes the row of a constraint that was added after the last build.
  ///
  /// - Returns: Whether that was possible; if not, ``build(_:_:)`` must start anew.
  mutating func insert(_ place: Int, of system: borrowing ConstraintSystem) -> Bool {
    if system.constraints[place].isRequiredEquality { return false }
    let made = makeRow(place, of: system)
    system.constraints[place].row = made
    if made == ConstraintSystem.Record.check { return false }
    if made < 0 { return true }
    var component: Int32 = -1
    let row = rows[made]
    for index in row.start..<row.start + row.count {
      let slot = pool[index].slot
      if definitionOf[slot] == Engine.fixed { continue }
      let own = componentOf[slot]
      if own < 0 || (component >= 0 && own != component) { return false }
      component = own
    }
    for index in row.start..<row.start + row.count
    where definitionOf[pool[index].slot] == Engine.fixed {
      if column(of: pool[index].slot, in: Int(component)) < 0 { return false }
    }
    link(row: made, to: component)
    if !components[component].needsFill {
      components[component].needsFill = !enter(row: made, Int(component), system.values.block)
    }
    markDirty(component)
    return true
  }

  /// Writes a new row in the present columns of its component.
  ///
  /// - Returns: Whether there was room for it, and a level for its priority.
  private mutating func enter(row made: Int32, _ index: Int, _ values: Block<Double>) -> Bool {
    let row = rows[made]
    let rowCount = components[index].tableau.rowCount
    if rowCount == components[index].tableau.rowCapacity { return false }
    workspace.reserve(rows: rowCount + 1, in: &arena)
    if collectLevels(from: components[index].firstRow)
      != components[index].tableau.priorityLevelCount
    {
      return false
    }
    write(row, made, into: &components.block[index].tableau, index, values)
    workspace.reserve(for: components[index].tableau, in: &arena)
    return true
  }

  private func write(
    _ row: Row, _ made: Int32, into tableau: inout Tableau, _ index: Int, _ values: Block<Double>
  ) {
    rows[made].name = tableau.newName
    let base = tableau.appendRow(
      Tableau.Quantity(
        above: row.isEquality ? row.weight : 0, below: row.weight, level: level(of: row.priority),
        name: tableau.newName), magnitude: row.magnitude)
    tableau.cells[base + tableau.constantColumn] = row.constant
    tableau.cells[base + tableau.valueColumn] = row.constant
    for place in row.start..<row.start + row.count {
      let term = pool[place]
      if definitionOf[term.slot] == Engine.free {
        tableau.addToLastRow(term.coefficient, variable: columnOf[term.slot])
      } else {
        tableau.cells[base + column(of: term.slot, in: index)] += term.coefficient
        tableau.cells[base + tableau.valueColumn] += term.coefficient * values[term.slot]
      }
    }
  }

  /// Takes out the row of a constraint.
  ///
  /// - Returns: Whether the rest still forms one component; if not, ``build(_:_:)`` must start anew.
  mutating func takeOut(row: Int32) -> Bool {
    let index = rows[row].component
    var previous: Int32 = -1
    var next = components[index].firstRow
    while next != row {
      previous = next
      next = rows[next].next
    }
    let following = rows[row].next
    if previous < 0 {
      components[index].firstRow = following
    } else {
      rows[previous].next = following
    }
    if following < 0 { components[index].lastRow = previous }
    components[index].rowCount -= 1
    if !components[index].needsFill {
      components[index].needsFill = !leave(row: row, Int(index))
    }
    markDirty(index)
    let start = rows[row].start
    let count = rows[row].count
    let isJoint = components[index].columnCount > 1 && !isConnected(index)
    if Int(row) == rows.count - 1 && Int(start + count) == pool.count {
      rows.truncate(to: Int(row))
      pool.truncate(to: Int(start))
    } else {
      unusedRowCount += 1
    }
    return !isJoint && unusedRowCount <= 16 + rows.count / 2
  }

  /// Takes a row out of its component's tableau, or its cost if it is nonbasic.
  ///
  /// - Returns: Whether the tableau can go on from there.
  private mutating func leave(row: Int32, _ index: Int) -> Bool {
    // The levels must remain those of the rows.
    if !rows[row].priority.isRequired && !hasRow(of: rows[row].priority, index) { return false }
    let name = rows[row].name
    let place = components[index].tableau.row(named: name)
    if place >= 0 {
      components[index].tableau.removeRow(place)
      return true
    }
    if components[index].relaxedName >= 0 { return false }
    components[index].tableau.relax(column: components[index].tableau.column(named: name))
    components[index].relaxedName = name
    return true
  }

  private func hasRow(of priority: Priority, _ index: Int) -> Bool {
    var next = components[index].firstRow
    while next >= 0 {
      if rows[next].priority.value == priority.value { return true }
      next = rows[next].next
    }
    return false
  }

  /// Whether a component's rows still join all its variables.
  private func isConnected(_ index: Int32) -> Bool {
    let (rows, pool, components) = (rows.block, pool.block, components.block)
    let start = components[index].columnStart
    for column in 0..<components[index].columnCount {
      let slot = columnSlots[start &+ column]
      marks[slot] = slot
    }
    var parts = components[index].columnCount
    var next = components[index].firstRow
    while next >= 0 && parts > 1 {
      var first: Int32 = -1
      for place in rows[next].start..<rows[next].start &+ rows[next].count {
        let slot = pool[place].slot
        if definitionOf[slot] != Engine.free { continue }
        if first < 0 {
          first = slot
        } else if unite(first, slot) {
          parts &-= 1
        }
      }
      next = rows[next].next
    }
    return parts == 1
  }

  mutating func markDirty(_ component: Int32) {
    if components[component].isDirty { return }
    components[component].isDirty = true
    dirty.append(component, in: &arena)
  }
}
