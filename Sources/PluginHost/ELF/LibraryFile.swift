import CElf
import Glibc

/// What a library file is, found without running any of it.
package struct LibraryFile: Sendable {
  /// As it was given.
  package let path: String
  /// Absolute, with every link followed.
  package let resolvedPath: String
  package let sizeInBytes: Int
  /// `64-bit`.
  package let elfClass: String
  /// `x86-64`.
  package let machine: String
  /// `shared library`.
  package let type: String
  /// In hexadecimal digits.
  package let buildID: String?
  package let soname: String?
  package let needed: [String]
  /// Folders to look for `needed` in, as written in the file.
  package let runpaths: [String]
  /// Defined symbols that others can bind to, sorted.
  package let exportedNames: [String]
  /// Symbols that other libraries must have, sorted.
  package let undefinedNames: [String]
  /// Functions that run while the library is loaded.
  package let constructorCount: Int
  package let hasThreadLocals: Bool
  /// Symbols of which a process keeps one for all copies of the library, sorted.
  package let uniqueSymbolNames: [String]
  package let hasSwiftMetadata: Bool
  package let hasDebugInfo: Bool
  package let isStripped: Bool
  package let note: NoteReading

  /// What became of the search for the plugin note.
  package enum NoteReading: Equatable, Sendable {
    case none
    case damaged(String)
    case found(PluginNote)
  }

  /// Reads the file; a damaged one ends in an error, never in a crash.
  package init(path: String) throws(LibraryFileError) {
    let contents = try FileContents(path: path)
    let header = try ElfHeader(contents, path: path)
    sizeInBytes = contents.count
    let image = try ElfImage(contents, path: path)
    guard !image.dynamic.isEmpty else {
      throw .damaged(path: path, what: "it has no dynamic section")
    }
    let flags = image.values(of: DT_FLAGS_1).first ?? 0
    guard flags & UInt64(DF_1_PIE) == 0 else {
      throw .notLibrary(path: path, found: "an executable")
    }
    self.path = path
    resolvedPath = LibraryFile.resolve(path)
    elfClass = "64-bit"
    machine = ElfHeader.machineName(header.machine)
    type = "shared library"

    soname = image.strings(of: DT_SONAME).first
    needed = image.strings(of: DT_NEEDED)
    let written = image.strings(of: DT_RUNPATH) + image.strings(of: DT_RPATH)
    runpaths = written.flatMap { $0.split(separator: ":").map(String.init) }
    constructorCount =
      Int(clamping: (image.values(of: DT_INIT_ARRAYSZ).first ?? 0) / 8)
      + image.values(of: DT_INIT).count

    let symbols = image.dynamicSymbols.filter { !$0.isLocal }
    exportedNames = symbols.filter { $0.isDefined && $0.isVisible }.map(\.name).sorted()
    undefinedNames = symbols.filter { !$0.isDefined }.map(\.name).sorted()
    uniqueSymbolNames = symbols.filter { $0.isDefined && $0.isUnique }.map(\.name).sorted()

    let sections = image.sections
    hasThreadLocals = image.segments.contains { $0.type == UInt32(PT_TLS) }
    hasSwiftMetadata = sections.contains { $0.name.hasPrefix("swift5_") && $0.size > 0 }
    hasDebugInfo = sections.contains {
      ($0.name == ".debug_info" || $0.name == ".zdebug_info") && $0.size > 0
    }
    isStripped = !sections.contains { $0.type == UInt32(SHT_SYMTAB) }

    let notes = image.notes
    buildID = notes.first { $0.name == Array("GNU\0".utf8) && $0.type == UInt32(NT_GNU_BUILD_ID) }
      .map { LibraryFile.hexadecimal($0.content) }
    note = LibraryFile.readNote(notes)
  }

  private static func readNote(_ notes: [ElfImage.Note]) -> NoteReading {
    let ours = notes.filter { $0.name == PluginNote.name && $0.type == PluginNote.type }
    guard let first = ours.first else { return .none }
    guard ours.count == 1 else { return .damaged("there are \(ours.count) of it") }
    do throws(PluginNote.Flaw) {
      return .found(try PluginNote(content: first.content))
    } catch {
      return .damaged(error.text)
    }
  }

  private static func resolve(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
