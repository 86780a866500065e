extension Engine {
  /// Marks a variable that an equality has named.
  private static let namedMark: Int32 = 1

  /// Uses up a required equality to define a variable.
  ///
  /// - Returns: Whether it did; if not, it has no free variable and became a check.
  @discardableResult
  mutating func eliminate(_ place: Int, of system: borrowing ConstraintSystem) -> Bool {
    let records = system.constraints.block
    let terms = system.terms.block.part(
      from: Int(records[place].start), count: Int(records[place].count))
    let chosen = directlyDefinable(in: terms)
    if chosen >= 0 {
      define(
        terms, at: chosen, constant: records[place].constant,
        source: Int32(truncatingIfNeeded: place))
      return true
    }
    return solveEquality(
      terms, constant: records[place].constant, source: Int32(truncatingIfNeeded: place),
      system.values.block)
  }

  /// The term with the greatest coefficient among variables that no earlier equality named, or -1.
  ///
  /// Marks all the variables as named.
  @inline(__always)
  private func directlyDefinable(in terms: Block<SlotTerm>) -> Int {
    let (marks, definitionOf) = (marks, definitionOf)
    var greatest = 0.0
    var chosen = -1
    var chosenSlot: Int32 = -1
    var greatestChosen = 0.0
    var isRepeated = false
    var index = 0
    while index < terms.count {
      let slot = terms[index].slot
      let size = abs(terms[index].coefficient)
      if size > greatest { greatest = size }
      if slot == chosenSlot {
        isRepeated = true
      } else if size > greatestChosen && marks[slot] != Engine.namedMark
        && definitionOf[slot] == Engine.free
      {
        chosen = index
        chosenSlot = slot
        greatestChosen = size
        isRepeated = false
      }
      marks[slot] = Engine.namedMark
      index &+= 1
    }
    // Dividing by a much smaller coefficient than the others' would magnify their rounding.
    return isRepeated || greatestChosen < 0.1 * greatest ? -1 : chosen
  }

  private mutating func define(
    _ terms: Block<SlotTerm>, at chosen: Int, constant: Double, source: Int32
  ) {
    let factor = -1 / terms[chosen].coefficient
    let start = pool.count
    pool.reserve(start &+ terms.count, in: &arena)
    let target = pool.block
    var end = start
    var index = 0
    while index < terms.count {
      if index != chosen {
        target[end].slot = terms[index].slot
        target[end].coefficient = terms[index].coefficient * factor
        end &+= 1
      }
      index &+= 1
    }
    pool.setCount(to: end)
    appendDefinition(
      of: terms[chosen].slot, source: source, isDirect: true,
      start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: end &- start),
      constant: constant * factor, magnitude: abs(constant * factor))
  }

  private mutating func solveEquality(
    _ terms: Block<SlotTerm>, constant: Double, source: Int32, _ values: Block<Double>
  ) -> Bool {
    expand(terms, constant: constant, values)
    let total = sum.constant
    let magnitude = sum.magnitude
    let start = pool.count
    var count = sum.drain(into: &pool, in: &arena)
    var chosen = -1
    var greatest = 0.0
    for index in start..<pool.count where definitionOf[pool[index].slot] == Engine.free {
      if abs(pool[index].coefficient) > greatest {
        chosen = index
        greatest = abs(pool[index].coefficient)
      }
    }
    if chosen < 0 {
      let greatest = greatestCoefficient(terms)
      appendCheck(
        Row(
          start: Int32(start), count: count, constant: total, rest: 0, factor: 0,
          magnitude: magnitude, weight: greatest, priority: .required, isEquality: true,
          isCheck: true, source: .constraint(place: source)), values)
      return false
    }
    let slot = pool[chosen].slot
    let factor = -1 / pool[chosen].coefficient
    count -= 1
    pool[chosen] = pool[pool.count - 1]
    pool.truncate(to: pool.count - 1)
    for index in start..<pool.count {
      let term = pool[index]
      pool[index] = SlotTerm(slot: term.slot, coefficient: term.coefficient * factor)
    }
    eliminated.append(Int32(definitions.count), in: &arena)
    appendDefinition(
      of: slot, source: source, isDirect: false, start: Int32(start), count: count,
      constant: total * factor, magnitude: abs(magnitude * factor))
    return true
  }

  @inline(__always)
  private mutating func appendDefinition(
    of slot: Int32, source: Int32, isDirect: Bool, start: Int32, count: Int32, constant: Double,
    magnitude: Double
  ) {
    definitionOf[slot] = Int32(truncatingIfNeeded: definitions.count)
    definitions.append(
      Definition(
        slot: slot, source: source, isDirect: isDirect, freeStamp: -1, start: start, count: count,
        constant: constant, freeStart: start, freeCount: count, freeConstant: constant,
        freeMagnitude: magnitude), in: &arena)
  }

  func greatestCoefficient(_ terms: Block<SlotTerm>) -> Double {
    var greatest = 0.0
    for index in 0..<terms.count {
      let size = abs(terms[index].coefficient)
      if size > greatest { greatest = size }
    }
    return greatest == 0 ? 1 : greatest
  }
}
