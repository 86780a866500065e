import CallTrace
import Foundation
import NavigationSim
import PluginHost
import TestSupport
import Testing
import ViewTree

/// A whole delegate's run through closures: it goes as without, and every call is seen.
struct StandInTests {
  /// What came of a run: the plugin's words, and the frames at the end of each step.
  struct Outcome: Equatable {
    var log: [String] = []
    var frames: [[Rect]] = []
  }

  static func run(_ library: PluginLibrary) throws -> Outcome {
    let test = TestHost()
    try test.session.use(library)
    try test.map.setLayoutDelegate(try test.session.makeDelegate(0))
    var outcome = Outcome()
    func note() {
      test.map.layOut()
      for view in test.tree.views.ids { test.tree.layoutIfNeeded(test.tree.root(of: view)) }
      outcome.frames.append(test.tree.views.ids.map { test.tree.frame(of: $0) })
    }
    test.map.setNavigationEnabled(true)
    note()
    test.map.setGuidanceActive(true)
    note()
    test.map.showPrompt(height: 96)
    note()
    test.session.runTurn(test.tree.advance(by: 1))
    test.map.hidePrompt()
    note()
    test.map.setGuidanceActive(false)
    test.map.setNavigationEnabled(false)
    note()
    try test.map.setLayoutDelegate(nil)
    outcome.log = test.session.log.map(\.text)
    test.session.close()
    return outcome
  }

