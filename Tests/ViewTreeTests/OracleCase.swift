import Foundation
import Testing
import ViewTree

/// One case of the Auto Layout oracle: a layout in words and numbers, and what must come out.
struct OracleCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Container: Decodable, Sendable {
    let name: String
    let size: [Double]
    let safeArea: [Double]?
    let margins: [Double]?
  }

  struct View: Decodable, Sendable {
    let name: String
    let parent: String?
    let kind: String?
    let tamic: Bool?
    let frame: [Double]?
    let autoresizingMask: [String]?
    let margins: [Double]?
    let intrinsic: [Double?]?
    let hug: [Double]?
    let cr: [Double]?
    let hidden: Bool?
    let alignInsets: [Double]?
    let baseline: [Double]?
    let axis: String?
    let distribution: String?
    let alignment: String?
    let spacing: Double?
    let arranged: [String]?
  }

  struct Breaking: Decodable, Sendable {
    let `break`: Int
    let frames: [String: [Double?]]
  }

  struct Expectation: Decodable, Sendable {
    let frames: [String: [Double?]]?
    let framesMeasured: [String: [Double?]]?
    let readable: [[Double]]?
    let ambiguous: [String]?
    let unsatisfiable: Bool?
    let brokenObserved: Int?
    let framesAfterBreaking: Breaking?
    let exception: String?
    let messageContains: String?
    let fitting: [String: [String: [Double]]]?
    let layoutMargins: [String: [Double]]?
    let layoutMarginsWithoutSafeArea: [String: [Double]]?
  }

  let id: String
  let description: String
  let container: Container
  let direction: String
  let views: [View]
  let constraints: [String]
  let expect: Expectation

  var testDescription: String { "\(id) \(description)" }

  private struct Document: Decodable {
    let cases: [OracleCase]
  }

  /// The oracle lies beside the package, not in it.
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/oracles/autolayout.json").standardizedFileURL

  /// Whether the oracle is on this machine.
  static let isPresent = FileManager.default.fileExists(atPath: url.path)

  /// All cases in the order of the file; none when the oracle isn't on this machine.
  static let all: [OracleCase] = {
    guard isPresent else { return [] }
    do {
      return try JSONDecoder().decode(Document.self, from: Data(contentsOf: url)).cases
    } catch {
      Issue.record("\(url.path) can't be read: \(error)")
      return []
    }
  }()

  static func named(_ id: String) -> OracleCase? { all.first { $0.id == id } }
}

extension Insets {
  /// Top, left, bottom, right, as the oracle writes them.
  init(_ list: [Double]) { self.init(top: list[0], left: list[1], bottom: list[2], right: list[3]) }
}
