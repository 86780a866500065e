package import NavigationSim

/// The state machine and the choices as tables of a page.
package enum StateTables {
  package static func transitions(_ rows: [Transition]) -> String {
    var lines = [
      "| from | event | if | to | callbacks, in order | afterwards |",
      "|---|---|---|---|---|---|",
    ]
    for row in rows {
      let after =
        row.sets.names.map { "\($0)" } + row.clears.names.map { "not \($0)" }
      let cells = [
        StateDiagram.title(of: row.from), "`\(row.event.rawValue)`",
        row.requires.names.joined(separator: ", "),
        row.to == row.from ? "–" : StateDiagram.title(of: row.to),
        row.calls.map { "`\($0.rawValue)`" }.joined(separator: ", "),
        after.joined(separator: ", "),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  package static var choices: String {
    var lines = ["| choice | values, the default first | about |", "|---|---|---|"]
    let defaults = SimulationChoices()
    for choice in SimulationChoice.all {
      let first = choice.read(defaults)
      let values = [first] + choice.values.filter { $0 != first }
      lines.append(
        "| `\(choice.name)` | \(values.map { "`\($0)`" }.joined(separator: ", ")) | "
          + "\(choice.title) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A page whose marked parts are printed from the code.
package struct MarkedPage {
  package private(set) var text: String

  package init(_ text: String) { self.text = text }

  /// Puts a part in between its two markers.
  ///
  /// - Returns: False when the page lacks them.
  package mutating func replace(_ name: String, with part: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let begin = lines.firstIndex(of: "<!-- \(name): begin -->"),
      let end = lines.firstIndex(of: "<!-- \(name): end -->"), begin < end
    else { return false }
    text =
      (lines[...begin] + [""] + part.split(separator: "\n") + [""] + lines[end...])
      .joined(separator: "\n")
    return true
  }

  /// The page with all its parts up to date; nil when it lacks a marker.
  package func upToDate() -> String? {
    var page = self
    guard page.replace("state machine", with: StateTables.transitions(Transition.standard)),
      page.replace("choices", with: StateTables.choices)
    else { return nil }
    return page.text
  }
}
