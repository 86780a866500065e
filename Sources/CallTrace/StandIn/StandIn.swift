internal import CCallSignatures
internal import CCallTrace

/// Stands in for the functions of tables, so that each call is seen and can be changed.
///
/// It lives as long as the process, since a plugin keeps the tables that it is given.
@safe package final class StandIn {
  let it: OpaquePointer
  private let log: CallLog?
  private var stacks: OpaquePointer?

  /// How many functions a process can have stood in for: the host's 130, the plugin's tables, and
  /// one for each function that is handed over by itself.
  private static let closureCount = 1024

  /// Prepares the closures, before a sandbox can forbid it.
  ///
  /// - Returns: Nil when the system gives no memory that can be run.
  package init?(log: CallLog?) {
    guard
      let made = unsafe calls_stand_in_make(
        signatures_description(), Self.closureCount, log?.log)
    else { return nil }
    unsafe it = made
    self.log = log
  }

  /// How many calls a run can have stacks of.
  private static let stackCount = 1 << 17

  /// Keeps where each call is made from here on; see ``places(of:)``.
  package func keepStacks() {
    unsafe stacks = calls_stacks_make(Self.stackCount)
    unsafe calls_stand_in_keep_stacks(it, stacks)
  }

  /// Where this thread is, less what is this program's: kept as call 0.
  package func notePlace() {
    guard let stacks = unsafe stacks else { return }
    unsafe calls_stacks_note_here(stacks)
  }

  /// Where a call was made: of the plugin's own the addresses inside the calling instructions, the
  /// innermost first and without this program's; of the host's the function that was called.
  package func places(of call: UInt32) -> [UInt64] {
    guard let stacks = unsafe stacks else { return [] }
    var places: UnsafePointer<UInt64>?
    let count = unsafe calls_stacks_of(stacks, call, &places)
    return unsafe Array(UnsafeBufferPointer(start: places, count: count))
  }

  /// One call to be changed.
  package struct Change: Hashable, Sendable, Codable {
    package enum Deed: Hashable, Sendable, Codable {
      case drop
      case again

      /// After the plugin's next call.
      case late

      /// Other bytes, at most 8, in what an argument is or leads to.
      case patch(argument: Int, offset: Int, bytes: [UInt8])
    }

    /// The call by its number in an unchanged run.
    package let number: UInt32
    package let deed: Deed

    package init(number: UInt32, deed: Deed) {
      self.number = number
      self.deed = deed
    }
  }

  package func change(_ change: Change) {
    var raw = calls_change()
    raw.number = change.number
    switch change.deed {
    case .drop: raw.deed = UInt8(CALLS_DROP)
    case .again: raw.deed = UInt8(CALLS_REPEAT)
    case .late: raw.deed = UInt8(CALLS_DELAY)
    case .patch(let argument, let offset, let bytes):
      raw.deed = UInt8(CALLS_PATCH)
      raw.argument = UInt8(truncatingIfNeeded: argument)
      raw.offset = UInt32(truncatingIfNeeded: offset)
      raw.length = UInt16(min(bytes.count, 8))
      unsafe withUnsafeMutableBytes(of: &raw.bytes) { target in
        for (place, byte) in bytes.prefix(8).enumerated() { unsafe target[place] = byte }
      }
    }
    unsafe calls_stand_in_change(it, &raw)
  }

  /// How many calls have been begun.
  package var callCount: Int { unsafe Int(calls_stand_in_count(it)) }

  /// Whether the call that was to be changed was made.
  package var wasChanged: Bool { unsafe calls_stand_in_was_changed(it) != 0 }

  /// Functions that were handed on as they are, since no closure was left.
  package var missedCount: Int { unsafe Int(calls_stand_in_missed(it)) }

  /// A table of the host's by its id, with closures in place of its functions.
  package func hostTable(_ id: String, _ table: UnsafeRawPointer) -> UnsafeRawPointer {
    guard let number = Signatures.table(id: id) else { return unsafe table }
    return unsafe calls_wrap_table(it, UInt16(number), table) ?? table
  }

  /// A function of the plugin's, such as the one that it exports.
  package func pluginFunction(_ name: String, _ function: UnsafeRawPointer) -> UnsafeRawPointer {
    guard let number = Signatures.function(named: name) else { return unsafe function }
    typealias Function = @convention(c) () -> Void
    let target = unsafe unsafeBitCast(function, to: Function.self)
    return unsafe unsafeBitCast(
      calls_stand_in_function(it, UInt16(number), target), to: UnsafeRawPointer.self)
  }
}
