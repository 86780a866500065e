extension Engine {
  /// Fills in all values but those of fixed variables.
  func publish(into values: Block<Double>) {
    for slot in 0..<definitionOf.count where definitionOf[slot] == Engine.free { values[slot] = 0 }
    for index in 0..<components.count { readValues(of: index, into: values) }
    evaluateDefinitions(values)
  }

  /// Fills in the values of a component's variables.
  func readValues(of index: Int, into values: Block<Double>) {
    let component = components[index]
    let tableau = component.tableau
    let slots = columnSlots.block.part(
      from: Int(component.columnStart), count: tableau.columnCount)
    for column in 0..<tableau.columnCount { values[slots[column]] = 0 }
    for row in 0..<tableau.rowCount where tableau.isVariable(tableau.basic[row]) {
      values[slots[tableau.basic[row].name]] = tableau.value(ofRow: row)
    }
  }

  /// Fills in the values of defined variables from those of the free and fixed ones.
  ///
  /// - Parameter constants: What the constants of definitions are multiplied by.
  func evaluateDefinitions(_ values: Block<Double>, constants: Double = 1) {
    // A definition by elimination names variables that were free then, so only later ones of its
    // kind; a direct one names earlier direct ones and any of the other kind.
    var place = eliminated.count
    while place > 0 {
      place -= 1
      evaluate(definitions[eliminated[place]], values, constants)
    }
    for index in 0..<definitions.count where definitions[index].isDirect {
      evaluate(definitions[index], values, constants)
    }
    makeFinite(values)
  }

  @inline(__always)
  private func evaluate(_ definition: Definition, _ values: Block<Double>, _ constants: Double) {
    var value = definition.constant * constants
    let terms = pool.block
    var place = Int(definition.start)
    let end = place &+ Int(definition.count)
    while place < end {
      let term = terms[place]
      value += term.coefficient * values[term.slot]
      place &+= 1
    }
    values[definition.slot] = value
  }

  /// Numbers that overflowed on the way become zero.
  private func makeFinite(_ values: Block<Double>) {
    var test = 0.0
    for slot in 0..<values.count { test += values[slot] * 0 }
    if test == 0 { return }
    for slot in 0..<values.count where !values[slot].isFinite { values[slot] = 0 }
  }
}
