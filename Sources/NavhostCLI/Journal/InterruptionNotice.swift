import Glibc

/// A line that the program says when a signal ends it.
enum InterruptionNotice {
  /// Allocated before a handler can see it, and never freed.
  nonisolated(unsafe) private static var text: UnsafeMutableBufferPointer<UInt8>?

  static func set(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe buffer.initialize(from: bytes)
    unsafe text = buffer
    for number in SignalHold.ends {
      // Only what may stand in a handler: a write, and the end that the signal would have had.
      signal(number) { number in
        if let text = unsafe InterruptionNotice.text {
          _ = unsafe write(STDERR_FILENO, text.baseAddress, text.count)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func clear() {
    for number in SignalHold.ends { signal(number, SIG_DFL) }
  }
}
