import Conformance
import Foundation
import NavigationSim
import TestSupport
import ViewTree

/// A report from the field as a file: what is done, what has to come of it, and a fault with which it
/// doesn't.
///
/// Tests/Fixtures/field-reports/README.md says what the members are.
struct FieldReport: Decodable, Sendable {
  let title: String
  let row: Int?
  let sequence: Int?
  let sources: [String]
  let screen: ScreenSpec
  let turned: ScreenSpec?
  let orientation: String?
  let direction: String?
  let delegate: DelegateKind
  let beside: Beside?
  let steps: [StepSpec]
  let drops: Bool?
  let expect: [Expectation]
  let fault: Fault

  /// The name of the expectation that the fault breaks.
  let fails: String

  enum DelegateKind: String, Decodable, Sendable {
    case reference
    /// All in a view of the delegate's own.
    case container
    /// Views of its own instead of both cards.
    case ownCards = "own-cards"
    case builtIn = "built-in"
  }

  /// A second map with a delegate of the same kind, which the app drives along with the first.
  struct Beside: Decodable, Sendable {
    let screen: ScreenSpec
  }

  struct Expectation: Decodable, Sendable {
    let name: String

    /// What is measured; see ``FieldMeasure``.
    let of: String

    /// The name of a `snapshot` step, or "call NAME" for the beginning of that callback; nil for the
    /// end.
    let at: String?

    /// The `snapshot` step that movements count from.
    let since: String?
    let `is`: Value
    let because: String
  }

  struct Fault: Decodable, Sendable {
    /// A ``SimulationFault``.
    let host: String?
    /// A ``CallFault``.
    let calls: String?
    /// A kind of step that the host takes no notice of.
    let ignores: String?
    /// A ``Defect`` of the reference delegate, or one of the delegate with cards of its own.
    let delegate: String?
  }

  enum Value: Decodable, Sendable, Equatable {
    case number(Double)
    case numbers([Double])
    case words([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let numbers = try? container.decode([Double].self), !numbers.isEmpty {
        self = .numbers(numbers)
      } else {
        self = .words(try container.decode([String].self))
      }
    }

    /// Lengths are the same within a thousandth of a point.
    func holds(for other: Value) -> Bool {
      switch (self, other) {
      case (.number(let one), .number(let two)): abs(one - two) < 1e-3
      case (.numbers(let one), .numbers(let two)):
        one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) < 1e-3 }
      case (.words(let one), .words(let two)): one == two
      case (.words(let one), .numbers(let two)), (.numbers(let two), .words(let one)):
        one.isEmpty && two.isEmpty
      default: false
      }
    }

    var isNumeric: Bool { if case .words = self { false } else { true } }
  }
}

/// A known device by its name, or a screen of its own.
enum ScreenSpec: Decodable, Sendable {
  case device(String)
  case own(Screen)

  private struct Own: Decodable {
    let size: [Double]
    let safeArea: [Double]?
    let isCar: Bool?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self = .device(name)
      return
    }
    let own = try container.decode(Own.self)
    let insets = own.safeArea ?? [0, 0, 0, 0]
    guard own.size.count == 2, insets.count == 4 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a screen has a size of 2 and a safe area of 4 numbers")
    }
    self = .own(
      Screen(
        name: "own", size: Size(width: own.size[0], height: own.size[1]),
        safeArea: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
        isCar: own.isCar ?? false))
  }

  func screen(_ orientation: Orientation) throws -> Screen {
    switch self {
    case .own(let screen): return screen
    case .device(let name):
      guard let device = Device.named(name) else { throw Cases.UnknownDevice(name: name) }
      return device.screen(orientation)
    }
  }
}

/// Steps as a scenario writes them, or some of them several times over.
enum StepSpec: Decodable, Sendable {
  case text(String)
  case repeated(Int, String)

  private struct Repeated: Decodable {
    let times: Int
    let steps: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      let repeated = try container.decode(Repeated.self)
      self = .repeated(repeated.times, repeated.steps)
    }
  }

  var text: String {
    switch self {
    case .text(let text): text
    case .repeated(let times, let steps):
      Array(repeating: steps, count: times).joined(separator: "; ")
    }
  }
}

extension FieldReport {
  static let folder = Project.root + "/Tests/Fixtures/field-reports"

  /// The files' names without their endings, in order.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  init(named name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name).json"))
    self = try JSONDecoder().decode(FieldReport.self, from: data)
  }

  func scenario(ignoring kind: String?) throws -> Scenario {
    let whole = try Scenario(steps.map(\.text).joined(separator: "; "))
    guard let kind else { return whole }
    return Scenario(
      steps: whole.steps.filter {
        $0.description.split(separator: " ").first.map(String.init) != kind
      })
  }
}
