/// A number by which contents are told apart: FNV-1a over words of 64 bits, and the length.
///
/// Made against accidents, not against somebody who wants two contents to look alike.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private var length = 0

  package init() {}

  /// - Parameter bytes: All there is.
  package init(_ bytes: [UInt8]) { add(bytes[...]) }

  /// Takes the next bytes: a multiple of 8, but for the last ones.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    length += bytes.count
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        mix(unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      while offset < buffer.count {
        mix(UInt64(unsafe buffer[offset]))
        offset += 1
      }
    }
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    // The product moves differences up only.
    state ^= state >> 32
  }

  /// 16 hexadecimal digits, a dash, and the length in bytes.
  package var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "-\(length)"
  }
}
