/// A variable of a reduced system, by its slot, times a number.
struct SlotTerm: Sendable {
  let slot: Int32
  let coefficient: Double
}

/// A sum of slots under construction: dense to add to, sparse to read.
///
/// The arrays span all slots and are cleared by ``drain(into:)`` alone, so that one sum serves for
/// a whole solve.
struct LinearSum: Sendable {
  private var sums: [Double]
  /// The sum of the sizes of what was added to each slot: tells a zero from what rounding left.
  private var sizes: [Double]
  private var touched: [Int32] = []
  private(set) var constant = 0.0
  /// The greatest number that went into the constant.
  private(set) var magnitude = 0.0

  init(slotCount: Int) {
    sums = Array(repeating: 0, count: slotCount)
    sizes = Array(repeating: 0, count: slotCount)
  }

  mutating func add(_ coefficient: Double, slot: Int32) {
    let index = Int(slot)
    if sizes[index] == 0 { touched.append(slot) }
    sums[index] += coefficient
    // Never zero for a slot in `touched`, not even with a coefficient of zero.
    sizes[index] += abs(coefficient) + Double.leastNonzeroMagnitude
  }

  mutating func add(constant value: Double, magnitude size: Double) {
    constant += value
    magnitude = max(magnitude, abs(size))
  }

  /// Appends the terms that did not cancel, in the order in which they were met, and starts anew.
  ///
  /// - Returns: How many terms were appended.
  mutating func drain(into terms: inout [SlotTerm]) -> Int32 {
    var count: Int32 = 0
    for slot in touched {
      let index = Int(slot)
      if abs(sums[index]) > Tolerance.cancellation * sizes[index] {
        terms.append(SlotTerm(slot: slot, coefficient: sums[index]))
        count += 1
      }
      sums[index] = 0
      sizes[index] = 0
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    magnitude = 0
    return count
  }
}
