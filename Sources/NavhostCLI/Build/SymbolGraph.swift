import FoundationEssentials

/// What the compiler knows of the types of a module, as far as delegates need it.
struct SymbolGraph: Decodable {
  private struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }

    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let position: Position
      let uri: String
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let accessLevel: String
    let location: Location?
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  private let symbols: [Symbol]
  private let relationships: [Relationship]

  init(json: String) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
  }
}

extension SymbolGraph {
  /// A class that conforms to the delegate protocol.
  struct Delegate: Hashable {
    /// With the types around it: `Outer.Layout`.
    let name: String

    /// Whether only its own file can see it.
    let isPrivate: Bool

    /// The file's address, and the line, counted from 1.
    let file: String
    let line: Int
  }

  /// The mangled name of `GoogleNavigation.NavigationLayoutDelegate`.
  private static let target = "s:16GoogleNavigation0B14LayoutDelegateP"

  /// All delegates, in the order of the lines of each file: nested, inherited and in extensions too.
  var delegates: [Delegate] {
    let conforming = Set(
      relationships.filter { $0.kind == "conformsTo" && $0.target == Self.target }.map(\.source))
    return symbols.filter { symbol in
      conforming.contains(symbol.identifier.precise) && symbol.kind.identifier != "swift.protocol"
    }.map { symbol in
      Delegate(
        name: symbol.pathComponents.joined(separator: "."), isPrivate: isPrivate(symbol),
        file: symbol.location?.uri ?? "", line: (symbol.location?.position.line ?? -1) + 1)
    }.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }

  /// Whether a type, or one around it, is private to the file.
  private func isPrivate(_ symbol: Symbol) -> Bool {
    symbols.contains { other in
      ["private", "fileprivate"].contains(other.accessLevel)
        && symbol.pathComponents.starts(with: other.pathComponents)
        && other.kind.identifier.hasPrefix("swift.")
    }
  }
}
