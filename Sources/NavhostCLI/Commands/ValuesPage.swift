import NavigationSim
import Rendering
import Reports

/// The simulation's measures as a page: what `docs/simulation-values.md` is printed from.
enum ValuesPage {
  static var text: String {
    var lines = [
      "# The simulation's values", "",
      "Printed by `navhost values --markdown`; `make docs` does it anew.", "",
      "Google publishes how components behave, but hardly a number. These are ours: chosen near what",
      "the public screenshots show, and replaceable as a whole. Verdicts must not depend on them.",
      "",
      "`navhost values` prints them as a JSON object of names and numbers. A file with those that",
      "should differ goes to `navhost load --values FILE` and `navhost snapshot --values FILE`. A name",
      "that isn't listed here, a value that is no number, and one below 0 or above",
      "\(Decimals.text(SizeTable.longest)) are refused with the name.", "",
      "Lengths are points, times seconds. The built-in layout's numbers (`builtIn.…`) are those of",
      "the SDK's guide and release notes.", "", "| name | value | what it is |", "|---|---|---|",
    ]
    let table = SizeTable()
    lines += SizeTable.entries.map { entry in
      "| `\(entry.name)` | \(Decimals.text(table[entry.name] ?? 0)) | \(entry.help) |"
    }
    lines += [
      "", "## Text sizes", "",
      "The ETA card is `etaCard.height` high at size L, and grows with larger text by",
      "`etaCard.textHeight` for each time that body text grows by its own size, rounded to points.",
      "",
      "| size | body text | ETA card |", "|---|---|---|",
    ]
    lines += ContentSize.allCases.map { size in
      "| \(size.rawValue) | \(Decimals.text(size.bodySize)) | "
        + "\(Decimals.text(table.etaHeight(size))) |"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
