/// What the document leaves open and a delegate should survive either way.
///
/// Each is decided once, here, and can be switched for a run.
package struct SimulationChoices: Hashable, Sendable {
  /// A prompt on screen when guidance stops.
  package var promptOnStop = PromptOnStop.stays

  /// A prompt on screen when prompts are switched off.
  package var unwantedPrompt = UnwantedPrompt.stays

  /// Whether `sizeChanged` follows `enableNavigationUI`, though nothing has another size.
  package var sizeAtEnable = Telling.silent

  /// Whether `sizeChanged` comes for the size that the map has already.
  package var sameSize = Telling.silent

  /// Whether `sizeChanged` comes for a size of zero, as when a map is collapsed.
  package var zeroSize = Telling.calls

  /// Whether the buttons of the navigation-ready state are the same objects each time.
  package var readyButtons = ReadyButtons.same

  /// Whether the navigator's listeners hear of prompts while a layout delegate is set.
  package var promptListeners = Telling.calls

  package init() {}

  package enum PromptOnStop: String, Hashable, Sendable, CaseIterable {
    /// It stays on screen; the delegate removes it at the latest in `disableNavigationUI`.
    case stays
    case hiddenBefore = "hidden-before"
    case hiddenAfter = "hidden-after"
  }

  package enum UnwantedPrompt: String, Hashable, Sendable, CaseIterable {
    case stays, hidden
  }

  package enum Telling: String, Hashable, Sendable, CaseIterable {
    case silent, calls
  }

  package enum ReadyButtons: String, Hashable, Sendable, CaseIterable {
    case same, fresh
  }
}

/// A choice by name, as scenarios and documentation speak of it.
package struct SimulationChoice: Sendable {
  package let name: String

  /// What it is about, in a sentence.
  package let title: String
  package let values: [String]

  /// The value in force, and another in its place; false when there is no such value.
  package let read: @Sendable (SimulationChoices) -> String
  package let write: @Sendable (inout SimulationChoices, String) -> Bool

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<SimulationChoices, Value> & Sendable,
    _ title: String
  ) where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    self.name = name
    self.title = title
    values = Value.allCases.map(\.rawValue)
    read = { $0[keyPath: path].rawValue }
    write = { choices, word in
      guard let value = Value(rawValue: word) else { return false }
      choices[keyPath: path] = value
      return true
    }
  }

  package static let all: [SimulationChoice] = [
    SimulationChoice(
      "prompt-on-stop", \.promptOnStop,
      "A prompt on screen when guidance stops: it stays, or hidePrompt comes before or after "
        + "stopGuidance."),
    SimulationChoice(
      "unwanted-prompt", \.unwantedPrompt,
      "A prompt on screen when shouldDisplayPrompts becomes false: it stays until it is over, or "
        + "hidePrompt comes at once."),
    SimulationChoice(
      "size-at-enable", \.sizeAtEnable, "Whether sizeChanged follows enableNavigationUI."),
    SimulationChoice(
      "same-size", \.sameSize,
      "Whether sizeChanged comes when the map is given the size that it has."),
    SimulationChoice(
      "zero-size", \.zeroSize, "Whether sizeChanged comes when the map's size becomes zero."),
    SimulationChoice(
      "ready-buttons", \.readyButtons,
      "Whether the buttons of a navigation-ready state are the same views as in the one before."),
    SimulationChoice(
      "prompt-listeners", \.promptListeners,
      "Whether GMSNavigatorListener hears of prompts while a layout delegate is set."),
  ]

  package static func named(_ name: String) -> SimulationChoice? { all.first { $0.name == name } }
}
