import Glibc
import Synchronization

/// The three streams that the program is started with.
enum StandardStreams {
  private static let outputWasClosed = Atomic(false)

  /// Whether there was no standard output when the program started.
  static var isOutputClosed: Bool { outputWasClosed.load(ordering: .relaxed) }

  /// Makes every failure to write one that the writing call returns.
  ///
  /// The kernel gives a new file the lowest free number: where a stream is closed, the next file that
  /// is opened would be taken for it. So its place is held by what can't be written. And a signal
  /// ends the program where a pipe has no reader or a file is too large, before a word can be said;
  /// a handler that does nothing turns it into an error, and `exec` undoes it for other programs.
  static func settle() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      guard unsafe open("/dev/null", O_RDONLY) == number else { continue }
      if number == STDOUT_FILENO { outputWasClosed.store(true, ordering: .relaxed) }
    }
    // Who starts programs from a thread that holds signals, as Foundation does, hands that on.
    var ends = SignalHold.set(SignalHold.ends)
    unsafe sigprocmask(SIG_UNBLOCK, &ends, nil)
    // Where it is ignored, the kernel keeps no exit code of a child's.
    signal(SIGCHLD, SIG_DFL)
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
  }
}
