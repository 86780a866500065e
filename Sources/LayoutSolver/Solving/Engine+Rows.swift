extension Engine {
  /// Makes the row of a variable that must not be below zero.
  mutating func makeBoundRow(_ slot: Int32, _ system: borrowing ConstraintSystem) {
    let definition = definitionOf[slot]
    if definition == Engine.fixed { return }
    let own = arena.allocate(1, of: SlotTerm.self)
    own[0] = SlotTerm(slot: slot, coefficient: 1)
    expand(own, constant: 0, system.values.block)
    let made = appendRow(
      source: .bound(slot: slot), own: 0, sign: 1, isEquality: false, priority: .required,
      greatest: 1, system.values.block)
    // Equal sizes share one bound.
    guard made >= 0 else { return }
    let row = rows[made]
    let term = pool[row.start]
    guard row.count == 1, row.constant == 0, term.coefficient > 0 else { return }
    if marks[term.slot] & Engine.boundMark != 0 {
      rows.truncate(to: Int(made))
      pool.truncate(to: Int(row.start))
    }
    marks[term.slot] |= Engine.boundMark
  }

  private static let boundMark: Int32 = 2

  /// Makes the row of a constraint that is no required equality.
  ///
  /// - Returns: What ``ConstraintSystem/Record/row`` is to say.
  @discardableResult
  mutating func makeRow(_ place: Int, of system: borrowing ConstraintSystem) -> Int32 {
    let records = system.constraints.block
    let terms = system.terms.block.part(
      from: Int(records[place].start), count: Int(records[place].count))
    if terms.count == 1 && definitionOf[terms[0].slot] == Engine.free && terms[0].coefficient != 0 {
      return appendRow(of: terms[0], place, records)
    }
    let record = records[place]
    expand(terms, constant: 0, system.values.block)
    return appendRow(
      source: .constraint(place: Int32(place)), own: record.constant,
      sign: record.relation == .lessThanOrEqual ? -1 : 1,
      isEquality: record.relation == .equal, priority: record.priority,
      greatest: greatestCoefficient(terms), system.values.block)
  }

  /// Makes the row of a constraint on one free variable, as most are.
  @inline(__always)
  private mutating func appendRow(
    of term: SlotTerm, _ place: Int, _ records: Block<ConstraintSystem.Record>
  ) -> Int32 {
    let size = abs(term.coefficient)
    let sign: Double = records[place].relation == .lessThanOrEqual ? -1 : 1
    let (constant, priority) = (records[place].constant * sign / size, records[place].priority)
    let start = pool.count
    pool.append(SlotTerm(slot: term.slot, coefficient: term.coefficient * sign / size), in: &arena)
    let made = rows.count
    rows.append(
      Row(
        start: Int32(truncatingIfNeeded: start), count: 1, constant: constant, rest: 0,
        factor: sign / size, magnitude: abs(constant), weight: priority.isRequired ? 1 : size,
        priority: priority, isEquality: records[place].relation == .equal, isCheck: false,
        source: .constraint(place: Int32(truncatingIfNeeded: place))), in: &arena)
    return Int32(truncatingIfNeeded: made)
  }

  /// Makes a row of the present sum, or a check when no free variable is in it.
  ///
  /// - Parameter own: The constraint's own constant, which the sum is without.
  private mutating func appendRow(
    source: Source, own: Double, sign: Double, isEquality: Bool, priority: Priority,
    greatest: Double, _ values: Block<Double>
  ) -> Int32 {
    let rest = sum.constant * sign
    let magnitude = max(sum.magnitude, abs(own))
    let start = pool.count
    let count = sum.drain(into: &pool, in: &arena)
    var greatestFree = 0.0
    for index in start..<pool.count where definitionOf[pool[index].slot] == Engine.free {
      greatestFree = max(greatestFree, abs(pool[index].coefficient))
    }
    if greatestFree == 0 {
      guard priority.isRequired else {
        pool.truncate(to: start)
        return ConstraintSystem.Record.noRow
      }
      scaleTerms(from: start, by: sign)
      appendCheck(
        Row(
          start: Int32(start), count: count, constant: rest + own * sign, rest: rest,
          factor: sign, magnitude: magnitude, weight: greatest, priority: .required,
          isEquality: isEquality, isCheck: true,
          source: source), values)
      return ConstraintSystem.Record.check
    }
    let factor = sign / greatestFree
    if factor != 1 { scaleTerms(from: start, by: factor) }
    rows.append(
      Row(
        start: Int32(start), count: count, constant: (rest + own * sign) / greatestFree,
        rest: rest / greatestFree, factor: factor, magnitude: magnitude / greatestFree,
        weight: priority.isRequired ? 1 : greatestFree, priority: priority, isEquality: isEquality,
        isCheck: false, source: source), in: &arena)
    return Int32(rows.count - 1)
  }

  private mutating func scaleTerms(from start: Int, by factor: Double) {
    for index in start..<pool.count {
      let term = pool[index]
      pool[index] = SlotTerm(slot: term.slot, coefficient: term.coefficient * factor)
    }
  }

  mutating func appendCheck(_ row: Row, _ values: Block<Double>) {
    if !holds(row, values) && contradiction.isEmpty { contradiction = [row.source] }
    if row.count == 0 { return }
    checks.append(Int32(rows.count), in: &arena)
    rows.append(row, in: &arena)
  }

  /// Whether a row without free variables holds at the values of the fixed ones.
  func holds(_ row: Row, _ values: Block<Double>) -> Bool {
    let total = value(of: row, values)
    let error = row.isEquality ? abs(total) : -total
    return error <= Tolerance.value(magnitude: row.magnitude / row.weight) * row.weight
  }

  /// The value of a row without free variables.
  func value(of row: Row, _ values: Block<Double>) -> Double {
    var total = row.constant
    for index in row.start..<row.start + row.count {
      let term = pool[index]
      total += term.coefficient * values[term.slot]
    }
    return total
  }
}
