internal import CNavhostABI
import Foundation
internal import NavhostPlugin
import Synchronization

/// What the library exports: who its delegate is, and the table behind the negotiation.
enum Exported {
  struct Library: Sendable {
    let id: StaticString
    let name: StaticString
    let version: StaticString
    let make: @MainActor @Sendable () -> any NavigationLayoutDelegate
  }

  /// The same with every negotiation; nil before the first.
  static let library = Mutex<Library?>(nil)

  /// Written once and never freed: the host keeps the address for the library's life.
  nonisolated(unsafe) static let table: UnsafePointer<nav_plugin_t> = {
    let table = UnsafeMutablePointer<nav_plugin_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_plugin_t(
        struct_size: UInt32(MemoryLayout<nav_plugin_t>.size),
        flags: UInt32(NAV_PLUGIN_ONE_HOST), delegate_count: 1, reserved: 0,
        describe: describe, make: makeDelegate, pump: pump, close: close, get_extension: nil))
    return unsafe UnsafePointer(table)
  }()
}

private func describe(
  _ index: UInt32, _ info: UnsafeMutablePointer<nav_delegate_info_t>
) -> nav_status_t {
  guard index == 0, let library = Exported.library.withLock({ $0 }) else {
    return nav_status_t(NAV_ERR_ARGUMENT)
  }
  unsafe info.pointee.id = nav_string_t(library.id)
  unsafe info.pointee.name = nav_string_t(library.name)
  unsafe info.pointee.version = nav_string_t(library.version)
  unsafe info.pointee.summary = nav_string_t()
  unsafe info.pointee.features = 0
  unsafe info.pointee.minimum = nav_size_t()
  return nav_status_t(NAV_OK)
}

private func makeDelegate(
  _ host: UnsafePointer<nav_host_t>, _ index: UInt32, _ out: UnsafeMutablePointer<nav_delegate_t>
) -> nav_status_t {
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  guard index == 0, let library = Exported.library.withLock({ $0 }), unsafe Host.current != nil
  else { return nav_status_t(NAV_ERR_ARGUMENT) }
  let box = MainActor.assumeIsolated { DelegateBox(library.make()) }
  // The host takes this reference over; the peer's `release` gives it back.
  _ = unsafe Unmanaged.passRetained(box)
  unsafe out.pointee = box.hostValue
  return nav_status_t(NAV_OK)
}

/// Runs what waits on Foundation's run loop; see ``RunLoopPump``.
private func pump(
  _ host: UnsafePointer<nav_host_t>, _ didWork: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let ran = MainActor.assumeIsolated { RunLoopPump.run() }
  unsafe didWork.pointee = ran ? 1 : 0
  return nav_status_t(NAV_OK)
}

private func close(_ host: UnsafePointer<nav_host_t>) -> nav_status_t {
  if OwnerThread.isCurrent { MainActor.assumeIsolated { RunLoopPump.end() } }
  Binding.unbind()
  return nav_status_t(NAV_OK)
}
