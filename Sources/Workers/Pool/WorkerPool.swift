import Glibc

/// Runs requests in processes of their own, several at a time, and stays right whatever they do.
///
/// One thread waits for everything; it is the caller's. What a case wrote, started or broke is gone
/// when its result is delivered.
package final class WorkerPool {
  private let command: WorkerCommand
  private let options: WorkerOptions
  private var workers: [WorkerProcess] = []
  private var report: PreparationReport?

  package init(_ command: WorkerCommand, options: WorkerOptions = WorkerOptions()) {
    precondition(options.jobs >= 1, "a pool has at least one job")
    self.command = command
    self.options = options
  }

  /// Starts as many workers as so many requests keep busy; they prepare while this returns.
  ///
  /// - Throws: When not even the first could be started.
  package func start(for requests: Int) throws(WorkerFailure) {
    while workers.count < min(options.jobs, max(1, requests)) {
      do throws(WorkerFailure) {
        workers.append(try WorkerProcess(command, options))
      } catch {
        guard workers.isEmpty else { return }
        throw error
      }
    }
  }

  /// Waits until the first worker is prepared, or has failed to be; starts it unless it was.
  ///
  /// A second call gives the first one's report.
  package func prepare() -> PreparationReport {
    if let report { return report }
    let made: PreparationReport
    do throws(WorkerFailure) {
      if workers.isEmpty { try start(for: 1) }
      made = awaitPreparation(of: workers[0])
    } catch {
      made = PreparationReport(
        preparation: .workerFailed(error), output: CapturedOutput(), phase: nil)
    }
    report = made
    return made
  }

  /// The report of one worker, whichever is ready first: the same one speaks in every run.
  private func awaitPreparation(of first: WorkerProcess) -> PreparationReport {
    while true {
      for (worker, event) in waitForEvents() where worker === first {
        guard case .prepared(let report) = event else { continue }
        if case .ready = report.preparation { return report }
        close()
        return report
      }
    }
  }

  /// Runs each request and hands over its result, in the order of the requests.
  ///
  /// Every request gets exactly one result. After ``Decision/stop`` the cases under way are ended,
  /// and they and the rest are handed over as ``Ending/notRun``.
  package func run(
    _ requests: [[UInt8]], onResult: (_ index: Int, _ result: CaseResult) -> Decision
  ) {
    var batch = Batch(count: requests.count)
    while batch.delivered < requests.count {
      assign(requests, &batch)
      for (_, event) in batch.hasUndelivered ? [] : waitForEvents() {
        switch event {
        case .finished(let index, let result): batch.results[index] = result
        case .prepared(let report): note(report, &batch)
        }
      }
      workers.removeAll { $0.state == .closed }
      guard deliver(&batch, onResult) == .go else { return stop(&batch, onResult) }
    }
  }

  /// Ends every worker; a later run starts new ones.
  package func close() {
    for worker in workers where worker.state != .closed { worker.killWorker(at: .now) }
    while workers.contains(where: { $0.state != .closed }) { _ = waitForEvents() }
    workers = []
  }

  deinit {
    close()
  }

  // MARK: - One batch

  private struct Batch {
    var results: [CaseResult?]
    /// The first request that no worker has been given yet.
    var next = 0
    var delivered = 0

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    var hasUndelivered: Bool { delivered < results.count && results[delivered] != nil }

    mutating func failNext(_ failure: WorkerFailure) {
      guard next < results.count else { return }
      results[next] = CaseResult(ending: .workerFailed(failure))
      next += 1
    }
  }

  private func assign(_ requests: [[UInt8]], _ batch: inout Batch) {
    for worker in workers where worker.isFree && batch.next < requests.count {
      worker.run(requests[batch.next], index: batch.next)
      batch.next += 1
    }
    var wanted = requests.count - batch.next
    wanted -= workers.count { $0.state == .preparing }
    while wanted > 0, workers.count < options.jobs {
      do throws(WorkerFailure) {
        workers.append(try WorkerProcess(command, options))
      } catch {
        batch.failNext(error)
      }
      wanted -= 1
    }
  }

  private func note(_ report: PreparationReport, _ batch: inout Batch) {
    if self.report == nil { self.report = report }
    if case .ready = report.preparation { return }
    batch.failNext(.notPrepared(report.preparation))
  }

  private func deliver(
    _ batch: inout Batch, _ onResult: (Int, CaseResult) -> Decision
  ) -> Decision {
    let started = Instant.now
    defer {
      let busy = Instant.now - started
      for worker in workers { worker.excuse(busy) }
    }
    while batch.delivered < batch.results.count, let result = batch.results[batch.delivered] {
      batch.results[batch.delivered] = nil  // its messages may be large
      batch.delivered += 1
      guard onResult(batch.delivered - 1, result) == .go else { return .stop }
    }
    return .go
  }

  private func stop(_ batch: inout Batch, _ onResult: (Int, CaseResult) -> Decision) {
    close()
    for index in batch.delivered..<batch.results.count {
      _ = onResult(index, CaseResult(ending: .notRun))
    }
  }

  // MARK: - Waiting

  /// Waits for the next thing to happen, or for a deadline, and gives what came to its end.
  private func waitForEvents() -> [(WorkerProcess, WorkerProcess.Event)] {
    var entries = workers.flatMap(\.pollEntries)
    let deadline = workers.compactMap(\.deadline).min()
    let count = nfds_t(entries.count)
    _ = unsafe entries.withUnsafeMutableBufferPointer { buffer in
      unsafe poll(buffer.baseAddress, count, WorkerPool.milliseconds(until: deadline))
    }
    var events: [(WorkerProcess, WorkerProcess.Event)] = []
    for (index, worker) in workers.enumerated() where worker.state != .closed {
      if let event = worker.pump(entries[(index * 5)..<(index * 5 + 5)]) {
        events.append((worker, event))
      }
      if worker.state != .closed { worker.enforce(at: .now) }
    }
    return events
  }

  /// Rounded up, so that the loop does not spin in the last fraction of a millisecond.
  private static func milliseconds(until deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = (deadline - .now).components
    guard left.seconds < 3600 else { return 3_600_000 }
    return Int32(max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1))
  }
}
