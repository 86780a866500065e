internal import CNavhostABI
package import NavigationSim
package import ViewTree

/// A host that a plugin speaks with: the tables of the ABI over one view tree and its maps.
///
/// A session belongs to the thread that made it, and lives in a process of its own with the plugin.
/// It holds its maps; the tree and the maps' delegates don't hold it.
@safe package final class PluginSession {
  package let tree: ViewTree
  package let limits: SessionLimits

  /// A slot for each map there ever was, nil once it has gone: handles are never given twice.
  private(set) var mapSlots: [MapView?] = []

  /// Called around every call into the plugin, with a text such as "layout of view 'card'".
  package var onEnter: ((String) -> Void)?
  package var onLeave: (() -> Void)?

  let entry: SessionEntry
  let strings = HostStrings()
  private let host: UnsafeMutablePointer<nav_host_t>

  /// The plugin that is bound, after a USE negotiation.
  var plugin: nav_plugin_t?
  var isClosing = false
  package internal(set) var isClosed = false

  // Calls into the plugin that are open, innermost last.
  var frames: [CallFrame] = []
  var deferred: [() -> Void] = []
  var nextHint: SourceHint?
  private var failure: Failure?

  // Objects. Counts are the plugin's; a handle without one is not in the list.
  var counts: [Handle: Int] = [:]
  var peers: [Handle: Peer] = [:]
  var viewPeers: [ViewID: ViewPeer] = [:]
  var names: [Handle: String] = [:]
  var typeNames: [Handle: String] = [:]
  var states = HandleStore<NavigationState>(.state)
  var fonts: [Font] = []
  var fontNumbers: [Font: Int] = [:]

  /// Delegate callbacks that are running, and the states that they were given.
  var openDelegateCalls = 0
  var lentStates: [Handle] = []

  /// Objects that are telling their peers of their end.
  var disposing: [TreeObject] = []

  /// System guides that the plugin was told of, and counts of those whose view has gone.
  var systemGuides: [ViewID: [GuideID]] = [:]
  var countsOfGoneGuides: [Handle: Int] = [:]

  // Late work.
  var animations = HandleStore<AnimationRecord>(.animation)
  var openBrackets: [OpenBracket] = []
  var work = HandleStore<WorkRecord>(.work)
  var cancelledWork: [WorkRecord] = []
  var nextWorkNumber: UInt64 = 1
  var random: RandomNumbers

  /// Listeners by value; the navigator holds them weakly.
  var listeners: [PluginListener] = []

  // Delegates by value: an equal one is the same object.
  var delegates: [PluginDelegate] = []
  var wantedDelegates: [(map: MapView, delegate: PluginDelegate?)] = []

  /// Makes a host over a tree, whose observer it becomes.
  ///
  /// - Parameter seed: Where the plugin's random numbers begin.
  package init(tree: ViewTree, seed: UInt64 = 0, limits: SessionLimits = SessionLimits()) {
    self.tree = tree
    self.limits = limits
    random = RandomNumbers(state: seed)
    entry = SessionEntry(journal: SessionJournal(limit: limits.journal), limits: limits)
    unsafe host = UnsafeMutablePointer<nav_host_t>.allocate(capacity: 1)
    unsafe host.initialize(
      to: nav_host_t(
        struct_size: UInt32(MemoryLayout<nav_host_t>.size), version: UInt32(NAV_ABI_NEWEST),
        host_data: nil, features: 0, get_table: hostTable))
    entry.claimThread()
    entry.session = self
    unsafe SessionRegistry.add(entry, at: UInt(bitPattern: host))
    tree.observer = self
  }

  deinit {
    unsafe SessionRegistry.remove(at: UInt(bitPattern: host))
    failure?.free()
    unsafe host.deallocate()
  }

  /// Adds a map of this session's tree, in the order in which the plugin is told of them.
  package func add(_ map: MapView) {
    precondition(map.tree === tree, "a session's maps stand in its own tree")
    mapSlots.append(map)
  }

  /// The maps that are there, in the order in which they were added.
  package var maps: [MapView] { mapSlots.compactMap { $0 } }

  /// Takes a map away that ends before the session: its handles are stale from now on.
  package func remove(_ map: MapView) {
    wantedDelegates.removeAll { $0.map === map }
    if let slot = mapSlots.firstIndex(where: { $0 === map }) { mapSlots[slot] = nil }
  }

  /// What the plugin is given; valid for as long as the session.
  package var hostPointer: UnsafeRawPointer { unsafe UnsafeRawPointer(host) }

  /// The version agreed on.
  var version: UInt32 {
    get { unsafe host.pointee.version }
    set { unsafe host.pointee.version = newValue }
  }

  var abiHost: UnsafePointer<nav_host_t> { unsafe UnsafePointer(host) }

  // MARK: - What was said and done

  /// Each refused or noted call, in order, up to ``SessionLimits/journal``.
  package var misuses: [Misuse] { entry.journal.with { $0.misuses } }
  package var log: [LogLine] { entry.journal.with { $0.log } }
  package var remarks: [PluginRemark] { entry.journal.with { $0.remarks } }

  /// How many entries did not find room.
  package var droppedEntries: Int { entry.journal.with { $0.dropped } }

  /// Hands over the misuses so far and starts anew.
  package func takeMisuses() -> [Misuse] {
    entry.journal.with { entries in
      let taken = entries.misuses
      entries.misuses = []
      return taken
    }
  }

  // MARK: - Failures

  /// The last call that failed; its strings live until the next one.
  @safe struct Failure {
    let status: CallStatus
    let function: nav_string_t
    let text: nav_string_t
    let name: nav_string_t

    func free() {
      unsafe function.freeCopy()
      unsafe text.freeCopy()
      unsafe name.freeCopy()
    }
  }

  var lastFailure: Failure? { failure }

  func remember(_ refusal: Refusal, of function: StaticString) {
    failure?.free()
    unsafe failure = Failure(
      status: refusal.status, function: nav_string_t(copying: "\(function)"),
      text: nav_string_t(copying: refusal.text),
      name: refusal.name.map { unsafe nav_string_t(copying: $0) } ?? nav_string_t())
  }
}

/// The random numbers that a plugin gets.
///
/// Source: SplitMix64; Steele, Lea & Flood 2014, "Fast splittable pseudorandom number generators".
struct RandomNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
