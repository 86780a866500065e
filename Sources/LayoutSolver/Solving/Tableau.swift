/// One component of a reduced system: a dense tableau, solved for the smallest errors.
///
/// Every *quantity* is a free variable or the residual of a row. As many quantities as there are
/// variables are nonbasic: they are zero. The others are basic, each written as a sum of nonbasic
/// ones plus its value. Instead of splitting a residual into error variables, the objective bends
/// at zero: each residual has one slope below zero and one above.
///
/// The value stands behind the columns of a row; where fixed variables take part it is followed by
/// the constant and the coefficients of those, of which it is the sum. So an edit of a fixed
/// variable changes values and leaves all else as it is.
///
/// The objective has one level for each priority in use, compared one after the other, the
/// required constraints first. Source: the bounded dual simplex seen from its primal side, with
/// the long-step ratio test; lexicographic costs as in Badros, Borning & Stuckey 2001.
struct Tableau: BitwiseCopyable {
  /// What a row or a column stands for, and what it costs.
  struct Quantity: BitwiseCopyable {
    /// The cost of each unit above zero, and of each below.
    var above: Double
    var below: Double
    var level: Int32
    /// Variables come first, by column, then the residuals of rows, by age.
    let name: Int32

    /// How much the slope of the objective grows where the quantity passes zero.
    var bend: Double { above + below }
  }

  private(set) var columnCount = 0
  private(set) var parameterCount = 0
  private(set) var stride = 0
  var rowCount = 0
  /// The first name that no residual has had.
  private var nextName: Int32 = 0
  /// Levels of the objective; level 0 belongs to the required constraints.
  var levelCount = 1
  /// The levels that stand for priorities; those after them break ties.
  var priorityLevelCount = 1
  private(set) var cells = Block<Double>()
  /// For each row the greatest number that went into its value.
  private(set) var magnitudes = Block<Double>()
  /// For each row which slope counts: 1 above zero, -1 below; either at zero.
  private(set) var sides = Block<Double>()
  /// The quantity that each row and each column stands for.
  private(set) var basic = Block<Quantity>()
  private(set) var nonbasic = Block<Quantity>()

  init() {}

  mutating func setShape(columnCount: Int, parameterCount: Int) {
    self.columnCount = columnCount
    self.parameterCount = parameterCount
    stride = (width + 1) & -2
  }

  /// The numbers a row holds, without the gap that rounds up its length.
  var width: Int { columnCount + 1 + (parameterCount == 0 ? 0 : 1 + parameterCount) }
  /// The numbers a level of the gradient holds, some of them unused.
  var gradientStride: Int { (columnCount + 1) & -2 }
  var valueColumn: Int { columnCount }
  var constantColumn: Int { parameterCount == 0 ? columnCount : columnCount + 1 }
  var rowCapacity: Int { basic.count }

  mutating func allocate(rowCapacity: Int, in arena: inout Arena) {
    cells = arena.allocate(rowCapacity * stride)
    magnitudes = arena.allocate(rowCapacity)
    sides = arena.allocate(rowCapacity)
    basic = arena.allocate(rowCapacity)
    if nonbasic.count == 0 { nonbasic = arena.allocate(columnCount) }
  }

  /// Starts with all variables at zero and no rows.
  mutating func clear() {
    rowCount = 0
    nextName = Int32(truncatingIfNeeded: columnCount)
    let nonbasic = nonbasic
    for column in 0..<columnCount {
      nonbasic[column] = Quantity(
        above: 0, below: 0, level: 0, name: Int32(truncatingIfNeeded: column))
    }
  }

  /// Adds a row of zeros; the caller fills it in.
  @inline(__always)
  mutating func appendRow(_ quantity: Quantity, magnitude: Double) -> Int {
    let row = rowCount
    let base = row &* stride
    var index = base
    while index < base &+ stride {
      cells.setPair(.zero, at: index)
      index &+= 2
    }
    magnitudes[row] = magnitude
    basic[row] = quantity
    sides[row] = 1
    nextName &+= 1
    rowCount = row &+ 1
    return base
  }

  /// What the next row's residual is called.
  var newName: Int32 { nextName }

  /// Puts the last row in the place of another.
  mutating func removeRow(_ row: Int) {
    rowCount -= 1
    if row == rowCount { return }
    cells.move(from: rowCount * stride, to: row * stride, count: stride)
    magnitudes[row] = magnitudes[rowCount]
    sides[row] = sides[rowCount]
    basic[row] = basic[rowCount]
  }

  /// The row whose quantity has a name, or -1.
  func row(named name: Int32) -> Int {
    for row in 0..<rowCount where basic[row].name == name { return row }
    return -1
  }