  @Test func `a run that is seen goes as one that is not`() throws {
    let file = try TestLibrary(TestLibrary.whole)
    let plain = try Self.run(try PluginLibrary(path: file.path))
    let log = try #require(CallLog(capacity: 1 << 20))
    let standIn = try #require(StandIn(log: log))
    let library = try PluginLibrary(path: file.path)
    library.standIn = standIn
    log.begin()
    #expect(try Self.run(library) == plain)
    #expect(standIn.missedCount == 0)
    #expect(log.droppedCount == 0)
    let entries = log.entries
    #expect(CallEntry.open(in: entries) == [])
    let tree = CallTree(entries)
    // The order of the document's state machine, as the host called it.
    let callbacks = tree.roots.map { Signatures.functions[tree.nodes[$0].enter.function].name }
      .filter { $0.hasPrefix("delegate.") || $0 == "completion_fn" }
    #expect(
      callbacks == [
        "delegate.enable", "delegate.start", "delegate.show_prompt", "completion_fn",
        "delegate.hide_prompt", "delegate.stop", "delegate.disable",
      ])
    // What `enable` does, as its source says.
    let enable = try #require(
      tree.nodes.first { Signatures.functions[$0.enter.function].name == "delegate.enable" })
    let names = enable.children.map { Signatures.functions[tree.nodes[$0].enter.function].name }
    #expect(names.first == "diagnostics.log")
    // C leaves open in which order the arguments of an insertion are worked out.
    for start in [1, 4] {
      #expect(names.count == 7 && Set(names[start..<start + 2]) == ["map.view", "map.component"])
      #expect(names.count == 7 && names[start + 2] == "views.insert")
    }
    let said = tree.nodes[enable.children[0]].enter
    #expect(TraceReading.arguments(of: said)["text"] == .text("enable"))
    #expect(TraceReading.arguments(of: said)["level"] == .text("NAV_LOG_INFO"))
  }

  @Test func `specs are read with their names and numbers`() throws {
    let entries = try record(TestLibrary.whole)
    let making = try #require(
      entries.first {
        $0.moment == .enter && Signatures.functions[$0.function].name == "layout.constraints"
      })
    guard case .list(let specs) = TraceReading.arguments(of: making)["specs"],
      specs.count == 2, case .object(let first) = specs[0]
    else {
      Issue.record("no list of two specs: \(TraceReading.arguments(of: making))")
      return
    }
    #expect(first["first_attribute"] == .text("NAV_ATTRIBUTE_TOP"))
    #expect(first["relation"] == .text("NAV_RELATION_EQUAL"))
    #expect(first["priority"] == .number(1000))
    #expect(first["flags"] == .text("NAV_CONSTRAINT_MADE_ACTIVE"))
    #expect(first["identifier"] == TraceValue.none)
  }

  private func record(_ source: String) throws -> [CallEntry] {
    let file = try TestLibrary(source)
    let log = try #require(CallLog(capacity: 1 << 20))
    let library = try PluginLibrary(path: file.path)
    let standIn = try #require(StandIn(log: log))
    library.standIn = standIn
    log.begin()
    _ = try Self.run(library)
    var names = PointerNames()
    return log.entries.map { names.rename($0) }
  }

  @Test func `two runs are recorded alike, byte for byte`() throws {
    let first = TraceFile(header: .init(), entries: try record(TestLibrary.whole))
    let second = TraceFile(header: .init(), entries: try record(TestLibrary.whole))
    #expect(first.data == second.data)
    #expect(first.difference(from: second) == nil)
    let read = try TraceFile(first.data, name: "t")
    #expect(read.entries == first.entries)
    #expect(read.damage == nil)
  }

  @Test func `a recorded plugin plays without its library`() throws {
    let file = try TestLibrary(TestLibrary.whole)
    let plain = try Self.run(try PluginLibrary(path: file.path))
    let tree = CallTree(try record(TestLibrary.whole))
    let standIn = try #require(StandIn(log: nil))
    let player = unsafe Player(tree, standIn: standIn) { unsafe HostTables.table($0) }
    let entry = try unsafe #require(player.entry())
    let played = try Self.run(unsafe PluginLibrary(name: "recorded", entry: entry))
    #expect(player.deviations == [])
    #expect(played == plain)
  }

  @Test func `one call can be left out, made again, made late or made otherwise`() throws {
    let entries = try record(TestLibrary.whole)
    let inserts = entries.filter {
      $0.moment == .enter && Signatures.functions[$0.function].name == "views.insert"
    }
    let file = try TestLibrary(TestLibrary.whole)
    let plain = try Self.run(try PluginLibrary(path: file.path))
    func changed(_ change: StandIn.Change) throws -> Outcome {
      let log = try #require(CallLog(capacity: 1 << 20))
      let standIn = try #require(StandIn(log: log))
      let library = try PluginLibrary(path: file.path)
      library.standIn = standIn
      log.begin()
      standIn.change(change)
      let outcome = try Self.run(library)
      #expect(standIn.wasChanged)
      #expect(log.entries.contains { $0.flags.contains(.altered) && $0.number == change.number })
      return outcome
    }
    // Without the turn card in the map its constraints have no common ancestor.
    let number = try #require(inserts.dropFirst(2).first).number
    #expect(try changed(.init(number: number, deed: .drop)) != plain)
    // Inserting again at the front changes nothing, nor does it after a call that only reads.
    #expect(try changed(.init(number: number, deed: .again)) == plain)
    #expect(try changed(.init(number: number, deed: .late)) == plain)
    // The alpha of the prompt: a number in a register.
    let alpha = try #require(
      entries.last {
        $0.moment == .enter && Signatures.functions[$0.function].name == "objects.set_number"
      })
    let half = (0..<8).map { UInt8(truncatingIfNeeded: 0.5.bitPattern >> (8 * $0)) }
    _ = try changed(
      .init(number: alpha.number, deed: .patch(argument: 3, offset: 0, bytes: half)))
    // The first spec's constant: a member of a record.
    let making = try #require(
      entries.first {
        $0.moment == .enter && Signatures.functions[$0.function].name == "layout.constraints"
      })
    let record = try #require(Signatures.records.first { $0.type == "nav_constraint_spec_t" })
    let constant = try #require(record.members.first { $0.name == "constant" })
    let forty = (0..<8).map { UInt8(truncatingIfNeeded: 40.0.bitPattern >> (8 * $0)) }
    let moved = try changed(
      .init(
        number: making.number,
        deed: .patch(argument: 1, offset: constant.offset, bytes: forty)))
    let cards = zip(plain.frames[1], moved.frames[1]).filter { $0 != $1 }
    #expect(cards.map { $1.y - $0.y } == [40])
  }

  /// The reader takes whatever a killed or hostile process left.
  @Test(arguments: 0..<64) func `a damaged file is read as far as it goes`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = TraceFile(header: .init(), entries: try Self.small.get())
    var bytes = [UInt8](whole.data)
    if seed % 2 == 0 {
      bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    } else {
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
    }
    do {
      let read = try TraceFile(Data(bytes), name: "t")
      #expect(read.damage != nil || read.entries == whole.entries)
      if seed % 2 == 0 { #expect(Array(whole.entries.prefix(read.entries.count)) == read.entries) }
      _ = TraceDump.lines(read.entries)
      _ = read.leaks
    } catch {
      #expect(error.description.hasPrefix("t is"))
    }
  }

  private static let small = Result { try StandInTests().record(TestLibrary.whole) }
}
