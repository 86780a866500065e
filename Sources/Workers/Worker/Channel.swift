import CProcess
import Glibc

/// The way from a running case to whoever waits for its results.
///
/// In a worker it leads to the parent process; made by ``inMemory()`` it collects what is sent, for
/// a case that runs without any process. To be used on the thread that got it.
package final class Channel {
  /// What was sent so far, for a channel in memory; empty in a worker.
  package private(set) var messages: [[UInt8]] = []

  /// The innermost phase entered last, or nothing when none was.
  package private(set) var lastPhase: String?

  private let link: WorkerLink?
  private let nonce: UInt64
  private let isCase: Bool
  private var hasLost = false
  private let process = getpid()
  private var openPhases: [String] = []
  private var nextSequence: UInt32 = 0
  private var messageCount: UInt32 = 0

  /// - Parameter isCase: Whether it is a case's, whose messages arrive over closed descriptors too.
  init(_ link: WorkerLink?, nonce: UInt64, isCase: Bool) {
    self.link = link
    self.nonce = nonce
    self.isCase = isCase
  }

  package static func inMemory() -> Channel {
    Channel(nil, nonce: 0, isCase: true)
  }

  /// Sends a message of any size; in a worker, waits while the parent is behind.
  package func send(_ message: [UInt8]) {
    messageCount += 1
    if link == nil {
      messages.append(message)
    } else {
      post(message, as: .message)
    }
  }

  /// Says what is about to be called, so that a death or a hang in it can be named.
  package func enter(phase: String) {
    openPhases.append(phase)
    lastPhase = phase
    link?.page.move(to: phase)
  }

  /// Says that the innermost open phase is over.
  ///
  /// In a preparation, a channel that was closed meanwhile ends the process here, so that the phase is
  /// the one to blame: no case could be asked for over it. A case goes on, and tells by ``takeLoss()``.
  package func leave() {
    precondition(!openPhases.isEmpty, "leave() without an open phase")
    // A process that the code under test forked has come back from it: it is nobody's.
    guard getpid() == process else { cprocess_exit(0) }
    if !isCase, let link, !link.isLost, !link.isWhole { lose(link) }
    openPhases.removeLast()
    if let outer = openPhases.last { lastPhase = outer }
    link?.page.move(to: lastPhase ?? "")
  }

  /// Whether the code under test closed the way to the parent since the last question.
  package func takeLoss() -> Bool {
    if let link, !link.isLost, !link.isWhole { lose(link) }
    defer { hasLost = false }
    return hasLost
  }

  /// What the sandbox denied since the last question, in order.
  package func takeDenials() -> [Denial] { link?.page.takeDenials() ?? [] }

  /// Room for a record of the case, which reaches the parent however the case ends; nil without a
  /// process of its own.
  package var record: UnsafeMutableRawBufferPointer? { unsafe link?.page.record }

  private func lose(_ link: WorkerLink) {
    guard isCase else { link.giveUp() }
    link.isLost = true
    hasLost = true
  }

  /// Closes the sandbox around this process and what it forks, for good.
  ///
  /// To be called in a preparation, before code under test is loaded and after everything that
  /// writes files. Without a process of its own nothing is confined.
  /// - Returns: What the kernel has no means for, a sentence each.
  package func confine() -> [String] {
    guard let link, !link.isConfined else { return [] }
    link.isConfined = true
    return link.confine()
  }

  /// Sends a message of any kind; ends the process when the way is gone.
  func post(_ message: [UInt8], as kind: Frame.Kind) {
    guard let link else { return }
    // A process that the code under test forked has no business here.
    guard getpid() == process else { cprocess_exit(0) }
    for frame in Frame.pieces(of: message, kind: kind, nonce: nonce, from: nextSequence) {
      nextSequence &+= 1
      if !link.isLost {
        if link.isWhole, link.results.send(frame) { continue }
        lose(link)
      }
      guard link.page.save(frame) else { link.giveUp() }
    }
  }

  /// Says that the case is over, with the count of its messages, and ends the process at once: no
  /// destructor of the code under test can spoil the result any more.
  func finish() -> Never {
    cprocess_flush()
    postDone(code: 0)
    cprocess_exit(0)
  }

  /// Says that the case is over and ends the process as a program ends: the code under test gets its
  /// exit handlers and destructors, and their end counts as the case's.
  ///
  /// - Parameter lastWords: Called when all of them have run; what it gives is sent as a message.
  ///   Destructors of this program have run by then too, so it may use little more than memory.
  package func finishByExit(lastWords: @escaping () -> [UInt8]) -> Never {
    // No code under test can hit upon it, so an exit of its own is told from this one.
    let code = Int32(64 + cprocess_random() % 64)
    let ending = unsafe Unmanaged.passRetained(ProgramEnd(self, code: code, lastWords: lastWords))
    unsafe cprocess_exit_by_handlers(
      code,
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<ProgramEnd>.fromOpaque(context).takeUnretainedValue().say()
      }, unsafe ending.toOpaque())
  }

  /// - Parameter code: What the process is going to exit with.
  fileprivate func postDone(code: Int32) {
    var words: [UInt8] = []
    words.append(littleEndian: messageCount)
    words.append(littleEndian: code)
    post(words, as: .done)
  }
}

/// What is left to say when a program has run its destructors.
private final class ProgramEnd {
  private let channel: Channel
  private let code: Int32
  private let lastWords: () -> [UInt8]

  init(_ channel: Channel, code: Int32, lastWords: @escaping () -> [UInt8]) {
    self.channel = channel
    self.code = code
    self.lastWords = lastWords
  }

  func say() {
    channel.send(lastWords())
    channel.postDone(code: code)
  }
}

/// What a worker's channels share.
final class WorkerLink {
  let results: FrameSocket
  let page: PhasePage
  let scratch: ScratchFolder?
  var sandbox = Sandbox()
  var isConfined = false
  /// Whether messages go by the page, since the socket is gone.
  var isLost = false
  /// Descriptors that the sandbox keeps from being closed.
  var guarded: [Int32]
  private let identity: UInt64
  private var keeper: Descriptor?

  init(
    results: consuming FrameSocket, page: consuming PhasePage, keeper: consuming Descriptor,
    scratch: ScratchFolder?
  ) {
    identity = cprocess_identity(results.number)
    guarded = [results.number]
    self.results = results
    self.page = page
    self.keeper = consume keeper
    self.scratch = scratch
  }

  /// Whether the descriptor is still the socket that it was.
  var isWhole: Bool { cprocess_identity(results.number) == identity }

  func giveUp() -> Never {
    page.noteLostChannel()
    cprocess_exit(1)
  }

  /// Closes the sandbox; gives what of it can't be had, a sentence each.
  func confine() -> [String] {
    var sandbox = sandbox
    var missing: [String] = []
    if let scratch {
      sandbox.writable.append(scratch.path)
      unsafe setenv("TMPDIR", scratch.path, 1)
    } else {
      missing.append("no scratch folder could be made: the plugin can write no temporary file")
    }
    missing += sandbox.apply(guarding: guarded, keeper: keeper?.number ?? -1)
    keeper = nil
    return missing
  }
}
