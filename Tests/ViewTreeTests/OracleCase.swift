import Foundation
import ViewTree

/// The file of Auto Layout values from outside; `LayoutCases` runs its cases.
enum OracleCase {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/layouts/autolayout.json").standardizedFileURL

  static let isPresent = FileManager.default.fileExists(atPath: url.path)
}

extension Insets {
  /// Top, left, bottom, right, as the oracle writes them.
  init(_ list: [Double]) { self.init(top: list[0], left: list[1], bottom: list[2], right: list[3]) }
}
