// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

/// What is on offer while the navigation interface is enabled.
@preconcurrency @MainActor
public protocol NavigationUIState: NSObjectProtocol {
  /// Whether the turn card and the ETA card size themselves for a wide map.
  var wideMode: Bool { get }

  /// Must be on screen in every state; the same view in all of them.
  var googleLogo: UIView { get }

  /// Tells the camera which part of the map is free; must be added in every state.
  var viewport: UIView { get }
}

/// The elements while navigation is enabled and no route is being guided.
@preconcurrency @MainActor
public protocol NavigationReadyUIState: NavigationUIState {
  /// Typically the compass; others may come, in any order.
  var buttons: [any NavigationUIButton] { get }
}

/// The elements during guidance.
@preconcurrency @MainActor
public protocol ActiveGuidanceUIState: NavigationUIState {
  var turnCard: UIView { get }
  var etaCard: UIView { get }
  var tripProgressBar: UIView { get }
  var speedWidget: UIView { get }

  /// Typically compass and reporting; others may come, in any order.
  var buttons: [any NavigationUIButton] { get }
}

/// A button of the SDK's.
@preconcurrency @MainActor
public protocol NavigationUIButton: NSObjectProtocol {
  var type: NavigationButtonKnownType { get }
  var view: UIView { get }
}

/// What a button is for.
///
/// The set is open: a later SDK knows more types.
public struct NavigationButtonKnownType: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let compass = NavigationButtonKnownType(1)
  public static let reporting = NavigationButtonKnownType(2)
}
