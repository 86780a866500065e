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
  /// The child's last word: how many messages there were, and the code it exits with.
  var announced: (count: Int, code: Int32)?
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
    case .done:
      let words = message.bytes[...]
      announced = (Int(words.integer(at: 0) as UInt32), words.integer(at: 4))
    case .ready, .failed: answer = message
    default: break
    }
  }

  /// How a case ended, from the end of its process and everything that arrived.
  func ending(
    _ end: ProcessEnd, page: PhasePage.Reading, messageLimit: Int
  ) -> Ending {
    if let announced, end == .exited(code: announced.code), !assembler.hasGap,
      announced.count == messages.count
    {
      return .completed
    }
    if isFlooded { return .channelLost(.flooded(limitInBytes: messageLimit)) }
    if let limitHit { return .timedOut(limitHit) }
    switch end {
    case .killed(let signal):
      return .crashed(Signal(signal.number, cause: page.cause))
    case .exited where page.isChannelLost: return .channelLost(.closed)
    case .exited(let code):
      guard let announced, code == announced.code else { return .exited(code: code) }
      return .channelLost(.incomplete(received: messages.count, announced: announced.count))
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
