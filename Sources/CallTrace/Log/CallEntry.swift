/// One thing that a log of calls says: a call was begun, or it has returned.
package struct CallEntry: Hashable, Sendable {
  package enum Moment: UInt8, Sendable {
    case enter = 1
    case leave = 2
  }

  /// The bits of calls.h.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The host calls the plugin.
    package static let intoPlugin = Flags(rawValue: 1 << 0)

    /// The call was changed, left out or made again on its way.
    package static let altered = Flags(rawValue: 1 << 1)

    /// From another thread than the run's own.
    package static let foreignThread = Flags(rawValue: 1 << 2)
  }

  /// Memory that an argument leads to.
  package struct Piece: Hashable, Sendable {
    package let argument: Int

    /// Which of several elements.
    package let element: Int

    /// Where in the element the pointer stands that leads here; nil for the argument's own.
    package let offset: Int?
    package var bytes: [UInt8]

    /// How long it was, more than the bytes where they were cut.
    package let whole: Int

    package init(argument: Int, element: Int, offset: Int?, bytes: [UInt8], whole: Int) {
      self.argument = argument
      self.element = element
      self.offset = offset
      self.bytes = bytes
      self.whole = whole
    }
  }

  package let moment: Moment
  package let flags: Flags

  /// The number of a function; see ``Signatures``.
  package let function: Int

  /// Of the call, from 1 on; its leaving has the same.
  package let number: UInt32

  /// What a call gave back, as it left.
  package let status: Int32

  /// The arguments of a call that was begun, as they stood in registers.
  package var words: [UInt64]
  package var pieces: [Piece]

  package init(
    moment: Moment, flags: Flags, function: Int, number: UInt32, status: Int32, words: [UInt64],
    pieces: [Piece]
  ) {
    self.moment = moment
    self.flags = flags
    self.function = function
    self.number = number
    self.status = status
    self.words = words
    self.pieces = pieces
  }
}

extension CallEntry {
  /// The layout of calls.h: a head, argument words, pieces, all little-endian.
  static let headSize = 16
  static let pieceSize = 16

  /// What is wrong with bytes that should be entries.
  struct Damage: Error, Equatable {
    let offset: Int
    let text: String
  }

  /// Reads the entry at an offset.
  ///
  /// - Parameter argumentCount: How many arguments a function by number has; nil for none such.
  /// - Returns: The entry and where the next begins; nil at the end.
  static func read(
    _ bytes: [UInt8], at offset: Int, argumentCount: (Int) -> Int?
  ) throws(Damage) -> (entry: CallEntry, next: Int)? {
    var reader = ByteReader(bytes, from: offset)
    guard let size = reader.uint32(), size != 0 else { return nil }
    let end = offset + Int(size)
    guard size % 8 == 0, Int(size) >= headSize, end <= bytes.count else {
      throw Damage(offset: offset, text: "an entry of \(size) bytes, which can't be")
    }
    guard let kind = reader.uint8(), let flags = reader.uint8(), let function = reader.uint16(),
      let number = reader.uint32(), let status = reader.uint32()
    else { throw Damage(offset: offset, text: "the entry is cut") }
    guard let moment = Moment(rawValue: kind) else {
      throw Damage(offset: offset, text: "an entry of kind \(kind), which this reader doesn't know")
    }
    guard let count = argumentCount(Int(function)) else {
      throw Damage(offset: offset, text: "a call of function \(function), which there is not")
    }
    var words: [UInt64] = []
    if moment == .enter {
      for _ in 0..<count {
        guard let word = reader.uint64(), reader.offset <= end else {
          throw Damage(offset: offset, text: "the entry has too few arguments")
        }
        words.append(word)
      }
    }
    var pieces: [Piece] = []
    while reader.offset + pieceSize <= end {
      let piece = try readPiece(&reader, before: end)
      guard piece.argument < count else {
        throw Damage(offset: offset, text: "memory of argument \(piece.argument), of \(count)")
      }
      pieces.append(piece)
    }
    return (
      CallEntry(
        moment: moment, flags: Flags(rawValue: flags), function: Int(function), number: number,
        status: Int32(bitPattern: status), words: words, pieces: pieces), end
    )
  }

  private static func readPiece(
    _ reader: inout ByteReader, before end: Int
  ) throws(Damage) -> Piece {
    let start = reader.offset
    guard let length = reader.uint32(), let offset = reader.uint16(),
      let argument = reader.uint8(), reader.uint8() != nil, let element = reader.uint32(),
      let whole = reader.uint32(), let bytes = reader.bytes(Int(length)), reader.offset <= end
    else { throw Damage(offset: start, text: "a piece of memory that is cut") }
    reader.skip((8 - Int(length) % 8) % 8)
    return Piece(
      argument: Int(argument), element: Int(element), offset: offset == 0xFFFF ? nil : Int(offset),
      bytes: bytes, whole: Int(whole))
  }

  /// Writes the entry as it is read.
  func write(to bytes: inout [UInt8]) {
    let start = bytes.count
    var writer = ByteWriter()
    writer.uint32(0)
    writer.uint8(moment.rawValue)
    writer.uint8(flags.rawValue)
    writer.uint16(UInt16(truncatingIfNeeded: function))
    writer.uint32(number)
    writer.uint32(UInt32(bitPattern: status))
    for word in words { writer.uint64(word) }
    for piece in pieces {
      writer.uint32(UInt32(piece.bytes.count))
      writer.uint16(piece.offset.map { UInt16(truncatingIfNeeded: $0) } ?? 0xFFFF)
      writer.uint8(UInt8(truncatingIfNeeded: piece.argument))
      writer.uint8(piece.whole > piece.bytes.count ? 1 : 0)
      writer.uint32(UInt32(truncatingIfNeeded: piece.element))
      writer.uint32(UInt32(truncatingIfNeeded: piece.whole))
      writer.bytes += piece.bytes
      writer.bytes += Array(repeating: 0, count: (8 - piece.bytes.count % 8) % 8)
    }
    bytes += writer.bytes
    let size = UInt32(bytes.count - start)
    for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: size >> (8 * place)) }
  }
}
