/// A component that the SDK provides.
///
/// The numbers are those of the C ABI.
package enum ComponentKind: Int, Hashable, Sendable, CaseIterable {
  case logo = 1
  case viewport = 2
  case turnCard = 3
  case etaCard = 4
  case tripProgressBar = 5
  case speedWidget = 6
  case button = 7
  case prompt = 8

  /// The name by which reports speak of it.
  package var name: String {
    switch self {
    case .logo: "googleLogo"
    case .viewport: "viewport"
    case .turnCard: "turnCard"
    case .etaCard: "etaCard"
    case .tripProgressBar: "tripProgressBar"
    case .speedWidget: "speedWidget"
    case .button: "button"
    case .prompt: "prompt"
    }
  }

  /// Whether the SDK alone decides its size, by a constraint that no conflict breaks.
  package var hasFixedSize: Bool {
    switch self {
    case .turnCard, .etaCard, .prompt, .logo, .speedWidget: true
    case .viewport, .tripProgressBar, .button: false
    }
  }
}

/// What a button is for: an open set, since the SDK adds kinds and reorders them.
package struct ButtonType: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let compass = ButtonType(rawValue: 1)
  package static let reporting = ButtonType(rawValue: 2)

  /// Stands for a kind that a delegate of today can't know.
  package static let unknown = ButtonType(rawValue: 99)

  package var name: String {
    switch self {
    case .compass: "compass"
    case .reporting: "reporting"
    default: "button\(rawValue)"
    }
  }
}

/// What the speed widget shows.
package enum SpeedReading: String, Hashable, Sendable, CaseIterable {
  case none
  case current
  case limit
  case both
}
