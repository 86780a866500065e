internal import CNavhostABI
internal import NavhostPlugin

/// A layout delegate as the host holds it: an object with the eight callbacks beside it.
@MainActor
final class DelegateBox {
  let delegate: any NavigationLayoutDelegate

  init(_ delegate: any NavigationLayoutDelegate) { self.delegate = delegate }

  /// The value for the host.
  ///
  /// It takes no reference; `retain` and `release` of the peer do.
  nonisolated var hostValue: nav_delegate_t {
    unsafe nav_delegate_t(
      struct_size: UInt32(MemoryLayout<nav_delegate_t>.size), reserved: 0,
      callbacks: DelegateBox.callbacks, peer: Peers.callbacks,
      user: Unmanaged.passUnretained(self).toOpaque())
  }

  /// The delegate behind a value of the host's, nil when it is another library's.
  static func delegate(of value: nav_delegate_t) -> (any NavigationLayoutDelegate)? {
    guard let user = unsafe value.user, unsafe value.callbacks == callbacks else { return nil }
    return unsafe Unmanaged<DelegateBox>.fromOpaque(user).takeUnretainedValue().delegate
  }

  /// Written once and never freed: the host keeps the address for the library's life.
  nonisolated(unsafe) private static let callbacks: UnsafePointer<nav_delegate_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_delegate_callbacks_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_delegate_callbacks_t(
        struct_size: UInt32(MemoryLayout<nav_delegate_callbacks_t>.size), reserved: 0,
        enable: enable, disable: disable, start: start, stop: stop, size_changed: sizeChanged,
        show_prompt: showPrompt, hide_prompt: hidePrompt, change_prompt: changePrompt))
    return unsafe UnsafePointer(table)
  }()
}

/// Finds delegate and map, and enters the main actor.
///
/// A call from another thread is the host's mistake: it gets a status, and the plugin lives on.
private func enter(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t,
  _ body: @MainActor (any NavigationLayoutDelegate, GMSMapView) -> Bool
) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let box = unsafe Unmanaged<DelegateBox>.fromOpaque(user).takeUnretainedValue()
  let isWhole = MainActor.assumeIsolated {
    guard let map = GMSMapView.map(map) else { return false }
    return body(box.delegate, map)
  }
  return nav_status_t(isWhole ? NAV_OK : NAV_ERR_HANDLE)
}

private func enable(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ now: nav_state_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let now = StateObject.ready(now) else { return false }
    delegate.enableNavigationUI(navMap: map, newState: now)
    return true
  }
}

private func disable(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ old: nav_state_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let old = StateObject.ready(old) else { return false }
    delegate.disableNavigationUI(navMap: map, oldState: old)
    return true
  }
}

private func start(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ now: nav_state_t, _ old: nav_state_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let now = StateObject.guidance(now), let old = StateObject.ready(old) else {
      return false
    }
    delegate.startGuidance(navMap: map, newState: now, oldState: old)
    return true
  }
}

private func stop(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ now: nav_state_t, _ old: nav_state_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let now = StateObject.ready(now), let old = StateObject.guidance(old) else {
      return false
    }
    delegate.stopGuidance(navMap: map, newState: now, oldState: old)
    return true
  }
}

private func sizeChanged(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ now: nav_state_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let now = StateObject.state(now) as? any NavigationUIState else { return false }
    delegate.sizeChanged(navMap: map, newState: now)
    return true
  }
}

private func showPrompt(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ prompt: nav_view_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let prompt = PromptView.prompt(prompt) else { return false }
    delegate.showPrompt(navMap: map, newPrompt: prompt)
    return true
  }
}

private func hidePrompt(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ prompt: nav_view_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let prompt = PromptView.prompt(prompt) else { return false }
    delegate.hidePrompt(navMap: map, oldPrompt: prompt)
    return true
  }
}

private func changePrompt(
  _ user: UnsafeMutableRawPointer?, _ map: nav_map_t, _ prompt: nav_view_t, _ old: nav_view_t
) -> nav_status_t {
  unsafe enter(user, map) { delegate, map in
    guard let prompt = PromptView.prompt(prompt), let old = PromptView.prompt(old) else {
      return false
    }
    delegate.changePrompt(navMap: map, newPrompt: prompt, oldPrompt: old)
    return true
  }
}
