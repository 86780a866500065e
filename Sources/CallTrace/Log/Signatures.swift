internal import CCallSignatures
internal import CCallTrace

/// The functions, records and tables of the ABI, as the table of signatures has them.
@safe package enum Signatures {
  /// How a value stands in memory; the numbers of signatures.h.
  package enum Kind: UInt8, Sendable {
    case byte = 0
    case int32, uint32, int64, uint64, float, double, handle, string, pointer, function, table
    case record
  }

  /// What a pointer leads to; the numbers of calls.h.
  package enum Reach: UInt8, Sendable {
    case opaque = 0
    case input, output, inputOutput, text, function
  }

  package struct Argument: Sendable {
    package let name: String
    package let kind: Kind
    package let reach: Reach
    package let isPointer: Bool

    /// Bytes of an element that the pointer leads to.
    package let size: Int

    /// Of a record, function or table its number, of a handle its kind; nil for none.
    package let target: Int?

    /// The names that the number is from.
    package let list: Int?
    package let countIn: Int?
    package let countOut: Int?
  }

  package struct Function: Sendable {
    package let name: String

    /// The letter of base.h; nil for a function of the plugin's.
    package let tag: Character?
    package let arguments: [Argument]
    package let givesPointer: Bool
  }

  package struct Member: Sendable {
    package let name: String
    package let offset: Int
    package let kind: Kind
    package let count: Int
    package let target: Int?
    package let list: Int?
  }

  package struct Record: Sendable {
    package let type: String
    package let size: Int
    package let members: [Member]
  }

  package struct Table: Sendable {
    package let type: String
    package let id: String
    package let callsPlugin: Bool
    package let slots: [(offset: Int, function: Int)]
  }

  package static let functions: [Function] = unsafe read(
    description.functions, count: Int(description.function_count)
  ) { raw, number in
    let info = unsafe infos.functions[number]
    let arguments = unsafe (0..<Int(raw.argument_count)).map { place in
      unsafe argument(raw.arguments[place], info.arguments[place])
    }
    let tag = unsafe Character(UnicodeScalar(UInt8(bitPattern: info.tag)))
    return unsafe Function(
      name: String(cString: info.name), tag: tag == "-" ? nil : tag, arguments: arguments,
      givesPointer: raw.gives_pointer != 0)
  }

  package static let records: [Record] = unsafe read(
    description.records, count: Int(description.record_count)
  ) { raw, number in
    let info = unsafe infos.records[number]
    let members = unsafe (0..<Int(info.member_count)).map { place in
      let member = unsafe info.members[place]
      return unsafe Member(
        name: String(cString: member.name), offset: Int(member.offset),
        kind: Kind(rawValue: member.kind) ?? .pointer, count: Int(member.count),
        target: known(member.target), list: known(member.list))
    }
    return unsafe Record(
      type: String(cString: info.type), size: Int(raw.size), members: members)
  }

  package static let tables: [Table] = unsafe read(
    description.tables, count: Int(description.table_count)
  ) { raw, number in
    let info = unsafe infos.tables[number]
    let slots = unsafe (0..<Int(raw.slot_count)).map { place in
      unsafe (offset: Int(raw.slots[place].offset), function: Int(raw.slots[place].function))
    }
    return unsafe Table(
      type: String(cString: info.type), id: String(cString: info.id),
      callsPlugin: raw.calls_plugin != 0, slots: slots)
  }

  /// The names of a list's numbers.
  package static let lists: [[(name: String, value: Int64)]] = unsafe read(
    infos.lists, count: Int(infos.list_count)
  ) { raw, _ in
    unsafe (0..<Int(raw.count)).map { place in
      unsafe (name: String(cString: raw.numbers[place].name), value: raw.numbers[place].value)
    }
  }

  package static func function(named name: String) -> Int? { numbers[name] }

  package static func table(id: String) -> Int? { tables.firstIndex { $0.id == id } }

  private static let numbers: [String: Int] = Dictionary(
    uniqueKeysWithValues: functions.enumerated().map { ($1.name, $0) })

  static var description: calls_description { unsafe signatures_description().pointee }
  private static var infos: signature_infos { unsafe signatures_infos().pointee }

  private static func argument(_ raw: calls_argument, _ info: signature_argument) -> Argument {
    unsafe Argument(
      name: String(cString: info.name), kind: Kind(rawValue: info.kind) ?? .pointer,
      reach: Reach(rawValue: raw.reach) ?? .opaque,
      isPointer: Int(raw.form) == CALLS_POINTER, size: Int(raw.size),
      target: known(info.target), list: known(info.list),
      countIn: raw.count_in == 0 ? nil : Int(raw.count_in) - 1,
      countOut: raw.count_out == 0 ? nil : Int(raw.count_out) - 1)
  }

  private static func known(_ value: UInt16) -> Int? {
    value == UInt16(CALLS_NONE) ? nil : Int(value)
  }

  private static func read<Raw, Value>(
    _ raw: UnsafePointer<Raw>, count: Int, _ body: (Raw, Int) -> Value
  ) -> [Value] {
    (0..<count).map { unsafe body(raw[$0], $0) }
  }
}
