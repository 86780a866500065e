@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Synchronization

/// Runs Swift tasks on the owner's thread, by the host's clock.
///
/// `Task.sleep` then takes no real time and ends in the right turn, and a case runs the same way
/// each time. A turn runs what is ready and all that this makes ready, as a hop between actors
/// takes no time that a driver could see. Installed once, before the first use of concurrency.
final class SimulatedExecutor: MainExecutor, TaskExecutor, SchedulingExecutor,
  @unchecked Sendable
{  // Sendable: its one variable is behind a mutex.
  static let shared = SimulatedExecutor()

  /// Installs the executor for the process; later calls do nothing.
  static func install() {
    _ = installed
  }

  private static let installed: Void = _createExecutors(factory: SimulatedExecutors.self)

  /// Jobs that came while no host was bound.
  private let waiting = Mutex<[Delayed]>([])

  private struct Delayed {
    let job: UnownedJob
    let seconds: Double
  }

  /// What is ready, in order, and whether a turn runs it or is asked for.
  private struct Ready {
    var jobs: [UnownedJob] = []
    var isComing = false
  }

  private let ready = Mutex(Ready())

  /// Tasks that yield to each other for ever leave the rest to the next turn.
  private static let mostJobs = 1000

  /// Hands over what came before there was a host; what an earlier host had not run is dropped
  /// with it.
  func flush() {
    ready.withLock { $0 = Ready() }
    let jobs = waiting.withLock { list in
      defer { list = [] }
      return list
    }
    for delayed in jobs { schedule(delayed.job, after: delayed.seconds) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    schedule(UnownedJob(job), after: 0)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    schedule(UnownedJob(job), after: seconds(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    // Counted from a real "now" a moment ago: whole milliseconds take the time that has passed
    // since out again, so that a run can be repeated.
    let delay = seconds(clock.now.duration(to: instant))
    schedule(UnownedJob(job), after: (delay * 1000).rounded(.up) / 1000)
  }

  func isIsolatingCurrentContext() -> Bool? { OwnerThread.isCurrent }

  func checkIsolated() {
    precondition(
      OwnerThread.isCurrent, "This code belongs to the main actor, and ran on another thread.")
  }

  // The host turns the loop; there is nothing to run here and nothing to stop.
  func run() throws {}
  func runUntil(_ condition: () -> Bool) throws {}
  func stop() {}

  private func schedule(_ job: UnownedJob, after seconds: Double) {
    guard seconds > 0 else { return makeReady(job) }
    let accepted = LateWork.after(seconds) { [self] in
      ready.withLock { $0.jobs.append(job) }
      runReady()
    }
    if !accepted {
      waiting.withLock { $0.append(Delayed(job: job, seconds: seconds)) }
    }
  }

  private func makeReady(_ job: UnownedJob) {
    let isFirst = ready.withLock { ready in
      ready.jobs.append(job)
      defer { ready.isComing = true }
      return !ready.isComing
    }
    if isFirst { askForTurn() }
  }

  private func askForTurn() {
    if LateWork.after(0, { [self] in runReady() }) { return }
    let jobs = ready.withLock { ready in
      defer { ready = Ready() }
      return ready.jobs
    }
    waiting.withLock { $0 += jobs.map { Delayed(job: $0, seconds: 0) } }
  }

  private func runReady() {
    for _ in 0..<Self.mostJobs {
      let next = ready.withLock { ready -> UnownedJob? in
        ready.isComing = !ready.jobs.isEmpty
        return ready.jobs.isEmpty ? nil : ready.jobs.removeFirst()
      }
      guard let next else { return }
      unsafe next.runSynchronously(on: asUnownedSerialExecutor())
    }
    askForTurn()
  }

  /// Clocks that don't count in `Duration` can't be mapped to seconds: their work comes next.
  private func seconds<Length: DurationProtocol>(_ length: Length) -> Double {
    guard let duration = length as? Duration else { return 0 }
    return max(0, duration / .seconds(1))
  }
}

private struct SimulatedExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor { SimulatedExecutor.shared }
  static var defaultExecutor: any TaskExecutor { SimulatedExecutor.shared }
}
