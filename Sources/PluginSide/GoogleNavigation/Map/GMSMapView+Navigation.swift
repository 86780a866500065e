// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import CNavhostABI
internal import NavhostPlugin

/// Whether the camera goes with the vehicle.
public enum GMSNavigationCameraMode: Int, Sendable {
  case free = 0
  case following = 1
  case overview = 2
}

/// From where the camera looks at the vehicle while it follows.
public enum GMSNavigationCameraPerspective: Int, Sendable {
  case tilted = 0
  case topDownNorthUp = 1
  case topDownHeadingUp = 2
}

public enum GMSNavigationTravelMode: Int, Sendable {
  case driving = 0
  case cycling = 1
  case walking = 2
  case twoWheeler = 3
  case taxicab = 4
}

public enum GMSNavigationLightingMode: Int, Sendable {
  case normal = 0
  case lowLight = 1
}

/// Hears of the driver's taps on the navigation interface; every method may be left out.
@preconcurrency @MainActor
public protocol GMSMapViewNavigationUIDelegate: AnyObject {
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView)
}

extension GMSMapViewNavigationUIDelegate {
  public func mapViewDidTapRecenterButton(_ mapView: GMSMapView) {}
}

/// Navigation on the map.
extension GMSMapView {
  /// Whether the navigation interface is shown.
  ///
  /// Setting it has no effect before the terms are accepted.
  public var isNavigationEnabled: Bool {
    get { host.flag(NAV_MAP_NAVIGATION_ENABLED) }
    set { host.setFlag(NAV_MAP_NAVIGATION_ENABLED, newValue) }
  }

  /// Shows the navigation interface for a session.
  ///
  /// - Returns: False when that isn't possible: the terms are not accepted.
  @discardableResult
  public func enableNavigation(with session: GMSNavigationSession) -> Bool {
    isNavigationEnabled = true
    return isNavigationEnabled
  }

  /// What guides; nil before the terms are accepted.
  public var navigator: GMSNavigator? { GMSNavigator.current(handle) }

  public var cameraMode: GMSNavigationCameraMode {
    get { GMSNavigationCameraMode(rawValue: integer(NAV_MAP_CAMERA_MODE)) ?? .free }
    set { setInteger(NAV_MAP_CAMERA_MODE, newValue.rawValue) }
  }

  public var followingPerspective: GMSNavigationCameraPerspective {
    get { GMSNavigationCameraPerspective(rawValue: integer(NAV_MAP_PERSPECTIVE)) ?? .tilted }
    set { setInteger(NAV_MAP_PERSPECTIVE, newValue.rawValue) }
  }

  public var travelMode: GMSNavigationTravelMode {
    get { GMSNavigationTravelMode(rawValue: integer(NAV_MAP_TRAVEL_MODE)) ?? .driving }
    set { setInteger(NAV_MAP_TRAVEL_MODE, newValue.rawValue) }
  }

  public var lightingMode: GMSNavigationLightingMode {
    get { GMSNavigationLightingMode(rawValue: integer(NAV_MAP_LIGHTING_MODE)) ?? .normal }
    set { setInteger(NAV_MAP_LIGHTING_MODE, newValue.rawValue) }
  }

  /// Whether a speed limit that is known is shown; here an app shows it until it says otherwise.
  public var shouldDisplaySpeedLimit: Bool {
    get { host.flag(NAV_MAP_SPEED_LIMIT) }
    set { host.setFlag(NAV_MAP_SPEED_LIMIT, newValue) }
  }

  public var shouldDisplaySpeedometer: Bool {
    get { host.flag(NAV_MAP_SPEEDOMETER) }
    set { host.setFlag(NAV_MAP_SPEEDOMETER, newValue) }
  }

  /// Whether an incident can be reported now.
  public var isIncidentReportingAvailable: Bool { host.flag(NAV_MAP_REPORTING_AVAILABLE) }

  /// Held weakly.
  public weak var navigationUIDelegate: (any GMSMapViewNavigationUIDelegate)? {
    get { uiListener?.delegate }
    set {
      uiListener?.remove(from: handle)
      uiListener = newValue.map { MapListener($0, self) }
      uiListener?.add(to: handle)
    }
  }

  private var host: HostObject { HostObject(bits: handle.bits) }
  private func integer(_ id: PropertyID) -> Int { Int(host.integer(id)) }
  private func setInteger(_ id: PropertyID, _ value: Int) { host.setInteger(id, Int64(value)) }
}
