import Glibc

/// Keeps the signals by which a user ends the program waiting, while something is half done.
enum SignalHold {
  /// Ctrl-C, `kill`, and a terminal that is closed; less what this program was started to ignore.
  static let ends = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs a closure; what came meanwhile arrives when it is over.
  ///
  /// - Parameter others: Signals to hold beside those.
  static func during<Result, Failure>(
    and others: [Int32] = [], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = set(ends + others)
    var previous = sigset_t()
    unsafe sigprocmask(SIG_BLOCK, &held, &previous)
    defer { unsafe sigprocmask(SIG_SETMASK, &previous, nil) }
    return try body()
  }

  static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in signals { unsafe sigaddset(&set, number) }
    return set
  }
}
