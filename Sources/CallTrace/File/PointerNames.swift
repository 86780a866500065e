/// Gives the pointers of a run numbers by their first appearance, so that two runs of one plugin
/// are recorded alike wherever the system put things.
package struct PointerNames {
  private var names: [UInt64: UInt64] = [:]
  private var next: UInt64 = 1
  private let areAnonymous: Bool

  /// - Parameter areAnonymous: Whether pointers are 1 alike, for a comparison of two runs: where the
  ///   plugin's language reuses memory, who is who is not the same in both.
  package init(areAnonymous: Bool = false) { self.areAnonymous = areAnonymous }

  private mutating func name(_ pointer: UInt64) -> UInt64 {
    if pointer == 0 { return 0 }
    if areAnonymous { return 1 }
    if let known = names[pointer] { return known }
    defer { next += 1 }
    names[pointer] = next
    return next
  }

  /// An object that has been told of its end, or a function that is called once: another may stand
  /// where it stood.
  private mutating func forget(_ entry: CallEntry, _ function: Signatures.Function) {
    guard entry.moment == .enter, let user = entry.words.first,
      function.name == "peer.disposed" || function.name.hasSuffix("_fn")
    else { return }
    names[user] = nil
  }

  /// An entry with numbers in place of pointers.
  ///
  /// What is followed is told by its pieces, so that its own pointer is 1 or 0; the sender's own
  /// (peers, tables, functions) keep who they are.
  package mutating func rename(_ entry: CallEntry) -> CallEntry {
    let raw = entry
    var entry = entry
    let function = Signatures.functions[entry.function]
    defer { forget(raw, function) }
    for (place, argument) in function.arguments.enumerated() where place < entry.words.count {
      guard argument.isPointer else { continue }
      switch argument.reach {
      case .opaque, .function:
        let isHost = argument.name == "host"
        entry.words[place] = isHost ? min(entry.words[place], 1) : name(entry.words[place])
      default: entry.words[place] = min(entry.words[place], 1)
      }
    }
    for index in entry.pieces.indices where entry.pieces[index].offset == nil {
      let argument = function.arguments[entry.pieces[index].argument]
      guard let record = record(of: argument) else { continue }
      rename(&entry.pieces[index].bytes, as: record, from: 0)
    }
    for index in entry.pieces.indices {
      guard let offset = entry.pieces[index].offset,
        let record = record(of: function.arguments[entry.pieces[index].argument]),
        isTable(at: offset, of: record)
      else { continue }
      // Of a table it counts alone which functions are there.
      for place in stride(from: 8, to: entry.pieces[index].bytes.count, by: 8) {
        let pointer = entry.pieces[index].bytes.number(at: place, count: 8)
        entry.pieces[index].bytes.setNumber(min(pointer, 1), at: place, count: 8)
      }
    }
    return entry
  }

  private func isTable(at offset: Int, of record: Signatures.Record) -> Bool {
    record.members.contains { member in
      switch member.kind {
      case .table: return member.offset == offset
      case .record:
        guard let target = member.target, offset >= member.offset else { return false }
        return isTable(at: offset - member.offset, of: Signatures.records[target])
      default: return false
      }
    }
  }

  private func record(of argument: Signatures.Argument) -> Signatures.Record? {
    guard argument.kind == .record || argument.kind == .string, let target = argument.target else {
      return nil
    }
    return Signatures.records[target]
  }

  private mutating func rename(
    _ bytes: inout [UInt8], as record: Signatures.Record, from start: Int
  ) {
    for member in record.members {
      let offset = start + member.offset
      switch member.kind {
      case .pointer, .table, .function:
        let pointer = bytes.number(at: offset, count: 8)
        let isText = record.type == "nav_string_t"
        bytes.setNumber(isText ? min(pointer, 1) : name(pointer), at: offset, count: 8)
      case .string, .record:
        if let target = member.target {
          rename(&bytes, as: Signatures.records[target], from: offset)
        }
      default: break
      }
    }
  }
}
