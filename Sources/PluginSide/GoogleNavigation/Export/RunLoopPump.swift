import Foundation
import Glibc
internal import NavhostPlugin

/// Runs what waits on Foundation's run loop: timers, and what reached the main queue past our own
/// `async`.
///
/// Timers count real time, which the host's clock knows nothing of, so a run with one can't be
/// repeated exactly; the report says so.
@MainActor
enum RunLoopPump {
  /// When the next timer is due, as seen at the end of the last pass; nil while there is none.
  private static var known: Date?
  private static var hasTold = false

  /// One pass of the loop runs about one block; a few are made where there is something to run.
  private static let passes = 4

  /// Readable while the main queue has something to run; nil where Dispatch doesn't tell.
  private static let mainQueue = mainQueueDescriptor()

  /// - Returns: Whether a timer fired, came or went: then there may be more to run.
  static func run() -> Bool {
    let mayHaveWork = isMainQueueWaiting
    // Looking for a timer is a pass too, and runs what `RunLoop.perform` was given. A host pumps at
    // every frame, and mostly there is nothing else.
    var next = nextTimer
    if mayHaveWork || isMainQueueWaiting || next != nil || known != nil {
      for _ in 0..<passes { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      next = nextTimer
    }
    defer { known = next }
    if next != nil || known != nil { tell() }
    return next != known
  }

  /// Looks for a timer once more, and forgets what was seen: another host may come.
  static func end() {
    if nextTimer != nil { tell() }
    known = nil
    hasTold = false
  }

  /// The loop's limit is its next timer, or the distant future with other sources.
  private static var nextTimer: Date? {
    RunLoop.main.limitDate(forMode: .default).flatMap { $0 == .distantFuture ? nil : $0 }
  }

  private static var isMainQueueWaiting: Bool {
    guard let mainQueue else { return true }
    var entry = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) != 0
  }

  /// What CoreFoundation's run loop waits by for the main queue.
  private static func mainQueueDescriptor() -> Int32? {
    guard let symbol = unsafe dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let ask = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
    let descriptor = ask()
    return descriptor >= 0 ? descriptor : nil
  }

  private static func tell() {
    guard !hasTold, let host = unsafe Host.current else { return }
    hasTold = true
    host.note(
      "a Timer was used: it counts real time, so what it does may differ from run to run; "
        + "DispatchQueue.main.asyncAfter and Task.sleep go by the simulated clock")
  }
}