  func column(named name: Int32) -> Int {
    for column in 0..<columnCount where nonbasic[column].name == name { return column }
    return -1
  }

  /// Takes the cost from a nonbasic quantity, so that it may leave zero.
  func relax(column: Int) {
    nonbasic[column].above = 0
    nonbasic[column].below = 0
    nonbasic[column].level = 0
  }

  /// Adds to the last row a variable, written in the present columns.
  func addToLastRow(_ coefficient: Double, variable: Int32) {
    let base = (rowCount - 1) * stride
    let row = row(named: variable)
    if row < 0 {
      let place = base + column(named: variable)
      let sum = cells[place] + coefficient
      cells[place] = abs(sum) > Tolerance.cancellation * abs(coefficient) ? sum : 0
      return
    }
    Tableau.addRow(at: row * stride, times: coefficient, toRowAt: base, cells, stride)
    magnitudes[rowCount - 1] = max(magnitudes[rowCount - 1], abs(coefficient) * magnitudes[row])
  }

  @inline(__always)
  func value(ofRow row: Int) -> Double { cells[row &* stride &+ columnCount] }

  @inline(__always)
  func tolerance(ofRow row: Int) -> Double { Tolerance.value(magnitude: magnitudes[row]) }

  @inline(__always)
  func isVariable(_ quantity: Quantity) -> Bool { Int(quantity.name) < columnCount }

  /// Whether the row is a residual that is required to be zero, or not below zero, and is not.
  @inline(__always)
  func isViolated(row: Int) -> Bool {
    if basic[row].level != 0 { return false }
    let value = value(ofRow: row)
    if value == 0 || basic[row].bend == 0 { return false }
    let tolerance = tolerance(ofRow: row)
    return value < -tolerance || (basic[row].above > 0 && value > tolerance)
  }

  var hasViolation: Bool {
    mutating get {
      for row in 0..<rowCount where isViolated(row: row) { return true }
      return false
    }
  }

  /// Adds one level for each variable, which costs its distance from zero.
  ///
  /// The optimum is then a single point: of those that were equally good the one where the first
  /// variable is nearest to zero, of these the one where the second is, and so on.
  mutating func breakTies() {
    setVariableCosts(to: 1)
    levelCount = priorityLevelCount + columnCount
  }

  var breaksTies: Bool { levelCount > priorityLevelCount }

  func setVariableCosts(to cost: Double) {
    for row in 0..<rowCount where isVariable(basic[row]) {
      basic[row] = variable(named: basic[row].name, cost: cost)
    }
    for column in 0..<columnCount where isVariable(nonbasic[column]) {
      nonbasic[column] = variable(named: nonbasic[column].name, cost: cost)
    }
  }

  private func variable(named name: Int32, cost: Double) -> Quantity {
    Quantity(
      above: cost, below: cost, level: cost == 0 ? 0 : Int32(priorityLevelCount) + name, name: name)
  }

  /// Makes a row's quantity nonbasic and a column's quantity basic.
  mutating func pivot(row: Int, column: Int) {
    let (cells, magnitudes, stride, rowCount) = (cells, magnitudes, stride, rowCount)
    let base = row &* stride
    let inverse = 1 / cells[base &+ column]
    let factors = SIMD2(repeating: -inverse)
    var index = base
    while index < base &+ stride {
      cells.setPair(cells.pair(at: index) * factors, at: index)
      index &+= 2
    }
    cells[base &+ column] = inverse
    let magnitude = magnitudes[row] * abs(inverse)
    magnitudes[row] = magnitude
    var start = 0
    var other = 0
    while other < rowCount {
      let factor = cells[start &+ column]
      if factor != 0 && other != row {
        cells[start &+ column] = 0
        Tableau.addRow(at: base, times: factor, toRowAt: start, cells, stride)
        let part = abs(factor) * magnitude
        if part > magnitudes[other] { magnitudes[other] = part }
      }
      start &+= stride
      other &+= 1
    }
    let entering = nonbasic[column]
    nonbasic[column] = basic[row]
    basic[row] = entering
  }

  /// Adds a multiple of one row to another; what cancels but for rounding becomes zero.
  @inline(__always)
  static func addRow(
    at base: Int, times factor: Double, toRowAt start: Int, _ cells: Block<Double>, _ stride: Int
  ) {
    let factors = SIMD2(repeating: factor)
    let cancellation = SIMD2(repeating: Tolerance.cancellation)
    var index = 0
    while index < stride {
      let change = factors * cells.pair(at: base &+ index)
      var sum = cells.pair(at: start &+ index) + change
      sum.replace(with: 0, where: sum.sizes .<= cancellation * change.sizes)
      cells.setPair(sum, at: start &+ index)
      index &+= 2
    }
  }
}
