// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The domain of the errors that ``GMSMapView/setLayoutDelegate(_:)`` throws.
public let GMSMapViewNavigationLayoutErrorDomain = "GMSMapViewNavigationLayoutErrorDomain"

/// Why a layout delegate wasn't set.
public struct GMSMapViewNavigationLayoutErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let `internal` = GMSMapViewNavigationLayoutErrorCode(0)
  public static let cannotSetDelegateWhileNavigationEnabled =
    GMSMapViewNavigationLayoutErrorCode(1)
  public static let cannotSetDelegateOnCarPlayScreen = GMSMapViewNavigationLayoutErrorCode(2)

  var sentence: String {
    switch self {
    case .cannotSetDelegateWhileNavigationEnabled:
      "The layout delegate can't be set while navigation is enabled."
    case .cannotSetDelegateOnCarPlayScreen:
      "The layout delegate can't be set on a map made for a CarPlay screen."
    default:
      "The layout delegate couldn't be set."
    }
  }
}
