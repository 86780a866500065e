import Glibc

/// What the program writes: whole texts to its standard streams and to files.
enum Output {
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// A line on standard error.
  static func error(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Shows how far a run is, on a terminal only; the line is written over by the next.
  static func progress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    write("\r\u{1B}[K" + text, to: STDERR_FILENO)
  }

  /// Writes a file whole, in place of what was there.
  static func write(_ text: String, toFile path: String) throws(CommandError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    defer { _ = close(file) }
    guard write(text, to: file) else { throw failure(path) }
  }

  private static func failure(_ path: String) -> CommandError {
    .environment("\(path) can't be written: \(errorText())")
  }

  /// What `errno` says, in words.
  static func errorText(_ number: Int32 = errno) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }

  /// - Returns: Whether all of it was written.
  @discardableResult
  private static func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
