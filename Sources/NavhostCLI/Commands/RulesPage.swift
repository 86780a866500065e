import Conformance
import Reports

/// The catalogue as a page of documentation: what `docs/rules.md` is printed from.
enum RulesPage {
  static var text: String {
    var lines = [
      "# Rules", "",
      "Printed from the catalogue by `navhost rules --markdown`; `make docs` does it anew.", "",
      "**must** breaks the contract and fails a run, **should** is advice, **note** is worth knowing.",
      "A rule comes from the layout-customization document or is ours (house).", "",
    ]
    for (subject, heading) in [
      (Catalogue.Entry.Subject.delegate, "What a delegate keeps"), (.host, "What the host keeps"),
    ] {
      lines += ["## \(heading)", ""]
      for entry in Catalogue.all.entries where entry.subject == subject {
        lines += section(entry)
      }
    }
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  private static func section(_ entry: Catalogue.Entry) -> [String] {
    var lines = [
      "### \(entry.id)", "",
      "\(entry.title) (\(entry.severity.rawValue), \(entry.source.rawValue))",
      "",
    ]
    lines += entry.reason.wrapped(to: 100)
    for (title, example) in [("Bad", entry.bad), ("Good", entry.good)] where !example.isEmpty {
      lines += ["", "\(title):", "", "```swift"]
      lines += example.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines += ["```"]
    }
    return lines + [""]
  }
}
