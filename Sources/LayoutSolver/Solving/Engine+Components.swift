/// Rows that share free variables, directly or through others, and their tableau.
struct Component: BitwiseCopyable {
  var tableau: Tableau
  /// The rows in order, as a list linked by ``Engine/Row/next``.
  var firstRow: Int32 = -1
  var lastRow: Int32 = -1
  var rowCount: Int32 = 0
  var columnCount: Int32 = 0
  /// Where the slots of the columns start in ``Engine/columnSlots``, and those of fixed variables.
  var columnStart: Int32 = 0
  var parameterStart: Int32 = 0
  var isDirty = false
  /// Whether the tableau must be filled anew before it is solved.
  var needsFill = false
  /// A residual whose row was taken out while it was nonbasic, or -1.
  var relaxedName: Int32 = -1
  /// How many solves went on from a tableau since it was last filled.
  var solveCount: Int32 = 0

  init() { tableau = Tableau(columnCount: 0, parameterCount: 0) }
}

extension Engine {
  /// Sorts rows into components, in the order of their first rows.
  mutating func splitIntoComponents() {
    let slotCount = marks.count
    marks.fill(-1)
    for index in 0..<rows.count where !rows[index].isCheck {
      let row = rows[index]
      var first: Int32 = -1
      for place in row.start..<row.start + row.count {
        let slot = pool[place].slot
        if definitionOf[slot] != Engine.free { continue }
        if marks[slot] < 0 { marks[slot] = slot }
        if first < 0 { first = slot } else { _ = unite(first, slot) }
      }
    }
    for index in 0..<rows.count where !rows[index].isCheck {
      let root = representative(of: firstFreeSlot(rows[index]))
      if componentOf[root] < 0 {
        componentOf[root] = Int32(components.count)
        components.append(Component(), in: &arena)
      }
      link(row: Int32(index), to: componentOf[root])
    }
    var columnTotal = 0
    for slot in 0..<slotCount where marks[slot] >= 0 {
      let component = componentOf[representative(of: Int32(slot))]
      componentOf[slot] = component
      columnOf[slot] = components[component].columnCount
      components[component].columnCount += 1
      columnTotal += 1
    }
    columnSlots = Stack(capacity: columnTotal + 8, in: &arena)
    columnSlots.fill(with: -1, count: columnTotal, in: &arena)
    var start: Int32 = 0
    for index in 0..<components.count {
      components[index].columnStart = start
      start += components[index].columnCount
    }
    for slot in 0..<slotCount where marks[slot] >= 0 {
      columnSlots[components[componentOf[slot]].columnStart + columnOf[slot]] = Int32(slot)
    }
    for index in 0..<components.count { allocateTableau(of: index) }
  }

  private func firstFreeSlot(_ row: Row) -> Int32 {
    var place = row.start
    while definitionOf[pool[place].slot] != Engine.free { place += 1 }
    return pool[place].slot
  }

  @inline(__always)
  private func representative(of slot: Int32) -> Int32 {
    var slot = slot
    while marks[slot] != slot {
      marks[slot] = marks[marks[slot]]
      slot = marks[slot]
    }
    return slot
  }

  /// The smaller representative stays, so the outcome does not depend on the order of merging.
  ///
  /// - Returns: Whether they were apart.
  func unite(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (representative(of: left), representative(of: right))
    marks[max(left, right)] = min(left, right)
    return left != right
  }

  /// Makes a row the last of its component.
  mutating func link(row: Int32, to index: Int32) {
    rows[row].component = index
    rows[row].next = -1
    let last = components[index].lastRow
    if last < 0 { components[index].firstRow = row } else { rows[last].next = row }
    components[index].lastRow = row
    components[index].rowCount += 1
  }

  private mutating func allocateTableau(of index: Int) {
    var component = components[index]
    component.parameterStart = Int32(columnSlots.count)
    let seen = -2 - Int32(index)
    var row = component.firstRow
    while row >= 0 {
      for place in rows[row].start..<rows[row].start + rows[row].count {
        let slot = pool[place].slot
        if definitionOf[slot] == Engine.free || marks[slot] == seen { continue }
        marks[slot] = seen
        columnSlots.append(slot, in: &arena)
      }
      row = rows[row].next
    }
    component.tableau = Tableau(
      columnCount: Int(component.columnCount),
      parameterCount: columnSlots.count - Int(component.parameterStart))
    component.tableau.allocate(rowCapacity: Int(component.rowCount), in: &arena)
    components[index] = component
  }

