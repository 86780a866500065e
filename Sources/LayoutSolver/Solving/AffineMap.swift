/// A solution as a function of the fixed variables, and the conditions under which it holds.
///
/// Made at the second edit in a row that leaves the same rows at zero; such edits then cost a test
/// of each condition and a sum for each value. The parts of the sums stand by parameter, so that
/// both go through memory in order.
struct AffineMap {
  /// For each parameter a block of one number a slot; the constants come first.
  private(set) var coefficients = Block<Double>()
  /// The same for the conditions: each sum must be between its two limits.
  private(set) var conditions = Block<Double>()
  private(set) var lowerLimits = Block<Double>()
  private(set) var upperLimits = Block<Double>()
  private(set) var parameters = Block<Int32>()
  private(set) var slotCount = 0
  private var stride = 0
  private(set) var conditionCount = 0
  /// Whether the blocks say what they should.
  var isCurrent = false

  init() {}

  init(slotCount: Int, conditionCapacity: Int, parameters: Block<Int32>, in arena: inout Arena) {
    self.slotCount = slotCount
    self.parameters = parameters
    let capacity = (conditionCapacity + 2) & -2
    stride = (slotCount + 1) & -2
    coefficients = arena.allocate(stride * (parameters.count + 1))
    conditions = arena.allocate(capacity * (parameters.count + 1))
    lowerLimits = arena.allocate(capacity)
    upperLimits = arena.allocate(capacity)
  }

  var conditionCapacity: Int { lowerLimits.count }

  func coefficients(of parameter: Int) -> Block<Double> {
    coefficients.part(from: parameter * stride, count: stride)
  }

  func conditions(of parameter: Int) -> Block<Double> {
    conditions.part(from: parameter * conditionCapacity, count: conditionCapacity)
  }

  /// Takes note of the value of an input that no constraint names, unless it is a parameter of this
  /// map from when one did.
  func keep(_ value: Double, atSlot slot: Int) {
    if slot >= slotCount { return }
    for place in 0..<parameters.count where Int(parameters[place]) == slot { return }
    coefficients(of: 0)[slot] = value
  }

  mutating func removeConditions() { conditionCount = 0 }

  /// Adds a condition; the caller fills in its coefficients.
  mutating func appendCondition(from lower: Double, through upper: Double) -> Int {
    lowerLimits[conditionCount] = lower
    upperLimits[conditionCount] = upper
    for index in 0...parameters.count { conditions(of: index)[conditionCount] = 0 }
    conditionCount += 1
    return conditionCount - 1
  }

  /// Makes the number of conditions even, as they are tested in pairs.
  mutating func padConditions() {
    if conditionCount % 2 == 1 { _ = appendCondition(from: -.infinity, through: .infinity) }
  }

  /// Below this size neither a product nor a sum of a few overflows.
  private static let moderateSize = 1e100

  var isModerate: Bool {
    for parameter in 0...parameters.count {
      let part = coefficients(of: parameter)
      for slot in 0..<slotCount where !(abs(part[slot]) <= AffineMap.moderateSize) { return false }
    }
    return true
  }

  /// Whether all conditions are met at the values of the fixed variables.
  @inline(__always)
  func holds(at values: Block<Double>) -> Bool {
    for parameter in 0..<parameters.count
    where abs(values[parameters[parameter]]) > AffineMap.moderateSize {
      return false
    }
    let constants = conditions(of: 0)
    var failures = 0
    if parameters.count == 2 { return holds(values[parameters[0]], values[parameters[1]]) }
    for index in 0..<conditionCount {
      var sum = constants[index]
      for parameter in 0..<parameters.count {
        sum += conditions(of: parameter + 1)[index] * values[parameters[parameter]]
      }
      failures |= sum < lowerLimits[index] || sum > upperLimits[index] ? 1 : 0
    }
    return failures == 0
  }

  /// Fills in all values.
  @inline(__always)
  func evaluate(into values: Block<Double>) {
    let constants = coefficients(of: 0)
    if parameters.count == 2 {
      evaluate(values[parameters[0]], values[parameters[1]], into: values)
      return
    }
    // The fixed variables map to themselves, so their values may be read after they are written.
    for slot in 0..<slotCount {
      var sum = constants[slot]
      for parameter in 0..<parameters.count {
        sum += coefficients(of: parameter + 1)[slot] * values[parameters[parameter]]
      }
      values[slot] = sum
    }
  }

  // The usual case: a width and a height.

  @inline(__always)
  private func holds(_ width: Double, _ height: Double) -> Bool {
    let (constants, first, second) = (conditions(of: 0), conditions(of: 1), conditions(of: 2))
    let (widths, heights) = (SIMD2(repeating: width), SIMD2(repeating: height))
    var failures = SIMD2<Double>.zero
    var index = 0
    while index < conditionCount {
      let sum =
        constants.pair(at: index) + first.pair(at: index) * widths
        + second.pair(at: index) * heights
      let isOutside =
        (sum .< lowerLimits.pair(at: index)) .| (sum .> upperLimits.pair(at: index))
      failures.replace(with: 1, where: isOutside)
      index &+= 2
    }
    return failures == .zero
  }

  @inline(__always)
  private func evaluate(_ width: Double, _ height: Double, into values: Block<Double>) {
    let (constants, first, second) = (coefficients(of: 0), coefficients(of: 1), coefficients(of: 2))
    let (widths, heights) = (SIMD2(repeating: width), SIMD2(repeating: height))
    var slot = 0
    while slot &+ 1 < slotCount {
      let sum =
        constants.pair(at: slot) + first.pair(at: slot) * widths + second.pair(at: slot) * heights
      values.setPair(sum, at: slot)
      slot &+= 2
    }
    if slot < slotCount {
      values[slot] = constants[slot] + first[slot] * width + second[slot] * height
    }
  }
}
