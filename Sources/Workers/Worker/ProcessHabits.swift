import CProcess

/// What all code of this process shares, watched around calls of code under test: locale, working
/// directory, umask, environment, signal handlers and mask, floating-point mode, limits,
/// descriptors, threads, timers, children, modes of the standard streams.
@safe
package final class ProcessHabits {
  private static let capacity = 4096

  /// Nothing when there was no memory to watch with.
  private let habits: OpaquePointer?
  private var depth = 0
  private var hasBegun = false
  private var floatMode: UInt64 = 0

  /// Whether calls have ended whose changes nobody has asked for yet.
  package private(set) var isOwed = false

  package init() {
    unsafe habits = cprocess_habits_make()
  }

  /// To be called once before the calls of a case: a forked process differs from the one it came from.
  package func restart() {
    hasBegun = false
    isOwed = false
    depth = 0
  }

  /// To be called before a call; calls inside a call belong to the outermost.
  ///
  /// How things are is read before the first one only: between calls the host changes nothing.
  package func begin() {
    depth += 1
    guard !hasBegun, let habits = unsafe habits else { return }
    hasBegun = true
    floatMode = cprocess_float_mode()
    unsafe cprocess_habits_read(habits)
  }

  /// What the outermost call changed, a part of a sentence each: "changed the umask from 022 to 000".
  ///
  /// What would change how the host works, or what it says, is put back.
  package func end() -> [String] {
    depth -= 1
    guard depth == 0 else { return [] }
    isOwed = false
    return readChanges()
  }

  /// Ends a call whose changes are asked for later, with ``settle()``.
  ///
  /// What it changed is still changed then, as long as no other call begins; reading it takes a
  /// hundred system calls. What would change how the host computes meanwhile is given at once.
  package func endLater() -> [String] {
    guard depth == 1, cprocess_float_mode() == floatMode else { return end() }
    depth = 0
    isOwed = true
    return []
  }

  /// What calls that ended by ``endLater()`` changed.
  package func settle() -> [String] {
    guard isOwed, depth == 0 else { return [] }
    isOwed = false
    return readChanges()
  }

  private func readChanges() -> [String] {
    guard let habits = unsafe habits else { return [] }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.capacity) { text in
      // A buffer of a fixed size above zero has a start.
      guard let start = text.baseAddress else { return [] }
      let length = unsafe cprocess_habits_changes(habits, start, Self.capacity)
      guard length > 0 else { return [] }
      let bytes = unsafe text.prefix(length).map { UInt8(bitPattern: $0) }
      return bytes.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
