package import CNavhostABI

/// Takes a host on and lets go of it.
package enum Binding {
  /// Binds the host of a USE or WARM negotiation, on the thread that negotiates.
  ///
  /// - Returns: False when the host lacks a core table.
  package static func bind(_ pointer: UnsafePointer<nav_host_t>) -> Bool {
    guard let host = unsafe Host(pointer) else { return false }
    OwnerThread.claim()
    SimulatedExecutor.install()
    Host.bind(host)
    SimulatedExecutor.shared.flush()
    return true
  }

  /// Lets go of the host; objects that outlive it release nothing.
  package static func unbind() {
    Host.bind(nil)
  }
}
