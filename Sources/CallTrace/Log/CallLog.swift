internal import CCallTrace

/// A log of calls in memory that outlives the process that writes it.
@safe package final class CallLog {
  let log: OpaquePointer

  /// A log in memory that is shared with children alone.
  ///
  /// - Parameter capacity: Bytes of entries; no page is taken before it is written.
  /// - Returns: Nil when the system has no room for it.
  package init?(capacity: Int) {
    guard let made = unsafe calls_log_make(capacity) else { return nil }
    unsafe log = made
  }

  /// A log in memory that outlives this process; it must outlive this object.
  ///
  /// - Returns: Nil when the memory is too small for a log.
  package init?(at memory: UnsafeMutableRawBufferPointer) {
    guard let made = unsafe calls_log_at(memory.baseAddress, memory.count) else { return nil }
    unsafe log = made
  }

  deinit { unsafe calls_log_free(log) }

  /// Forgets what is there, and makes the calling thread the run's own.
  package func begin() { unsafe calls_log_begin(log) }

  /// Calls that found no room.
  package var droppedCount: Int { unsafe Int(calls_log_dropped(log)) }

  /// The bytes of all entries that were begun.
  package var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: calls_log_bytes(log), count: calls_log_used(log)))
  }

  /// The entries as far as they can be read: whoever wrote them may have been killed on the way, or
  /// have written over them.
  package var entries: [CallEntry] { CallEntry.all(in: bytes).entries }

  /// The entries of a log that was copied with its head, and how many calls found no room.
  package static func read(_ copy: [UInt8]) -> (entries: [CallEntry], droppedCount: Int) {
    let head = Int(CALLS_LOG_HEAD)
    guard copy.count > head else { return ([], 0) }
    let used = Int(min(copy.number(at: 0, count: 8), UInt64(copy.count - head)))
    let dropped = Int(truncatingIfNeeded: copy.number(at: 8, count: 8))
    return (CallEntry.all(in: Array(copy[head..<head + used])).entries, dropped)
  }
}

extension CallEntry {
  /// Reads entries one after the other, in this program's own numbering of functions.
  static func all(in bytes: [UInt8]) -> (entries: [CallEntry], damage: Damage?) {
    var entries: [CallEntry] = []
    var offset = 0
    do throws(Damage) {
      while let found = try read(
        bytes, at: offset,
        argumentCount: {
          $0 < Signatures.functions.count ? Signatures.functions[$0].arguments.count : nil
        })
      {
        entries.append(found.entry)
        offset = found.next
      }
    } catch {
      return (entries, error)
    }
    return (entries, nil)
  }

  /// The calls that were begun and have not returned, outermost first.
  package static func open(in entries: [CallEntry]) -> [CallEntry] {
    var open: [CallEntry] = []
    for entry in entries {
      switch entry.moment {
      case .enter: open.append(entry)
      case .leave: open.removeAll { $0.number == entry.number }
      }
    }
    return open
  }
}
