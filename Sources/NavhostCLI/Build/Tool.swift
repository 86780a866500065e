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
  /// It gets an empty input and this process's environment; what it writes goes through files, so
  /// that no pipe can fill up.
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
    let words = CStringList(arguments)
    var child: pid_t = 0
    let failure = unsafe words.withArguments { _, list in
      unsafe posix_spawnp(&child, program, &actions, nil, list, environ)
    }
    guard failure == 0 else {
      throw .environment(
        failure == ENOENT
          ? "\(program) is not in PATH; install the Swift toolchain or add its folder"
          : "\(program) can't be started: \(Output.errorText(failure))")
    }
    return Answer(
      status: wait(for: child), output: try TextFile.contents(of: output, command: .build),
      errors: try TextFile.contents(of: errors, command: .build))
  }

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
