/// The constraints of one solve, with the required equalities eliminated.
///
/// A required equality with a variable that no earlier one named merely *defines* that variable:
/// nothing is substituted, so long chains stay linear in time and memory. Any other is written in
/// the free variables and solved for one of them. What is left, inequalities and optional
/// constraints, becomes rows over the free variables.
struct Reduction: Sendable {
  /// A variable expressed by others: `slot = constant + terms`.
  struct Definition: Sendable {
    let slot: Int32
    /// The place of the equality that was used up.
    let source: Int
    /// A direct definition names variables as its constraint does; others name only variables
    /// that were free at the time.
    let isDirect: Bool
    let start: Int32
    let count: Int32
    let constant: Double
    /// The same, written in free variables as far as ``freeStamp`` tells.
    var freeStart: Int32
    var freeCount: Int32
    var freeConstant: Double
    var freeMagnitude: Double
    /// How many eliminations had been done when the form in free variables was made.
    var freeStamp: Int32
  }

  /// What a row came from.
  enum Source: Sendable, Hashable {
    case constraint(place: Int)
    case bound(slot: Int32)
  }

  /// An inequality `terms + constant >= 0`, or an equality `terms + constant = 0`.
  ///
  /// Rows are scaled so that the greatest coefficient is 1; `weight` makes up for it.
  struct Row: Sendable {
    let start: Int32
    let count: Int32
    let constant: Double
    let magnitude: Double
    let isEquality: Bool
    let priority: Priority
    let weight: Double
    let source: Source
  }

  static let free: Int32 = -1
  static let fixed: Int32 = -2

  /// For each slot its definition, or ``free`` or ``fixed``.
  private(set) var definitionOf: [Int32]
  var definitions: [Definition] = []
  private(set) var rows: [Row] = []
  /// The terms of definitions and rows.
  var pool: [SlotTerm] = []
  /// A required row without free variables that does not hold; the reduction ends there.
  private(set) var contradiction: Source?

  let fixedValues: [Double]
  /// The sum being written in free variables.
  var sum: LinearSum
  /// The same for the free form of a definition.
  var freeSum: LinearSum
  /// Definitions whose form in free variables is awaited.
  var pending: [Int32] = []
  private(set) var eliminationCount: Int32 = 0

  /// - Parameters:
  ///   - places: The places in `solver.constraints` of those that count, in order.
  ///   - bounds: The slots of the variables that are bound not to be below zero, in order.
  init(_ solver: Solver, places: [Int], bounds: [Int32]) {
    let count = solver.variables.count
    definitionOf = solver.variables.map { $0.isFixed ? Reduction.fixed : Reduction.free }
    fixedValues = solver.variables.map { $0.isFixed ? $0.value : 0 }
    sum = LinearSum(slotCount: count)
    freeSum = LinearSum(slotCount: count)
    pool.reserveCapacity(8 * places.count)
    rows.reserveCapacity(places.count)
    var scratch: [SlotTerm] = []
    eliminateEqualities(of: solver, places, terms: &scratch)
    if contradiction == nil { makeBoundRows(bounds) }
    if contradiction == nil { makeRows(of: solver, places, terms: &scratch) }
  }

  func terms(of row: Row) -> ArraySlice<SlotTerm> {
    pool[Int(row.start)..<Int(row.start + row.count)]
  }

  func isFree(_ slot: Int) -> Bool { definitionOf[slot] == Reduction.free }

  /// Fills in the values of defined variables from those of the free and fixed ones.
  func evaluateDefinitions(_ values: inout [Double]) {
    // A definition by elimination names variables that were free then, so only later ones of its
    // kind; a direct one names earlier direct ones and any of the other kind.
    for definition in definitions.reversed() where !definition.isDirect {
      evaluate(definition, &values)
    }
    for definition in definitions where definition.isDirect { evaluate(definition, &values) }
  }

  private func evaluate(_ definition: Definition, _ values: inout [Double]) {
    var value = definition.constant
    for term in pool[Int(definition.start)..<Int(definition.start + definition.count)] {
      value += term.coefficient * values[Int(term.slot)]
    }
    values[Int(definition.slot)] = value
  }
}

extension Reduction {
  private mutating func eliminateEqualities(
    of solver: Solver, _ places: [Int], terms: inout [SlotTerm]
  ) {
    var isNamed = Array(repeating: false, count: solver.variables.count)
    for place in places {
      let record = solver.constraints[place]
      guard record.relation == .equal, record.priority.isRequired else { continue }
      solver.readTerms(of: record, into: &terms)
      if let chosen = directlyDefinable(in: terms, isNamed: isNamed) {
        define(terms, at: chosen, constant: record.constant, source: place)
      } else {
        eliminate(terms, constant: record.constant, source: place)
        if contradiction != nil { return }
      }
      for term in terms { isNamed[Int(term.slot)] = true }
    }
  }

  /// The term with the greatest coefficient among variables that no earlier equality named.
  private func directlyDefinable(in terms: [SlotTerm], isNamed: [Bool]) -> Int? {
    var greatest = 0.0
    var chosen: Int?
    var greatestChosen = 0.0
    for (index, term) in terms.enumerated() {
      let size = abs(term.coefficient)
      greatest = max(greatest, size)
      let slot = Int(term.slot)
      if size > greatestChosen && !isNamed[slot] && isFree(slot) {
        chosen = index
        greatestChosen = size
      }
    }
    // Dividing by a much smaller coefficient than the others' would magnify their rounding.
    guard let chosen, greatestChosen >= 0.1 * greatest else { return nil }
    let slot = terms[chosen].slot
    for (index, term) in terms.enumerated() where term.slot == slot && index != chosen {
      return nil
    }
    return chosen
  }

