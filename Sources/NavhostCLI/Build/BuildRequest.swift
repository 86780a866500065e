/// What `navhost build` was asked for.
struct BuildRequest: Sendable {
  enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// As the user typed it: so it stands in messages and debug information.
  let source: String
  let text: String
  let output: String
  let delegate: String?
  let make: String?
  let languageMode: LanguageMode
  let id: String
  let name: String?
  let isOptimized: Bool

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
