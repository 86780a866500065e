extension Reduction {
  /// Writes a sum in free variables, into ``sum``.
  mutating func expand(_ terms: [SlotTerm], constant: Double) {
    sum.add(constant: constant, magnitude: constant)
    for term in terms {
      let index = definitionOf[Int(term.slot)]
      if index == Reduction.free {
        sum.add(term.coefficient, slot: term.slot)
      } else if index == Reduction.fixed {
        let value = term.coefficient * fixedValues[Int(term.slot)]
        sum.add(constant: value, magnitude: value)
      } else {
        writeInFreeVariables(index)
        Reduction.add(
          definitions[Int(index)], times: term.coefficient, from: pool, to: &sum)
      }
    }
  }

  /// The terms of a variable in free variables; none when its value is certain.
  mutating func freeForm(ofSlot slot: Int) -> [SlotTerm] {
    expand([SlotTerm(slot: Int32(slot), coefficient: 1)], constant: 0)
    var terms: [SlotTerm] = []
    _ = sum.drain(into: &terms)
    return terms
  }

  /// Brings the free form of a definition, and of those it rests on, up to date.
  private mutating func writeInFreeVariables(_ first: Int32) {
    pending.append(first)
    while let top = pending.last {
      let index = Int(top)
      if definitions[index].freeStamp == eliminationCount {
        pending.removeLast()
        continue
      }
      let definition = definitions[index]
      let range = Int(definition.freeStart)..<Int(definition.freeStart + definition.freeCount)
      var isWaiting = false
      var isInFreeVariables = true
      for term in pool[range] {
        let inner = definitionOf[Int(term.slot)]
        if inner == Reduction.free { continue }
        isInFreeVariables = false
        if inner >= 0 && definitions[Int(inner)].freeStamp != eliminationCount {
          pending.append(inner)
          isWaiting = true
        }
      }
      if isWaiting { continue }
      if !isInFreeVariables { rewrite(index, range) }
      definitions[index].freeStamp = eliminationCount
      pending.removeLast()
    }
  }

  private mutating func rewrite(_ index: Int, _ range: Range<Int>) {
    freeSum.add(
      constant: definitions[index].freeConstant, magnitude: definitions[index].freeMagnitude)
    for place in range {
      let term = pool[place]
      let inner = definitionOf[Int(term.slot)]
      if inner == Reduction.free {
        freeSum.add(term.coefficient, slot: term.slot)
      } else if inner == Reduction.fixed {
        let value = term.coefficient * fixedValues[Int(term.slot)]
        freeSum.add(constant: value, magnitude: value)
      } else {
        Reduction.add(
          definitions[Int(inner)], times: term.coefficient, from: pool, to: &freeSum)
      }
    }
    definitions[index].freeConstant = freeSum.constant
    definitions[index].freeMagnitude = freeSum.magnitude
    definitions[index].freeStart = Int32(pool.count)
    definitions[index].freeCount = freeSum.drain(into: &pool)
  }

  private static func add(
    _ definition: Definition, times factor: Double, from pool: [SlotTerm],
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

extension Solver {
  /// Reads the terms of a constraint, by slot.
  func readTerms(of record: ConstraintRecord, into result: inout [SlotTerm]) {
    result.removeAll(keepingCapacity: true)
    for term in terms[termRange(of: record)] {
      result.append(
        SlotTerm(slot: Int32(slot(of: term.variable)), coefficient: term.coefficient))
    }
  }
}
