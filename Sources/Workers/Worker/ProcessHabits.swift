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

  package init() {
    unsafe habits = cprocess_habits_make()
  }

  /// Notes how things are, before a call; calls inside a call belong to the outermost.
  package func begin() {
    depth += 1
    guard depth == 1, let habits = unsafe habits else { return }
    unsafe cprocess_habits_read(habits)
  }

  /// What the outermost call changed, a part of a sentence each: "changed the umask from 022 to 000".
  ///
  /// What would change how the host works, or what it says, is put back.
  package func end() -> [String] {
    depth -= 1
    guard depth == 0, let habits = unsafe habits else { return [] }
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
