internal import CNavhostABI

/// A plugin's own object beside an object of the host's.
@safe struct Peer {
  /// As the plugin gave it, to be given back.
  let original: nav_peer_t
  private let callbacks: nav_peer_callbacks_t

  /// How many holds of the host's the plugin has been told of.
  var holds = 0

  /// - Returns: Nil for a peer without callbacks: it has no object.
  init?(_ peer: nav_peer_t) throws(Refusal) {
    guard let table = unsafe peer.callbacks else { return nil }
    unsafe original = peer
    callbacks = try readRecord(table, "peer callbacks")
    guard callbacks.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the peer callbacks is not 0")
    }
  }

  func retain() -> nav_status_t {
    unsafe callbacks.retain.map { unsafe $0(original.user) } ?? CallStatus.ok.rawValue
  }

  func release() -> nav_status_t {
    unsafe callbacks.release.map { unsafe $0(original.user) } ?? CallStatus.ok.rawValue
  }

  func disposed() -> nav_status_t {
    unsafe callbacks.disposed.map { unsafe $0(original.user) } ?? CallStatus.ok.rawValue
  }
}

/// The callbacks of a view that the plugin made.
@safe struct ViewPeer {
  let callbacks: nav_view_callbacks_t
  let user: UnsafeMutableRawPointer?
}
