import Conformance
import Reports
import Testing

@Suite
struct TextReportTests {
  @Test func `findings come by weight, then cases, rules, gaps and the verdict alone`() {
    let expected = """
      navhost \(Product.version)
      plugin     libbad.so
                 com.example.bad, "Bad", version 1.2, swift, ABI 1

      MUST  overlap.provided  (the document)
        turnCard and etaCard share 393 x 10 points
        views      turnCard [0, 0, 393, 155]
                   etaCard [0, 145, 393, 110]
        where      iphone-16, portrait, ltr
        scenario   enable; guide; settle
        step       2: guide
        source     Bad.swift:12 in startGuidance
        seen in    3 cases, first in tour/iphone-16/portrait/ltr
        reproduce  navhost load libbad.so --case tour/iphone-16/portrait/ltr

      SHOULD  cleanup.start-guidance  (the document)
        compass is still attached
        views      compass [345, 694.33, 48, 48]
        where      iphone-16, portrait, rtl
        scenario   enable; guide; settle
        step       2: guide
        reproduce  navhost load libbad.so --case tour/iphone-16/portrait/rtl

      Cases      1 failed, 1 skipped
        tour/iphone-16/portrait/rtl  skipped: the map is too small

      Rules      1 passed, 1 failed, 1 skipped
        required.attached  passed: 1 case
        overlap.provided   failed: 1 case
        prompt.shown       skipped: no prompt was shown

      Notes of the plugin's
        orderBanner: is drawn late

      Not tested
        landscape was not tested

      FAILED

      """
    #expect(TextReport(Samples.failed).text == expected)
  }

  @Test func `what was not loaded has its reason and the verdict`() {
    let expected = """
      navhost \(Product.version)
      plugin     notes.txt

      notes.txt is a text file

      NOT LOADED

      """
    #expect(TextReport(Samples.notLoaded).text == expected)
  }

  @Test func `a finding without a place has no empty rows, and shows the plugin's output`() {
    let expected = """
      navhost \(Product.version)
      plugin     libcrash.so

      MUST  process.crash  (house rule)
        the plugin crashed with SIGSEGV in opening the library
        step       opening the library
        reproduce  navhost load libcrash.so
        output     | one
                   | two

      CRASHED

      """
    #expect(TextReport(Samples.crashed).text == expected)
  }

  @Test func `long output is cut, and says so`() throws {
    var result = Samples.crashed
    result.findings[0].output = (1...20).map { "line \($0)\n" }.joined()
    let text = TextReport(result).text
    #expect(text.contains("| line 8\n"))
    #expect(!text.contains("| line 9\n"))
    #expect(text.contains("(12 lines more in the JSON report)\n"))
  }

  @Test(arguments: Verdict.allCases) func `the last line is the verdict`(_ verdict: Verdict) {
    var result = Samples.failed
    result.verdict = verdict
    let lines = TextReport(result).text.split(separator: "\n")
    #expect(lines.last.map(String.init) == verdict.rawValue)
  }
}
