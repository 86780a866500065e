import FoundationEssentials
import Workers

/// The place in a plugin's source that a finding blames.
package struct SourceLine: Hashable, Sendable, Codable {
  package enum Exactness: String, Hashable, Sendable, Codable {
    /// The line that made the call.
    case exact
    /// As near as the library's debug information leads: it was built with optimisation, and the
    /// line that is meant may be missing from the stack.
    case near
    /// The library has no debug information: there are a module, an offset and a symbol at most.
    case symbol
  }

  package var file: String?

  /// From 1.
  package var line: Int?
  package var function: String?
  package var exactness: Exactness

  /// The library's file name, and where in it the code is, in bytes.
  package var module: String?
  package var offset: UInt64?

  package init(file: String, line: Int, function: String?, exactness: Exactness) {
    self.file = file
    self.line = line
    self.function = function
    self.exactness = exactness
  }

  package init(module: String, offset: UInt64, symbol: String?) {
    self.module = module
    self.offset = offset
    function = symbol
    exactness = .symbol
  }

  init?(_ stack: ThreadStack?) {
    guard let source = stack?.source else { return nil }
    self.init(
      file: source.file, line: source.line,
      function: source.function == "?" ? nil : source.function, exactness: .exact)
  }

  /// With the file's path from a folder on, where it lies below that: the present one unless said.
  package func relative(
    to folder: String = FileManager.default.currentDirectoryPath
  ) -> SourceLine {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard let file, file.hasPrefix(prefix) else { return self }
    var line = self
    line.file = String(file.dropFirst(prefix.count))
    return line
  }

  /// "MyDelegate.swift:142 in startGuidance".
  package var text: String {
    let place: String
    if let file, let line {
      place = "\(file):\(line)"
    } else {
      place = "\(module ?? "?")+0x\(String(offset ?? 0, radix: 16))"
    }
    let function = function.map { " in \($0)" } ?? ""
    switch exactness {
    case .exact: return place + function
    case .near: return "\(place)\(function) (near: built with optimisation)"
    case .symbol: return "\(place)\(function) (no debug information)"
    }
  }
}
