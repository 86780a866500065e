import Glibc

/// A file that appears whole or not at all.
///
/// The bytes go to a hidden file beside it, which then takes its name. The hidden file's name is
/// always the same, and locked by who writes it: what a killed run has left the next one takes over.
enum WholeFile {
  /// Writes through where there is no file to replace: devices, pipes, links to nowhere, and folders
  /// that only let the file itself be written.
  ///
  /// - Parameter mode: The rights of a new file; one that is replaced hands its own on.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666) throws(CommandError) {
    var facts = stat()
    let exists = unsafe stat(path, &facts) == 0
    if !exists, unsafe lstat(path, &facts) == 0 { return try writeThrough(bytes, to: path, mode) }
    if exists, facts.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(bytes, to: path, mode)
    }
    // A link stays one: what it leads to is replaced.
    let place = exists ? resolved(path) : path
    try SignalHold.during { () throws(CommandError) in
      try replace(place, by: bytes, exists ? facts : nil, mode, named: path)
    }
  }

  /// - Parameters:
  ///   - old: What is known of the file that is there.
  ///   - path: As the user gave it.
  private static func replace(
    _ place: String, by bytes: [UInt8], _ old: stat?, _ mode: mode_t, named path: String
  ) throws(CommandError) {
    let part = hidden(place)
    let file = openLocked(part)
    guard file >= 0 else {
      guard [EACCES, EPERM, EROFS, ENAMETOOLONG].contains(errno) else {
        throw Output.failure(path)
      }
      return try writeThrough(bytes, to: path, mode)
    }
    defer { _ = close(file) }
    if let old { _ = fchown(file, old.st_uid, old.st_gid) }
    let rights = old.map { $0.st_mode & 0o7777 } ?? mode & ~mask()
    guard fchmod(file, rights) == 0, Output.write(bytes, to: file), isStored(file),
      unsafe rename(part, place) == 0
    else {
      let number = errno
      _ = unsafe unlink(part)
      throw Output.failure(path, number)
    }
  }

  private static func writeThrough(
    _ bytes: [UInt8], to path: String, _ mode: mode_t
  ) throws(CommandError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { throw Output.failure(path) }
    defer { _ = close(file) }
    guard Output.write(bytes, to: file) else { throw Output.failure(path) }
  }

  /// Some file systems say only now that there is no space.
  private static func isStored(_ file: Int32) -> Bool { fsync(file) == 0 || errno == EINVAL }

  /// `folder/name` → `folder/.name.navhost-part`.
  static func hidden(_ path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder).\(path[folder.endIndex...]).navhost-part"
  }

  /// Opens the hidden file, empty, when nobody else writes it any more; negative on failure.
  private static func openLocked(_ part: String) -> Int32 {
    while true {
      let file = unsafe open(part, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { return file }
      // A file system without locks is no reason not to write.
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      var (mine, there) = (stat(), stat())
      // Who had the lock before may have given the file its name meanwhile.
      if unsafe fstat(file, &mine) == 0, unsafe stat(part, &there) == 0,
        mine.st_ino == there.st_ino
      {
        _ = ftruncate(file, 0)
        return file
      }
      close(file)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func mask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
