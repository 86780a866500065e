import NavigationSim

/// A choice that doesn't exist, or doesn't take a value: what would be understood.
package struct ChoiceError: Error, Hashable, Sendable {
  package let wanted: String
}

extension Step {
  var isChoice: Bool { if case .choice = self { true } else { false } }

  /// The step that decides a choice.
  package static func choice(_ name: String, to value: String) throws(ChoiceError) -> Step {
    guard let choice = SimulationChoice.named(name) else {
      let names = SimulationChoice.all.map(\.name).joined(separator: ", ")
      throw ChoiceError(wanted: "a choice: one of \(names)")
    }
    guard choice.values.contains(value) else {
      throw ChoiceError(wanted: "`choice \(name) \(choice.values.joined(separator: "|"))`")
    }
    return .choice(name, value)
  }
}
