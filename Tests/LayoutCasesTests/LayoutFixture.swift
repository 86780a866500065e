import Foundation
import LayoutCases
import Testing

/// Layout files that lie with the tests, and such as are written in them.
enum LayoutFixture {
  static func cases(_ name: String) -> [LayoutCase] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/layouts/\(name)").standardizedFileURL
    do {
      return try LayoutFile(Data(contentsOf: url)).cases
    } catch {
      Issue.record("\(name): \(error)")
      return []
    }
  }

  /// A case with one view `a` in a root of 100 by 50.
  static func text(constraints: String, expect: String) -> String {
    """
    {"id": "one", "container": {"size": [100, 50]}, "views": [{"name": "a"}],
     "constraints": [\(constraints)], "expect": \(expect)}
    """
  }

  static func run(_ text: String) throws -> CaseOutcome {
    try #require(LayoutFile(Data(text.utf8)).cases.first).run()
  }
}

extension LayoutCase: CustomTestStringConvertible {
  /// What a report calls the case.
  public var testDescription: String { "\(id) \(description)" }
}
