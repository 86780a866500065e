extension Engine {
  /// Writes a sum in free and fixed variables, into ``sum``.
  mutating func expand(_ terms: Block<SlotTerm>, constant: Double, _ values: Block<Double>) {
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
        writeInFreeVariables(definition, values)
        Engine.add(definitions[definition], times: term.coefficient, from: pool, to: &sum)
      }
    }
  }

  /// Brings the free form of a definition, and of those it rests on, up to date.
  private mutating func writeInFreeVariables(_ first: Int32, _ values: Block<Double>) {
    let now = Int32(eliminated.count)
    if definitions[first].freeStamp == now { return }
    pending.append(first, in: &arena)
    while pending.count > 0 {
      let index = pending[pending.count - 1]
      if definitions[index].freeStamp == now {
        _ = pending.popLast()
        continue
      }
      let start = Int(definitions[index].freeStart)
      let range = start..<start + Int(definitions[index].freeCount)
      var isWaiting = false
      var isInFreeVariables = true
      for place in range {
        let inner = definitionOf[pool[place].slot]
        if inner < 0 { continue }
        isInFreeVariables = false
        if definitions[inner].freeStamp != now {
          pending.append(inner, in: &arena)
          isWaiting = true
        }
      }
      if isWaiting { continue }
      if !isInFreeVariables { rewrite(index, range, values) }
      definitions[index].freeStamp = now
      _ = pending.popLast()
    }
  }

  private mutating func rewrite(_ index: Int32, _ range: Range<Int>, _ values: Block<Double>) {
    freeSum.add(
      constant: definitions[index].freeConstant, magnitude: definitions[index].freeMagnitude)
    for place in range {
      let term = pool[place]
      let inner = definitionOf[term.slot]
      if inner >= 0 {
        Engine.add(definitions[inner], times: term.coefficient, from: pool, to: &freeSum)
      } else {
        freeSum.add(term.coefficient, slot: term.slot)
        if inner == Engine.fixed { freeSum.note(magnitude: term.coefficient * values[term.slot]) }
      }
    }
    definitions[index].freeConstant = freeSum.constant
    definitions[index].freeMagnitude = freeSum.magnitude
    definitions[index].freeStart = Int32(pool.count)
    definitions[index].freeCount = freeSum.drain(into: &pool, in: &arena)
  }

  @inline(__always)
  private static func add(
    _ definition: Definition, times factor: Double, from pool: Stack<SlotTerm>,
    to target: inout LinearSum
  ) {
    target.add(
      constant: factor * definition.freeConstant, magnitude: factor * definition.freeMagnitude)
    let start = Int(definition.freeStart)
    for place in start..<start + Int(definition.freeCount) {
      let term = pool[place]
      target.add(factor * term.coefficient, slot: term.slot)
    }
  }
}
