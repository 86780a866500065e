/// What the parent knows of a preparation or a case while it is under way.
struct Exchange {
  /// How far the parent has gone to end it.
  enum Escalation: Equatable {
    case none
    case caseKilled(since: Instant)
    case workerKilled(since: Instant)
  }

  /// Time in which nobody read, so that the phase entered at `movedAt` could not be left.
  struct Excuse {
    var movedAt: Instant
    var time: Duration
  }

  var assembler: MessageAssembler
  var messages: [[UInt8]] = []
  /// The count in the child's last word.
  var announced: Int?
  /// The preparation's answer.
  var answer: MessageAssembler.Message?
  var output: CapturedOutput
  var started = Instant.now
  var limitHit: TimeLimit?
  var isFlooded = false
  var escalation = Escalation.none
  var excuse = Excuse(movedAt: Instant(nanoseconds: 0), time: .zero)

  init(nonce: UInt64, outputCapacity: Int) {
    assembler = MessageAssembler(nonce: nonce)
    output = CapturedOutput(capacity: outputCapacity)
  }

  mutating func take(_ frame: Frame, limitInBytes: Int) {
    let message = assembler.take(frame)
    isFlooded = isFlooded || assembler.byteCount > limitInBytes
    guard let message, !isFlooded else { return }
    switch message.kind {
    case .message: messages.append(message.bytes)
    case .done: announced = Int(message.bytes[...].integer(at: 0) as UInt32)
    case .ready, .failed: answer = message
    default: break
    }
  }

  /// How a case ended, from the end of its process and everything that arrived.
  func ending(
    _ end: ProcessEnd, page: PhasePage.Reading, messageLimit: Int
  ) -> Ending {
    if end == .exited(code: 0), let announced, !assembler.hasGap, announced == messages.count {
      return .completed
    }
    if isFlooded { return .channelLost(.flooded(limitInBytes: messageLimit)) }
    if let limitHit { return .timedOut(limitHit) }
    switch end {
    case .killed(let signal):
      return .crashed(Signal(signal.number, cause: page.cause))
    case .exited where page.isChannelLost: return .channelLost(.closed)
    case .exited(let code):
      guard code == 0, let announced else { return .exited(code: code) }
      return .channelLost(.incomplete(received: messages.count, announced: announced))
    }
  }
}

extension Exchange {
  /// What a preparation came to whose process ended without an answer.
  func preparation(_ end: ProcessEnd, _ page: PhasePage.Reading) -> Preparation {
    if let limitHit { return .timedOut(limitHit) }
    switch end {
    case .killed(let signal):
      return .crashed(Signal(signal.number, cause: page.cause))
    case .exited where page.isChannelLost: return .channelLost(.closed)
    case .exited(let code): return .exited(code: code)
    }
  }
}
