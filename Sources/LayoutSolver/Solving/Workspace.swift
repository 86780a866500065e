/// Room for the steps of a minimization, shared by all components.
struct Workspace {
  /// The change of the objective for each column, and the sizes of its parts, level by level.
  private(set) var gradient = Block<Double>()
  private(set) var gradientSizes = Block<Double>()
  /// The slope of one direction.
  private(set) var slope = Block<Double>()
  private(set) var slopeSizes = Block<Double>()
  private(set) var breakpoints = Block<Tableau.Breakpoint>()
  /// The priorities of a component's levels.
  private(set) var levels = Block<Priority>()
  /// For each column the row to start from, or -1.
  private(set) var starts = Block<Int32>()

  init() {}

  /// Makes room for the priorities of so many rows.
  mutating func reserve(rows: Int, in arena: inout Arena) {
    if rows < self.levels.count { return }
    levels = arena.allocate(2 * rows + 2)
  }

  mutating func clearStarts(columns: Int, in arena: inout Arena) {
    if columns > starts.count { starts = arena.allocate(2 * columns) }
    let starts = starts
    for column in 0..<columns { starts[column] = -1 }
  }

  @inline(__always)
  mutating func reserve(for tableau: Tableau, in arena: inout Arena) {
    let columns = tableau.columnCount
    let levels = tableau.levelCount
    let breakpointCount = max(tableau.rowCount, 2 &* columns)
    if breakpointCount > breakpoints.count { breakpoints = arena.allocate(2 * breakpointCount) }
    if levels > slope.count {
      slope = arena.allocate(2 * levels)
      slopeSizes = arena.allocate(2 * levels)
    }
    let gradientCount = levels * tableau.gradientStride
    if gradientCount > gradient.count {
      gradient = arena.allocate(2 * gradientCount)
      gradientSizes = arena.allocate(2 * gradientCount)
    }
  }
}
