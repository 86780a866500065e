import Conformance
import Foundation
import Testing

struct RuleBookTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Conformance/Rules").standardizedFileURL

  @Test func `each rule has a file of its own, named for it`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != "Rule.swift" && $0 != "RuleBook.swift" }
    let names = Rule.all.map { rule in
      rule.id.split { $0 == "." || $0 == "-" }.map(\.capitalized).joined() + ".swift"
    }
    #expect(files.sorted() == names.sorted())
  }

  @Test func `ids are unique, and each rule explains itself`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      for text in [rule.title, rule.reason, rule.bad, rule.good] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      #expect(rule.title.hasSuffix("."), "\(rule.id)")
      #expect(Rule.named(rule.id)?.id == rule.id)
    }
  }

  @Test func `severities and sources are those of the catalogue`() {
    let should = Rule.all.filter { $0.severity == .should }.map(\.id)
    #expect(
      should == [
        "cleanup.start-guidance", "cleanup.order", "overlap.custom", "legacy.api",
        "process.hygiene", "process.sandbox",
      ])
    let house = Rule.all.filter { $0.source == .house }.map(\.id)
    #expect(
      house == [
        "cleanup.growth", "constraints.unsatisfiable", "abi.thread", "abi.handle", "abi.value",
        "process.crash", "process.hang", "process.exit", "process.hygiene", "process.sandbox",
      ])
  }
}
