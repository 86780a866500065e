import CNavhostABI

/// What peers were told, in order.
final class PeerLog {
  var events: [String] = []
}

/// A plugin's object that notes what the host tells it.
@safe final class TestPeer {
  let name: String
  let log: PeerLog

  /// Runs when the peer is told of the end of its object.
  var whenDisposed: (() -> Void)?

  init(_ name: String, _ log: PeerLog) {
    self.name = name
    self.log = log
  }

  /// The peer for a spec; the test keeps the object alive.
  var value: nav_peer_t {
    unsafe nav_peer_t(
      callbacks: TestPeer.callbacks, user: Unmanaged.passUnretained(self).toOpaque())
  }

  static func of(_ user: UnsafeMutableRawPointer?) -> TestPeer? {
    unsafe user.map { unsafe Unmanaged<TestPeer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Never freed: the host may keep the address.
  nonisolated(unsafe) private static let callbacks: UnsafePointer<nav_peer_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_peer_callbacks_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_peer_callbacks_t(
        struct_size: UInt32(MemoryLayout<nav_peer_callbacks_t>.size), reserved: 0,
        retain: { unsafe TestPeer.note("retain", $0) },
        release: { unsafe TestPeer.note("release", $0) },
        disposed: { user in
          let status = unsafe TestPeer.note("disposed", user)
          unsafe TestPeer.of(user)?.whenDisposed?()
          return status
        }))
    return unsafe UnsafePointer(table)
  }()

  private static func note(_ what: String, _ user: UnsafeMutableRawPointer?) -> nav_status_t {
    guard let peer = unsafe of(user) else { return nav_status_t(NAV_ERR_ARGUMENT) }
    peer.log.events.append("\(what) \(peer.name)")
    return 0
  }
}
