import Glibc
import Synchronization

/// The thread that the plugin lives on: the one that negotiated.
package enum OwnerThread {
  /// Zero before the first negotiation.
  ///
  /// A forked child keeps the value, as its thread is a copy.
  private static let owner = Atomic<UInt>(0)

  package static func claim() {
    owner.store(UInt(pthread_self()), ordering: .releasing)
  }

  package static var isCurrent: Bool {
    owner.load(ordering: .acquiring) == UInt(pthread_self())
  }
}
