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
  /// Folders to look for `needed` in, as written in the file: those of DT_RUNPATH.
  package let runpaths: [String]
  /// The same of DT_RPATH, which also serve what the needed libraries need, and count only where
  /// there is no DT_RUNPATH.
  package let rpaths: [String]
  package let segments: [Segment]
  /// Defined symbols that others can bind to, sorted.
  package let exportedNames: [String]
  /// Symbols that other libraries must have, sorted.
  package let undefinedNames: [String]
  /// Those of them without which the library is not loaded: all but the weak ones, sorted.
  package let requiredNames: [String]
  /// Functions that run while the library is loaded.
  package let constructorCount: Int
  package let hasThreadLocals: Bool
  /// Symbols of which a process keeps one for all copies of the library, sorted.
  package let uniqueSymbolNames: [String]
  /// The sections that the Swift runtime reads, other than empty ones, in the file's order.
  package let swiftSections: [String]
  package var hasSwiftMetadata: Bool { !swiftSections.isEmpty }
  package let hasDebugInfo: Bool
  /// The file that has the debug information in this one's stead.
  package let debugLink: String?
  package let isStripped: Bool
  package let note: NoteReading

  /// A part of the file that has a meaning at run time.
  package struct Segment: Equatable, Sendable {
    /// `LOAD`, or its number where it has no name.
    package var type: String
    package var offset: UInt64
    package var sizeInFile: UInt64
    /// `r-x`.
    package var permissions: String
  }

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
    runpaths = LibraryFile.folders(image.strings(of: DT_RUNPATH))
    rpaths = LibraryFile.folders(image.strings(of: DT_RPATH))
    segments = image.segments.map { Segment($0) }
    constructorCount =
      Int(clamping: (image.values(of: DT_INIT_ARRAYSZ).first ?? 0) / 8)
      + image.values(of: DT_INIT).count

    let symbols = image.dynamicSymbols.filter { !$0.isLocal }
    exportedNames = symbols.filter { $0.isDefined && $0.isVisible }.map(\.name).sorted()
    requiredNames = symbols.filter { !$0.isDefined && !$0.isWeak }.map(\.name).sorted()
    undefinedNames = symbols.filter { !$0.isDefined }.map(\.name).sorted()
    uniqueSymbolNames = symbols.filter { $0.isDefined && $0.isUnique }.map(\.name).sorted()

    let sections = image.sections
    hasThreadLocals = image.segments.contains { $0.type == UInt32(PT_TLS) }
    swiftSections = sections.filter { $0.name.hasPrefix("swift5_") && $0.size > 0 }.map(\.name)
    debugLink = sections.first { $0.name == ".gnu_debuglink" }.map { section in
      String(decoding: image.bytes(of: section, upTo: 4096).prefix { $0 != 0 }, as: UTF8.self)
    }
    hasDebugInfo = sections.contains {
      ($0.name == ".debug_info" || $0.name == ".zdebug_info") && $0.size > 0
    }
    isStripped = !sections.contains { $0.type == UInt32(SHT_SYMTAB) }

    let notes = image.notes
    buildID = notes.first { $0.name == Array("GNU\0".utf8) && $0.type == UInt32(NT_GNU_BUILD_ID) }
      .map { LibraryFile.hexadecimal($0.content) }
    note = LibraryFile.readNote(notes)
  }

  private static func folders(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split(separator: ":").map(String.init) }
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

extension LibraryFile.Segment {
  init(_ segment: ElfImage.Segment) {
    type =
      switch segment.type {
      case UInt32(PT_LOAD): "LOAD"
      case UInt32(PT_DYNAMIC): "DYNAMIC"
      case UInt32(PT_NOTE): "NOTE"
      case UInt32(PT_TLS): "TLS"
      case UInt32(PT_GNU_EH_FRAME): "GNU_EH_FRAME"
      case UInt32(PT_GNU_STACK): "GNU_STACK"
      case UInt32(PT_GNU_RELRO): "GNU_RELRO"
      case UInt32(PT_GNU_PROPERTY): "GNU_PROPERTY"
      default: "0x" + String(segment.type, radix: 16)
      }
    offset = segment.offset
    sizeInFile = segment.sizeInFile
    permissions =
      (segment.flags & UInt32(PF_R) != 0 ? "r" : "-")
      + (segment.flags & UInt32(PF_W) != 0 ? "w" : "-")
      + (segment.flags & UInt32(PF_X) != 0 ? "x" : "-")
  }
}
