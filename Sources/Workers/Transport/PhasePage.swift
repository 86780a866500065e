import CProcess

/// Memory shared by the parent, a worker, its keeper and its children: what is being done right now,
/// what was denied, and messages that the sockets did not take.
///
/// It survives whatever the worker does to its descriptors, and is whole whenever the writer dies.
@safe
struct PhasePage: ~Copyable {
  struct Reading {
    /// How often a phase was entered or left since the last reset.
    var moves: UInt64
    /// The innermost phase entered last; empty before the first.
    var text: String
    var isChannelLost: Bool
    /// What was found out about the signal that killed the writer.
    var cause: Signal.Cause?
  }

  private let page: OpaquePointer

  /// Maps the page behind a descriptor that ``makeFile()`` gave.
  init(mapping file: borrowing Descriptor) throws(WorkerFailure) {
    guard let mapped = unsafe cprocess_page_map(file.number) else {
      throw .system("mapping the phase page", errno: 0)
    }
    unsafe page = mapped
  }

  static func makeFile() throws(WorkerFailure) -> Descriptor {
    let file = cprocess_page_file()
    guard file >= 0 else { throw .system("making the phase page", errno: -file) }
    return Descriptor(owning: file)
  }

  func reset() {
    unsafe cprocess_page_reset(page)
  }

  /// Room for a record that whoever runs a case writes, and that outlives it.
  var record: UnsafeMutableRawBufferPointer {
    var size = 0
    let start = unsafe cprocess_page_record(page, &size)
    return unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// What was written there, as far as the number at its beginning says; within its room, whatever
  /// that number is.
  func recordedBytes() -> [UInt8] {
    let record = unsafe record
    let used = unsafe record.loadUnaligned(as: UInt64.self)
    if used == 0 { return [] }
    let count = Int(min(used, UInt64(record.count))) + Int(CPROCESS_RECORD_HEAD)
    return unsafe Array(record.prefix(count))
  }

  /// Notes the innermost open phase; a text longer than 1,000 bytes is cut.
  func move(to text: String) {
    var text = text
    text.withUTF8 { utf8 in
      unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        unsafe cprocess_page_move(page, start, characters.count)
      }
    }
  }

  func noteLostChannel() {
    unsafe cprocess_page_flag(page, UInt32(CPROCESS_CHANNEL_LOST))
  }

  /// Has the cause of a deadly signal to the calling process noted here before it dies.
  func watchEndings() {
    unsafe cprocess_watch_endings(page)
  }

  /// The keeper's wait for the worker's end (bit 0) or the parent's word (bit 1); meanwhile it answers
  /// for the sandbox and notes here what it denied.
  func keep(
    _ worker: Int32, ending: Int32, parent: Int32, link: Int32, bell: Int32
  ) -> Int32 {
    unsafe cprocess_keep(ending, parent, link, bell, worker, page)
  }

  /// Has the stacks of a process written down, and waits for that, two seconds at most.
  func awaitStacks(of process: Int32) {
    unsafe cprocess_page_await_stacks(page, process, process)
  }

  /// Has the keeper write down the worker's stacks before it ends it.
  func askForStacksOfWorker() {
    _ = unsafe cprocess_page_ask_stacks(page, -1, -1)
  }

  /// The stacks that were written down since the last reset.
  func stacks() -> [ThreadStack] {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64 * 1024) { text in
      guard let start = text.baseAddress else { return [] }
      let length = unsafe cprocess_page_stacks(page, start, text.count)
      let bytes = unsafe text.prefix(length).map { UInt8(bitPattern: $0) }
      return ThreadStack.read(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// What was denied since the last question, in order.
  func takeDenials() -> [Denial] {
    guard unsafe cprocess_page_has_deeds(page) != 0 else { return [] }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 72 * 1024) { text in
      guard let start = text.baseAddress else { return [] }
      let length = unsafe cprocess_page_take_deeds(page, start, text.count)
      guard length > 0 else { return [] }
      let bytes = unsafe text.prefix(length).map { UInt8(bitPattern: $0) }
      return bytes.split(separator: UInt8(ascii: "\n")).compactMap { Denial($0) }
    }
  }

  /// Keeps a frame for the parent, past all descriptors; false when there is no room.
  func save(_ frame: Frame) -> Bool {
    let bytes = frame.bytes
    return unsafe bytes.withUnsafeBytes { raw in
      unsafe cprocess_page_save(page, raw.baseAddress, raw.count) != 0
    }
  }

  /// The frames that were kept since the last reset.
  func savedFrames() -> [Frame] {
    var frames: [Frame] = []
    var buffer = [UInt8](repeating: 0, count: Frame.headerSize + Frame.payloadCapacity)
    var place = 0
    while true {
      var next = 0
      let here = place
      let count = unsafe buffer.withUnsafeMutableBytes { raw in
        unsafe cprocess_page_saved(page, here, raw.baseAddress, raw.count, &next)
      }
      guard count > 0, next > place else { return frames }
      place = next
      if let frame = Frame(Array(buffer[0..<count])[...]) { frames.append(frame) }
    }
  }

  /// When a phase was entered or left last; cheaper than ``read()``.
  var movedAt: Instant { Instant(nanoseconds: unsafe cprocess_page_moved_at(page)) }

  func read() -> Reading {
    var text = [CChar](repeating: 0, count: Int(CPROCESS_PHASE_CAPACITY))
    let phase = unsafe text.withUnsafeMutableBufferPointer { buffer in
      // A buffer of a fixed size above zero has a start.
      unsafe buffer.baseAddress.map { unsafe cprocess_page_read(page, $0) } ?? cprocess_phase()
    }
    return Reading(
      moves: phase.moves,
      text: String(
        decoding: text.prefix(Int(phase.length)).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self),
      isChannelLost: phase.flags & UInt32(CPROCESS_CHANNEL_LOST) != 0,
      cause: Signal.Cause(flags: phase.flags))
  }

  deinit {
    unsafe cprocess_page_unmap(page)
  }
}

/// A moment on the clock that parent and worker share.
struct Instant: Comparable {
  var nanoseconds: Int64

  static var now: Instant { Instant(nanoseconds: cprocess_now()) }

  static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  static func - (left: Instant, right: Instant) -> Duration {
    .nanoseconds(left.nanoseconds - right.nanoseconds)
  }

  static func + (instant: Instant, duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return Instant(nanoseconds: .max) }
    let (sum, tooLate) = instant.nanoseconds.addingReportingOverflow(
      scaled &+ attoseconds / 1_000_000_000)
    return Instant(nanoseconds: tooLate ? .max : sum)
  }
}
