/// One connected part of a reduced system: a dense tableau, solved for the smallest errors.
///
/// Every *quantity* is a free variable or the residual of a row. As many quantities as there are
/// variables are nonbasic: they are zero. The others are basic, each written as a sum of nonbasic
/// ones plus its value. Instead of splitting a residual into error variables, the objective bends
/// at zero: each residual has one slope below zero and one above.
///
/// The objective has one level for each priority in use, compared one after the other, the
/// required constraints first. Source: the bounded dual simplex seen from its primal side, with
/// the long-step ratio test; lexicographic costs as in Badros, Borning & Stuckey 2001.
struct Tableau: Sendable {
  enum Kind: UInt8, Sendable {
    /// A variable: no slope.
    case free
    /// Costs its distance from zero.
    case equality
    /// Costs what it is below zero.
    case inequality
    /// Costs its value, below zero as well as above; it stays basic.
    case linear
  }

  struct Quantity: Sendable {
    let kind: Kind
    let level: Int32
    let weight: Double
  }

  let columnCount: Int
  /// Levels of the objective; level 0 belongs to the required constraints.
  var levelCount: Int
  /// The columns and, after them, the value.
  let stride: Int
  /// The variables, then the residuals of the rows.
  var quantities: [Quantity]
  var cells: [Double] = []
  /// For each row the greatest number that went into its value.
  var magnitudes: [Double] = []
  /// The quantity that each row and each column stands for.
  var basic: [Int32] = []
  var nonbasic: [Int32]
  /// For each row which slope counts: 1 above zero, -1 below; either at zero.
  var sides: [Double] = []

  /// The change of the objective for each column, one number a level, and the sizes of its parts.
  var gradient: [Double] = []
  var gradientSizes: [Double] = []
  /// Room for the slope of one direction.
  var slope: [Double] = []
  var slopeSizes: [Double] = []
  var breakpoints: [Breakpoint] = []

  struct Breakpoint: Sendable {
    let distance: Double
    let row: Int
    let coefficient: Double
  }

  init(columnCount: Int, levelCount: Int, rowCapacity: Int) {
    self.columnCount = columnCount
    self.levelCount = levelCount
    stride = columnCount + 1
    quantities = Array(
      repeating: Quantity(kind: .free, level: 0, weight: 0), count: columnCount)
    nonbasic = (0..<Int32(columnCount)).map { $0 }
    quantities.reserveCapacity(columnCount + rowCapacity)
    cells.reserveCapacity(rowCapacity * stride)
    magnitudes.reserveCapacity(rowCapacity)
    basic.reserveCapacity(rowCapacity)
    sides.reserveCapacity(rowCapacity)
  }

  var rowCount: Int { basic.count }

  func value(ofRow row: Int) -> Double { cells[row * stride + columnCount] }

  /// Adds a basic row without coefficients; the caller fills them in with ``addCoefficient``.
  mutating func appendRow(_ quantity: Quantity, constant: Double, magnitude: Double) {
    basic.append(Int32(quantities.count))
    quantities.append(quantity)
    for _ in 0..<columnCount { cells.append(0) }
    cells.append(constant)
    magnitudes.append(magnitude)
    sides.append(constant < 0 ? -1 : 1)
  }

  /// Adds to the coefficient of a variable in the last row, before any pivot.
  mutating func addCoefficient(_ coefficient: Double, column: Int) {
    cells[(rowCount - 1) * stride + column] += coefficient
  }

  func coefficients(ofRow row: Int) -> ArraySlice<Double> {
    cells[row * stride..<row * stride + columnCount]
  }

  /// Adds a sum of variables as the last level of the objective, in terms of the present columns.
  ///
  /// - Returns: The row of the sum.
  mutating func appendObjective(_ sum: [(column: Int, coefficient: Double)]) -> Int {
    var place = Array(repeating: -1, count: columnCount)
    for row in 0..<rowCount where Int(basic[row]) < columnCount { place[Int(basic[row])] = row }
    var column = Array(repeating: -1, count: columnCount)
    for index in 0..<columnCount where Int(nonbasic[index]) < columnCount {
      column[Int(nonbasic[index])] = index
    }
    appendRow(
      Quantity(kind: .linear, level: Int32(levelCount), weight: 1), constant: 0, magnitude: 0)
    levelCount += 1
    let last = rowCount - 1
    for term in sum {
      if column[term.column] >= 0 {
        cells[last * stride + column[term.column]] += term.coefficient
        continue
      }
      let row = place[term.column]
      for index in 0..<stride {
        cells[last * stride + index] += term.coefficient * cells[row * stride + index]
      }
      magnitudes[last] = max(magnitudes[last], abs(term.coefficient) * magnitudes[row])
    }
    return last
  }

  mutating func negate(row: Int) {
    for index in row * stride..<(row + 1) * stride { cells[index] = -cells[index] }
  }

  /// Whether the row is a residual that is required to be zero, or not below zero, and is not.
  func isViolated(row: Int) -> Bool {
    let quantity = quantities[Int(basic[row])]
    guard quantity.level == 0 else { return false }
    let tolerance = Tolerance.value(magnitude: magnitudes[row])
    switch quantity.kind {
    case .free, .linear: return false
    case .equality: return abs(value(ofRow: row)) > tolerance
    case .inequality: return value(ofRow: row) < -tolerance
    }
  }

  var hasViolation: Bool { (0..<rowCount).contains { isViolated(row: $0) } }

  /// Calls `body` with each variable that is basic, and its value; the others are zero.
  func forEachBasicVariable(_ body: (_ variable: Int, _ value: Double) -> Void) {
    for row in 0..<rowCount where Int(basic[row]) < columnCount {
      body(Int(basic[row]), value(ofRow: row))
    }
  }

  /// The residuals that prove a violation: an infeasible set of rows, by their order of addition.
  ///
  /// Holds after ``minimize()``, by the lemma of Farkas: the slopes of these rows cancel in every
  /// variable and leave a positive error.
  mutating func contradictingRows() -> [Int] {
    updateGradient()
    var rows: [Int] = []
    for row in 0..<rowCount where slopeOfBasic(row) != 0 && quantities[Int(basic[row])].level == 0 {
      rows.append(Int(basic[row]) - columnCount)
    }
    for column in 0..<columnCount {
      let quantity = quantities[Int(nonbasic[column])]
      guard quantity.kind != .free, quantity.level == 0 else { continue }
      let place = column * levelCount
      if abs(gradient[place]) > Tolerance.slope * gradientSizes[place] {
        rows.append(Int(nonbasic[column]) - columnCount)
      }
    }
    return rows.sorted()
  }

  /// Makes a row's quantity nonbasic and a column's quantity basic.
  mutating func pivot(row: Int, column: Int) {
    let base = row * stride
    let inverse = 1 / cells[base + column]
    for index in 0..<stride { cells[base + index] *= -inverse }
    cells[base + column] = inverse
    magnitudes[row] *= abs(inverse)
    for other in 0..<rowCount where other != row {
      let start = other * stride
      let factor = cells[start + column]
      if factor == 0 { continue }
      cells[start + column] = 0
      for index in 0..<columnCount {
        let change = factor * cells[base + index]
        if change == 0 { continue }
        let sum = cells[start + index] + change
        cells[start + index] = abs(sum) <= Tolerance.cancellation * abs(change) ? 0 : sum
      }
      cells[start + columnCount] += factor * cells[base + columnCount]
      magnitudes[other] = max(magnitudes[other], abs(factor) * magnitudes[row])
    }
    swap(&basic[row], &nonbasic[column])
  }
}
