import CallTrace
import NavigationSim
import PluginHost
import ViewTree

/// Finds the call that a finding blames.
struct Blame {
  enum Place {
    /// A call of the plugin's.
    case call(CallBook.Call)
    /// A call of the host's into the plugin: the plugin's function as such.
    case callback(CallBook.Call)
  }

  let book: CallBook

  /// The first suspect that a call is known of.
  func place(of suspects: [Suspect], step: Int) -> Place? {
    for suspect in suspects {
      if let place = place(of: suspect, step: step) { return place }
    }
    return nil
  }

  private func place(of suspect: Suspect, step: Int) -> Place? {
    switch suspect {
    case .constraint(let list):
      for constraint in list {
        if let call = making(HandleBits.of(constraint), step) { return .call(call) }
      }
      return nil
    case .activation(let constraint):
      let handle = HandleBits.of(constraint)
      return call(through: step) { call in
        (call.function == "layout.set_active" && call.words.last == 1 && call.names(handle))
          || (call.function == "layout.install" && call.names(handle)) || call.gave(handle)
      }
    case .guide(let guide):
      let handle = HandleBits.of(guide)
      return call(through: step) { $0.function == "layout.guide_add" && $0.names(handle) }
    case .insertion(let view):
      let handle = HandleBits.of(view)
      return call(through: step) { Self.inserting.contains($0.function) && $0.puts(handle) }
    case .removal(let view):
      return removal(HandleBits.of(view), step)
    case .frame(let view):
      let handle = HandleBits.of(view)
      return call(through: step) {
        $0.function == "objects.set_vector" && $0.isAbout(handle)
          && $0.property.map { Self.frames.contains($0) } == true
      }
    case .look(let view):
      let handle = HandleBits.of(view)
      return call(through: step) {
        $0.function.hasPrefix("objects.set_") && $0.function != "objects.set_peer"
          && $0.function != "objects.set_text" && $0.isAbout(handle)
          && $0.property.map { !Self.frames.contains($0) } == true
      }
    case .prompt(let view):
      let handle = HandleBits.of(view)
      return callback(through: step) {
        ["delegate.show_prompt", "delegate.change_prompt"].contains($0.function)
          && $0.words.count > 2 && $0.words[2] == handle
      }
    case .callback(let name):
      let function = Self.functions[name]
      return callback(through: step) { $0.function == function && $0.step == step }
    case .refusal(let function, let status):
      let found = book.calls.first {
        $0.step == step && $0.function == function && $0.status == status.rawValue
      }
      return found.map { .call($0) }
    case .call(let count):
      return book.calls.last { Int($0.number) <= count && !$0.isIntoPlugin }.map { .call($0) }
    case .kept: return kept(step)
    }
  }

  private func call(
    through step: Int, _ isMeant: (CallBook.Call) -> Bool
  ) -> Place? {
    book.last(through: step) { !$0.isIntoPlugin && $0.hasSucceeded && isMeant($0) }
      .map { .call($0) }
  }

  private func callback(
    through step: Int, _ isMeant: (CallBook.Call) -> Bool
  ) -> Place? {
    book.last(through: step) { $0.isIntoPlugin && isMeant($0) }.map { .callback($0) }
  }

  /// Where a constraint was made, or where the number that it has now was set.
  private func making(_ handle: UInt64, _ step: Int) -> CallBook.Call? {
    book.last(through: step) { call in
      guard !call.isIntoPlugin, call.hasSucceeded else { return false }
      if call.function == "objects.set_number" {
        return call.isAbout(handle) && call.property == Self.constant
      }
      return Self.making.contains(call.function) && call.gave(handle)
    }
  }

  /// Where a view was last taken out, unless it was put somewhere since.
  private func removal(_ handle: UInt64, _ step: Int) -> Place? {
    let last = book.last(through: step) { call in
      guard !call.isIntoPlugin, call.hasSucceeded else { return false }
      return Self.removing.contains(call.function) && call.names(handle)
        || Self.inserting.contains(call.function) && call.puts(handle)
    }
    return last.flatMap { Self.removing.contains($0.function) ? .call($0) : nil }
  }

