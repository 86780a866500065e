/// What is asked of a trace: counts, leaks, and where two differ.
extension TraceFile {
  /// One function's calls.
  package struct Count: Hashable, Sendable {
    package let function: String
    package let count: Int

    /// Calls that were refused.
    package let failed: Int
  }

  /// How often each function was called, the most often first.
  package var counts: [Count] {
    var calls: [Int: (count: Int, failed: Int)] = [:]
    for entry in entries {
      switch entry.moment {
      case .enter: calls[entry.function, default: (0, 0)].count += 1
      case .leave where entry.status < 0: calls[entry.function, default: (0, 0)].failed += 1
      case .leave: break
      }
    }
    return calls.map { function, value in
      Count(
        function: Signatures.functions[function].name, count: value.count, failed: value.failed)
    }
    .sorted { ($1.count, $0.function) < ($0.count, $1.function) }
  }

  /// An object that the plugin made and still counts at the end.
  package struct Leak: Hashable, Sendable {
    package let handle: String

    /// Of the call that made it.
    package let call: UInt32
    package let function: String
    package let count: Int
  }

  /// What the plugin has counts of when the trace ends, oldest first: each make counts once, each
  /// `retain` once more.
  package var leaks: [Leak] {
    var made: [UInt64: (call: UInt32, function: Int, count: Int)] = [:]
    var arguments: [UInt32: CallEntry] = [:]
    for entry in entries {
      let name = Signatures.functions[entry.function].name
      if entry.moment == .enter {
        arguments[entry.number] = entry
        continue
      }
      guard entry.status >= 0, let begun = arguments.removeValue(forKey: entry.number) else {
        continue
      }
      switch name {
      case "objects.retain": made[begun.words[1]]?.count += 1
      case "objects.release": made[begun.words[1]]?.count -= 1
      default:
        guard Signatures.functions[entry.function].tag == "M" else { continue }
        for piece in entry.pieces {
          let argument = Signatures.functions[entry.function].arguments[piece.argument]
          guard argument.kind == .handle, argument.target != Self.fontKind else { continue }
          for offset in stride(from: 0, to: piece.bytes.count, by: 8) {
            made[piece.bytes.number(at: offset, count: 8)] = (entry.number, entry.function, 1)
          }
        }
      }
    }
    return made.filter { $0.value.count > 0 }
      .sorted { ($0.value.call, $0.key) < ($1.value.call, $1.key) }
      .map { handle, value in
        Leak(
          handle: TraceReading.handle(handle), call: value.call,
          function: Signatures.functions[value.function].name, count: value.count)
      }
  }

  /// Fonts live as long as the host.
  private static let fontKind = 4

  /// Where two traces differ first.
  package struct Difference: Hashable, Sendable {
    /// The entry's number in both, from 0 on.
    package let index: Int
    package let call: UInt32?
    package let first: String
    package let second: String
  }

  /// The first entry that is not the same in both, but for which of the plugin's pointers is which;
  /// nil when there is none.
  package func difference(from other: TraceFile) -> Difference? {
    var names = PointerNames(areAnonymous: true)
    let length = max(entries.count, other.entries.count)
    for index in 0..<length {
      let first = index < entries.count ? entries[index] : nil
      let second = index < other.entries.count ? other.entries[index] : nil
      if let first, let second, names.rename(first) == names.rename(second) { continue }
      func text(_ entry: CallEntry?) -> String {
        entry.flatMap { TraceDump.lines([$0]).first } ?? "nothing: it ends before"
      }
      return Difference(
        index: index, call: (first ?? second)?.number, first: text(first), second: text(second))
    }
    return nil
  }

  /// The calls of some numbers alone, with all that was called inside them.
  package func trimmed(to numbers: ClosedRange<UInt32>) -> TraceFile {
    var kept: [CallEntry] = []
    var open: [UInt32] = []
    for entry in entries {
      switch entry.moment {
      case .enter:
        let isKept = numbers.contains(entry.number) || !open.isEmpty
        if isKept { open.append(entry.number) }
        if isKept { kept.append(entry) }
      case .leave:
        if open.contains(entry.number) {
          kept.append(entry)
          open.removeAll { $0 == entry.number }
        }
      }
    }
    var trimmed = self
    trimmed.entries = kept
    return trimmed
  }
}
