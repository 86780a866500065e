internal import CCallSignatures
internal import CCallTrace

/// Plays a recorded plugin against a real host: it answers the host's calls as the plugin did, and
/// makes the calls that the plugin made inside them.
///
/// What it replays are calls, not frames: a host that lays out otherwise comes to other frames.
@safe package final class Player {
  /// A call that went otherwise than recorded.
  package struct Deviation: Hashable, Sendable {
    /// The recorded call's number; nil for one of the host's that was not recorded.
    package let call: UInt32?
    package let text: String
  }

  private let tree: CallTree
  private let standIn: StandIn

  /// The places of calls into the plugin that were not played yet, by function and peer.
  private var waiting: [Key: [Int]] = [:]
  private var handles: [UInt64: UInt64] = [:]
  private var tables: [UInt64: UnsafeRawPointer] = unsafe [:]
  private var functions: [Int: UnsafeRawPointer] = unsafe [:]
  private var memory: [UnsafeMutableRawPointer] = unsafe []

  /// Finds a table of the host's by its id.
  private let hostTable: (String) -> UnsafeRawPointer?
  private var host: UInt64 = 0
  package private(set) var deviations: [Deviation] = []

  /// Calls into the plugin, and of the plugin's, that were played.
  package private(set) var playedCount = 0

  private struct Key: Hashable {
    let function: Int
    let user: UInt64
  }

  /// - Parameter hostTable: Gives the host's tables; asked with the host in ``entry``'s request.
  package init(
    _ tree: CallTree, standIn: StandIn, hostTable: @escaping (String) -> UnsafeRawPointer?
  ) {
    self.tree = tree
    self.standIn = standIn
    unsafe self.hostTable = hostTable
    for (place, node) in tree.nodes.enumerated() where node.enter.flags.contains(.intoPlugin) {
      waiting[key(of: node.enter), default: []].append(place)
    }
  }

  /// What the plugin would export: a function that negotiates.
  ///
  /// - Returns: Nil when the system gives no memory that can be run.
  package func entry() -> UnsafeRawPointer? {
    unsafe Signatures.function(named: "negotiate").flatMap { unsafe function($0) }
  }

  // MARK: - Being called

  private func key(of entry: CallEntry) -> Key {
    let function = Signatures.functions[entry.function]
    let isPeer = function.arguments.first?.name == "user"
    return Key(function: entry.function, user: isPeer ? entry.words.first ?? 0 : 0)
  }

  fileprivate func answer(_ function: Int, _ words: UnsafePointer<UInt64>) -> Int32 {
    let form = Signatures.functions[function]
    let isPeer = form.arguments.first?.name == "user"
    let key = Key(function: function, user: isPeer ? unsafe words[0] : 0)
    unsafe noteHost(form, words)
    guard var places = waiting[key], !places.isEmpty else {
      let isCount = form.name.hasPrefix("peer.")
      if !isCount {
        deviations.append(
          Deviation(call: nil, text: "the host called \(form.name), which was not recorded"))
      }
      // As a plugin that has nothing to say.
      return isCount ? 0 : 2
    }
    let place = places.removeFirst()
    waiting[key] = places
    let node = tree.nodes[place]
    unsafe learn(node.enter, form, words)
    for child in node.children where !tree.nodes[child].enter.flags.contains(.intoPlugin) {
      play(tree.nodes[child])
    }
    playedCount += 1
    guard let leave = node.leave else {
      deviations.append(
        Deviation(
          call: node.enter.number, text: "\(form.name) never returned when it was recorded"))
      return -15
    }
    unsafe give(leave, form, words)
    return leave.status
  }

  /// Takes note of the host that a negotiation or a `make` names.
  private func noteHost(_ form: Signatures.Function, _ words: UnsafePointer<UInt64>) {
    for (place, argument) in form.arguments.enumerated() {
      if argument.name == "host", unsafe words[place] != 0 { host = unsafe words[place] }
      guard argument.kind == .record, argument.reach == .input, let target = argument.target,
        let member = Signatures.records[target].members.first(where: { $0.name == "host" }),
        let start = unsafe UnsafeRawPointer(bitPattern: UInt(words[place]))
      else { continue }
      let named = unsafe start.load(fromByteOffset: member.offset, as: UInt64.self)
      if named != 0 { host = named }
    }
  }

  /// Which handle of now stands for a recorded one, from a call's own arguments.
  private func learn(
    _ entry: CallEntry, _ form: Signatures.Function, _ words: UnsafePointer<UInt64>
  ) {
    for (place, argument) in form.arguments.enumerated() where place < entry.words.count {
      guard argument.kind == .handle, !argument.isPointer else { continue }
      handles[entry.words[place]] = unsafe words[place]
    }
  }

  /// Writes what the plugin gave back into the host's memory.
  private func give(
    _ leave: CallEntry, _ form: Signatures.Function, _ words: UnsafePointer<UInt64>
  ) {
    for piece in leave.pieces where piece.offset == nil {
      let argument = form.arguments[piece.argument]
      guard
        let target = unsafe UnsafeMutableRawPointer(bitPattern: UInt(words[piece.argument]))
      else { continue }
      let made = rebuilt(
        piece.bytes, argument,
        leave.pieces.filter {
          $0.argument == piece.argument && $0.element == piece.element && $0.offset != nil
        })
      let start = unsafe target + piece.element * argument.size
      for (index, byte) in made.enumerated() {
        unsafe start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      }
    }
  }

  // MARK: - Calling

  /// Makes one of the plugin's calls, as it was recorded.
  private func play(_ node: CallTree.Node) {
    let entry = node.enter
    let form = Signatures.functions[entry.function]
    guard let target = unsafe hostFunction(entry.function) else {
      deviations.append(
        Deviation(call: entry.number, text: "this host has no \(form.name)"))
      return
    }
    var words = entry.words
    for (place, argument) in form.arguments.enumerated() where place < words.count {
      words[place] = word(at: place, argument, of: entry)
    }
    let status = unsafe words.withUnsafeBufferPointer { buffer in
      unsafe calls_call(
        signatures_description(), UInt16(entry.function),
        unsafeBitCast(target, to: (@convention(c) () -> Void).self), buffer.baseAddress)
    }
    playedCount += 1
    guard let leave = node.leave else { return }
    if status != leave.status {
      deviations.append(
        Deviation(
          call: entry.number,
          text: "\(form.name) gave \(TraceReading.status(status)), and "
            + "\(TraceReading.status(leave.status)) when it was recorded"))
    }
    guard status >= 0 else { return }
    for piece in leave.pieces where piece.offset == nil {
      let argument = form.arguments[piece.argument]
      guard argument.kind == .handle,
        let given = unsafe UnsafeRawPointer(bitPattern: UInt(words[piece.argument]))
      else { continue }
      for offset in stride(from: 0, to: piece.bytes.count, by: 8) {
        let recorded = piece.bytes.number(at: offset, count: 8)
        handles[recorded] = unsafe given.load(fromByteOffset: offset, as: UInt64.self)
      }
    }
  }

  private func hostFunction(_ function: Int) -> UnsafeRawPointer? {
    for table in Signatures.tables where !table.callsPlugin && !table.id.isEmpty {
      guard let slot = table.slots.first(where: { $0.function == function }),
        let start = unsafe hostTable(table.id)
      else { continue }
      return unsafe start.load(fromByteOffset: slot.offset, as: UnsafeRawPointer?.self)
    }
    return nil
  }

  private func word(
    at place: Int, _ argument: Signatures.Argument, of entry: CallEntry
  ) -> UInt64 {
    let recorded = entry.words[place]
    if argument.name == "host" { return host }
    if argument.kind == .handle, !argument.isPointer { return handles[recorded] ?? recorded }
    guard argument.isPointer else { return recorded }
    switch argument.reach {
    case .opaque: return recorded
    case .function:
      guard recorded != 0, let number = argument.target else { return 0 }
      return unsafe UInt64(UInt(bitPattern: function(number)))
    case .input, .inputOutput, .text:
      if recorded == 0 { return 0 }
      let size = max(
        8,
        entry.pieces.filter { $0.argument == place && $0.offset == nil }
          .reduce(0) { max($0, $1.element * argument.size + max(argument.size, $1.bytes.count)) })
      let room = unsafe allocate(size + 8)
      for piece in entry.pieces where piece.argument == place && piece.offset == nil {
        let made = rebuilt(
          piece.bytes, argument,
          entry.pieces.filter {
            $0.argument == place && $0.element == piece.element && $0.offset != nil
          })
        let start = unsafe room + piece.element * argument.size
        for (index, byte) in made.enumerated() {
          unsafe start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        }
      }
      return UInt64(UInt(bitPattern: room))
    case .output:
      if recorded == 0 { return 0 }
      let count = argument.countIn.map { Int(entry.words[$0] & 0xFFFF_FFFF) } ?? 1
      let room = unsafe allocate(max(8, min(count, 1 << 20) * argument.size))
      // Whoever fills a record writes how much of it there is; so did the plugin.
      if argument.kind == .record, let target = argument.target,
        Signatures.records[target].members.first?.name == "struct_size"
      {
        unsafe room.storeBytes(of: UInt32(argument.size), as: UInt32.self)
      }
      return UInt64(UInt(bitPattern: room))
    }
  }

  private func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    let made = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    unsafe made.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    unsafe memory.append(made)
    return unsafe made
  }

  deinit { unsafe memory.forEach { unsafe $0.deallocate() } }

  // MARK: - Memory

  /// The bytes of an element with what stands now for each handle, text, table and function.
  private func rebuilt(
    _ bytes: [UInt8], _ argument: Signatures.Argument, _ inner: [CallEntry.Piece]
  ) -> [UInt8] {
    var bytes = bytes
    switch argument.kind {
    case .handle:
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        replaceHandle(in: &bytes, at: offset)
      }
    case .record, .string:
      guard let target = argument.target else { break }
      rebuild(&bytes, as: Signatures.records[target], from: 0, inner)
    default: break
    }
    return bytes
  }

  private func replaceHandle(in bytes: inout [UInt8], at offset: Int) {
    let recorded = bytes.number(at: offset, count: 8)
    bytes.setNumber(handles[recorded] ?? recorded, at: offset, count: 8)
  }

  private func rebuild(
    _ bytes: inout [UInt8], as record: Signatures.Record, from start: Int,
    _ inner: [CallEntry.Piece]
  ) {
    if record.type == "nav_string_t" {
      guard bytes.number(at: start, count: 8) != 0 else { return }
      let text = inner.first { $0.offset == start }?.bytes ?? []
      let room = unsafe allocate(max(8, text.count + 1))
      for (index, byte) in text.enumerated() {
        unsafe room.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      }
      bytes.setNumber(UInt64(UInt(bitPattern: room)), at: start, count: 8)
      return
    }
    for member in record.members where start + member.offset + 8 <= bytes.count {
      let offset = start + member.offset
      let recorded = bytes.number(at: offset, count: 8)
      switch member.kind {
      case .handle: replaceHandle(in: &bytes, at: offset)
      case .string, .record:
        if let target = member.target {
          rebuild(&bytes, as: Signatures.records[target], from: offset, inner)
        }
      case .table:
        guard recorded != 0, let number = member.target else { continue }
        let made = unsafe table(number, recorded, inner.first { $0.offset == offset }?.bytes ?? [])
        bytes.setNumber(UInt64(UInt(bitPattern: made)), at: offset, count: 8)
      case .function:
        guard recorded != 0, let number = member.target else { continue }
        unsafe bytes.setNumber(UInt64(UInt(bitPattern: function(number))), at: offset, count: 8)
      default: break
      }
    }
  }

  /// A table of the plugin's by what was recorded of it: which functions it has.
  private func table(_ number: Int, _ recorded: UInt64, _ shape: [UInt8]) -> UnsafeRawPointer? {
    if let known = unsafe tables[recorded] { return unsafe known }
    guard shape.count >= 8 else { return nil }
    let made = unsafe allocate(shape.count)
    for (index, byte) in shape.enumerated() {
      unsafe made.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    for slot in Signatures.tables[number].slots where slot.offset + 8 <= shape.count {
      let isThere = shape.number(at: slot.offset, count: 8) != 0
      let target = isThere ? unsafe function(slot.function) : nil
      unsafe made.storeBytes(of: target, toByteOffset: slot.offset, as: UnsafeRawPointer?.self)
    }
    unsafe tables[recorded] = UnsafeRawPointer(made)
    return UnsafeRawPointer(made)
  }

  /// A function that plays the recorded calls of its number.
  private func function(_ number: Int) -> UnsafeRawPointer? {
    if let known = unsafe functions[number] { return unsafe known }
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    let made = unsafe calls_make_function(
      standIn.it, UInt16(number),
      { context, function, words in
        guard let context = unsafe context, let words = unsafe words else { return -15 }
        return unsafe Unmanaged<Player>.fromOpaque(context).takeUnretainedValue()
          .answer(Int(function), words)
      }, context)
    guard let made = made else { return nil }
    let pointer = unsafe unsafeBitCast(made, to: UnsafeRawPointer.self)
    unsafe functions[number] = pointer
    return unsafe pointer
  }
}
