internal import CNavhostABI
internal import NavhostPlugin

/// A listener as the host knows it: an object whose address it keeps, and which its owner removes.
@MainActor
class HostListener {
  fileprivate func willPresentPrompt() -> Bool { false }
  fileprivate func didDismissPrompt() -> Bool { false }
  fileprivate func tappedRecenter(_ map: nav_map_t) -> Bool { false }

  /// - Returns: Whether the host took it.
  @discardableResult
  func add(to map: nav_map_t) -> Bool {
    withValue { value in
      Host.callNavigator { table, host in unsafe table.add_listener(host, map, value) }
    }
  }

  /// - Returns: Whether the host had it.
  @discardableResult
  func remove(from map: nav_map_t) -> Bool {
    withValue { value in
      Host.callNavigator { table, host in unsafe table.remove_listener(host, map, value) }
    }
  }

  @safe private func withValue(_ body: (UnsafePointer<nav_listener_t>) -> Bool) -> Bool {
    let value = unsafe nav_listener_t(
      struct_size: UInt32(MemoryLayout<nav_listener_t>.size), reserved: 0,
      callbacks: Self.callbacks, user: Unmanaged.passUnretained(self).toOpaque())
    return unsafe withUnsafePointer(to: value) { unsafe body($0) }
  }

  /// Written once and never freed: the host keeps the address for the library's life.
  nonisolated(unsafe) private static let callbacks: UnsafePointer<nav_listener_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_listener_callbacks_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_listener_callbacks_t(
        struct_size: UInt32(MemoryLayout<nav_listener_callbacks_t>.size), reserved: 0,
        will_present_prompt: { user, _ in unsafe enter(user) { $0.willPresentPrompt() } },
        did_dismiss_prompt: { user, _ in unsafe enter(user) { $0.didDismissPrompt() } },
        tapped_recenter: { user, map in unsafe enter(user) { $0.tappedRecenter(map) } }))
    return unsafe UnsafePointer(table)
  }()
}

/// Finds the listener and enters the main actor; one that leaves a method out passes.
private func enter(
  _ user: UnsafeMutableRawPointer?, _ body: @MainActor (HostListener) -> Bool
) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let listener = unsafe Unmanaged<HostListener>.fromOpaque(user).takeUnretainedValue()
  return MainActor.assumeIsolated { nav_status_t(body(listener) ? NAV_OK : NAV_PASS) }
}

/// A navigator's listener.
final class ListenerBox: HostListener {
  private(set) weak var listener: (any GMSNavigatorListener)?
  private unowned let navigator: GMSNavigator

  init(_ listener: any GMSNavigatorListener, _ navigator: GMSNavigator) {
    self.listener = listener
    self.navigator = navigator
  }

  fileprivate override func willPresentPrompt() -> Bool {
    tell { $0.navigatorWillPresentPrompt($1) }
  }

  fileprivate override func didDismissPrompt() -> Bool {
    tell { $0.navigatorDidDismissPrompt($1) }
  }

  private func tell(_ body: (any GMSNavigatorListener, GMSNavigator) -> Void) -> Bool {
    guard let listener else { return false }
    navigator.isUnanswered = false
    body(listener, navigator)
    return !navigator.isUnanswered
  }
}

/// What tells a map's delegate of taps.
final class MapListener: HostListener {
  private(set) weak var delegate: (any GMSMapViewNavigationUIDelegate)?
  private weak var map: GMSMapView?

  init(_ delegate: any GMSMapViewNavigationUIDelegate, _ map: GMSMapView) {
    self.delegate = delegate
    self.map = map
  }

  fileprivate override func tappedRecenter(_ tapped: nav_map_t) -> Bool {
    guard let delegate, let map, map.handle.bits == tapped.bits else { return false }
    delegate.mapViewDidTapRecenterButton(map)
    return true
  }
}
