@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Synchronization

/// Runs Swift tasks on the owner's thread, by the host's clock.
///
/// `Task.sleep` then takes no real time and ends in the right turn, and a case runs the same way
/// each time. Installed once, before the first use of concurrency.
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

  /// Hands over what came before there was a host.
  func flush() {
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
    schedule(UnownedJob(job), after: seconds(clock.now.duration(to: instant)))
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
    let accepted = LateWork.after(seconds) { [self] in
      unsafe job.runSynchronously(on: asUnownedSerialExecutor())
    }
    if !accepted {
      waiting.withLock { $0.append(Delayed(job: job, seconds: seconds)) }
    }
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
