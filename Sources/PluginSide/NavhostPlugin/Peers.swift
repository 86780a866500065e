package import CNavhostABI

/// How the host and the Swift objects find each other.
///
/// Every peer is an object of this library's: `user` is its address, and the host's hold is one
/// reference.
package enum Peers {
  /// The callbacks of every peer.
  ///
  /// Allocated once: the host keeps the address.
  package nonisolated(unsafe) static let callbacks: UnsafePointer<nav_peer_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_peer_callbacks_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_peer_callbacks_t(
        struct_size: UInt32(MemoryLayout<nav_peer_callbacks_t>.size), reserved: 0,
        retain: retainPeer, release: releasePeer, disposed: nil))
    return unsafe UnsafePointer(table)
  }()

  /// What to give the host for `object`; no reference is taken.
  package static func peer(for object: AnyObject) -> nav_peer_t {
    unsafe nav_peer_t(
      callbacks: callbacks, user: Unmanaged<AnyObject>.passUnretained(object).toOpaque())
  }

  /// The Swift object for an object of the host's, made by `adopt` when it has none yet.
  @MainActor package static func object<Object: AnyObject>(
    for handle: HostObject, adopt: () -> Object?
  ) -> Object? {
    guard handle.bits != 0 else { return nil }
    if let known = known(handle) { return known as? Object }
    guard let made = adopt() else { return nil }
    handle.retain()
    Host.call { host in
      unsafe withUnsafePointer(to: peer(for: made)) {
        unsafe host.objects.pointee.set_peer(host.pointer, handle.object, $0)
      }
    }
    return made
  }

  @MainActor private static func known(_ handle: HostObject) -> AnyObject? {
    let peer = unsafe Host.read(nav_peer_t()) { host, out in
      unsafe host.objects.pointee.peer(host.pointer, handle.object, out)
    }
    guard let peer = unsafe peer, let user = unsafe peer.user,
      unsafe peer.callbacks == callbacks
    else { return nil }
    return unsafe Unmanaged<AnyObject>.fromOpaque(user).takeUnretainedValue()
  }
}

private func retainPeer(_ user: UnsafeMutableRawPointer?) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  _ = unsafe Unmanaged<AnyObject>.fromOpaque(user).retain()
  return nav_status_t(NAV_OK)
}

private func releasePeer(_ user: UnsafeMutableRawPointer?) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  unsafe Unmanaged<AnyObject>.fromOpaque(user).release()
  return nav_status_t(NAV_OK)
}
