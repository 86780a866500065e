import Conformance
import Reports

/// `navhost rules`: the catalogue.
struct RulesCommand {
  private let isJSON: Bool
  private let isPage: Bool

  init(_ arguments: ParsedArguments) {
    isJSON = arguments.has(.json)
    isPage = arguments.has(.markdown)
  }

  func run() throws -> Int32 {
    let entries = Catalogue.all.entries
    if isJSON {
      try Output.write(JSONText.of(entries.map(Row.init)))
      return 0
    }
    if isPage {
      try Output.write(RulesPage.text)
      return 0
    }
    let width = entries.map(\.id.count).max() ?? 0
    let lines = entries.map { entry in
      let id = entry.id.padded(to: width)
      let severity = entry.severity.rawValue.padded(to: 6)
      let source = entry.source.rawValue.padded(to: 5)
      return "\(id)  \(severity)  \(source)  \(entry.title)\n"
    }
    try Output.write(lines.joined())
    return 0
  }

  private struct Row: Encodable {
    let id: String
    let severity: Severity
    let source: RuleSource
    let title: String
    let subject: String

    init(_ entry: Catalogue.Entry) {
      id = entry.id
      severity = entry.severity
      source = entry.source
      title = entry.title
      subject = entry.subject.rawValue
    }
  }
}
