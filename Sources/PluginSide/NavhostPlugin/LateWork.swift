internal import CNavhostABI

/// Work for later, on the host's clock.
package enum LateWork {
  /// Runs `body` on the owner's thread after `delay` seconds of simulated time.
  ///
  /// From another thread the delay can't be kept: the work comes at the next turn, and starts
  /// waiting there.
  /// - Returns: False when there is no host to run it.
  @discardableResult
  package static func after(_ delay: Double, _ body: @escaping @Sendable () -> Void) -> Bool {
    guard let host = unsafe Host.current else { return false }
    guard OwnerThread.isCurrent else {
      return post(through: host) { after(delay, body) }
    }
    let box = unsafe Unmanaged.passRetained(WorkBox(body)).toOpaque()
    let status = unsafe host.work.pointee.after(
      host.pointer, delay.isFinite ? max(0, delay) : 0, runWork, box, nil)
    return unsafe accepted(status, box)
  }

  private static func post(through host: Host, _ body: @escaping @Sendable () -> Void) -> Bool {
    let box = unsafe Unmanaged.passRetained(WorkBox(body)).toOpaque()
    let status = unsafe host.work.pointee.post(host.pointer, runWork, box)
    return unsafe accepted(status, box)
  }

  /// A refused call leaves the box with us.
  private static func accepted(_ status: nav_status_t, _ box: UnsafeMutableRawPointer) -> Bool {
    if status >= 0 { return true }
    unsafe Unmanaged<WorkBox>.fromOpaque(box).release()
    return false
  }
}

private final class WorkBox: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runWork(_ user: UnsafeMutableRawPointer?, _ cancelled: Int32) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  let box = unsafe Unmanaged<WorkBox>.fromOpaque(user).takeRetainedValue()
  if cancelled == 0 { box.body() }
  return nav_status_t(NAV_OK)
}
