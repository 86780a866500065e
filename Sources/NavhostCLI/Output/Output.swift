import Glibc

/// What the program writes: whole texts to its standard streams and to files.
enum Output {
  /// - Throws: ``CommandError/environment(_:)`` when not all of it could be written.
  static func write(_ text: String) throws(CommandError) {
    guard write(Array(text.utf8), to: STDOUT_FILENO) else {
      throw .environment(
        StandardStreams.isOutputClosed
          ? "standard output is closed; open it, or send it to a file"
          : "standard output can't be written: \(fault(instead: "send it elsewhere"))")
    }
  }

  /// A line on standard error.
  ///
  /// Where that can't be written there is nobody left to tell.
  static func error(_ line: String) { _ = write(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// Shows how far a run is, on a terminal only; the line is written over by the next.
  static func progress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    _ = write(Array(("\r\u{1B}[K" + text).utf8), to: STDERR_FILENO)
  }

  /// Writes a file whole, in place of what was there; see ``WholeFile``.
  static func write(_ text: String, toFile path: String) throws(CommandError) {
    try write(Array(text.utf8), toFile: path)
  }

  static func write(_ bytes: [UInt8], toFile path: String) throws(CommandError) {
    try WholeFile.write(bytes, to: path)
  }

  /// The error for a file that can't be written, from `errno`.
  static func failure(_ path: String, _ number: Int32 = errno) -> CommandError {
    .environment(
      "\(path) can't be written: \(fault(number, instead: "name another place"))")
  }

  /// What `errno` says, in words.
  static func errorText(_ number: Int32 = errno) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }

  /// What `errno` says of writing, and what can be done about it.
  ///
  /// - Parameter other: What helps where nothing else does.
  static func fault(_ number: Int32 = errno, instead other: String) -> String {
    let deed: String
    switch number {
    case ENOSPC, EDQUOT: deed = "free space there, or \(other)"
    case EFBIG: deed = "raise the limit on file sizes (ulimit -f), or \(other)"
    case EPIPE: deed = "its reader ended before all was written; let it read to the end"
    case ENOENT, ENOTDIR: deed = "make the folder first, or \(other)"
    default: deed = other
    }
    return "\(errorText(number)); \(deed)"
  }

  /// - Returns: Whether all of it was written; if not, `errno` says why.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
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
