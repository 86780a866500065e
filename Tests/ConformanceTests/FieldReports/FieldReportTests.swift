import Conformance
import Foundation
import NavigationSim
import Testing

/// Each file of a field report holds, and stops holding with its fault.
@Suite struct FieldReportTests {
  private func broken(_ report: FieldReport, hasFault: Bool) throws -> [String: String] {
    let outcome = try FieldRun(report: report, hasFault: hasFault).outcome()
    var broken: [String: String] = [:]
    for expectation in report.expect {
      let found = FieldMeasure(outcome: outcome, expectation: expectation).value()
      if found.map({ expectation.is.holds(for: $0) }) != true {
        broken[expectation.name] =
          "\(expectation.name): \(found.map { "\($0)" } ?? "nothing"), not \(expectation.is)"
      }
    }
    return broken
  }

  @Test(arguments: FieldReport.names) func `what the report asks holds`(_ name: String) throws {
    let report = try FieldReport(named: name)
    let broken = try broken(report, hasFault: false)
    #expect(broken.isEmpty, "\(broken.values.sorted())")
  }

  @Test(arguments: FieldReport.names) func `its fault is noticed`(_ name: String) throws {
    let report = try FieldReport(named: name)
    let broken = try broken(report, hasFault: true)
    #expect(
      broken[report.fails] != nil,
      "with \(report.fault) only these fail: \(broken.values.sorted())")
  }

  // MARK: - The files

  @Test(arguments: FieldReport.names) func `a file says what, why and from where`(
    _ name: String
  ) throws {
    let report = try FieldReport(named: name)
    #expect((report.row == nil) != (report.sequence == nil), "one of `row` and `sequence`")
    #expect(!report.title.isEmpty && !report.sources.isEmpty)
    #expect(report.sources.allSatisfy { $0.hasPrefix("https://") })
    #expect(report.expect.contains { $0.is.isNumeric }, "a number is wanted")
    #expect(report.expect.allSatisfy { !$0.because.isEmpty })
    #expect(Set(report.expect.map(\.name)).count == report.expect.count)
    let fault = report.fault
    #expect([fault.host, fault.calls, fault.ignores, fault.delegate].compactMap { $0 }.count == 1)
  }

  /// The reports and sequences that are known, by their numbers.
  private static let rows: Set<Int> = [
    1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33,
    34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54,
  ]
  private static let sequences = Set(1...15)

  /// Why, says the README beside the files.
  private static let rowsLeftOut: Set<Int> = [32]

  @Test func `every known report and sequence has a file`() throws {
    let reports = try FieldReport.names.map { try FieldReport(named: $0) }
    let rows = Set(reports.compactMap(\.row))
    #expect(rows == Self.rows.subtracting(Self.rowsLeftOut))
    #expect(Set(reports.compactMap(\.sequence)) == Self.sequences)
  }

  @Test func `the README lists the files and what isn't one`() throws {
    let readme = try String(contentsOfFile: FieldReport.folder + "/README.md", encoding: .utf8)
    let listed = readme.split(separator: "\n").filter { $0.hasPrefix("| [`") }.map(String.init)
    #expect(listed.count == FieldReport.names.count)
    for (line, name) in zip(listed, FieldReport.names) {
      let report = try FieldReport(named: name)
      #expect(line.hasPrefix("| [`\(name)`](\(name).json) | \(report.title) | "))
      #expect(report.sources.allSatisfy { line.contains("(\($0))") }, "\(name)")
    }
    for row in Self.rowsLeftOut { #expect(readme.contains("\n| row \(row),")) }
  }

  @Test func `every fault in how a host calls is seen by a file`() throws {
    let named = Set(try FieldReport.names.compactMap { try FieldReport(named: $0).fault.calls })
    #expect(named == Set(CallFault.allCases.map(\.rawValue)))
  }
}
