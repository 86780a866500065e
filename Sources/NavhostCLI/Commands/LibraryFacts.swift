import PluginHost
import Reports

/// All that a library file shows of itself, as text and as JSON.
struct LibraryFacts: Encodable {
  struct Note: Encodable {
    let id: String
    let language: String
    let oldest: UInt32
    let newest: UInt32
  }

  struct Dependency: Encodable {
    let name: String
    let path: ExplicitNull<String>
    let searched: [String]
    let passedOver: [String]
    let fault: ExplicitNull<String>
    let isRepeated: Bool
    let needed: [Dependency]

    init(_ dependency: LibraryFile.Dependency) {
      name = dependency.name
      path = ExplicitNull(dependency.found)
      searched = dependency.searched
      passedOver = dependency.passedOver
      fault = ExplicitNull(dependency.fault)
      isRepeated = dependency.isRepeated
      needed = dependency.needed.map { Dependency($0) }
    }
  }

  struct Segment: Encodable {
    let type: String
    let offset: UInt64
    let size: UInt64
    let permissions: String
  }

  private var schemaVersion = 1
  let path: String
  let resolvedPath: String
  let size: Int
  let elfClass: String
  let machine: String
  let type: String
  let buildID: ExplicitNull<String>
  let soname: ExplicitNull<String>
  let segments: [Segment]
  let needed: [Dependency]
  let runpaths: [String]
  let rpaths: [String]
  let hasEntry: Bool
  let exports: [String]
  let undefined: [String]

  /// Those of them that must be found, and that no needed library has.
  let unresolved: [String]
  let constructors: Int
  let hasThreadLocals: Bool
  let uniqueSymbols: [String]
  let hasSwiftMetadata: Bool
  let swiftSections: [String]
  let hasDebugInfo: Bool
  let debugLink: ExplicitNull<String>
  let isStripped: Bool
  let note: ExplicitNull<Note>

  /// Why there is no note that can be read, when there is none.
  let noteFault: ExplicitNull<String>

  /// Whether it can be loaded, and if not, why.
  let isPlugin: Bool
  let pluginFault: ExplicitNull<String>

  init(_ file: LibraryFile) {
    path = file.path
    resolvedPath = file.resolvedPath
    size = file.sizeInBytes
    elfClass = file.elfClass
    machine = file.machine
    type = file.type
    buildID = ExplicitNull(file.buildID)
    soname = ExplicitNull(file.soname)
    segments = file.segments.map {
      Segment(
        type: $0.type, offset: $0.offset, size: $0.sizeInFile, permissions: $0.permissions)
    }
    let tree = file.dependencies()
    needed = tree.needed.map { Dependency($0) }
    unresolved = tree.unresolved
    runpaths = file.runpaths
    rpaths = file.rpaths
    hasEntry = file.exportedNames.contains(LibraryFile.entryName)
    exports = file.exportedNames
    undefined = file.undefinedNames
    constructors = file.constructorCount
    hasThreadLocals = file.hasThreadLocals
    uniqueSymbols = file.uniqueSymbolNames
    hasSwiftMetadata = file.hasSwiftMetadata
    swiftSections = file.swiftSections
    debugLink = ExplicitNull(file.debugLink)
    hasDebugInfo = file.hasDebugInfo
    isStripped = file.isStripped
    switch file.note {
    case .none:
      note = ExplicitNull(nil)
      noteFault = ExplicitNull(nil)
    case .damaged(let what):
      note = ExplicitNull(nil)
      noteFault = ExplicitNull(what)
    case .found(let found):
      note = ExplicitNull(
        Note(id: found.id, language: found.language, oldest: found.oldest, newest: found.newest))
      noteFault = ExplicitNull(nil)
    }
    let fault = Self.fault(of: file)
    pluginFault = ExplicitNull(fault)
    isPlugin = fault == nil
  }

  private static func fault(of file: LibraryFile) -> String? {
    do throws(LibraryFileError) {
      try file.requirePlugin(speaking: PluginLibrary.versions)
      return nil
    } catch {
      return error.description
    }
  }
}
