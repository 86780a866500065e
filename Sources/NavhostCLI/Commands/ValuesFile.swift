import FoundationEssentials
import NavigationSim
import Reports

/// The simulation's measures as a file: a JSON object of names and numbers.
///
/// A file names only what differs from the shipped table.
enum ValuesFile {
  /// The table as a file, in its own order.
  static func text(of table: SizeTable) -> String {
    let width = SizeTable.entries.map(\.name.count).max() ?? 0
    let lines = SizeTable.entries.map { entry in
      let value = table[entry.name] ?? 0
      let number = value == value.rounded() ? String(Int(value)) : String(value)
      return "  \("\"\(entry.name)\":".padded(to: width + 3)) \(number)"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The shipped table with what a file replaces.
  static func table(at path: String, command: Command) throws(CommandError) -> SizeTable {
    let text = try TextFile.contents(of: path, command: command)
    let values: [String: Entry]
    do {
      values = try JSONDecoder().decode([String: Entry].self, from: Data(text.utf8))
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw .usage("\(path): wanted a JSON object of names and numbers", command: command)
    } catch {
      throw .usage("\(path): not JSON that can be read: \(reason(error))", command: command)
    }
    var table = SizeTable()
    for name in values.keys.sorted() {
      guard SizeTable.entries.contains(where: { $0.name == name }) else {
        let near = Nearness.nearest(to: name, among: SizeTable.entries.map(\.name))
        throw .usage(
          "\(path): there is no value \"\(name)\"" + Nearness.suggestion(near), command: command)
      }
      guard case .number(let value) = values[name] else {
        throw .usage("\(path): \(name) is no number", command: command)
      }
      do throws(SizeTableError) {
        try table.set(name, to: value)
      } catch {
        throw .usage("\(path): \(error.description)", command: command)
      }
    }
    return table
  }

  /// A value of the file; whatever is no number is told apart, so that the sentence can name it.
  private enum Entry: Decodable {
    case number(Double)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let isFlag = (try? container.decode(Bool.self)) != nil
      if !isFlag, let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error {
      if let inner = context.underlyingError { return "\(inner)" }
      return context.debugDescription
    }
    return "\(error)"
  }
}

/// `navhost values`: the shipped table, as a file to start from.
struct ValuesCommand {
  private let isPage: Bool

  init(_ arguments: ParsedArguments) { isPage = arguments.has(.markdown) }

  func run() throws -> Int32 {
    try Output.write(isPage ? ValuesPage.text : ValuesFile.text(of: SizeTable()))
    return 0
  }
}
