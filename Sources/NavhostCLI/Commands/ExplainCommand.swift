import Conformance
import Reports

/// `navhost explain RULE`: one rule with its reason and examples.
struct ExplainCommand {
  private let id: String

  init(_ arguments: ParsedArguments) { id = arguments.operands[0] }

  func run() throws(CommandError) -> Int32 {
    guard let entry = Catalogue.all.entry(id) else {
      let near = Catalogue.all.near(id)
      throw .usage(
        "there is no rule \"\(id)\"" + Nearness.suggestion(near)
          + (near.isEmpty ? "; `\(Product.name) rules` lists them" : ""), command: .explain)
    }
    try Output.write(Self.text(of: entry))
    return 0
  }

  private static func text(of entry: Catalogue.Entry) -> String {
    var lines = [
      entry.id, "", entry.title, "", "Severity   \(weight(of: entry.severity))",
      "Source     \(entry.source.origin)", "Judges     the \(entry.subject.rawValue)", "",
    ]
    lines += entry.reason.wrapped(to: 80)
    for (title, example) in [("Bad", entry.bad), ("Good", entry.good)] where !example.isEmpty {
      lines += ["", "\(title):"]
      lines += example.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    switch entry.subject {
    case .delegate:
      lines += ["", "Only this rule:", "  \(Product.name) load LIB --rule \(entry.id)"]
    case .host:
      lines += ["", "It is checked on \(Product.name) itself before each `load`."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func weight(of severity: Severity) -> String {
    switch severity {
    case .must: "must: a breach fails the run"
    case .should: "should: a breach is told, and fails the run with --fail-on should"
    case .note: "note: a breach is told, and fails the run with --fail-on note"
    }
  }
}
