import CProcess
import Glibc

/// The parent's end of one worker: starts it, asks it, watches it, ends it.
final class WorkerProcess {
  enum State: Equatable {
    case preparing
    case idle
    case running(index: Int)
    /// Nothing of the worker is left.
    case closed
  }

  /// What a worker brought to its end.
  enum Event {
    case prepared(PreparationReport)
    case finished(index: Int, CaseResult)
  }

  /// How long a worker may take to end a case, and a keeper to end a worker.
  static let grace = Duration.seconds(3)

  private(set) var state = State.preparing
  /// Threads of the prepared worker; with more than one it cannot be forked from.
  private(set) var threads = 1

  let options: WorkerOptions
  let pid: pid_t
  let token: String
  let page: PhasePage
  var keeper: FrameSocket
  var control: FrameSocket
  var results: FrameSocket
  let outputPipe: Descriptor
  let errorPipe: Descriptor

  /// The preparation or case at hand.
  var exchange: Exchange
  var outbox: [Frame] = []
  /// By the order of ``pollEntries``: ends that have nothing more to say.
  var isHungUp = [Bool](repeating: false, count: 5)

  /// Starts a worker; it prepares while this returns.
  init(_ command: WorkerCommand, _ options: WorkerOptions) throws(WorkerFailure) {
    let nonce = cprocess_random()
    let token = String(nonce, radix: 16)
    let keeperEnds = try DescriptorPair.sockets()
    let controlEnds = try DescriptorPair.sockets()
    let resultEnds = try DescriptorPair.sockets()
    let outputEnds = try DescriptorPair.pipe()
    let errorEnds = try DescriptorPair.pipe()
    let file = try PhasePage.makeFile()
    let page = try PhasePage(mapping: file)
    page.reset()
    let descriptors = cprocess_worker_descriptors(
      output: outputEnds.second.number, errors: errorEnds.second.number,
      keeper: keeperEnds.second.number, control: controlEnds.second.number,
      results: resultEnds.second.number, page: file.number)
    let pid = WorkerProcess.spawn(command, token: token, descriptors)
    guard pid > 0 else { throw .system("starting \(command.executable)", errno: -pid) }
    self.options = options
    self.pid = pid
    self.token = token
    self.page = page
    keeper = FrameSocket(keeperEnds.first)
    control = FrameSocket(controlEnds.first)
    results = FrameSocket(resultEnds.first)
    outputPipe = outputEnds.first
    errorPipe = errorEnds.first
    exchange = Exchange(nonce: nonce, outputCapacity: options.outputCapacity)
    let setUp = options.limits.encoded + options.sandbox.encoded
    outbox = Frame.pieces(of: setUp, kind: .setUp, nonce: nonce, from: 0)
    flushOutbox()
  }

  private static func spawn(
    _ command: WorkerCommand, token: String, _ descriptors: cprocess_worker_descriptors
  ) -> pid_t {
    // The runtime's crash reporter would start a program for each crash.
    let variables = ["SWIFT_BACKTRACE=enable=no", "\(WorkerServer.marker)=\(token)"]
    return unsafe withCStrings(["navhost"] + command.arguments) { arguments in
      unsafe withCStrings(variables) { variables in
        unsafe withUnsafePointer(to: descriptors) { descriptors in
          unsafe cprocess_spawn(command.executable, arguments, variables, descriptors)
        }
      }
    }
  }

  // MARK: - Asking

  /// Starts a case; to be called when idle.
  func run(_ request: [UInt8], index: Int) {
    precondition(state == .idle, "a worker runs one case at a time")
    let nonce = cprocess_random()
    state = .running(index: index)
    page.reset()
    exchange = Exchange(nonce: nonce, outputCapacity: options.outputCapacity)
    outbox = Frame.pieces(
      of: request, kind: threads == 1 ? .run : .runInPlace, nonce: nonce, from: 0)
    flushOutbox()
  }

  func flushOutbox() {
    while let frame = outbox.first {
      switch control.sendNow(frame) {
      case .sent: outbox.removeFirst()
      case .full: return
      case .broken: outbox = []  // the worker has ended; the keeper will say how
      }
    }
  }

  /// Whether the next case can be given to this worker.
  var isFree: Bool {
    guard case .workerKilled = exchange.escalation else { return state == .idle }
    return false
  }

  /// Notes that the preparation or the case is over.
  func becomeIdle(threads: Int? = nil) {
    state = .idle
    self.threads = threads ?? self.threads
    if case .caseKilled = exchange.escalation { exchange.escalation = .none }
  }

  /// Reaps the keeper, the last process of the worker.
  func becomeClosed() {
    guard state != .closed else { return }
    state = .closed
    _ = cprocess_wait(pid, 0)
  }

  deinit {
    precondition(state == .closed, "a worker is closed before it is let go")
  }
}
