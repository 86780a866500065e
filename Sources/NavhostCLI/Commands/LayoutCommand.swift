import FoundationEssentials
import LayoutCases
import Reports

/// `navhost layout FILE…`: solves layouts that a file describes, and compares.
struct LayoutCommand {
  /// An outcome and the file it came from, as one object of the JSON.
  private struct Entry: Encodable {
    private enum CodingKeys: String, CodingKey { case file }

    let file: String
    let outcome: CaseOutcome

    func encode(to encoder: any Encoder) throws {
      try outcome.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
    }
  }

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func run() throws -> Int32 {
    // All files are read before the first is solved: a mistake in the last shows at once.
    var files: [(path: String, file: LayoutFile)] = []
    for path in arguments.operands { files.append((path, try Self.file(path))) }
    if let range = arguments.value(.regions) {
      return try RegionsCommand(files, in: range, arguments).run()
    }
    let entries = files.flatMap { path, file in
      file.cases.map { Entry(file: path, outcome: $0.run()) }
    }
    let tally = CaseTally(entries.map(\.outcome))
    let lines = entries.flatMap(Self.lines).map { $0 + "\n" }.joined()
    try Output.write(try JSONText.of(entries) + lines + "\(tally)\n")
    return tally.count(.failed) > 0 ? 1 : 0
  }

  private static func file(_ path: String) throws(CommandError) -> LayoutFile {
    let text = try TextFile.contents(of: path, command: .layout)
    do throws(LayoutFileError) {
      return try LayoutFile(Data(text.utf8))
    } catch {
      throw .usage("\(path): \(error)", command: .layout)
    }
  }

  /// What people want to see without reading the JSON.
  private static func lines(_ entry: Entry) -> [String] {
    let outcome = entry.outcome
    switch outcome.status {
    case .passed, .solved: return []
    case .failed: return outcome.differences.map { "FAILED \(outcome.id): \($0)" }
    case .skipped: return ["SKIPPED \(outcome.id): \(outcome.reason ?? "")"]
    }
  }
}
