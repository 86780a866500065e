internal import CNavhostABI
import Synchronization

/// Counts that fell on another thread, given back by the owner's next turn.
///
/// A `deinit` runs wherever the last reference falls, and the host may only be called from one.
enum DeferredReleases {
  private static let pending = Mutex<[(object: HostObject, isCalledBack: Bool)]>([])

  static func add(_ object: HostObject, isCalledBack: Bool, through host: Host) {
    let isFirst = pending.withLock { list in
      list.append((object, isCalledBack))
      return list.count == 1
    }
    if isFirst {
      _ = unsafe host.work.pointee.post(host.pointer, { _, _ in DeferredReleases.drain() }, nil)
    }
  }

  private static func drain() -> nav_status_t {
    let counts = pending.withLock { list in
      defer { list = [] }
      return list
    }
    for count in counts { count.object.release(isCalledBack: count.isCalledBack) }
    return nav_status_t(NAV_OK)
  }
}
