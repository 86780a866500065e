/// Rows that share free variables, directly or through others, and their tableau.
struct Component: BitwiseCopyable {
  var tableau = Tableau()
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
}

extension Engine {
  /// Sorts rows into components, in the order of their first rows.
  mutating func splitIntoComponents() {
    let (marks, rows, pool) = (marks, rows.block, pool.block)
    let (definitionOf, componentOf, columnOf) = (definitionOf, componentOf, columnOf)
    marks.fill(-1)
    // For each row the mark of its first free variable leads to its component.
    for index in 0..<self.rows.count where !rows[index].isCheck {
      var first: Int32 = -1
      var place = rows[index].start
      let end = place &+ rows[index].count
      while place < end {
        let slot = pool[place].slot
        place &+= 1
        if definitionOf[slot] != Engine.free { continue }
        if marks[slot] < 0 { marks[slot] = slot }
        if first < 0 { first = slot } else { _ = unite(first, slot) }
      }
      rows[index].component = first
    }
    components = Stack(capacity: 16, in: &arena)
    for index in 0..<self.rows.count where !rows[index].isCheck {
      let root = representative(of: rows[index].component)
      if componentOf[root] < 0 {
        componentOf[root] = Int32(truncatingIfNeeded: components.count)
        components.append(Component(), in: &arena)
      }
      link(row: Int32(truncatingIfNeeded: index), to: componentOf[root])
    }
    let components = components.block
    var columnTotal = 0
    for slot in 0..<marks.count where marks[slot] >= 0 {
      let component = componentOf[representative(of: Int32(truncatingIfNeeded: slot))]
      componentOf[slot] = component
      columnOf[slot] = components[component].columnCount
      components[component].columnCount &+= 1
      columnTotal &+= 1
    }
    columnSlots = Stack(capacity: columnTotal + 8, in: &arena)
    columnSlots.setCount(to: columnTotal)
    let columnSlots = columnSlots.block
    var start: Int32 = 0
    for index in 0..<self.components.count {
      components[index].columnStart = start
      start &+= components[index].columnCount
    }
    for slot in 0..<marks.count where marks[slot] >= 0 {
      let place = components[componentOf[slot]].columnStart &+ columnOf[slot]
      columnSlots[place] = Int32(truncatingIfNeeded: slot)
    }
    for index in 0..<self.components.count { allocateTableau(of: index) }
  }

  @inline(__always)
  private func representative(of slot: Int32) -> Int32 {
    let marks = marks
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
    let (rows, components) = (rows.block, components.block)
    rows[row].component = index
    rows[row].next = -1
    let last = components[index].lastRow
    if last < 0 { components[index].firstRow = row } else { rows[last].next = row }
    components[index].lastRow = row
    components[index].rowCount &+= 1
  }

  private mutating func allocateTableau(of index: Int) {
    let (marks, rows, pool) = (marks, rows.block, pool.block)
    let (definitionOf, components) = (definitionOf, components.block)
    let parameterStart = columnSlots.count
    components[index].parameterStart = Int32(truncatingIfNeeded: parameterStart)
    let seen = -2 &- Int32(truncatingIfNeeded: index)
    var row = components[index].firstRow
    while row >= 0 {
      var place = rows[row].start
      let end = place &+ rows[row].count
      while place < end {
        let slot = pool[place].slot
        place &+= 1
        if definitionOf[slot] == Engine.free || marks[slot] == seen { continue }
        marks[slot] = seen
        columnSlots.append(slot, in: &arena)
      }
      row = rows[row].next
    }
    components[index].tableau.setShape(
      columnCount: Int(components[index].columnCount),
      parameterCount: columnSlots.count &- parameterStart)
    components[index].tableau.allocate(
      rowCapacity: Int(components[index].rowCount), in: &arena)
  }