  /// Of the objects that the plugin made and still counts, the last that is one of several from the
  /// same place.
  private func kept(_ step: Int) -> Place? {
    var makers: [UInt64: CallBook.Call] = [:]
    var counts: [UInt64: Int] = [:]
    for call in book.calls where call.step <= step && !call.isIntoPlugin && call.hasSucceeded {
      switch call.function {
      case "objects.retain" where call.words.count > 1: counts[call.words[1], default: 0] += 1
      case "objects.release" where call.words.count > 1: counts[call.words[1], default: 0] -= 1
      case "views.make", "layout.guide", "layout.constraint", "layout.constraints":
        for handle in call.handles {
          makers[handle] = call
          counts[handle, default: 0] += 1
        }
      default: break
      }
    }
    let kept = makers.filter { counts[$0.key, default: 0] > 0 }.values
    // What each round leaves behind was made at one place in several; a delegate's own things once.
    let places = Dictionary(grouping: kept, by: { sameness($0) })
    let worst = places.values.max { left, right in
      let first = (left.count, left.map(\.number).max() ?? 0)
      return first < (right.count, right.map(\.number).max() ?? 0)
    }
    guard let worst, let last = worst.max(by: { $0.number < $1.number }) else { return nil }
    return .call(last)
  }

  /// Says of two calls whether they were made at the same place.
  let sameness: (CallBook.Call) -> [UInt64]

  // MARK: - The numbers of the headers

  private static let inserting: Set = [
    "views.insert", "views.insert_beside", "views.exchange", "stacks.set_members",
    "stacks.insert_member",
  ]
  private static let making: Set = ["layout.constraint", "layout.constraints"]
  private static let removing: Set = ["views.remove", "stacks.remove_member"]

  private static let constant = property("NAV_CONSTRAINT_CONSTANT")
  private static let frames = Set(
    [
      "NAV_VIEW_FRAME", "NAV_VIEW_BOUNDS", "NAV_VIEW_CENTER", "NAV_VIEW_TRANSFORM",
      "NAV_VIEW_TRANSLATES_MASK",
    ].map(property))

  private static func property(_ name: String) -> UInt64 {
    for list in Signatures.lists {
      if let found = list.first(where: { $0.name == name }) {
        return UInt64(UInt32(truncatingIfNeeded: found.value))
      }
    }
    return 0
  }

  static let functions: [DelegateCall.Name: String] = [
    .enableNavigationUI: "delegate.enable", .disableNavigationUI: "delegate.disable",
    .startGuidance: "delegate.start", .stopGuidance: "delegate.stop",
    .sizeChanged: "delegate.size_changed", .showPrompt: "delegate.show_prompt",
    .hidePrompt: "delegate.hide_prompt", .changePrompt: "delegate.change_prompt",
  ]
}

extension CallBook.Call {
  /// Which property it is about.
  fileprivate var property: UInt64? {
    words.count > 2 ? UInt64(UInt32(truncatingIfNeeded: words[2])) : nil
  }

  /// The objects that came back.
  fileprivate var handles: [UInt64] {
    given.flatMap { piece in
      stride(from: 0, to: piece.bytes.count - 7, by: 8).map { start in
        (0..<8).reduce(0) { $0 | UInt64(piece.bytes[start + $1]) << (8 * $1) }
      }
    }
  }

  /// Whether it puts a view somewhere, and isn't only about its container or neighbour.
  fileprivate func puts(_ view: UInt64) -> Bool {
    switch function {
    case "views.insert", "views.insert_beside": words.count > 2 && words[2] == view
    case "stacks.set_members", "stacks.insert_member": !isAbout(view) && names(view)
    default: names(view)
    }
  }
}
