import CallTrace

/// The calls of one run, as they lay inside each other, for looking up who did what.
struct CallBook {
  struct Call {
    let number: UInt32

    /// As in the headers: "views.insert", and "delegate.start" of the plugin's own.
    let function: String
    let isIntoPlugin: Bool
    let words: [UInt64]
    let sent: [CallEntry.Piece]

    /// What it gave back; nil while it is open, as after a call that never returned.
    fileprivate(set) var status: Int32?
    fileprivate(set) var given: [CallEntry.Piece] = []

    /// The innermost call into the plugin that it was made in, by place; nil for none.
    let callback: Int?

    /// In the order of a scenario's steps, from 0; -1 before the first.
    let step: Int

    var hasSucceeded: Bool { (status ?? -1) >= 0 }

    /// Whether an object was among what was sent.
    func names(_ handle: UInt64) -> Bool {
      words.contains(handle) || sent.contains { $0.words.contains(handle) }
    }

    /// Whether an object was among what came back.
    func gave(_ handle: UInt64) -> Bool { given.contains { $0.words.contains(handle) } }

    /// Whether a call is about an object: its first argument after the host.
    func isAbout(_ handle: UInt64) -> Bool { words.count > 1 && words[1] == handle }
  }

  let calls: [Call]

  /// - Parameter steps: How many calls had been made when each step began.
  init(_ entries: [CallEntry], steps: [Int]) {
    var calls: [Call] = []
    var open: [Int] = []
    var places: [UInt32: Int] = [:]
    var step = -1
    for entry in entries {
      while step + 1 < steps.count, Int(entry.number) > steps[step + 1] { step += 1 }
      let isForeign = entry.flags.contains(.foreignThread)
      switch entry.moment {
      case .enter:
        places[entry.number] = calls.count
        let isIntoPlugin = entry.flags.contains(.intoPlugin)
        calls.append(
          Call(
            number: entry.number, function: Signatures.functions[entry.function].name,
            isIntoPlugin: isIntoPlugin, words: entry.words, sent: entry.pieces,
            callback: open.last { calls[$0].isIntoPlugin }, step: step))
        if !isForeign { open.append(calls.count - 1) }
      case .leave:
        guard let place = places[entry.number] else { continue }
        calls[place].status = entry.status
        calls[place].given = entry.pieces
        if let depth = open.lastIndex(of: place) { open.removeLast(open.count - depth) }
      }
    }
    self.calls = calls
  }

  /// The last call through the end of a step that is meant.
  func last(through step: Int, where isMeant: (Call) -> Bool) -> Call? {
    calls.last { $0.step <= step && isMeant($0) }
  }

  /// The calls that were made inside a callback, by place.
  func inside(_ callback: Int) -> [Call] { calls.filter { $0.callback == callback } }
}

extension CallEntry.Piece {
  /// Its whole words.
  fileprivate var words: [UInt64] {
    stride(from: 0, to: bytes.count - 7, by: 8).map { start in
      (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
    }
  }
}
