/// Joins frames of one nonce into messages and notices what is missing.
struct MessageAssembler {
  /// What a whole message was, with its kind.
  struct Message {
    var kind: Frame.Kind
    var bytes: [UInt8]
  }

  let nonce: UInt64
  /// Bytes joined so far, over all messages.
  private(set) var byteCount = 0
  /// Whether a frame came out of its order; what follows cannot be trusted then.
  private(set) var hasGap = false

  private var nextSequence: UInt32 = 0
  private var pending: [UInt8] = []

  init(nonce: UInt64) {
    self.nonce = nonce
  }

  /// Takes a frame; gives the message that it completes.
  ///
  /// Frames of another nonce are left aside: they are leftovers of an earlier request, or forged.
  mutating func take(_ frame: Frame) -> Message? {
    guard frame.nonce == nonce else { return nil }
    guard frame.sequence == nextSequence, !hasGap else {
      hasGap = true
      return nil
    }
    nextSequence &+= 1
    byteCount += frame.payload.count
    pending += frame.payload
    guard !frame.moreFollow else { return nil }
    defer { pending = [] }
    return Message(kind: frame.kind, bytes: pending)
  }
}
