import CProcess
import Glibc

extension WorkerProcess {
  /// When the parent has to look again, whatever comes; nothing while the worker is idle.
  var deadline: Instant? {
    switch exchange.escalation {
    case .caseKilled(let since), .workerKilled(let since): since + WorkerProcess.grace
    case .none:
      switch state {
      case .preparing, .running: min(phaseDeadline, exchange.started + wholeTimeout)
      case .idle, .closed: nil
      }
    }
  }

  /// Ends what is past its time, more firmly each time it is not heeded.
  func enforce(at now: Instant) {
    if exchange.isFlooded, exchange.escalation == .none, deadline != nil { killCase(at: now) }
    guard let deadline, now >= deadline else { return }
    switch exchange.escalation {
    case .none:
      let isWhole = now >= exchange.started + wholeTimeout
      exchange.limitHit = isWhole ? .whole(wholeTimeout) : .phase(options.phaseTimeout)
      killCase(at: now)
    case .caseKilled:
      killWorker(at: now)
    case .workerKilled:
      // The keeper does not answer any more. Its end is seen by the loop, and the rest swept.
      cprocess_kill(pid)
      exchange.escalation = .workerKilled(since: now)
    }
  }

  /// Has the keeper end the worker and everything below it.
  func killWorker(at now: Instant) {
    exchange.escalation = .workerKilled(since: now)
    keeper.endSending()
  }

  /// Leaves out of every limit the time in which the parent was busy and nobody read.
  func excuse(_ time: Duration) {
    exchange.started = exchange.started + time
    let moved = page.movedAt
    exchange.excuse = Exchange.Excuse(
      movedAt: moved,
      time: exchange.excuse.movedAt == moved ? exchange.excuse.time + time : time)
  }

  private func killCase(at now: Instant) {
    guard case .running = state, threads == 1 else {
      page.askForStacksOfWorker()
      return killWorker(at: now)
    }
    exchange.escalation = .caseKilled(since: now)
    outbox.append(Frame(kind: .kill, nonce: exchange.assembler.nonce))
    flushOutbox()
  }

  private var wholeTimeout: Duration {
    state == .preparing ? options.preparationTimeout : options.caseTimeout
  }

  private var phaseDeadline: Instant {
    // The page is written by the code under test too: a time to come counts as now.
    let moved = page.movedAt
    let excused = moved == exchange.excuse.movedAt ? exchange.excuse.time : .zero
    return min(max(moved, exchange.started), .now) + options.phaseTimeout + excused
  }
}
