import Glibc

/// The bytes of a file, read once: what happens to the file later does not matter any more.
@safe
struct FileContents: ~Copyable {
  /// More than any library has, little enough to be held.
  static let sizeLimit = 1 << 31

  let count: Int
  private let bytes: UnsafeMutableRawBufferPointer

  /// Reads a regular file, and waits for nothing: a FIFO or a device is refused, not opened.
  init(path: String) throws(LibraryFileError) {
    try FileContents.requireRegular(path)
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw FileContents.failure(errno, path) }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw FileContents.failure(errno, path) }
    // Once more, of what was opened: the name may mean something else by now.
    if let kind = FileContents.kind(facts.st_mode) {
      throw .notRegularFile(path: path, found: kind)
    }
    let size = Int(facts.st_size)
    guard size > 0 else { throw .empty(path: path) }
    guard size <= FileContents.sizeLimit else {
      throw .tooLarge(path: path, size: size, limit: FileContents.sizeLimit)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    var length = 0
    while length < size {
      let got = unsafe read(file, buffer.baseAddress.map { unsafe $0 + length }, size - length)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let error = errno
        unsafe buffer.deallocate()
        throw FileContents.failure(error, path)
      }
      guard got > 0 else { break }  // it shrank meanwhile; what is missing will be noticed
      length += got
    }
    count = length
    unsafe bytes = buffer
  }

  /// Lends the bytes; they may be written, as the ELF library asks for.
  func lend<R: ~Copyable>(_ body: (UnsafeMutableRawBufferPointer) -> R) -> R {
    unsafe body(UnsafeMutableRawBufferPointer(rebasing: bytes[0..<count]))
  }

  /// The little-endian integer at an offset, or nothing where the file has ended.
  func integer<T: FixedWidthInteger>(_ type: T.Type, at offset: UInt64) -> T? {
    guard let start = Int(exactly: offset), start <= count, count - start >= T.bitWidth / 8 else {
      return nil
    }
    return unsafe T(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: T.self))
  }

  /// The bytes of a range, as far as the file has them.
  func slice(at offset: UInt64, count wanted: UInt64) -> [UInt8] {
    guard let start = Int(exactly: offset), start < count else { return [] }
    let length = min(UInt64(count - start), wanted)
    return unsafe Array(bytes[start..<(start + Int(length))])
  }

  deinit {
    unsafe bytes.deallocate()
  }

  private static func requireRegular(_ path: String) throws(LibraryFileError) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { throw failure(errno, path) }
    if let kind = kind(facts.st_mode) { throw .notRegularFile(path: path, found: kind) }
  }

  private static func failure(_ error: Int32, _ path: String) -> LibraryFileError {
    switch error {
    case ENOENT, ENOTDIR: .missing(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default: .unreadable(path: path, errno: error)
    }
  }

  private static func kind(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
