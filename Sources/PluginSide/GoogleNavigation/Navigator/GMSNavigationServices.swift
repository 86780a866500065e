// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// What the dialog of the terms says.
public final class GMSNavigationTermsAndConditionsOptions: NSObject, Sendable {
  public let companyName: String

  public init(companyName: String) {
    self.companyName = companyName
    super.init()
  }
}

/// The terms, and the sessions that they allow.
@preconcurrency @MainActor
public final class GMSNavigationServices: NSObject {
  public static func areTermsAndConditionsAccepted() -> Bool {
    guard let map = GMSNavigator.firstMap else { return false }
    return HostObject(bits: map.bits).flag(NAV_MAP_TERMS_ACCEPTED)
  }

  /// Asks the driver; here nothing is shown, and the scenario has decided: `terms on`, `terms off`.
  ///
  /// The answer comes at the next turn.
  public static func showTermsAndConditionsDialogIfNeeded(
    with options: GMSNavigationTermsAndConditionsOptions, callback: @escaping (Bool) -> Void
  ) {
    Later.answer(areTermsAndConditionsAccepted(), callback)
  }

  public static func showTermsAndConditionsDialogIfNeeded(
    withCompanyName companyName: String, callback: @escaping (Bool) -> Void
  ) {
    Later.answer(areTermsAndConditionsAccepted(), callback)
  }

  /// The host's one session; nil before the terms are accepted.
  public static func createNavigationSession() -> GMSNavigationSession? {
    guard let map = GMSNavigator.firstMap, let navigator = GMSNavigator.current(map) else {
      return nil
    }
    return GMSNavigationSession(navigator)
  }
}

/// What the maps of an app share.
@preconcurrency @MainActor
public final class GMSNavigationSession: NSObject {
  public let navigator: GMSNavigator?

  init(_ navigator: GMSNavigator) {
    self.navigator = navigator
    super.init()
  }
}
