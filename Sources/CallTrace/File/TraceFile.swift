package import FoundationEssentials

/// A recorded run: what it was of, and every call in order.
///
/// The format is in docs/trace-format.md. Files stay readable for a whole major version: functions
/// are named in the file, records carry their own lengths, and what is not known is passed over.
package struct TraceFile: Sendable {
  /// What was recorded, for whoever plays it again.
  package struct Header: Codable, Hashable, Sendable {
    /// Of the program that wrote it.
    package var host = ""
    package var abi = 0
    package var plugin = ""
    package var buildID = ""
    package var language = ""

    /// The case that ran, as it was asked for: JSON.
    package var request = ""

    /// How the run ended, in words; nil for one that came to its end.
    package var ending: String?

    /// A picture after each step, as text, for a replay to compare with.
    package var frames: [String] = []

    /// Calls that found no room in the log.
    package var droppedCount = 0

    package init() {}
  }

  package var header: Header
  package var entries: [CallEntry]

  /// What is wrong with the file from some place on; nil for a whole one.
  package var damage: String?

  package init(header: Header, entries: [CallEntry]) {
    self.header = header
    self.entries = entries
  }

  static let magic = Array("NAVTRACE".utf8)
  static let major: UInt16 = 1
  static let minor: UInt16 = 0

  private enum Block: UInt32 {
    case header = 1
    case functions = 2
    case calls = 3
    case end = 4
  }

  /// Bytes of entries in a block with a checksum of its own.
  private static let blockSize = 1 << 16
}

/// Why a file is no trace that can be read at all.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

// MARK: - Writing

extension TraceFile {
  package var data: Data {
    var writer = ByteWriter()
    writer.bytes += Self.magic
    writer.uint16(Self.major)
    writer.uint16(Self.minor)
    writer.uint32(0)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(header)) ?? Data()
    Self.append(.header, [UInt8](text), to: &writer)
    let names = Signatures.functions.map { "\($0.name) \($0.arguments.count)\n" }.joined()
    Self.append(.functions, [UInt8](names.utf8), to: &writer)
    var block: [UInt8] = []
    for entry in entries {
      entry.write(to: &block)
      if block.count >= Self.blockSize {
        Self.append(.calls, block, to: &writer)
        block = []
      }
    }
    if !block.isEmpty { Self.append(.calls, block, to: &writer) }
    Self.append(.end, [], to: &writer)
    return Data(writer.bytes)
  }

  private static func append(_ block: Block, _ bytes: [UInt8], to writer: inout ByteWriter) {
    writer.uint32(block.rawValue)
    writer.uint32(UInt32(bytes.count))
    writer.uint64(checksum(bytes))
    writer.bytes += bytes
    writer.bytes += Array(repeating: 0, count: (8 - bytes.count % 8) % 8)
  }

  /// FNV-1a of 64 bits.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

// MARK: - Reading

extension TraceFile {
  /// Reads a file as far as it goes.
  ///
  /// - Throws: When it is no trace, or of another major version.
  package init(_ data: Data, name: String) throws(TraceError) {
    let bytes = [UInt8](data)
    var reader = ByteReader(bytes)
    guard reader.bytes(Self.magic.count) == Self.magic, let major = reader.uint16(),
      let minor = reader.uint16(), reader.uint32() != nil
    else {
      throw TraceError(
        description: "\(name) is no trace: it does not begin with NAVTRACE. Make one with "
          + "`navhost trace LIB -o FILE`.")
    }
    guard major == Self.major else {
      throw TraceError(
        description: "\(name) is of trace version \(major).\(minor), and this navhost reads "
          + "\(Self.major).x. Read it with the navhost that wrote it.")
    }
    self.init(header: Header(), entries: [])
    var functions: [(name: String, count: Int)] = []
    var hasEnd = false
    while damage == nil, !hasEnd {
      let start = reader.offset
      guard let kind = reader.uint32(), let count = reader.uint32(), let sum = reader.uint64()
      else {
        damage = "the file ends at byte \(bytes.count) without its end mark"
        break
      }
      guard let content = reader.bytes(Int(count)) else {
        damage = "the file is cut at byte \(bytes.count), inside the block at \(start)"
        if kind == Block.calls.rawValue {
          read(Array(bytes[reader.offset...]), functions)
        }
        break
      }
      reader.skip((8 - Int(count) % 8) % 8)
      if Self.checksum(content) != sum {
        damage = "the block at byte \(start) is damaged"
        if kind == Block.calls.rawValue { read(content, functions) }
        break
      }
      switch Block(rawValue: kind) {
      case .header:
        if let header = try? JSONDecoder().decode(Header.self, from: Data(content)) {
          self.header = header
        } else {
          damage = "the header at byte \(start) can't be read"
        }
      case .functions:
        functions = String(decoding: content, as: UTF8.self).split(separator: "\n").map { line in
          let parts = line.split(separator: " ")
          return (String(parts.first ?? ""), Int(parts.last ?? "") ?? 0)
        }
      case .calls: read(content, functions)
      case .end: hasEnd = true
      // Of a later minor version.
      case nil: continue
      }
    }
  }

  /// Reads entries by the file's own numbering; those of functions that are not known here are
  /// passed over.
  private mutating func read(_ bytes: [UInt8], _ functions: [(name: String, count: Int)]) {
    let numbers = functions.map { Signatures.function(named: $0.name) }
    var offset = 0
    do throws(CallEntry.Damage) {
      while let found = try CallEntry.read(
        bytes, at: offset,
        argumentCount: { $0 < functions.count ? functions[$0].count : nil })
      {
        offset = found.next
        let entry = found.entry
        guard let number = numbers[entry.function] else { continue }
        entries.append(
          CallEntry(
            moment: entry.moment, flags: entry.flags, function: number, number: entry.number,
            status: entry.status, words: entry.words, pieces: entry.pieces))
      }
    } catch {
      if damage == nil { damage = error.text }
    }
  }
}
