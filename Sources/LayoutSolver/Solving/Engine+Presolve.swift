extension Engine {
  /// Marks a variable that an equality has named.
  private static let namedMark: Int32 = 1

  /// Uses up a constraint to define a variable, if it is a required equality.
  mutating func eliminate(_ place: Int, of system: borrowing ConstraintSystem) {
    let record = system.constraints[place]
    guard record.isRequiredEquality else { return }
    let terms = system.terms.block.part(from: Int(record.start), count: Int(record.count))
    let chosen = directlyDefinable(in: terms)
    if chosen >= 0 {
      define(terms, at: chosen, constant: record.constant, source: Int32(place))
    } else {
      solveEquality(terms, record, source: Int32(place), system.values.block)
    }
    for index in 0..<terms.count { marks[terms[index].slot] = Engine.namedMark }
  }

  /// The term with the greatest coefficient among variables that no earlier equality named, or -1.
  private func directlyDefinable(in terms: Block<SlotTerm>) -> Int {
    var greatest = 0.0
    var chosen = -1
    var greatestChosen = 0.0
    for index in 0..<terms.count {
      let term = terms[index]
      let size = abs(term.coefficient)
      greatest = max(greatest, size)
      if size > greatestChosen && marks[term.slot] != Engine.namedMark
        && definitionOf[term.slot] == Engine.free
      {
        chosen = index
        greatestChosen = size
      }
    }
    // Dividing by a much smaller coefficient than the others' would magnify their rounding.
    if chosen < 0 || greatestChosen < 0.1 * greatest { return -1 }
    let slot = terms[chosen].slot
    for index in 0..<terms.count where terms[index].slot == slot && index != chosen { return -1 }
    return chosen
  }

  private mutating func define(
    _ terms: Block<SlotTerm>, at chosen: Int, constant: Double, source: Int32
  ) {
    let factor = -1 / terms[chosen].coefficient
    let start = Int32(pool.count)
    for index in 0..<terms.count where index != chosen {
      let term = terms[index]
      pool.append(
        SlotTerm(slot: term.slot, coefficient: term.coefficient * factor), in: &arena)
    }
    appendDefinition(
      of: terms[chosen].slot, source: source, isDirect: true, start: start,
      count: Int32(terms.count - 1), constant: constant * factor,
      magnitude: abs(constant * factor))
  }

  private mutating func solveEquality(
    _ terms: Block<SlotTerm>, _ record: ConstraintSystem.Record, source: Int32,
    _ values: Block<Double>
  ) {
    expand(terms, constant: record.constant, values)
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
          start: Int32(start), count: count, constant: total, magnitude: magnitude,
          weight: greatest, priority: .required, isEquality: true, isCheck: true,
          source: .constraint(place: source)), values)
      return
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
  }

  private mutating func appendDefinition(
    of slot: Int32, source: Int32, isDirect: Bool, start: Int32, count: Int32, constant: Double,
    magnitude: Double
  ) {
    definitionOf[slot] = Int32(definitions.count)
    definitions.append(
      Definition(
        slot: slot, source: source, isDirect: isDirect, freeStamp: -1, start: start, count: count,
        constant: constant, freeStart: start, freeCount: count, freeConstant: constant,
        freeMagnitude: magnitude), in: &arena)
  }

  func greatestCoefficient(_ terms: Block<SlotTerm>) -> Double {
    var greatest = 0.0
    for index in 0..<terms.count { greatest = max(greatest, abs(terms[index].coefficient)) }
    return greatest == 0 ? 1 : greatest
  }
}
