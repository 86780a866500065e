import CProcess
import Glibc

/// The one folder that code under test may write in.
///
/// The keeper makes and removes it. What a case leaves there is gone before the next one.
final class ScratchFolder {
  /// Absolute, without links.
  let path: String

  /// Says to other runs that the folder is still needed.
  private var lock: Int32

  /// Makes the folder; nothing where there is no place for it.
  init?(token: String) {
    guard let path = Self.path(token: token) else { return nil }
    let lock = unsafe cprocess_scratch_make(path)
    guard lock >= 0 else { return nil }
    self.path = path
    self.lock = lock
  }

  private static func path(token: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { text in
      guard let start = text.baseAddress,
        unsafe cprocess_scratch_path(token, start, text.count) == 0
      else { return nil }
      return unsafe String(cString: start)
    }
  }

  /// Removes the folder of a worker whose keeper can't any more.
  static func removeAbandoned(token: String) {
    if let path = path(token: token) { unsafe cprocess_scratch_remove(path) }
  }

  /// Leaves the lock to the process that this one was forked from.
  func letGo() {
    if lock >= 0 { _ = close(lock) }
    lock = -1
  }

  func remove() { unsafe cprocess_scratch_remove(path) }

  /// Has ``empty()`` leave what is there now.
  func keepContents() { unsafe cprocess_scratch_keep(path) }

  func empty() { unsafe cprocess_scratch_empty(path) }
}
