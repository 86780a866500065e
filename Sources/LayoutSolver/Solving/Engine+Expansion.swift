extension Engine {
  /// Writes a sum in free and fixed variables, into ``sum``.
  mutating func expand(_ terms: Block<SlotTerm>, constant: Double, _ values: Block<Double>) {
    let definitionOf = definitionOf
    // A sum of one's own is kept in registers.
    var sum = sum
    sum.add(constant: constant, magnitude: constant)
    for index in 0..<terms.count {
      let term = terms[index]
      let definition = definitionOf[term.slot]
      if definition == Engine.free {
        sum.add(term.coefficient, slot: term.slot)
      } else if definition == Engine.fixed {
        sum.add(term.coefficient, slot: term.slot)
        sum.note(magnitude: term.coefficient * values[term.slot])
      } else {
        if definitions[definition].freeStamp != Int32(truncatingIfNeeded: eliminated.count) {
          writeInFreeVariables(definition, values)
        }
        Engine.add(
          definition, of: definitions.block, times: term.coefficient, from: pool.block, to: &sum)
      }
    }
    self.sum = sum
  }

  /// Brings the free form of a definition, and of those it rests on, up to date.
  private mutating func writeInFreeVariables(_ first: Int32, _ values: Block<Double>) {
    let now = Int32(truncatingIfNeeded: eliminated.count)
    let (definitions, definitionOf) = (definitions.block, definitionOf)
    pending.append(first, in: &arena)
    while pending.count > 0 {
      let index = pending[pending.count &- 1]
      if definitions[index].freeStamp == now {
        pending.truncate(to: pending.count &- 1)
        continue
      }
      let pool = pool.block
      var place = Int(definitions[index].freeStart)
      let end = place &+ Int(definitions[index].freeCount)
      var isWaiting = false
      var isInFreeVariables = true
      while place < end {
        let inner = definitionOf[pool[place].slot]
        place &+= 1
        if inner < 0 { continue }
        isInFreeVariables = false
        if definitions[inner].freeStamp != now {
          pending.append(inner, in: &arena)
          isWaiting = true
        }
      }
      if isWaiting { continue }
      if !isInFreeVariables && !shareForm(index) { rewrite(index, values) }
      definitions[index].freeStamp = now
      pending.truncate(to: pending.count &- 1)
    }
  }

  /// Takes over the form of the one variable that a definition equals but for a constant.
  ///
  /// - Returns: Whether the definition is of that kind.
  private func shareForm(_ index: Int32) -> Bool {
    let definitions = definitions.block
    let term = pool[definitions[index].freeStart]
    if definitions[index].freeCount != 1 || term.coefficient != 1 { return false }
    let inner = definitionOf[term.slot]
    definitions[index].freeConstant += definitions[inner].freeConstant
    definitions[index].freeMagnitude = max(
      definitions[index].freeMagnitude, definitions[inner].freeMagnitude)
    definitions[index].freeStart = definitions[inner].freeStart
    definitions[index].freeCount = definitions[inner].freeCount
    return true
  }

  private mutating func rewrite(_ index: Int32, _ values: Block<Double>) {
    let (definitions, definitionOf, terms) = (definitions.block, definitionOf, pool.block)
    var sum = freeSum
    sum.add(constant: definitions[index].freeConstant, magnitude: definitions[index].freeMagnitude)
    var place = Int(definitions[index].freeStart)
    let end = place &+ Int(definitions[index].freeCount)
    while place < end {
      let term = terms[place]
      let inner = definitionOf[term.slot]
      place &+= 1
      if inner >= 0 {
        Engine.add(inner, of: definitions, times: term.coefficient, from: terms, to: &sum)
      } else {
        sum.add(term.coefficient, slot: term.slot)
        if inner == Engine.fixed { sum.note(magnitude: term.coefficient * values[term.slot]) }
      }
    }
    definitions[index].freeConstant = sum.constant
    definitions[index].freeMagnitude = sum.magnitude
    definitions[index].freeStart = Int32(truncatingIfNeeded: pool.count)
    definitions[index].freeCount = sum.drain(into: &pool, in: &arena)
  }

  @inline(__always)
  private static func add(
    _ index: Int32, of definitions: Block<Definition>, times factor: Double,
    from terms: Block<SlotTerm>, to target: inout LinearSum
  ) {
    target.add(
      constant: factor * definitions[index].freeConstant,
      magnitude: factor * definitions[index].freeMagnitude)
    var place = Int(definitions[index].freeStart)
    let end = place &+ Int(definitions[index].freeCount)
    while place < end {
      target.add(factor * terms[place].coefficient, slot: terms[place].slot)
      place &+= 1
    }
  }
}
