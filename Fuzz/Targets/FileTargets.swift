import Conformance
import FoundationEssentials
import Glibc
import LayoutCases
import PluginHost

/// The readers of what people and strangers write.
extension FuzzTarget {
  static func runLayout(_ bytes: [UInt8]) {
    guard let file = try? LayoutFile(Data(bytes)) else { return }
    let outcomes = file.cases.map { $0.run() }
    precondition(!"\(CaseTally(outcomes))".isEmpty)
  }

  /// What is read comes back from its own text.
  static func runScenario(_ bytes: [UInt8]) {
    guard let scenario = try? Scenario(String(decoding: bytes, as: UTF8.self)) else { return }
    let again = try? Scenario(scenario.text)
    precondition(again?.text == scenario.text, "A scenario's text doesn't read back.")
  }

  /// A note that is read keeps what the document asks of it.
  static func runNote(_ bytes: [UInt8]) {
    do throws(PluginNote.Flaw) {
      let note = try PluginNote(content: bytes)
      precondition(note.oldest >= 1 && note.oldest <= note.newest, "The versions make no range.")
      precondition(note.pointerSize == 8 && !note.id.isEmpty, "The note is not whole.")
      precondition(
        note.id.utf8.count <= 96 && note.language.utf8.count <= 16, "A text is too long.")
    } catch {
      precondition(!error.text.isEmpty, "A flaw without words.")
    }
  }

  static func runELF(_ bytes: [UInt8]) {
    var path = Array("/tmp/navhost-fuzz-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&path)
    guard file >= 0 else { return }
    defer {
      _ = close(file)
      _ = unsafe unlink(&path)
    }
    let count = unsafe write(file, bytes, bytes.count)
    precondition(count == bytes.count, "The bytes can't be put into a file.")
    _ = try? LibraryFile(path: unsafe String(cString: &path))
  }
}
