import FoundationEssentials
import Glibc

/// Another program, run to its end.
enum Tool {
  struct Answer {
    /// The exit code, or 128 and the signal's number.
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program that is looked for in `PATH`.
  ///
  /// It gets an empty input and this process's environment, with the folder as place for its own
  /// temporary files; what it writes goes through files, so that no pipe can fill up. When a signal
  /// asks for the end meanwhile, the program and what it started are ended.
  ///
  /// To be called with the signals of ``heldSignals`` held.
  static func run(
    _ arguments: [String], in folder: borrowing TemporaryFolder
  ) throws(CommandError) -> Answer {
    let program = arguments[0]
    let (output, errors) = ("\(folder.path)/output", "\(folder.path)/errors")
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (number, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // A group of its own, which can be ended; and none of the signals that are held here.
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var none = SignalHold.set([])
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let words = CStringList(arguments)
    let variables = CStringList(environment(in: folder.path))
    var child: pid_t = 0
    let failure = unsafe words.withArguments { _, list in
      unsafe variables.withArguments { _, variables in
        unsafe posix_spawnp(&child, program, &actions, &attributes, list, variables)
      }
    }
    guard failure == 0 else {
      throw .environment(
        failure == ENOENT
          ? "\(program) is not in PATH; install the Swift toolchain or add its folder"
          : "\(program) can't be started: \(Output.errorText(failure))")
    }
    return Answer(
      status: try wait(for: child), output: try TextFile.contents(of: output, command: .build),
      errors: try TextFile.contents(of: errors, command: .build))
  }

  private static func environment(in folder: String) -> [String] {
    ProcessInfo.processInfo.environment.filter { $0.key != "TMPDIR" }
      .map { "\($0.key)=\($0.value)" }.sorted() + ["TMPDIR=\(folder)"]
  }

  /// What has to be held while a tool runs: its end is waited for as a signal among others.
  static let heldSignals = [SIGCHLD]

  private static func wait(for child: pid_t) throws(CommandError) -> Int32 {
    var awaited = SignalHold.set(SignalHold.ends + heldSignals)
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(child, &status, WNOHANG)
      if ended < 0, errno != EINTR { return 127 }
      if ended == child { break }
      let signal = unsafe sigwaitinfo(&awaited, nil)
      guard SignalHold.ends.contains(signal) else { continue }
      kill(-child, SIGKILL)
      while waitpid(child, nil, 0) < 0, errno == EINTR {}
      throw .interrupted(signal)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
