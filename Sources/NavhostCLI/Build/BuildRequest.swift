/// What `navhost build` was asked for.
struct BuildRequest: Sendable {
  enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// A Swift file, by the path that the user typed: so it stands in messages and debug information.
  struct SourceFile: Sendable {
    let path: String
    let text: String
  }

  /// The delegate's file and those it needs, at least one.
  let sources: [SourceFile]
  let output: String
  let delegate: String?
  let make: String?
  let languageMode: LanguageMode
  let id: String
  let name: String?
  let isOptimized: Bool

  /// The file that plugin and module are named after.
  var source: String { sources[0].path }

  /// All files and a verb, by their number: `A.swift has`, `A.swift and B.swift have`.
  func files(_ singular: String, _ plural: String) -> String {
    let paths = sources.map(\.path)
    guard let last = paths.last, paths.count > 1 else { return "\(source) \(singular)" }
    return "\(paths.dropLast().joined(separator: ", ")) and \(last) \(plural)"
  }

  /// The module's name: no other plugin's in the same process, so it follows the id.
  var moduleName: String {
    let stem = Self.stem(of: source).unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "_"
    }
    return "Plugin_\(String(stem))_\(Self.hash(id))"
  }

  /// The file's name without folder and ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }

  /// The folder a file stands in: `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// FNV-1a in 32 bits, as hexadecimal digits: the same on each machine.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
