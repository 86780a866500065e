extension Engine {
  /// Fills in all values but those of fixed variables.
  func publish(into values: Block<Double>) {
    let definitionOf = definitionOf
    for slot in 0..<definitionOf.count where definitionOf[slot] == Engine.free { values[slot] = 0 }
    for index in 0..<components.count { readValues(of: index, into: values) }
    evaluateDefinitions(values)
  }

  /// Fills in the values of a component's variables.
  func readValues(of index: Int, into values: Block<Double>) {
    let components = components.block
    let slots = columnSlots.block.part(
      from: Int(components[index].columnStart), count: Int(components[index].columnCount))
    for column in 0..<slots.count { values[slots[column]] = 0 }
    let (basic, cells) = (components[index].tableau.basic, components[index].tableau.cells)
    var place = components[index].tableau.valueColumn
    for row in 0..<components[index].tableau.rowCount {
      let name = basic[row].name
      if Int(name) < slots.count { values[slots[name]] = cells[place] }
      place &+= components[index].tableau.stride
    }
  }

  /// Fills in the values of defined variables from those of the free and fixed ones.
  ///
  /// - Parameter constants: What the constants of definitions are multiplied by.
  func evaluateDefinitions(_ values: Block<Double>, constants: Double = 1) {
    // A definition by elimination names variables that were free then, so only later ones of its
    // kind; a direct one names earlier direct ones and any of the other kind.
    let (definitions, terms) = (definitions.block, pool.block)
    var place = eliminated.count
    while place > 0 {
      place &-= 1
      evaluate(Int(eliminated[place]), of: definitions, terms, values, constants)
    }
    var index = 0
    let count = self.definitions.count
    while index < count {
      if definitions[index].isDirect { evaluate(index, of: definitions, terms, values, constants) }
      index &+= 1
    }
    makeFinite(values)
  }

  @inline(__always)
  private func evaluate(
    _ index: Int, of definitions: Block<Definition>, _ terms: Block<SlotTerm>,
    _ values: Block<Double>, _ constants: Double
  ) {
    var value = definitions[index].constant * constants
    var place = Int(definitions[index].start)
    let end = place &+ Int(definitions[index].count)
    while place < end {
      value += terms[place].coefficient * values[terms[place].slot]
      place &+= 1
    }
    values[definitions[index].slot] = value
  }

  /// Numbers that overflowed on the way become zero.
  private func makeFinite(_ values: Block<Double>) {
    var tests = SIMD2<Double>.zero
    var slot = 0
    while slot &+ 1 < values.count {
      tests += values.pair(at: slot) * SIMD2(repeating: 0)
      slot &+= 2
    }
    var test = tests[0] + tests[1]
    if slot < values.count { test += values[slot] * 0 }
    if test == 0 { return }
    for slot in 0..<values.count where !values[slot].isFinite { values[slot] = 0 }
  }
}
