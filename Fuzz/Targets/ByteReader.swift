/// Bytes as choices and numbers; past the end all are zero.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number from 0 and below a limit, which is more than 0.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// Any bit pattern: also infinite, not a number, and too small to be normal.
  mutating func anyDouble() -> Double {
    var pattern: UInt64 = 0
    for _ in 0..<8 { pattern = pattern << 8 | UInt64(byte()) }
    return Double(bitPattern: pattern)
  }
}
