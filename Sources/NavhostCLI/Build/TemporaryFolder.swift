import FoundationEssentials
import Glibc

/// A folder of this run's own, which goes with its owner.
///
/// Its owner, and the programs that he starts, hold a lock on it. A folder whose lock is free belongs
/// to a run that was killed: the next run removes it.
struct TemporaryFolder: ~Copyable {
  let path: String
  private let lock: Int32

  private static let prefix = "navhost-swift-"

  init() throws(CommandError) {
    let given = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let parent = given.isEmpty ? "/tmp" : given
    Self.removeForgotten(in: parent)
    while true {
      let path = try Self.made(in: parent)
      // Another run may have taken the new folder for a forgotten one, before it was locked.
      if let lock = Self.lock(path, flags: 0) {
        if unsafe access(path, F_OK) == 0 {
          self.path = path
          self.lock = lock
          return
        }
        close(lock)
      }
    }
  }

  private static func made(in parent: String) throws(CommandError) -> String {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    let isMade = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard isMade else {
      throw .environment(
        "\(parent) lets no temporary folder be made: "
          + Output.fault(instead: "name another folder in TMPDIR"))
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The lock on a folder, nil when another has it.
  private static func lock(_ path: String, flags: Int32) -> Int32? {
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | flags)
    guard folder >= 0 else { return nil }
    // Without locks on this file system nothing is held, and nothing is taken for forgotten.
    if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && flags == 0 { return folder }
    close(folder)
    return nil
  }

  private static func removeForgotten(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      var facts = stat()
      guard unsafe lstat(path, &facts) == 0, facts.st_uid == geteuid(),
        let lock = lock(path, flags: O_CLOEXEC)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
      close(lock)
    }
  }

  /// Writes a file into the folder.
  /// - Returns: Its path.
  func write(_ text: String, as name: String) throws(CommandError) -> String {
    let file = "\(path)/\(name)"
    try Output.write(text, toFile: file)
    return file
  }

  /// Whether not even a little fits in: then a program has failed for want of space, and what it
  /// had to say of that is lost with the rest.
  var isFull: Bool {
    let probe = [UInt8](repeating: 1, count: 256 * 1024)
    do {
      try WholeFile.write(probe, to: "\(path)/probe")
      return false
    } catch {
      return true
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }
}