  /// Writes the rows of a component into its tableau.
  ///
  /// A variable that is wanted at a value by itself starts there, the others at zero. Where one
  /// solves from has no influence on the solution.
  mutating func fill(_ index: Int, _ values: Block<Double>) {
    let (components, rows) = (components.block, rows.block)
    let rowCount = Int(components[index].rowCount)
    if rowCount > components[index].tableau.rowCapacity {
      components[index].tableau.allocate(rowCapacity: rowCount + rowCount / 2 + 1, in: &arena)
    }
    workspace.reserve(rows: rowCount, in: &arena)
    workspace.clearStarts(columns: components[index].tableau.columnCount, in: &arena)
    components[index].tableau.clear()
    components[index].needsFill = false
    components[index].relaxedName = -1
    components[index].solveCount = 0
    let levelCount = collectLevels(from: components[index].firstRow)
    components[index].tableau.priorityLevelCount = levelCount
    components[index].tableau.levelCount = levelCount
    var column = Int32(truncatingIfNeeded: components[index].tableau.constantColumn &+ 1)
    var place = components[index].parameterStart
    let end = place &+ Int32(truncatingIfNeeded: components[index].tableau.parameterCount)
    while place < end {
      columnOf[columnSlots[place]] = column
      column &+= 1
      place &+= 1
    }
    var next = components[index].firstRow
    while next >= 0 {
      enter(row: next, in: &components[index].tableau, values)
      next = rows[next].next
    }
    components[index].tableau.pivot(to: workspace.starts)
    workspace.reserve(for: components[index].tableau, in: &arena)
  }

  /// Adds a row to a tableau whose columns are all variables.
  @inline(__always)
  private func enter(row: Int32, in tableau: inout Tableau, _ values: Block<Double>) {
    let (rows, pool, columnOf, definitionOf) = (rows.block, pool.block, columnOf, definitionOf)
    let weight = rows[row].weight
    rows[row].name = tableau.newName
    let base = tableau.appendRow(
      Tableau.Quantity(
        above: rows[row].isEquality ? weight : 0, below: weight,
        level: level(of: rows[row].priority), name: tableau.newName), magnitude: 0)
    let cells = tableau.cells
    var value = rows[row].constant
    var magnitude = rows[row].magnitude
    var place = rows[row].start
    let end = place &+ rows[row].count
    while place < end {
      let term = pool[place]
      place &+= 1
      cells[base &+ Int(columnOf[term.slot])] = term.coefficient
      if definitionOf[term.slot] == Engine.fixed {
        let part = term.coefficient * values[term.slot]
        value += part
        if abs(part) > magnitude { magnitude = abs(part) }
      }
    }
    cells[base &+ tableau.constantColumn] = rows[row].constant
    cells[base &+ tableau.valueColumn] = value
    let last = tableau.rowCount &- 1
    tableau.magnitudes[last] = magnitude
    if value < 0 { tableau.sides[last] = -1 }
    if rows[row].count == 1 && (value < 0 || (rows[row].isEquality && value != 0)) {
      tableau.noteStart(row: last, column: columnOf[pool[rows[row].start].slot], workspace.starts)
    }
  }

  /// Sorts the priorities of a list of rows into the workspace, required first.
  func collectLevels(from firstRow: Int32) -> Int {
    let (levels, rows) = (workspace.levels, rows.block)
    levels[0] = .required
    var count = 1
    var next = firstRow
    while next >= 0 {
      let priority = rows[next].priority
      next = rows[next].next
      var place = count
      while levels[place &- 1].value < priority.value { place &-= 1 }
      // No priority is above the first level.
      if levels[place &- 1].value == priority.value { continue }
      var index = count
      while index > place {
        levels[index] = levels[index &- 1]
        index &-= 1
      }
      levels[place] = priority
      count &+= 1
    }
    return count
  }

  @inline(__always)
  func level(of priority: Priority) -> Int32 {
    let levels = workspace.levels
    var level = 0
    while levels[level].value != priority.value { level &+= 1 }
    return Int32(truncatingIfNeeded: level)
  }

  /// Solves a component from where it stands, to the one solution that does not depend on where.
  mutating func solve(_ index: Int) {
    let components = components.block
    components[index].isDirty = false
    if components[index].tableau.minimize(&workspace) == .unique { return }
    if components[index].tableau.breaksTies { return }
    components[index].tableau.breakTies()
    workspace.reserve(for: components[index].tableau, in: &arena)
    components[index].tableau.minimize(&workspace)
  }

  mutating func noteContradiction(of index: Int) {
    var sources: [Source] = []
    var next = components[index].firstRow
    while next >= 0 {
      sources.append(rows[next].source)
      next = rows[next].next
    }
    contradiction = components[index].tableau.contradictingRows(&workspace).map { sources[$0] }
  }
}
