package import NavigationSim
package import ViewTree

/// What a `legacy` step sets: a member of the slot-based API, as the app would.
package enum LegacySetting: Hashable, Sendable {
  /// A switch of `GMSUISettings`.
  case flag(Flag, Bool)
  /// Top, left, bottom, right, in points.
  case padding(Insets)
  case paddingAdjustment(PaddingAdjustment)
  /// A header accessory of this height; nil takes it away.
  case headerAccessory(Double?)
  /// A guide for the buttons whose top is so far above the map's bottom; nil for the map's own.
  case buttonsGuide(Double?)
  case buttonsAlternateGuide(Double?)

  package enum Flag: String, Hashable, Sendable, CaseIterable {
    case isNavigationHeaderEnabled
    case isNavigationFooterEnabled
    case isNavigationTripProgressBarEnabled
    case isNavigationReportIncidentButtonEnabled
    case isRecenterButtonEnabled
    case showsIncidentCards
    case showsDestinationMarkers
    case compassButton
  }

  /// The names that a step takes, and what follows each.
  static let usages: [(name: String, value: String)] =
    Flag.allCases.map { ($0.rawValue, "on|off") } + [
      ("padding", "TOP,LEFT,BOTTOM,RIGHT"),
      ("paddingAdjustmentBehavior", "always|automatic|never"),
      ("setHeaderAccessoryView", "HEIGHT|none"),
      ("bottomTrailingButtonsLayoutGuide", "HEIGHT|default"),
      ("bottomTrailingButtonsAlternateLayoutGuide", "HEIGHT|default"),
    ]

  /// Reads a name and its value; nil when they don't fit.
  init?(_ name: String, _ value: String) {
    if let flag = Flag(rawValue: name) {
      guard value == "on" || value == "off" else { return nil }
      self = .flag(flag, value == "on")
      return
    }
    switch name {
    case "padding":
      guard let padding = Scenario.insets(value) else { return nil }
      self = .padding(padding)
    case "paddingAdjustmentBehavior":
      guard let found = PaddingAdjustment.allCases.first(where: { $0.name == value }) else {
        return nil
      }
      self = .paddingAdjustment(found)
    case "setHeaderAccessoryView":
      guard value == "none" || Scenario.length(value) != nil else { return nil }
      self = .headerAccessory(Scenario.length(value))
    case "bottomTrailingButtonsLayoutGuide":
      guard value == "default" || Scenario.length(value) != nil else { return nil }
      self = .buttonsGuide(Scenario.length(value))
    case "bottomTrailingButtonsAlternateLayoutGuide":
      guard value == "default" || Scenario.length(value) != nil else { return nil }
      self = .buttonsAlternateGuide(Scenario.length(value))
    default: return nil
    }
  }
}

extension LegacySetting: CustomStringConvertible {
  /// Name and value as a scenario writes them.
  package var description: String {
    switch self {
    case .flag(let flag, let isOn): "\(flag.rawValue) \(isOn ? "on" : "off")"
    case .padding(let padding): "padding \(Step.text(padding))"
    case .paddingAdjustment(let adjustment): "paddingAdjustmentBehavior \(adjustment.name)"
    case .headerAccessory(let height):
      "setHeaderAccessoryView \(height.map(Step.text) ?? "none")"
    case .buttonsGuide(let height):
      "bottomTrailingButtonsLayoutGuide \(height.map(Step.text) ?? "default")"
    case .buttonsAlternateGuide(let height):
      "bottomTrailingButtonsAlternateLayoutGuide \(height.map(Step.text) ?? "default")"
    }
  }
}
