internal import CProcess

/// The code of a library that is open in this process, with what it says of its sources.
///
/// What is read is the library's own word and may be made up, so that a crash or a hang has to be
/// somebody's business: ask in a case's process alone.
@safe package final class LibraryCode {
  /// One function that an instruction belongs to.
  package struct Frame: Hashable, Sendable {
    /// The source's path, without `.` and `..`; nil where the library says nothing of it.
    package let file: String?

    /// Where in the function the instruction is, and where the function begins; from 1.
    package let line: Int
    package let declaredLine: Int

    /// Its name as it stands in the source; empty where that isn't known.
    package let function: String

    /// The linker's name for the code, demangled; nil where it has none.
    package let symbol: String?

    /// The linker's name as it is.
    package let mangledSymbol: String

    /// Of the instruction in the library, in bytes.
    package let offset: UInt64

    /// Whether the compiler may have left out the frame that is meant.
    package let isNear: Bool
  }

  private let code: OpaquePointer
  private var known: [UInt64: [Frame]] = [:]

  /// - Parameter place: An address inside the library.
  /// - Returns: Nil when it can't be read.
  package init?(containing place: UInt64) {
    guard let code = unsafe cprocess_code_open(UnsafeRawPointer(bitPattern: UInt(place))) else {
      return nil
    }
    unsafe self.code = code
  }

  deinit { unsafe cprocess_code_close(code) }

  /// How many functions deep code is looked at that the compiler put into other code.
  private static let mostInlined = 32

  /// The functions that an instruction belongs to, inlined ones first; none outside the library.
  package func frames(at place: UInt64) -> [Frame] {
    if let frames = known[place] { return frames }
    var lines = [cprocess_line](repeating: cprocess_line(), count: Self.mostInlined)
    let count = unsafe cprocess_code_lines(code, place, &lines, Int32(lines.count))
    let frames = lines.prefix(Int(count)).map { Self.frame($0) }
    known[place] = frames
    return frames
  }

  private static func frame(_ line: cprocess_line) -> Frame {
    let file = text(line.file)
    let symbol = text(line.symbol)
    let name = text(line.function)
    return Frame(
      file: file.isEmpty ? nil : Self.plain(file), line: Int(line.line),
      declaredLine: Int(line.declared_line), function: SwiftNames.demangled(name) ?? name,
      symbol: symbol.isEmpty ? nil : SwiftNames.demangled(symbol) ?? symbol,
      mangledSymbol: symbol, offset: line.offset, isNear: line.is_near != 0)
  }

  private static func text<Characters>(_ characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// A path without `.` and `..`, which compilers keep as they were written.
  static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
