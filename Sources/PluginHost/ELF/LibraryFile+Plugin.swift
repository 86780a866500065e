extension LibraryFile {
  /// The one function that a plugin exports.
  package static let entryName = "navhost_negotiate"

  /// Checks that the file is a plugin that this host can speak with.
  ///
  /// - Parameter versions: What the host speaks.
  /// - Returns: The plugin's note.
  @discardableResult
  package func requirePlugin(
    speaking versions: ClosedRange<UInt32>
  ) throws(LibraryFileError) -> PluginNote {
    guard exportedNames.contains(LibraryFile.entryName) else {
      throw .noEntry(path: path, wanted: LibraryFile.entryName, nearMisses: nearMisses)
    }
    switch note {
    case .none: throw .noNote(path: path)
    case .damaged(let what): throw .noteDamaged(path: path, what: what)
    case .found(let note):
      let found = note.oldest...note.newest
      guard found.overlaps(versions) else {
        throw .versionOutOfRange(path: path, found: found, wanted: versions)
      }
      return note
    }
  }

  /// Exported names that were probably meant to be the entry: misspelt, or mangled as C++ does.
  private var nearMisses: [String] {
    let near = exportedNames.filter { name in
      let lowercase = name.lowercased()
      return lowercase.contains("negotiate") || lowercase.contains("navhost")
        || LibraryFile.distance(name, LibraryFile.entryName, upTo: 3) != nil
    }
    return Array(near.prefix(5))
  }

  /// How many letters must be put in, left out or changed, if not more than a limit.
  static func distance(_ left: String, _ right: String, upTo limit: Int) -> Int? {
    let (rows, columns) = (Array(left.utf8), Array(right.utf8))
    guard abs(rows.count - columns.count) <= limit else { return nil }
    var previous = Array(0...columns.count)
    for (row, letter) in rows.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        current.append(
          min(
            previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
            current[column] + 1))
      }
      previous = current
    }
    guard let distance = previous.last, distance <= limit else { return nil }
    return distance
  }
}
