import FoundationEssentials
import Glibc

/// A folder of this run's own, which goes with its owner.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws(CommandError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/navhost-build-XXXXXX".utf8CString)
    let isMade = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) } != nil
    }
    guard isMade else {
      throw .environment("\(parent) lets no temporary folder be made: \(Output.errorText())")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a file into the folder.
  /// - Returns: Its path.
  func write(_ text: String, as name: String) throws(CommandError) -> String {
    let file = "\(path)/\(name)"
    try Output.write(text, toFile: file)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
