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
  let needed: [Dependency]
  let runpaths: [String]
  let exports: [String]
  let undefined: [String]
  let constructors: Int
  let hasThreadLocals: Bool
  let uniqueSymbols: [String]
  let hasSwiftMetadata: Bool
  let hasDebugInfo: Bool
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
    needed = file.dependencies().map {
      Dependency(name: $0.name, path: ExplicitNull($0.found), searched: $0.searched)
    }
    runpaths = file.runpaths
    exports = file.exportedNames
    undefined = file.undefinedNames
    constructors = file.constructorCount
    hasThreadLocals = file.hasThreadLocals
    uniqueSymbols = file.uniqueSymbolNames
    hasSwiftMetadata = file.hasSwiftMetadata
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

extension LibraryFacts {
  var text: String {
    var rows: [(String, String)] = [
      ("file", path), ("is", "\(type), \(elfClass), \(machine), \(size) bytes"),
    ]
    if resolvedPath != path { rows.append(("path", resolvedPath)) }
    rows.append(("plugin", pluginFault.value.map { "no: \($0)" } ?? "yes"))
    if let note = note.value {
      rows.append(("id", note.id))
      rows.append(("language", note.language))
      rows.append(
        ("ABI", note.oldest == note.newest ? "\(note.oldest)" : "\(note.oldest) to \(note.newest)"))
    }
    if let noteFault = noteFault.value { rows.append(("note", "damaged: \(noteFault)")) }
    if let buildID = buildID.value { rows.append(("build id", buildID)) }
    if let soname = soname.value { rows.append(("soname", soname)) }
    rows += Self.list("needs", needed.map { "\($0.name)  \($0.path.value ?? "not found")" })
    rows += Self.list("run paths", runpaths)
    rows += Self.list("exports", exports)
    rows += Self.list("unique", uniqueSymbols)
    rows.append(("undefined", "\(undefined.count) \(undefined.count == 1 ? "symbol" : "symbols")"))
    rows.append(("at load", "\(constructors) \(constructors == 1 ? "function" : "functions")"))
    rows.append(("thread", hasThreadLocals ? "has thread-local variables" : "no thread-locals"))
    rows.append(("Swift", hasSwiftMetadata ? "has Swift metadata" : "none"))
    rows.append(
      ("debug", (hasDebugInfo ? "has line tables" : "none") + (isStripped ? ", stripped" : "")))
    return rows.map { label, content in
      label.padded(to: 11) + content + "\n"
    }.joined()
  }

  /// The items under one label.
  private static func list(_ label: String, _ items: [String]) -> [(String, String)] {
    items.enumerated().map { index, item in (index == 0 ? label : "", item) }
  }
}
