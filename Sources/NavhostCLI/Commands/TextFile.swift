import Glibc

/// A file of text that the user names.
enum TextFile {
  /// - Throws: ``CommandError/usage(_:command:)`` when it isn't there, isn't a file, can't be read,
  ///   is too large or isn't UTF-8.
  static func contents(of path: String, command: Command) throws(CommandError) -> String {
    let bytes = try bytes(of: path, command: command)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("\(path) is not UTF-8", command: command)
    }
    return text
  }

  /// The same without a look at what the bytes say.
  static func bytes(
    of path: String, command: Command, limitInMebibytes limit: Int = 16
  ) throws(CommandError) -> [UInt8] {
    let limitInBytes = limit * 1024 * 1024
    func error(_ sentence: String) -> CommandError {
      .usage("\(path) \(sentence)", command: command)
    }
    // Not to wait for the other end of a FIFO.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT
        ? .usage("\(path): there is no such file", command: command)
        : error("can't be read: \(Output.errorText())")
    }
    defer { _ = close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw error("is not a file")
    }
    guard facts.st_size <= limitInBytes else { throw error("is larger than \(limit) MiB") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= limitInBytes {
      let count = unsafe read(file, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw error("can't be read: \(Output.errorText())")
      }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
