package import CallTrace

/// One fault put into one call of a delegate's.
package struct Mutation: Hashable, Sendable {
  /// What is done to the call.
  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case drop
    case again
    case late
    case receiver
    case attribute
    case relation
    case priority
    case negate
    case plus200
    case minus200
    case activity

    /// One line for the table.
    package var summary: String {
      switch self {
      case .drop: "the call is left out"
      case .again: "the call is made twice"
      case .late: "the call comes after the next"
      case .receiver: "another object is named"
      case .attribute: "an attribute is its opposite"
      case .relation: "a relation is turned round"
      case .priority: "a required constraint is optional, or the other way round"
      case .negate: "a constant changes its sign"
      case .plus200: "a constant is 200 points larger"
      case .minus200: "a constant is 200 points smaller"
      case .activity: "constraints go inactive instead of active, or the other way round"
      }
    }
  }

  package let kind: Operator

  /// Which of several constraints of the call, from 0 on.
  package let element: Int
  package let change: StandIn.Change

  /// "layout.constraint".
  package let function: String

  /// What it was and what it is: "constant 16 → -16".
  package let text: String
}

extension Mutation {
  /// All faults that can be put into the calls of a recorded run, in the order of the calls.
  package static func all(in entries: [CallEntry]) -> [Mutation] {
    var made: [Mutation] = []
    var lastViews: [UInt64] = []
    for entry in entries
    where entry.moment == .enter && !entry.flags.contains(.intoPlugin)
      && !entry.flags.contains(.foreignThread)
    {
      let function = Signatures.functions[entry.function]
      if function.tag == "T" || function.tag == "W" { made += deeds(entry, function) }
      made += receivers(entry, function, lastViews)
      made += activities(entry, function)
      made += constraints(entry, function)
      for (place, argument) in function.arguments.enumerated()
      where argument.kind == .handle && argument.target == viewKind && !argument.isPointer {
        lastViews.removeAll { $0 == entry.words[place] }
        lastViews.append(entry.words[place])
      }
    }
    return made
  }

  private static let viewKind = 1

  private static func deeds(
    _ entry: CallEntry, _ function: Signatures.Function
  ) -> [Mutation] {
    let deeds: [(Operator, StandIn.Change.Deed)] = [
      (.drop, .drop), (.again, .again), (.late, .late),
    ]
    return deeds.map { kind, deed in
      Mutation(
        kind: kind, element: 0, change: .init(number: entry.number, deed: deed),
        function: function.name, text: kind.summary)
    }
  }

  /// Another view that was named before, in place of the last view that the call names.
  private static func receivers(
    _ entry: CallEntry, _ function: Signatures.Function, _ known: [UInt64]
  ) -> [Mutation] {
    guard function.tag == "T" || function.tag == "W",
      let place = function.arguments.lastIndex(where: {
        $0.kind == .handle && $0.target == viewKind && !$0.isPointer
      }),
      let other = known.last(where: { $0 != entry.words[place] })
    else { return [] }
    return [
      patch(
        .receiver, entry, argument: place, offset: 0, other, count: 8,
        "\(TraceReading.handle(entry.words[place])) → \(TraceReading.handle(other))")
    ]
  }

  private static func activities(
    _ entry: CallEntry, _ function: Signatures.Function
  ) -> [Mutation] {
    guard function.name == "layout.set_active",
      let place = function.arguments.firstIndex(where: { $0.name == "active" })
    else { return [] }
    let new: UInt64 = entry.words[place] & 0xFFFF_FFFF == 0 ? 1 : 0
    return [
      patch(
        .activity, entry, argument: place, offset: 0, new, count: 8,
        "active \(1 - new) → \(new)")
    ]
  }

  // MARK: - Constraints

  private static func constraints(
    _ entry: CallEntry, _ function: Signatures.Function
  ) -> [Mutation] {
    guard function.name == "layout.constraint" || function.name == "layout.constraints",
      let record = Signatures.records.first(where: { $0.type == "nav_constraint_spec_t" })
    else { return [] }
    func offset(_ name: String) -> Int { record.members.first { $0.name == name }?.offset ?? 0 }
    var made: [Mutation] = []
    for piece in entry.pieces where piece.offset == nil {
      let base = piece.element * record.size
      func make(
        _ kind: Operator, _ member: String, _ bits: UInt64, _ count: Int, _ text: String
      ) {
        made.append(
          patch(
            kind, entry, argument: piece.argument, offset: base + offset(member), bits,
            count: count, text, element: piece.element))
      }
      let attribute = Int(piece.bytes.number(at: offset("first_attribute"), count: 4))
      if let other = opposites[attribute] {
        make(.attribute, "first_attribute", UInt64(other), 4, "attribute \(attribute) → \(other)")
      }
      let relation = Int32(
        truncatingIfNeeded: piece.bytes.number(at: offset("relation"), count: 4))
      // An equality turns into the half that lets it be more.
      let turned: Int32 = relation == 0 ? 1 : -relation
      make(
        .relation, "relation", UInt64(UInt32(bitPattern: turned)), 4,
        "relation \(relation) → \(turned)")
      let priority = Float(
        bitPattern: UInt32(truncatingIfNeeded: piece.bytes.number(at: offset("priority"), count: 4))
      )
      let swapped: Float = priority == 1000 ? 1 : 1000
      make(
        .priority, "priority", UInt64(swapped.bitPattern), 4, "priority \(priority) → \(swapped)")
      let constant = Double(bitPattern: piece.bytes.number(at: offset("constant"), count: 8))
      if constant != 0 {
        make(.negate, "constant", (-constant).bitPattern, 8, "constant \(constant) → \(-constant)")
      }
      for (kind, by) in [(Operator.plus200, 200.0), (.minus200, -200)] {
        make(
          kind, "constant", (constant + by).bitPattern, 8,
          "constant \(constant) → \(constant + by)")
      }
    }
    return made
  }

  /// Attributes by the numbers of NSLayoutConstraint.Attribute.
  private static let opposites = [
    1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5, 7: 8, 8: 7, 9: 10, 10: 9,
  ]

  private static func patch(
    _ kind: Operator, _ entry: CallEntry, argument: Int, offset: Int, _ bits: UInt64, count: Int,
    _ text: String, element: Int = 0
  ) -> Mutation {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    return Mutation(
      kind: kind, element: element,
      change: .init(
        number: entry.number, deed: .patch(argument: argument, offset: offset, bytes: bytes)),
      function: Signatures.functions[entry.function].name, text: text)
  }
}
