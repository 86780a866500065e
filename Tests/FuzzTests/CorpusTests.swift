import Foundation
import FuzzTargets
import Testing

/// What fuzzing found worth keeping, and what it once crashed on.
@Suite
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/fuzz").standardizedFileURL

  @Test(arguments: FuzzTarget.allCases) func `every input is survived`(_ target: FuzzTarget) throws
  {
    let folder = Self.folder.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      target.run(Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
