/// A report that was asked for: its format, and the file it goes to.
struct ReportTarget: Hashable {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let format: Format

  /// Nil for standard output.
  let path: String?

  /// The reports of `--report`; text goes to standard output when no other report does.
  static func targets(_ arguments: ParsedArguments) throws(CommandError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for value in arguments.values(.report) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = Format(rawValue: String(parts[0])) else {
        throw arguments.wrong(.report, value, wanted: "text or json, with =PATH for a file")
      }
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw arguments.wrong(.report, value, wanted: "a path after the =")
      }
      targets.append(
        ReportTarget(format: format, path: parts.count == 1 ? nil : String(parts[1])))
    }
    if targets.allSatisfy({ $0.path != nil }) {
      targets.append(ReportTarget(format: .text, path: nil))
    }
    return targets
  }
}
