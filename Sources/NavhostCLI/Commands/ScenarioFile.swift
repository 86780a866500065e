import FoundationEssentials
import NavigationSim

/// A scenario that a file holds: steps alone, or a field report with the screen that it is about.
///
/// Of a field report (`Tests/Fixtures/field-reports`) the steps, the screen and the direction count.
struct ScenarioFile {
  let text: String
  private(set) var screen: String?
  private(set) var orientation: String?
  private(set) var direction: String?

  init(at path: String, command: Command) throws(CommandError) {
    let contents = try TextFile.contents(of: path, command: command)
    guard contents.first(where: { !$0.isWhitespace }) == "{" else {
      text = contents
      return
    }
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: Data(contents.utf8))
    } catch {
      throw .usage("\(path): no field report: \(error.sentence)", command: command)
    }
    text = report.steps.map(\.text).joined(separator: "\n")
    screen = report.screen?.name
    orientation = report.orientation
    direction = report.direction
  }

  private struct Report: Decodable {
    let steps: [Steps]
    let screen: ScreenName?
    let orientation: String?
    let direction: String?
  }

  /// Steps as a scenario writes them, or some of them several times over.
  private struct Steps: Decodable {
    let text: String

    private enum Key: String, CodingKey {
      case times
      case steps
    }

    private static let mostTimes = 10_000

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self.text = text
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      let steps = try container.decode(String.self, forKey: .steps)
      let times = try container.decode(Int.self, forKey: .times)
      guard 1...Self.mostTimes ~= times else {
        throw DecodingError.dataCorruptedError(
          forKey: .times, in: container,
          debugDescription: "\(times) times, not 1 to \(Self.mostTimes)")
      }
      text = Array(repeating: steps, count: times).joined(separator: "\n")
    }
  }

  /// A known device, or a screen of the report's own: by its size, as `--screen` takes it.
  private struct ScreenName: Decodable {
    let name: String

    private enum Key: String, CodingKey { case size }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.name = name
        return
      }
      let size = try decoder.container(keyedBy: Key.self).decode([Double].self, forKey: .size)
      name = size.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: "x")
    }
  }
}

extension Error {
  /// What a decoder has to complain of, in a few words.
  fileprivate var sentence: String {
    switch self as? DecodingError {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? context.debugDescription
        : "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    case nil: "\(self)"
    @unknown default: "\(self)"
    }
  }
}
