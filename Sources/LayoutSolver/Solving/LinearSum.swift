/// A sum of slots under construction: dense to add to, sparse to read.
///
/// The blocks span all slots and are cleared by reading alone, so that one sum serves for a whole
/// solve.
struct LinearSum {
  private let sums: Block<Double>
  /// The sum of the sizes of what was added to each slot: tells a zero from what rounding left.
  private let sizes: Block<Double>
  private let touched: Block<Int32>
  private var touchedCount = 0
  private(set) var constant = 0.0
  /// The greatest number that went into the constant, or into it and the fixed variables.
  private(set) var magnitude = 0.0

  init() {
    sums = Block()
    sizes = Block()
    touched = Block()
  }

  init(slotCount: Int, in arena: inout Arena) {
    sums = arena.allocate(slotCount)
    sizes = arena.allocate(slotCount)
    touched = arena.allocate(slotCount)
    sums.fill(0)
    sizes.fill(0)
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, slot: Int32) {
    if coefficient == 0 { return }
    let size = sizes[slot]
    if size == 0 {
      touched[touchedCount] = slot
      touchedCount &+= 1
    }
    sums[slot] += coefficient
    sizes[slot] = size + abs(coefficient)
  }

  @inline(__always)
  mutating func add(constant value: Double, magnitude size: Double) {
    constant += value
    note(magnitude: size)
  }

  /// Takes note of a number that goes into the sum by way of a fixed variable.
  @inline(__always)
  mutating func note(magnitude size: Double) {
    if abs(size) > magnitude { magnitude = abs(size) }
  }

  /// Appends the terms that did not cancel, in the order in which they were met, and starts anew.
  ///
  /// - Returns: How many terms were appended.
  mutating func drain(into terms: inout Stack<SlotTerm>, in arena: inout Arena) -> Int32 {
    let (sums, sizes, touched, touchedCount) = (sums, sizes, touched, touchedCount)
    let start = terms.count
    terms.reserve(start &+ touchedCount, in: &arena)
    let target = terms.block
    var end = start
    var index = 0
    while index < touchedCount {
      let slot = touched[index]
      let sum = sums[slot]
      if abs(sum) > Tolerance.cancellation * sizes[slot] {
        target[end].slot = slot
        target[end].coefficient = sum
        end &+= 1
      }
      sums[slot] = 0
      sizes[slot] = 0
      index &+= 1
    }
    terms.setCount(to: end)
    self.touchedCount = 0
    constant = 0
    magnitude = 0
    return Int32(truncatingIfNeeded: end &- start)
  }
}
