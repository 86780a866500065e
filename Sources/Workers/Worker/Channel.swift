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
  private let process = getpid()
  private var openPhases: [String] = []
  private var nextSequence: UInt32 = 0
  private var messageCount: UInt32 = 0

  init(_ link: WorkerLink?, nonce: UInt64) {
    self.link = link
    self.nonce = nonce
  }

  package static func inMemory() -> Channel {
    Channel(nil, nonce: 0)
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
  /// A channel that was closed meanwhile ends the process here, so that the phase is the one to blame.
  package func leave() {
    precondition(!openPhases.isEmpty, "leave() without an open phase")
    // A process that the code under test forked has come back from it: it is nobody's.
    guard getpid() == process else { cprocess_exit(0) }
    if let link, !link.isWhole { link.giveUp() }
    openPhases.removeLast()
    if let outer = openPhases.last { lastPhase = outer }
    link?.page.move(to: lastPhase ?? "")
  }

  /// Closes the sandbox around this process and what it forks, for good.
  ///
  /// To be called in a preparation, before code under test is loaded and after everything that
  /// writes files. Without a process of its own nothing is confined.
  /// - Returns: What the kernel has no means for, a sentence each.
  package func confine() -> [String] {
    guard let link, !link.isConfined else { return [] }
    link.isConfined = true
    return link.sandbox.apply()
  }

  /// Sends a message of any kind; ends the process when the way is gone.
  func post(_ message: [UInt8], as kind: Frame.Kind) {
    guard let link else { return }
    // A process that the code under test forked has no business here.
    guard getpid() == process else { cprocess_exit(0) }
    for frame in Frame.pieces(of: message, kind: kind, nonce: nonce, from: nextSequence) {
      nextSequence &+= 1
      guard link.isWhole, link.results.send(frame) else { link.giveUp() }
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
  var sandbox = Sandbox()
  var isConfined = false
  private let identity: UInt64

  init(results: consuming FrameSocket, page: consuming PhasePage) {
    identity = cprocess_identity(results.number)
    self.results = results
    self.page = page
  }

  /// Whether the descriptor is still the socket that it was.
  var isWhole: Bool { cprocess_identity(results.number) == identity }

  func giveUp() -> Never {
    page.noteLostChannel()
    cprocess_exit(1)
  }
}
