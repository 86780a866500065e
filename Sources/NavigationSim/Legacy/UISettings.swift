package import ViewTree

/// What an app sets on `GMSUISettings`, as far as it concerns navigation.
package struct UISettings: Hashable, Sendable {
  package var isNavigationHeaderEnabled = true
  package var isNavigationFooterEnabled = true
  package var isNavigationTripProgressBarEnabled = false
  package var isNavigationReportIncidentButtonEnabled = true

  /// Whether the logo turns into the re-center button; a layout delegate changes nothing about it.
  package var isRecenterButtonEnabled = true
  package var showsIncidentCards = true
  package var showsDestinationMarkers = true

  /// Whether the base map shows a compass while the navigation interface is off.
  package var compassButton = false
  package var colors: [HeaderColor: Color] = [:]
  package var fonts: [HeaderFont: Font] = [:]
  package init() {}
}

/// The colours of the built-in header; the numbers are those of the C ABI.
package enum HeaderColor: Int, Hashable, Sendable, CaseIterable {
  case primaryBackground
  case secondaryBackground
  case largeManeuverIcon
  case smallManeuverIcon
  case guidanceRecommendedLane
  case nextStepText
  case distanceValueText
  case distanceUnitsText
  case instructionsText
}

/// The fonts of the built-in header; the numbers are those of the C ABI.
package enum HeaderFont: Int, Hashable, Sendable, CaseIterable {
  case nextStep
  case distanceValue
  case distanceUnits
  case instructionsFirstRow
  case instructionsSecondRow
  case instructionsConjunctions

  /// The font that nobody has changed.
  ///
  /// Source: the comments of the SDK's public headers.
  package var standard: Font {
    switch self {
    case .nextStep: Font(size: 16)
    case .distanceValue: Font(size: 24, weight: 700)
    case .distanceUnits: Font(size: 18)
    case .instructionsFirstRow: Font(size: 30, weight: 700)
    case .instructionsSecondRow: Font(size: 24, weight: 700)
    case .instructionsConjunctions: Font(size: 18)
    }
  }
}

/// How the map's padding and its safe area add up.
package enum PaddingAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// The padding comes on top of the safe area.
  case always = 0
  /// Of each edge the larger of the two counts.
  case automatic = 1
  /// The padding alone counts.
  case never = 2

  package var name: String {
    switch self {
    case .always: "always"
    case .automatic: "automatic"
    case .never: "never"
    }
  }
}
