// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// How a route was found, or why there is none.
public enum GMSRouteStatus: Int, Sendable {
  case internalError = 0
  case OK = 1
  case noRouteFound = 2
}

/// A destination; here it is a name, since no road is simulated.
public final class GMSNavigationWaypoint: NSObject, Sendable {
  public let title: String
  public let placeID: String

  public init?(placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    self.placeID = placeID
    self.title = title
    super.init()
  }
}

/// Hears of the session; every method may be left out.
///
/// With a layout delegate the two are the slot-based API's, and their use is reported.
@preconcurrency @MainActor
public protocol GMSNavigatorListener: AnyObject {
  func navigatorWillPresentPrompt(_ navigator: GMSNavigator)
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator)
}

extension GMSNavigatorListener {
  public func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {
    navigator.isUnanswered = true
  }
  public func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { navigator.isUnanswered = true }
}

/// What guides: one for all maps of the session.
@preconcurrency @MainActor
open class GMSNavigator: NSObject {
  private let map: nav_map_t
  private let hostAddress: UInt
  private var listeners: [ListenerBox] = []

  /// Set by the methods of ``GMSNavigatorListener`` that a listener leaves out.
  var isUnanswered = false

  private init(_ map: nav_map_t, _ hostAddress: UInt) {
    self.map = map
    self.hostAddress = hostAddress
    super.init()
  }

  /// The same object for as long as the host.
  private static var known: GMSNavigator?

  /// The session's navigator; nil before the terms are accepted.
  static func current(_ map: nav_map_t) -> GMSNavigator? {
    guard let host = unsafe Host.current else { return nil }
    guard HostObject(bits: map.bits).flag(NAV_MAP_TERMS_ACCEPTED) else { return nil }
    let address = unsafe UInt(bitPattern: host.pointer)
    if let known, known.hostAddress == address { return known }
    let made = GMSNavigator(GMSNavigator.firstMap ?? map, address)
    known = made
    return made
  }

  /// Any map stands for the session; the first is there as long as that.
  static var firstMap: nav_map_t? {
    Host.list(nav_map_t()) { host, out, capacity, count in
      unsafe host.map.pointee.maps(host.pointer, out, capacity, count)
    }.first
  }

  private var object: HostObject { HostObject(bits: map.bits) }

  /// Whether guidance is wanted: it begins once there is a route and navigation is enabled.
  public var isGuidanceActive: Bool {
    get { object.flag(NAV_MAP_GUIDANCE_WANTED) }
    set { object.setFlag(NAV_MAP_GUIDANCE_WANTED, newValue) }
  }

  public var stopGuidanceAtArrival: Bool {
    get { object.flag(NAV_MAP_STOPS_AT_ARRIVAL) }
    set { object.setFlag(NAV_MAP_STOPS_AT_ARRIVAL, newValue) }
  }

  /// Whether prompts for traffic, better routes and incidents come.
  public var shouldDisplayPrompts: Bool {
    get { object.flag(NAV_MAP_DISPLAYS_PROMPTS) }
    set { object.setFlag(NAV_MAP_DISPLAYS_PROMPTS, newValue) }
  }

  /// Sets where to go; here a route is found at once, and the answer comes at the next turn.
  public func setDestinations(
    _ destinations: [GMSNavigationWaypoint], callback: @escaping (GMSRouteStatus) -> Void
  ) {
    let map = map
    var status = GMSRouteStatus.noRouteFound
    if !destinations.isEmpty {
      let isSet = Host.callNavigator { table, host in
        unsafe table.set_destinations(host, map, UInt32(clamping: destinations.count))
      }
      status = isSet ? .OK : .internalError
    }
    Later.answer(status, callback)
  }

  public func clearDestinations() {
    let map = map
    Host.callNavigator { table, host in unsafe table.clear_destinations(host, map) }
  }

  /// Adds a listener, held weakly.
  ///
  /// - Returns: False when it was there already.
  @discardableResult
  public func add(_ listener: any GMSNavigatorListener) -> Bool {
    removeGone()
    guard !listeners.contains(where: { $0.listener === listener }) else { return false }
    let box = ListenerBox(listener, self)
    listeners.append(box)
    return box.add(to: map)
  }

  /// - Returns: False when it wasn't there.
  @discardableResult
  public func remove(_ listener: any GMSNavigatorListener) -> Bool {
    removeGone()
    guard let place = listeners.firstIndex(where: { $0.listener === listener }) else {
      return false
    }
    return listeners.remove(at: place).remove(from: map)
  }

  private func removeGone() {
    for box in listeners where box.listener == nil { _ = box.remove(from: map) }
    listeners.removeAll { $0.listener == nil }
  }
}

/// Answers at the next turn of the host's clock.
enum Later {
  @MainActor static func answer<Value: Sendable>(
    _ value: Value, _ callback: @escaping (Value) -> Void
  ) {
    // Made, kept and called on the owner's thread alone.
    nonisolated(unsafe) let callback = callback
    LateWork.after(0) { unsafe callback(value) }
  }
}