  private mutating func define(
    _ terms: [SlotTerm], at chosen: Int, constant: Double, source: Int
  ) {
    let factor = -1 / terms[chosen].coefficient
    let start = Int32(pool.count)
    for (index, term) in terms.enumerated() where index != chosen {
      pool.append(SlotTerm(slot: term.slot, coefficient: term.coefficient * factor))
    }
    let count = Int32(pool.count) - start
    appendDefinition(
      of: terms[chosen].slot, source: source, isDirect: true, start: start, count: count,
      constant: constant * factor, magnitude: abs(constant * factor))
  }

  private mutating func eliminate(_ terms: [SlotTerm], constant: Double, source: Int) {
    expand(terms, constant: constant)
    let total = sum.constant
    let magnitude = sum.magnitude
    let start = pool.count
    let count = sum.drain(into: &pool)
    guard count > 0 else {
      if !holds(abs(total), magnitude: magnitude, terms: terms) {
        contradiction = .constraint(place: source)
      }
      return
    }
    var chosen = start
    for index in start..<pool.count
    where abs(pool[index].coefficient) > abs(pool[chosen].coefficient) {
      chosen = index
    }
    let slot = pool[chosen].slot
    let factor = -1 / pool[chosen].coefficient
    pool.swapAt(chosen, pool.count - 1)
    pool.removeLast()
    for index in start..<pool.count {
      let term = pool[index]
      pool[index] = SlotTerm(slot: term.slot, coefficient: term.coefficient * factor)
    }
    eliminationCount += 1
    appendDefinition(
      of: slot, source: source, isDirect: false, start: Int32(start), count: count - 1,
      constant: total * factor, magnitude: abs(magnitude * factor))
  }

  private mutating func appendDefinition(
    of slot: Int32, source: Int, isDirect: Bool, start: Int32, count: Int32, constant: Double,
    magnitude: Double
  ) {
    definitionOf[Int(slot)] = Int32(definitions.count)
    definitions.append(
      Definition(
        slot: slot, source: source, isDirect: isDirect, start: start, count: count,
        constant: constant, freeStart: start, freeCount: count, freeConstant: constant,
        freeMagnitude: magnitude, freeStamp: -1))
  }

  private mutating func makeBoundRows(_ bounds: [Int32]) {
    var isBounded = Array(repeating: false, count: definitionOf.count)
    for bounded in bounds {
      expand([SlotTerm(slot: bounded, coefficient: 1)], constant: 0)
      appendRow(
        source: .bound(slot: bounded), sign: 1, isEquality: false, priority: .required, terms: [])
      // Equal sizes share one bound.
      guard let row = rows.last, row.source == .bound(slot: bounded), row.count == 1,
        row.constant == 0, let term = terms(of: row).first, term.coefficient > 0
      else { continue }
      if isBounded[Int(term.slot)] { rows.removeLast() }
      isBounded[Int(term.slot)] = true
    }
  }

  private mutating func makeRows(of solver: Solver, _ places: [Int], terms: inout [SlotTerm]) {
    for place in places {
      let record = solver.constraints[place]
      let isEquality = record.relation == .equal
      if isEquality && record.priority.isRequired { continue }
      solver.readTerms(of: record, into: &terms)
      expand(terms, constant: record.constant)
      appendRow(
        source: .constraint(place: place), sign: record.relation == .lessThanOrEqual ? -1 : 1,
        isEquality: isEquality, priority: record.priority, terms: terms)
      if contradiction != nil { return }
    }
  }

  /// Makes a row of the present sum, or checks it when no free variable is in it.
  private mutating func appendRow(
    source: Source, sign: Double, isEquality: Bool, priority: Priority, terms: [SlotTerm]
  ) {
    let total = sum.constant * sign
    let magnitude = sum.magnitude
    let start = pool.count
    let count = sum.drain(into: &pool)
    guard count > 0 else {
      let error = isEquality ? abs(total) : -total
      if priority.isRequired && !holds(error, magnitude: magnitude, terms: terms) {
        contradiction = contradiction ?? source
      }
      return
    }
    var greatest = 0.0
    for term in pool[start...] { greatest = max(greatest, abs(term.coefficient)) }
    let factor = sign / greatest
    for index in start..<pool.count {
      let term = pool[index]
      pool[index] = SlotTerm(slot: term.slot, coefficient: term.coefficient * factor)
    }
    rows.append(
      Row(
        start: Int32(start), count: count, constant: total / greatest,
        magnitude: magnitude / greatest, isEquality: isEquality, priority: priority,
        weight: priority.isRequired ? 1 : greatest, source: source))
  }

  private func holds(_ error: Double, magnitude: Double, terms: [SlotTerm]) -> Bool {
    var greatest = 0.0
    for term in terms { greatest = max(greatest, abs(term.coefficient)) }
    if greatest == 0 { greatest = 1 }
    return error <= Tolerance.value(magnitude: magnitude / greatest) * greatest
  }
}
