import Rendering
import Testing
import ViewTree

/// Lines, limits and ellipses.
///
/// Expected widths are sums of Inter's advances, by hand: n 1648, o 1680, space 792, … 2312; no
/// pair of them is kerned.
@Suite
struct TextLinesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var limit: Double?
    var maximumLines = 0
    var breaksAtWords = true
    let units: Double
    let lines: Int
    var isTruncated = false

    init(
      _ name: String, _ text: String, limit: Double? = nil, maximumLines: Int = 0,
      breaksAtWords: Bool = true, units: Double, lines: Int, isTruncated: Bool = false
    ) {
      testDescription = name
      self.text = text
      self.limit = limit
      self.maximumLines = maximumLines
      self.breaksAtWords = breaksAtWords
      self.units = units
      self.lines = lines
      self.isTruncated = isTruncated
    }

    var request: TextRequest {
      TextRequest(
        text: text, font: Font(size: unitSize), maximumWidth: limit, maximumLines: maximumLines,
        breaksAtWords: breaksAtWords)
    }
  }

  static let cases = [
    Case("exactly as wide as the limit", "nnnn oooo", limit: 141.04, units: 14104, lines: 1),
    Case("a unit too wide", "nnnn oooo", limit: 141.03, units: 6720, lines: 2),
    Case("three words, three lines", "nnnn oooo nnnn", limit: 67.2, units: 6720, lines: 3),
    Case("a limit beyond all numbers", "noon", limit: .infinity, units: 6656, lines: 1),
    Case("at words", "nn oooo", limit: 67.2, units: 6720, lines: 2),
    Case("at characters", "nn oooo", limit: 67.2, breaksAtWords: false, units: 5768, lines: 2),
    Case("a word wider than the limit", "noon", limit: 33.28, units: 3328, lines: 2),
    Case("line feed", "noon\nno", units: 6656, lines: 2),
    Case("carriage return and line feed", "noon\r\nno", units: 6656, lines: 2),
    Case("an empty line between", "no\n\nnoon", units: 6656, lines: 3),
    Case(
      "one line cut off", "noonnoon", limit: 60, maximumLines: 1, units: 5640, lines: 1,
      isTruncated: true),
    Case(
      "second of two lines cut off", "nnnn oooo nnnn", limit: 67.2, maximumLines: 2, units: 6592,
      lines: 2, isTruncated: true),
    Case(
      "as many lines as allowed", "nnnn oooo", limit: 67.2, maximumLines: 2, units: 6720,
      lines: 2),
    Case(
      "a paragraph left out", "noon\nno", maximumLines: 1, units: 8968, lines: 1,
      isTruncated: true),
    Case(
      "a paragraph left out after a whole one", "no\nnoon\nno", maximumLines: 2, units: 8968,
      lines: 2, isTruncated: true),
    Case(
      "only the cut paragraph counts", "no\nnn oooo nnnn\nnoon", limit: 67.2, maximumLines: 3,
      units: 5672, lines: 3, isTruncated: true),
  ]

  let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  @Test(arguments: cases) func `a text breaks where it no longer fits`(_ example: Case) {
    let found = measurer.measure(example.request)
    #expect(abs(found.width - example.units / 100) < tolerance)
    #expect(found.lineCount == example.lines)
    #expect(found.isTruncated == example.isTruncated)
    #expect(abs(found.height - 34.08 * Double(example.lines)) < tolerance)
  }

  @Test(arguments: [7.3, 12, 17, 28.16, 33.3])
  func `a text fits into the width it was measured to have`(_ size: Double) {
    let font = Font(size: size)
    let free = measurer.measure(TextRequest(text: "Turn left onto Main", font: font))
    let held = measurer.measure(
      TextRequest(text: "Turn left onto Main", font: font, maximumWidth: free.width))
    #expect(held == free)
  }

  @Test func `a character wider than the limit counts as truncated`() {
    let found = measurer.measure(
      TextRequest(text: "n", font: Font(size: unitSize), maximumWidth: 1))
    #expect(found.isTruncated)
    #expect(found.lineCount == 1)
  }

  @Test func `an empty text takes up nothing`() {
    let found = measurer.measure(TextRequest(text: "", font: Font(size: 17), maximumWidth: 10))
    let nothing = TextMetrics(
      width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
    #expect(found == nothing)
  }

  @Test func `a font of size zero takes up nothing`() {
    let found = measurer.measure(TextRequest(text: "noon", font: Font(size: 0), maximumWidth: 0))
    #expect(found.width == 0)
    #expect(found.height == 0)
    #expect(!found.isTruncated)
  }
}
