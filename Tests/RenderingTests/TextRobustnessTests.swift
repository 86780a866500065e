import Glibc
import Rendering
import Testing
import ViewTree

/// Texts that the font has no glyphs for, a missing font, and processes.
@Suite
struct TextRobustnessTests {
  @Test(arguments: [
    "😀", "👩‍👩‍👧‍👦 🇩🇪", "שלום עולם", "مرحبا بالعالم", "漢字かな", "ไทย", "नमस्ते", "e\u{301}\u{323}",
    "\u{202E}abc",
    "a\tb", "\u{0}", "\u{FFFF}", "a\u{AD}b",
  ])
  func `any text is measured`(_ text: String) throws {
    let measurer = try PangoTextMeasurer()
    let free = measurer.measure(TextRequest(text: text, font: Font(size: 17)))
    #expect(free.width.isFinite && free.width >= 0)
    #expect(free.lineCount == 1)
    let held = measurer.measure(
      TextRequest(text: text, font: Font(size: 17), maximumWidth: 5, maximumLines: 2))
    #expect(held.width.isFinite && held.width >= 0)
    #expect((1...2).contains(held.lineCount))
  }

  @Test func `an unknown character has the size of text`() throws {
    let measurer = try PangoTextMeasurer()
    let found = measurer.measure(TextRequest(text: "😀", font: Font(size: 100)))
    #expect((20...300).contains(found.width))
    #expect(found.height == measurer.metrics(of: Font(size: 100)).lineHeight)
  }

  @Test func `a long text is measured`() throws {
    let measurer = try PangoTextMeasurer()
    let found = measurer.measure(
      TextRequest(text: String(repeating: "noon", count: 5000), font: Font(size: unitSize)))
    #expect(abs(found.width - 5000 * 66.56) < tolerance)
  }

  @Test func `two measurers and two calls give the same bits`() throws {
    let first = try PangoTextMeasurer()
    let second = try PangoTextMeasurer()
    try second.warm()
    for text in ["AVATAR", "مرحبا", "😀"] {
      let request = TextRequest(text: text, font: Font(size: 13.7, weight: 600), maximumWidth: 40)
      let answer = first.measure(request)
      #expect(first.measure(request) == answer)
      #expect(second.measure(request) == answer)
    }
  }

  @Test func `answers stay right when more were given than are kept`() throws {
    let measurer = try PangoTextMeasurer()
    for size in 1...5000 {
      _ = measurer.measure(TextRequest(text: "n", font: Font(size: Double(size))))
    }
    let found = measurer.measure(TextRequest(text: "noon", font: Font(size: unitSize)))
    #expect(abs(found.width - 66.56) < tolerance)
  }

  @Test func `a missing font is named with its package`() {
    let error = #expect(throws: TextSetupError.self) {
      _ = try PangoTextMeasurer(fontFolder: "/nonexistent")
    }
    #expect(
      error == .fontNotInstalled(path: "/nonexistent/Inter-Thin.otf", package: "fonts-inter"))
    #expect(error?.description.contains("install the Debian package fonts-inter") == true)
  }

  @Test func `a forked child measures like its parent`() async {
    await #expect(processExitsWith: .success) {
      let measurer = try PangoTextMeasurer()
      try measurer.warm()
      exit(measuresInAChild(measurer) ? 0 : 1)
    }
  }
}

/// Forks, measures in the child, and tells whether the child found what it should.
private func measuresInAChild(_ measurer: PangoTextMeasurer) -> Bool {
  // Swift hides `fork`. It is sound here: the child only measures and leaves.
  typealias Fork = @convention(c) () -> pid_t
  guard let symbol = unsafe dlsym(nil, "fork") else { return false }
  let child = unsafe unsafeBitCast(symbol, to: Fork.self)()
  guard child == 0 else {
    var status: Int32 = -1
    return unsafe waitpid(child, &status, 0) == child && status == 0
  }
  alarm(20)
  let isWhole = ["noon", "مرحبا", "漢字", "😀"].allSatisfy { text in
    let font = Font(size: unitSize, weight: 800)
    return measurer.measure(TextRequest(text: text, font: font)).width > 0
  }
  let noon = measurer.measure(TextRequest(text: "noon", font: Font(size: unitSize)))
  _exit(isWhole && abs(noon.width - 66.56) < tolerance ? 0 : 1)
}
