/// Reads little-endian numbers from bytes that may end anywhere.
struct ByteReader {
  private let source: [UInt8]
  private(set) var offset: Int

  init(_ source: [UInt8], from offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  private mutating func number(_ count: Int) -> UInt64? {
    guard offset >= 0, count <= source.count - offset else { return nil }
    var value: UInt64 = 0
    for place in 0..<count { value |= UInt64(source[offset + place]) << (8 * place) }
    offset += count
    return value
  }

  mutating func uint8() -> UInt8? { number(1).map { UInt8($0) } }
  mutating func uint16() -> UInt16? { number(2).map { UInt16($0) } }
  mutating func uint32() -> UInt32? { number(4).map { UInt32($0) } }
  mutating func uint64() -> UInt64? { number(8) }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, offset <= source.count, count <= source.count - offset else { return nil }
    defer { offset += count }
    return Array(source[offset..<offset + count])
  }

  mutating func skip(_ count: Int) { offset += count }
}

/// Writes little-endian numbers.
struct ByteWriter {
  var bytes: [UInt8] = []

  private mutating func number(_ value: UInt64, _ count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
  }

  mutating func uint8(_ value: UInt8) { bytes.append(value) }
  mutating func uint16(_ value: UInt16) { number(UInt64(value), 2) }
  mutating func uint32(_ value: UInt32) { number(UInt64(value), 4) }
  mutating func uint64(_ value: UInt64) { number(value, 8) }
}

extension [UInt8] {
  /// A number of up to 8 bytes at an offset; 0 where it isn't whole.
  package func number(at offset: Int, count: Int) -> UInt64 {
    guard offset >= 0, offset + count <= self.count else { return 0 }
    return (0..<count).reduce(0) { $0 | UInt64(self[offset + $1]) << (8 * $1) }
  }

  mutating func setNumber(_ value: UInt64, at offset: Int, count: Int) {
    guard offset >= 0, offset + count <= self.count else { return }
    for place in 0..<count {
      self[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * place))
    }
  }
}
