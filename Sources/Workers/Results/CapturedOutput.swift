/// What a process wrote on its two output streams; shown, never parsed.
package struct CapturedOutput: Equatable, Sendable {
  package var standardOutput: CapturedStream
  package var standardError: CapturedStream

  /// - Parameter capacity: Bytes kept of the head, and as many of the tail, of each stream.
  package init(capacity: Int = 16 * 1024) {
    standardOutput = CapturedStream(capacity: capacity)
    standardError = CapturedStream(capacity: capacity)
  }
}

/// The beginning and the end of a stream; the middle of a long one is only counted.
package struct CapturedStream: Equatable, Sendable {
  package private(set) var head: [UInt8] = []
  /// All bytes that were written.
  package private(set) var totalByteCount = 0

  private let capacity: Int
  private var recent: [UInt8] = []

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The last bytes, none of which are in ``head``.
  package var tail: ArraySlice<UInt8> { recent.suffix(capacity) }

  package var isEmpty: Bool { totalByteCount == 0 }

  /// The text, malformed UTF-8 replaced, with a note where bytes are left out.
  package var text: String {
    let left = totalByteCount - head.count - tail.count
    let middle = left > 0 ? "\n… \(left) bytes left out …\n" : ""
    guard left > 0 else { return String(decoding: head + tail, as: UTF8.self) }
    return String(decoding: head, as: UTF8.self) + middle + String(decoding: tail, as: UTF8.self)
  }

  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    totalByteCount += bytes.count
    let intoHead = bytes.prefix(capacity - head.count)
    head += intoHead
    recent += bytes.dropFirst(intoHead.count).suffix(capacity)
    // Trimmed at twice the size, so that each byte is moved at most once.
    if recent.count > 2 * capacity { recent.removeFirst(recent.count - capacity) }
  }
}
