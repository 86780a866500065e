/// One piece of a message on a socket: a 16-byte header, then the payload.
///
/// The header holds, in little-endian order: kind (1 byte), whether more pieces of the same message
/// follow (1), zero (2), the sequence number of the frame within its nonce (4), the nonce (8).
/// The nonce names one request of one run, so that stray bytes cannot pass for an answer.
struct Frame: Equatable {
  enum Kind: UInt8 {
    // from the parent
    case setUp = 1
    case run, runInPlace, kill
    // from the worker and its children
    case ready = 16
    case failed, message, done
    case ended, forkFailed
    // from the keeper
    case workerEnded = 32
  }

  static let headerSize = 16
  static let payloadCapacity = 128 * 1024 - headerSize

  var kind: Kind
  var moreFollow = false
  var sequence: UInt32
  var nonce: UInt64
  var payload: ArraySlice<UInt8>

  /// Cuts a message into frames; an empty message is one empty frame.
  static func pieces(
    of message: [UInt8], kind: Kind, nonce: UInt64, from sequence: UInt32
  ) -> [Frame] {
    var frames: [Frame] = []
    var start = 0
    repeat {
      let end = min(start + payloadCapacity, message.count)
      frames.append(
        Frame(
          kind: kind, moreFollow: end < message.count,
          sequence: sequence &+ UInt32(truncatingIfNeeded: frames.count), nonce: nonce,
          payload: message[start..<end]))
      start = end
    } while start < message.count
    return frames
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Frame.headerSize + payload.count)
    bytes += [kind.rawValue, moreFollow ? 1 : 0, 0, 0]
    bytes.append(littleEndian: sequence)
    bytes.append(littleEndian: nonce)
    bytes += payload
    return bytes
  }

  init(
    kind: Kind, moreFollow: Bool = false, sequence: UInt32 = 0, nonce: UInt64,
    payload: ArraySlice<UInt8> = []
  ) {
    self.kind = kind
    self.moreFollow = moreFollow
    self.sequence = sequence
    self.nonce = nonce
    self.payload = payload
  }

  /// Reads a frame, or nothing when the bytes are not one.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= Frame.headerSize, let first = bytes.first, let kind = Kind(rawValue: first)
    else { return nil }
    let start = bytes.startIndex
    self.kind = kind
    moreFollow = bytes[start + 1] & 1 != 0
    sequence = bytes.integer(at: start + 4)
    nonce = bytes.integer(at: start + 8)
    payload = bytes.dropFirst(Frame.headerSize)
  }
}

extension [UInt8] {
  mutating func append(littleEndian value: some FixedWidthInteger) {
    for index in 0..<(value.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: value >> (index * 8)))
    }
  }
}

extension ArraySlice<UInt8> {
  /// The little-endian integer at an index; bytes past the end count as zero.
  func integer<T: FixedWidthInteger>(at index: Int) -> T {
    var value: T = 0
    for offset in 0..<(T.bitWidth / 8) where index + offset < endIndex {
      value |= T(truncatingIfNeeded: self[index + offset]) << (offset * 8)
    }
    return value
  }
}
