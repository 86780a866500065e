/// The Swift file that turns a layout delegate into a plugin.
///
/// It exports the one entry of the ABI and carries the ELF note. `navhost build` compiles it beside
/// the user's own file.
package enum PluginGlue {
  /// Writes the glue for one delegate.
  ///
  /// - Parameters:
  ///   - delegateExpression: A Swift expression that makes the delegate: `MyDelegate()`.
  ///   - id: In reverse-DNS form, at most 95 bytes of UTF-8; the note has no room for more.
  ///   - name: The delegate's name, for people.
  ///   - version: Free text.
  ///   - importsModules: Modules that the expression needs beside the delegate's own.
  package static func source(
    delegateExpression: String, id: String, name: String, version: String,
    importsModules: [String] = []
  ) -> String {
    let imports = importsModules.map { "import \($0)\n" }.joined()
    let words = noteWords(id: id)
    let type = rows(Array(repeating: "UInt32", count: words.count), perRow: 8)
    let values = rows(words.map { "0x" + hexadecimal($0) }, perRow: 8)
    return """
      public import CNavhostABI
      import GoogleNavigation
      \(imports)
      @used @section(".note.navhost")
      private let navhostNote: (
      \(type)
      ) = (
      \(values)
      )

      @c @implementation
      public func navhost_negotiate(
        _ input: UnsafePointer<nav_negotiate_in_t>,
        _ output: UnsafeMutablePointer<nav_negotiate_out_t>
      ) -> nav_status_t {
        _navhostNegotiate(
          input, output, id: \(literal(id)), name: \(literal(name)), version: \(literal(version))
        ) {
          \(delegateExpression)
        }
      }

      """
  }

  /// The note of a Swift plugin as little-endian words: `nav_note_t` of `navhost/note.h`.
  ///
  /// Swift can put a tuple of `UInt32` into a section; a wider member would raise its alignment
  /// and make the note unreadable.
  package static func noteWords(id: String) -> [UInt32] {
    precondition(
      id.utf8.count < idCapacity, "The plugin id “\(id)” is longer than \(idCapacity - 1) bytes.")
    let owner = words("navhost", capacity: 8)
    let record =
      [oldestVersion, newestVersion, pointerSize, 0]
      + words("swift", capacity: languageCapacity) + words(id, capacity: idCapacity)
    return [UInt32(owner.count * 4), UInt32(record.count * 4), noteType] + owner + record
  }

  private static let oldestVersion: UInt32 = 1
  private static let newestVersion: UInt32 = 1
  private static let noteType: UInt32 = 1
  private static let languageCapacity = 16
  private static let idCapacity = 96
  private static var pointerSize: UInt32 { UInt32(MemoryLayout<UInt>.size) }

  /// The UTF-8 of `text`, padded with zeroes to `capacity` bytes.
  private static func words(_ text: String, capacity: Int) -> [UInt32] {
    var bytes = Array(text.utf8)
    bytes += Array(repeating: 0, count: capacity - bytes.count)
    return stride(from: 0, to: capacity, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func rows(_ items: [String], perRow: Int) -> String {
    stride(from: 0, to: items.count, by: perRow).map { start in
      "  " + items[start..<min(start + perRow, items.count)].joined(separator: ", ")
    }.joined(separator: ",\n")
  }

  /// `text` as a Swift literal, whatever is in it.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