  /// Writes the rows of a component into its tableau, all variables at zero.
  mutating func fill(_ index: Int, _ values: Block<Double>) {
    var component = components[index]
    let rowCount = Int(component.rowCount)
    if rowCount > component.tableau.rowCapacity {
      component.tableau.allocate(rowCapacity: rowCount + rowCount / 2 + 1, in: &arena)
    }
    workspace.reserve(rows: rowCount, in: &arena)
    component.tableau.clear()
    component.needsFill = false
    component.relaxedName = -1
    component.solveCount = 0
    component.tableau.priorityLevelCount = collectLevels(from: component.firstRow)
    component.tableau.levelCount = component.tableau.priorityLevelCount
    let parameterColumn = Int32(component.tableau.constantColumn + 1)
    for parameter in 0..<component.tableau.parameterCount {
      let slot = columnSlots[Int(component.parameterStart) + parameter]
      columnOf[slot] = parameterColumn + Int32(parameter)
    }
    var next = component.firstRow
    while next >= 0 {
      let row = rows[next]
      rows[next].name = component.tableau.newName
      appendRow(row, to: &component.tableau, values)
      next = row.next
    }
    workspace.reserve(for: component.tableau, in: &arena)
    components[index] = component
  }

  private func appendRow(_ row: Row, to tableau: inout Tableau, _ values: Block<Double>) {
    let base = tableau.appendRow(
      Tableau.Quantity(
        above: row.isEquality ? row.weight : 0, below: row.weight, level: level(of: row.priority),
        name: tableau.newName),
      magnitude: row.magnitude)
    var value = row.constant
    for place in row.start..<row.start + row.count {
      let term = pool[place]
      tableau.cells[base + Int(columnOf[term.slot])] = term.coefficient
      if definitionOf[term.slot] == Engine.fixed {
        let part = term.coefficient * values[term.slot]
        value += part
        tableau.magnitudes[tableau.rowCount - 1] = max(
          tableau.magnitudes[tableau.rowCount - 1], abs(part))
      }
    }
    tableau.cells[base + tableau.constantColumn] = row.constant
    tableau.cells[base + tableau.valueColumn] = value
    if value < 0 { tableau.sides[tableau.rowCount - 1] = -1 }
  }

  /// Sorts the priorities of a list of rows into the workspace, required first.
  func collectLevels(from firstRow: Int32) -> Int {
    let levels = workspace.levels
    levels[0] = .required
    var count = 1
    var next = firstRow
    while next >= 0 {
      let priority = rows[next].priority
      next = rows[next].next
      var place = count
      while place > 0 && levels[place - 1].value < priority.value { place -= 1 }
      if place > 0 && levels[place - 1].value == priority.value { continue }
      var index = count
      while index > place {
        levels[index] = levels[index - 1]
        index -= 1
      }
      levels[place] = priority
      count += 1
    }
    return count
  }

  @inline(__always)
  func level(of priority: Priority) -> Int32 {
    var level = 0
    while workspace.levels[level].value != priority.value { level += 1 }
    return Int32(level)
  }

  /// Solves a component from where it stands, to the one solution that does not depend on where.
  mutating func solve(_ index: Int) {
    components[index].isDirty = false
    if components[index].tableau.minimize(workspace) == .unique { return }
    if components[index].tableau.breaksTies { return }
    components[index].tableau.breakTies()
    workspace.reserve(for: components[index].tableau, in: &arena)
    components[index].tableau.minimize(workspace)
  }

  mutating func noteContradiction(of index: Int) {
    let component = components[index]
    var sources: [Source] = []
    var next = component.firstRow
    while next >= 0 {
      sources.append(rows[next].source)
      next = rows[next].next
    }
    contradiction = component.tableau.contradictingRows(workspace).map { sources[$0] }
  }
}
