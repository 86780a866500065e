import Rendering
import Testing
import ViewTree

/// Widths against the font's own numbers.
///
/// Source of the expected units: `hmtx` of Inter 4.0 beta 7 (2816 units to the em) read by
/// fontTools, with kerning and features as HarfBuzz applies them at the size of the em square. At
/// 28.16 points a unit is a hundredth of a point.
@Suite
struct TextWidthTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    var weight = 400.0
    var isItalic = false
    var hasMonospacedDigits = false
    let units: Double

    var testDescription: String { "\(text) \(weight)\(isItalic ? " italic" : "")" }

    var font: Font {
      Font(
        size: unitSize, weight: weight, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits)
    }
  }

  static let cases = [
    Case(text: "noon", units: 6656),  // 2 × 1648 + 2 × 1680
    Case(text: "Hello", units: 6740),  // 2084 + 1640 + 2 × 668 + 1680
    Case(text: "AVATAR", units: 10376),
    Case(text: "Turn left", units: 11072),
    Case(text: "noon", weight: 500, units: 6756),
    Case(text: "noon", weight: 600, units: 6858),
    Case(text: "noon", weight: 700, units: 6958),
    Case(text: "Hello", isItalic: true, units: 6744),
    Case(text: "1111", units: 5232),
    Case(text: "0000", units: 7040),
    Case(text: "1111", hasMonospacedDigits: true, units: 7296),
    Case(text: "0000", hasMonospacedDigits: true, units: 7296),
    Case(text: "0000", weight: 700, hasMonospacedDigits: true, units: 7680),
  ]

  let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  @Test(arguments: cases) func `a text is as wide as its glyphs' advances`(_ example: Case) {
    let found = measurer.measure(TextRequest(text: example.text, font: example.font))
    #expect(abs(found.width - example.units / 100) < tolerance)
    #expect(found.lineCount == 1)
    #expect(!found.isTruncated)
  }

  @Test(arguments: [0.5, 9, 11.3, 17, 34, 200])
  func `doubling the size doubles every measure`(_ size: Double) {
    let one = measurer.measure(TextRequest(text: "Turn left, AVATAR", font: Font(size: size)))
    let two = measurer.measure(TextRequest(text: "Turn left, AVATAR", font: Font(size: 2 * size)))
    #expect(two.width == 2 * one.width)
    #expect(two.height == 2 * one.height)
    #expect(two.firstBaseline == 2 * one.firstBaseline)
  }

  @Test func `the vertical measures are the font's`() {
    // `hhea` 2728, -680, gap 0; `OS/2` capital height 2048, x-height 1536.
    let found = measurer.metrics(of: Font(size: unitSize))
    #expect(abs(found.ascender - 27.28) < tolerance)
    #expect(abs(found.descender - 6.80) < tolerance)
    #expect(abs(found.lineHeight - 34.08) < tolerance)
    #expect(abs(found.capHeight - 20.48) < tolerance)
    #expect(abs(found.xHeight - 15.36) < tolerance)
  }

  @Test func `a line is as high as the font asks for`() {
    let found = measurer.measure(TextRequest(text: "noon", font: Font(size: unitSize)))
    #expect(abs(found.height - 34.08) < tolerance)
    #expect(abs(found.firstBaseline - 27.28) < tolerance)
    #expect(abs(found.lastBaseline - 6.80) < tolerance)
  }

  @Test(arguments: ["", "Inter", "Courier New", "no such family", "monospace", "é, \"x\""])
  func `every family is the pinned font`(_ family: String) {
    let font = Font(family: family, size: unitSize)
    let found = measurer.measure(TextRequest(text: "noon", font: font))
    #expect(abs(found.width - 66.56) < tolerance)
  }

  @Test(arguments: [(-1.0, 100.0), (440, 400), (651, 700), (10_000, 900), (.nan, 400)])
  func `a weight between two faces takes the nearer one`(_ weight: Double, _ face: Double) {
    let wanted = measurer.measure(TextRequest(text: "noon", font: Font(size: 20, weight: face)))
    let found = measurer.measure(TextRequest(text: "noon", font: Font(size: 20, weight: weight)))
    #expect(found.width == wanted.width)
  }
}
