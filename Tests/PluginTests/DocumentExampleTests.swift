import Conformance
import Foundation
import NavigationSim
import TestSupport
import Testing

/// The document's own example, which nobody here wrote: its frames and its verdict.
@Suite(
  .enabled(
    if: Project.isBuilt && FileManager.default.fileExists(atPath: Project.documentExample),
    "needs `make build`, and the document's example in ../shared/seeds"))
struct DocumentExampleTests {
  /// Built once for all tests.
  private struct Built: Sendable {
    let scratch: ScratchFolder
    let library: String

    init() throws {
      scratch = try ScratchFolder()
      library = scratch.path("libbasic.so")
      let outcome = try Command.run(
        Project.navhost, ["build", Project.documentExample, "-o", library])
      try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }
  }

  private static let built = Result { try Built() }
  private let library: String

  init() throws { library = try Self.built.get().library }

  // MARK: - Frames

  /// A row of the fixture: the rectangles of one picture, by the names in the text tree.
  struct Row {
    let screen: String
    let orientation: String
    let picture: String
    let rects: [(name: String, rect: [Double])]
    let isReportHidden: Bool

    init(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let words = cells[0].split(separator: " ").map(String.init)
      (screen, orientation, picture) = (words[0], words[1], words[2])
      let names = [
        "turnCard", "etaCard", picture == "prompt-200" ? "prompt2" : "prompt1", "googleLogo",
        "viewport", "compass", "reporting",
      ]
      isReportHidden = cells[7] == "hidden"
      rects = zip(names, cells.dropFirst()).compactMap { name, cell in
        var numbers = cell.split(separator: ",").compactMap { Double($0) }
        if numbers.count == 2 { numbers += [48, 48] }
        return numbers.count == 4 ? (name, numbers) : nil
      }
    }
  }

  static let rows: [Row] = {
    let path = Project.root + "/Tests/Fixtures/document-example/frames.expected"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Row.init)
  }()

  @Test func `the fixture has every row of the table`() { #expect(Self.rows.count == 16) }

  /// The screens of the fixture, each once.
  static let places = rows.map { [$0.screen, $0.orientation] }.reduce(into: [[String]]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  @Test(arguments: places, ["ltr", "rtl"])
  func `its frames are those of an independent solver`(
    _ place: [String], _ direction: String
  ) throws {
    let outcome = try Command.run(
      Project.navhost,
      [
        "snapshot", library, "--scenario",
        """
        enable; settle; snapshot ready; guide; settle; snapshot guide; prompt 96; settle
        snapshot prompt-96; change-prompt 200; settle; snapshot prompt-200
        """, "--screen", place[0], "--orientation", place[1], "--direction", direction,
      ])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    for row in Self.rows where [row.screen, row.orientation] == place {
      try check(Picture(outcome.output, named: row.picture), row, isMirrored: direction == "rtl")
    }
  }

  private func check(_ picture: Picture, _ row: Row, isMirrored: Bool) throws {
    for (name, expected) in row.rects {
      var wanted = expected
      if isMirrored { wanted[0] = picture.width - expected[0] - expected[2] }
      let found = try #require(picture.rects[name], "\(row.picture): \(name) is missing")
      for (a, b) in zip(found, wanted) {
        #expect(abs(a - b) <= 0.5, "\(row.picture), \(name): \(found), wanted \(wanted)")
      }
    }
    #expect(picture.hidden.contains("reporting") == row.isReportHidden)
  }

  /// One picture of `snapshot`'s output.
  private struct Picture {
    var width = 0.0
    var rects: [String: [Double]] = [:]
    var hidden: Set<String> = []

    init(_ output: String, named name: String) {
      let sections = output.components(separatedBy: "# ")
      let section = sections.first { $0.hasPrefix(name + "\n") } ?? ""
      for line in section.split(separator: "\n").dropFirst() {
        let words = line.trimmingCharacters(in: .whitespaces)
        guard let open = words.firstIndex(of: "["), let close = words.firstIndex(of: "]") else {
          continue
        }
        let title = words[..<open].trimmingCharacters(in: .whitespaces)
        let numbers = words[words.index(after: open)..<close].split(separator: ",")
          .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        rects[title] = numbers
        if title == "map" { width = numbers[2] }
        if words[close...].contains("hidden") { hidden.insert(title) }
      }
    }
  }

  // MARK: - Verdict

  @Test func `upright on a phone it is conformant`() throws {
    let (report, outcome) = try Report.load(
      library, ["--screen", "iphone-16", "--orientation", "portrait"])
    #expect(outcome.lastLine == "CONFORMANT")
    #expect(report.findings.filter { $0.severity == "must" }.isEmpty)
    // True: a prompt whose hide has begun is tracked no more, and disabling leaves it sliding.
    #expect(report.brokenRules == ["cleanup.disable"])
    #expect(report.findings.allSatisfy { $0.severity == "should" })
  }

  @Test func `everywhere it has that one finding only`() throws {
    let (report, outcome) = try Report.load(library)
    #expect(outcome.exitCode == 0)
    #expect(report.brokenRules == ["cleanup.disable"])
  }

  @Test func `a prompt too tall for its landscape layout is a true conflict`() throws {
    // 390 points less the turn card's 96 leave 294.
    for (height, isBroken) in [("294", false), ("295", true), ("300", true)] {
      let (report, _) = try Report.load(
        library,
        [
          "--scenario", "enable; guide; settle; prompt \(height); settle", "--screen", "iphone-14",
          "--orientation", "landscape",
        ])
      #expect(report.brokenRules.contains("constraints.unsatisfiable") == isBroken)
    }
  }

  @Test(arguments: [0.8, 1.2]) func `other sizes of components change no verdict`(
    _ scale: Double
  ) throws {
    var options = SuiteOptions()
    options.sizes = SizeTable().scaled(by: scale)
    var runner = SuiteRunner(options: options, workerArguments: ["worker"], program: "navhost")
    runner.executable = Project.navhost
    let result = try runner.run(path: library) { _, _ in }
    #expect(result.verdict == .conformant)
    #expect(Set(result.findings.map(\.rule)) == ["cleanup.disable"])
  }
}
