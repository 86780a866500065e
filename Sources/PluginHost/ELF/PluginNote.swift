/// What a plugin says of itself without being run: an ELF note of the name `navhost`, type 1.
///
/// Its content: oldest and newest ABI version, pointer size and flags (`u32` each), the language
/// (16 bytes) and the plugin's id (96 bytes), both UTF-8 filled up with zeros. A longer one is a
/// later form that begins the same.
package struct PluginNote: Equatable, Sendable {
  package var oldest: UInt32
  package var newest: UInt32
  package var pointerSize: UInt32
  package var flags: UInt32
  package var language: String
  package var id: String

  static let name: [UInt8] = Array("navhost\0".utf8)
  static let type: UInt32 = 1
  static let size = 128

  /// Why a note is not one, as part of a sentence.
  package struct Flaw: Error {
    package var text: String
  }

  package init(content: [UInt8]) throws(Flaw) {
    guard content.count >= PluginNote.size else {
      throw Flaw(text: "it has \(content.count) bytes, not \(PluginNote.size)")
    }
    func number(_ index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(content[index * 4 + $1]) << ($1 * 8) }
    }
    oldest = number(0)
    newest = number(1)
    pointerSize = number(2)
    flags = number(3)
    language = try PluginNote.text(content[16..<32], "language")
    id = try PluginNote.text(content[32..<128], "id")
    guard oldest >= 1 else { throw Flaw(text: "its oldest version is 0, which never existed") }
    guard oldest <= newest else {
      throw Flaw(text: "its oldest version \(oldest) is above its newest \(newest)")
    }
    guard pointerSize == 8 else {
      throw Flaw(text: "it speaks of pointers of \(pointerSize) bytes, not 8")
    }
    guard !id.isEmpty else { throw Flaw(text: "its id is empty") }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ field: String) throws(Flaw) -> String {
    let used = bytes.prefix { $0 != 0 }
    guard bytes.dropFirst(used.count).allSatisfy({ $0 == 0 }) else {
      throw Flaw(text: "its \(field) is not filled up with zeros")
    }
    guard let text = String(validating: used, as: UTF8.self) else {
      throw Flaw(text: "its \(field) is not UTF-8")
    }
    return text
  }
}
