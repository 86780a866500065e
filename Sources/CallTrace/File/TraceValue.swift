/// A value of a call, as JSON has it.
package indirect enum TraceValue: Hashable, Sendable, Encodable {
  case none
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  case list([TraceValue])
  case object([String: TraceValue])

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    // JSON has no words for what is no number.
    case .number(let value) where !value.isFinite: try container.encode("\(value)")
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

/// Reads the values of entries by the table of signatures.
package enum TraceReading {
  /// The arguments of a call that was begun, by name; the host itself is left out.
  package static func arguments(of entry: CallEntry) -> [String: TraceValue] {
    values(of: entry, reaches: [.opaque, .input, .inputOutput, .text, .function])
  }

  /// What a call gave back, by name.
  package static func results(of entry: CallEntry) -> [String: TraceValue] {
    values(of: entry, reaches: [.output, .inputOutput])
  }

  private static func values(
    of entry: CallEntry, reaches: Set<Signatures.Reach>
  ) -> [String: TraceValue] {
    let function = Signatures.functions[entry.function]
    var values: [String: TraceValue] = [:]
    for (place, argument) in function.arguments.enumerated() {
      guard argument.name != "host", reaches.contains(argument.reach) else { continue }
      if argument.isPointer, argument.reach != .opaque, argument.reach != .function {
        let pieces = entry.pieces.filter { $0.argument == place }
        if entry.moment == .leave, pieces.isEmpty { continue }
        values[argument.name] = followed(argument, pieces)
      } else if place < entry.words.count {
        values[argument.name] = word(entry.words[place], argument)
      }
    }
    return values
  }

  private static func word(_ word: UInt64, _ argument: Signatures.Argument) -> TraceValue {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    return value(
      argument.kind, bytes, at: 0, target: argument.target, list: argument.list, texts: [:])
  }

  /// What a pointer leads to: one value, or a list where something counts them.
  private static func followed(
    _ argument: Signatures.Argument, _ pieces: [CallEntry.Piece]
  ) -> TraceValue {
    if pieces.isEmpty { return .none }
    if argument.reach == .text || argument.kind == .byte {
      return .text(String(decoding: pieces[0].bytes, as: UTF8.self))
    }
    if argument.kind == .record || argument.kind == .string, let target = argument.target {
      let elements = Dictionary(grouping: pieces, by: \.element).sorted { $0.key < $1.key }
      let values = elements.map { _, pieces in
        record(Signatures.records[target], pieces)
      }
      return argument.countIn == nil ? values.first ?? .none : .list(values)
    }
    let bytes = pieces[0].bytes
    let count = argument.size > 0 ? bytes.count / argument.size : 0
    let values = (0..<count).map { index in
      value(
        argument.kind, bytes, at: index * argument.size, target: argument.target,
        list: argument.list, texts: [:])
    }
    return argument.countIn == nil ? values.first ?? .none : .list(values)
  }

  private static func record(
    _ record: Signatures.Record, _ pieces: [CallEntry.Piece]
  ) -> TraceValue {
    guard let own = pieces.first(where: { $0.offset == nil }) else { return .none }
    var texts: [Int: String] = [:]
    for piece in pieces {
      // What a table holds shows in its calls; what is left are texts.
      if let offset = piece.offset { texts[offset] = String(decoding: piece.bytes, as: UTF8.self) }
    }
    return members(record, own.bytes, from: 0, texts)
  }

  private static func members(
    _ record: Signatures.Record, _ bytes: [UInt8], from start: Int, _ texts: [Int: String]
  ) -> TraceValue {
    if record.type == "nav_string_t" {
      return texts[start].map { .text($0) }
        ?? (bytes.number(at: start, count: 8) == 0 ? .none : .text(""))
    }
    var values: [String: TraceValue] = [:]
    for member in record.members {
      let offset = start + member.offset
      // What the sender's record did not reach, and what says nothing.
      if offset >= bytes.count || member.name.hasPrefix("reserved") || member.name == "struct_size"
      {
        continue
      }
      let size = size(of: member.kind)
      let all = (0..<member.count).map { index in
        value(
          member.kind, bytes, at: offset + index * size, target: member.target,
          list: member.list, texts: texts)
      }
      values[member.name] = member.count == 1 ? all[0] : .list(all)
    }
    return .object(values)
  }

  private static func size(of kind: Signatures.Kind) -> Int {
    switch kind {
    case .byte: 1
    case .int32, .uint32, .float: 4
    default: 8
    }
  }

  private static func value(
    _ kind: Signatures.Kind, _ bytes: [UInt8], at offset: Int, target: Int?, list: Int?,
    texts: [Int: String]
  ) -> TraceValue {
    let wide = bytes.number(at: offset, count: 8)
    let narrow = UInt32(truncatingIfNeeded: bytes.number(at: offset, count: 4))
    switch kind {
    case .byte: return .unsigned(bytes.number(at: offset, count: 1))
    case .int32: return named(Int64(Int32(bitPattern: narrow)), list)
    case .uint32: return named(Int64(narrow), list)
    case .int64: return .integer(Int64(bitPattern: wide))
    case .uint64: return named(Int64(bitPattern: wide), list)
    case .float: return .number(Double(Float(bitPattern: narrow)))
    case .double: return .number(Double(bitPattern: wide))
    case .handle: return .text(handle(wide))
    case .pointer, .function, .table: return wide == 0 ? .none : .text("p\(wide)")
    case .record, .string:
      guard let target else { return .none }
      return members(Signatures.records[target], bytes, from: offset, texts)
    }
  }

  /// A number by its name; flags by all of theirs.
  private static func named(_ value: Int64, _ list: Int?) -> TraceValue {
    guard let list else { return .integer(value) }
    let names = Signatures.lists[list]
    if let name = names.first(where: { $0.value == value })?.name { return .text(name) }
    let flags = names.filter { $0.value != 0 && $0.value & value == $0.value }
    guard value > 0, flags.reduce(0, { $0 | $1.value }) == value else { return .integer(value) }
    return .text(flags.map(\.name).joined(separator: "|"))
  }

  /// "view 3.1": a handle's kind, place and generation.
  package static func handle(_ bits: UInt64) -> String {
    if bits == 0 { return "none" }
    let kinds = [
      "none", "view", "guide", "constraint", "font", "animation", "work", "map", "state",
    ]
    let kind = Int(bits >> 56)
    let name = kind < kinds.count ? kinds[kind] : "kind \(kind)"
    return "\(name) \(bits & 0xFFFF_FFFF).\((bits >> 32) & 0xFF_FFFF)"
  }

  /// "NAV_OK": a status by its name.
  package static func status(_ status: Int32) -> String {
    let list = Signatures.lists.first { $0.contains { $0.name == "NAV_ERR_ARGUMENT" } } ?? []
    return list.first { $0.value == Int64(status) }?.name ?? "\(status)"
  }
}
