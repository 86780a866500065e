import Reports

/// What `inspect` prints for people.
extension LibraryFacts {
  var text: String {
    var rows: [(String, String)] = [
      ("file", path), ("is", "\(type), \(elfClass), \(machine), \(size) bytes"),
    ]
    if resolvedPath != path { rows.append(("path", resolvedPath)) }
    rows += Self.list(
      "segments",
      ["\(Self.count(segments.count, "segment")), all inside the file"]
        + segments.filter { $0.type == "LOAD" }.map {
          "\($0.type)  \($0.permissions)  \($0.size) bytes from \($0.offset)"
        })
    rows.append(("plugin", pluginFault.value.map { "no: \($0)" } ?? "yes"))
    rows.append(("entry", hasEntry ? "navhost_negotiate" : "no navhost_negotiate is exported"))
    rows.append(("note", noteText))
    if let note = note.value {
      rows.append(("id", note.id))
      rows.append(("language", note.language))
      rows.append(
        ("ABI", note.oldest == note.newest ? "\(note.oldest)" : "\(note.oldest) to \(note.newest)"))
    }
    rows.append(("build id", buildID.value ?? "none"))
    if let soname = soname.value { rows.append(("soname", soname)) }
    rows += Self.list("needs", needed.flatMap { $0.lines(depth: 0) })
    rows += Self.list("RUNPATH", runpaths)
    rows += Self.list("RPATH", rpaths)
    rows += Self.list("exports", exports)
    rows.append(("undefined", Self.count(undefined.count, "symbol")))
    rows += Self.list(
      "", unresolved.map { "\($0) is in none of the needed libraries" })
    rows.append(("at load", "\(Self.count(constructors, "function")) run"))
    rows.append(("thread", hasThreadLocals ? "has thread-local variables" : "no thread-locals"))
    rows += Self.list("unique", uniqueSymbols.isEmpty ? ["none"] : uniqueSymbols)
    rows += Self.list("Swift", swiftSections.isEmpty ? ["none"] : swiftSections)
    rows.append(("debug", debugText))
    return rows.map { label, content in label.padded(to: 11) + content + "\n" }.joined()
  }

  private var noteText: String {
    if let noteFault = noteFault.value { return "damaged: \(noteFault)" }
    return note.value == nil ? "none" : "whole"
  }

  private var debugText: String {
    var parts = [hasDebugInfo ? "has line tables" : "no line tables"]
    if let debugLink = debugLink.value { parts.append("they are in \(debugLink)") }
    parts.append(isStripped ? "stripped" : "not stripped")
    return parts.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// The items under one label.
  private static func list(_ label: String, _ items: [String]) -> [(String, String)] {
    items.enumerated().map { index, item in (index == 0 ? label : "", item) }
  }
}

extension LibraryFacts.Dependency {
  /// A line for the library, further in the deeper it stands, and those of what it needs.
  ///
  /// Below the first level each library has one line, where it is needed first.
  fileprivate func lines(depth: Int) -> [String] {
    if depth > 0, isRepeated { return [] }
    let inset = String(repeating: "  ", count: depth)
    var lines: [String] = []
    if let path = path.value {
      lines.append("\(inset)\(name)  \(path)\(isRepeated ? "  (above)" : "")")
    } else {
      lines.append(
        "\(inset)\(name)  not found"
          + (searched.isEmpty ? "" : "; looked in " + searched.joined(separator: ", ")))
    }
    for other in passedOver { lines.append("\(inset)  passed over: \(other)") }
    if let fault = fault.value { lines.append("\(inset)  can't be loaded: \(fault)") }
    return lines + needed.flatMap { $0.lines(depth: depth + 1) }
  }
}
