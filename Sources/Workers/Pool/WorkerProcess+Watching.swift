import CProcess
import Glibc

extension WorkerProcess {
  /// What to poll for; ``pump(_:)`` takes the answers in this order.
  var pollEntries: [pollfd] {
    let numbers = [
      results.number, control.number, keeper.number, outputPipe.number, errorPipe.number,
    ]
    return numbers.enumerated().map { index, number in
      let writes = index == 1 && !outbox.isEmpty
      // A negative number is left out: an end that hung up would wake the loop for ever.
      return pollfd(
        fd: isHungUp[index] ? -1 : number, events: Int16(writes ? POLLIN | POLLOUT : POLLIN),
        revents: 0)
    }
  }

  /// Takes in what has come; gives what that brought to its end.
  func pump(_ polled: ArraySlice<pollfd>) -> Event? {
    let isReady = polled.map { $0.revents != 0 }
    guard isReady.contains(true) else { return nil }
    if !outbox.isEmpty { flushOutbox() }
    // The last words first: whatever was sent before them has then arrived and is read below.
    let keeperWord = isReady[2] ? receiveFromKeeper() : .nothing
    let workerWord = isReady[1] || keeperWord != .nothing ? receiveFromWorker() : .nothing
    let isOver = keeperWord != .nothing || workerWord != .nothing
    if isReady[0] || isOver { readResults(all: isOver) }
    if isOver {
      for frame in page.savedFrames() {
        exchange.take(frame, limitInBytes: options.messageLimitInBytes)
      }
    }
    if isReady[3] || isOver { readOutput(all: isOver, index: 3) }
    if isReady[4] || isOver { readOutput(all: isOver, index: 4) }
    let event = judge(workerWord) ?? judgeAnswer()
    guard keeperWord != .nothing else { return event }
    let last = event ?? judge(keeperWord)
    if keeperWord == .vanished {
      unsafe cprocess_kill_marked("\(WorkerServer.marker)=\(token)")
      ScratchFolder.removeAbandoned(token: token)
    }
    becomeClosed()
    return last
  }

  // MARK: - Reading

  enum Word: Equatable {
    case nothing
    case caseEnded(ProcessEnd, leftovers: Int)
    case forkFailed(errno: Int32)
    case workerEnded(ProcessEnd, leftovers: Int)
    case vanished
  }

  private func receiveFromKeeper() -> Word {
    switch keeper.receive(waiting: false) {
    case .empty, .noise: return .nothing
    case .ended: return .vanished
    case .frame(let frame):
      guard frame.kind == .workerEnded, let word = ProcessEnd.decode(frame.payload) else {
        return .nothing
      }
      return .workerEnded(word.end, leftovers: word.leftovers)
    }
  }

  private func receiveFromWorker() -> Word {
    while true {
      switch control.receive(waiting: false) {
      case .empty: return .nothing
      case .noise: continue
      case .ended:
        isHungUp[1] = true
        return .nothing
      case .frame(let frame):
        guard frame.nonce == exchange.assembler.nonce else { continue }
        if frame.kind == .forkFailed {
          return .forkFailed(errno: frame.payload.integer(at: frame.payload.startIndex))
        }
        if frame.kind == .ended, let word = ProcessEnd.decode(frame.payload) {
          return .caseEnded(word.end, leftovers: word.leftovers)
        }
      }
    }
  }

  private func readResults(all: Bool) {
    // Some frames at a time while the sender lives, so that a flood leaves the others their turn.
    for _ in 0..<(all ? Int.max : 64) {
      switch results.receive(waiting: false) {
      case .empty: return
      case .noise: continue
      case .ended:
        isHungUp[0] = true
        return
      case .frame(let frame): exchange.take(frame, limitInBytes: options.messageLimitInBytes)
      }
    }
  }

  private func readOutput(all: Bool, index: Int) {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let number = index == 3 ? outputPipe.number : errorPipe.number
    // A pipe holds at most a megabyte; more than that comes from somebody still writing.
    for _ in 0..<(all ? 16 : 1) {
      let count = unsafe buffer.withUnsafeMutableBytes { raw in
        unsafe cprocess_read(number, raw.baseAddress, raw.count)
      }
      if count == 0 { isHungUp[index] = true }
      guard count > 0 else { return }
      if index == 3 {
        exchange.output.standardOutput.append(buffer[0..<count])
      } else {
        exchange.output.standardError.append(buffer[0..<count])
      }
    }
  }

  // MARK: - Judging

  /// The end of a case or a preparation that a last word tells, if one was under way.
  private func judge(_ word: Word) -> Event? {
    switch (state, word) {
    case (_, .nothing), (.idle, _), (.closed, _): return nil
    case (.preparing, .workerEnded(let end, _)):
      return report(exchange.preparation(end, page.read()))
    case (.preparing, .vanished):
      return report(exchange.limitHit.map(Preparation.timedOut) ?? .workerFailed(.vanished))
    case (.preparing, _): return nil
    case (.running(let index), .caseEnded(let end, let leftovers)):
      let result = finished(
        exchange.ending(end, page: page.read(), messageLimit: options.messageLimitInBytes),
        leftovers)
      becomeIdle()
      return .finished(index: index, result)
    case (.running(let index), .workerEnded(let end, let leftovers)):
      return .finished(index: index, finished(ending(ofWorker: end), leftovers))
    case (.running(let index), .forkFailed(let errno)):
      becomeIdle()
      return .finished(
        index: index, finished(.workerFailed(.system("forking a case", errno: errno)), 0))
    case (.running(let index), .vanished):
      let ending = exchange.limitHit.map(Ending.timedOut) ?? .workerFailed(.vanished)
      return .finished(index: index, finished(ending, 0))
    }
  }

  /// A worker that could be forked from has no business ending; one that ran the case itself has.
  private func ending(ofWorker end: ProcessEnd) -> Ending {
    let reading = page.read()
    let ending = exchange.ending(end, page: reading, messageLimit: options.messageLimitInBytes)
    if threads > 1 || exchange.limitHit != nil || exchange.isFlooded { return ending }
    return .workerFailed(.workerEnded(end))
  }

  private func judgeAnswer() -> Event? {
    guard state == .preparing, let answer = exchange.answer else { return nil }
    exchange.answer = nil
    guard answer.kind == .ready else { return report(.failed(payload: answer.bytes)) }
    becomeIdle(threads: Int(answer.bytes[...].integer(at: 0) as Int32))
    return report(.ready(payload: Array(answer.bytes.dropFirst(4)), threads: threads))
  }

  private func report(_ preparation: Preparation) -> Event {
    readOutput(all: true, index: 3)
    readOutput(all: true, index: 4)
    return .prepared(
      PreparationReport(
        preparation: preparation, output: exchange.output, phase: phase,
        stacks: page.stacks()))
  }

  private func finished(_ ending: Ending, _ leftovers: Int) -> CaseResult {
    var result = CaseResult(
      messages: exchange.messages, ending: ending, output: exchange.output, phase: phase,
      leftoverProcesses: leftovers, stacks: page.stacks())
    if options.keepsRecords { result.record = page.recordedBytes() }
    return result
  }

  private var phase: String? {
    let reading = page.read()
    return reading.moves == 0 ? nil : reading.text
  }
}
