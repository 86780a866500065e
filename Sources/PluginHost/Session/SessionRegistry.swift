internal import CallTrace
import Glibc
import Synchronization

/// What any thread may know of a session: whether it is there, whose thread it is, its journal.
final class SessionEntry: Sendable {
  let journal: SessionJournal
  let limits: SessionLimits
  private let thread = Atomic<UInt>(0)

  /// Read and written under the registry's rule: only the session's own thread follows it.
  nonisolated(unsafe) private weak var target: PluginSession?

  /// What sees the plugin's calls, if anything does; set before the plugin hears of the host.
  nonisolated(unsafe) var standIn: StandIn?

  init(journal: SessionJournal, limits: SessionLimits) {
    self.journal = journal
    self.limits = limits
  }

  func claimThread() { thread.store(UInt(pthread_self()), ordering: .relaxed) }

  var isOwnThread: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// The session, for its own thread.
  var session: PluginSession? {
    get { unsafe target }
    set { unsafe target = newValue }
  }
}

/// The sessions that are alive, by the address of their `nav_host_t`: a forged address finds none,
/// and is never followed.
enum SessionRegistry {
  private static let entries = Mutex<[UInt: SessionEntry]>([:])

  static func add(_ entry: SessionEntry, at address: UInt) {
    entries.withLock { $0[address] = entry }
  }

  static func remove(at address: UInt) {
    entries.withLock { _ = $0.removeValue(forKey: address) }
  }

  static func entry(at address: UInt) -> SessionEntry? {
    entries.withLock { $0[address] }
  }
}
