import Conformance
import NavigationSim
import Testing
import ViewTree

/// The built-in layout is the reference: it keeps every rule that a delegate is judged by.
@Suite
struct BuiltInJudgementTests {
  /// Every situation of the suite's walks in one.
  private static let walk = """
    buttons reporting,unknown,compass; enable; settle; guide; speed both; settle; prompt 96; settle
    change-prompt 200; tick 0.1; hide-prompt; settle; rotate; recenter on; prompt 200; settle
    stop; settle; disable; settle; recenter off; enable; guide; settle; prompt 96; settle
    hide-prompt; tick 0.1; disable; settle
    """

  private func run(
    screens: [String] = [], sizes: SizeTable = SizeTable(), textSize: ContentSize = .standard
  ) throws -> SuiteResult {
    var options = SuiteOptions()
    options.isBuiltIn = true
    options.scenario = try Scenario(Self.walk)
    options.screens = screens
    options.sizes = sizes
    options.textSize = textSize
    return try BuiltInRunner(
      options: options, program: "navhost", measurer: GridMeasurer(), picture: { _ in "" }
    ).run { _, _ in }
  }

  private func expectNoFinding(_ result: SuiteResult) {
    #expect(result.verdict == .conformant, "\(result.reason ?? "")")
    for finding in result.findings {
      Issue.record("\(finding.caseID) \(finding.step) \(finding.rule): \(finding.message)")
    }
  }

  @Test func `on every screen and in both directions no rule has a finding`() throws {
    let result = try run()
    expectNoFinding(result)
    #expect(Set(result.cases.map(\.screen)) == Set(Device.all.map(\.name)))
    for rule in result.rules where rule.id != "overlap.custom" {
      #expect(rule.state == .passed && rule.cases > 0, "\(rule.id)")
    }
    // It draws nothing of its own: all that stands in the map is the SDK's.
    #expect(result.rules.first { $0.id == "overlap.custom" }?.state.word == "skipped")
  }

  @Test(arguments: [0.8, 1.2]) func `its verdict doesn't hang on the sizes`(
    _ factor: Double
  ) throws {
    expectNoFinding(
      try run(
        screens: ["iphone-16", "iphone-se-1", "ipad-mini"], sizes: SizeTable().scaled(by: factor)))
  }

  @Test(arguments: ["320x480", "600x480", "640x640", "600x340"])
  func `nor on the screen being a known one`(_ screen: String) throws {
    expectNoFinding(try run(screens: [screen]))
  }

  @Test(arguments: [ContentSize.xs, .xxxl, .ax5]) func `nor on the text size`(
    _ size: ContentSize
  ) throws {
    expectNoFinding(try run(screens: ["iphone-16", "ipad-mini"], textSize: size))
  }

  @Test func `a car's screen has no prompt to judge`() throws {
    let result = try run(screens: ["car-459x240"])
    expectNoFinding(result)
    #expect(
      result.rules.first { $0.id == "prompt.shown" }?.state == .skipped("no prompt was shown"))
    #expect(result.rules.first { $0.id == "cleanup.disable" }?.state == .passed)
  }

  @Test func `settings of the app's leave it conformant`() throws {
    for setting in [
      "isNavigationTripProgressBarEnabled on", "isNavigationHeaderEnabled off",
      "isNavigationFooterEnabled off", "padding 10,20,30,40", "setHeaderAccessoryView 48",
      "compassButton on", "paddingAdjustmentBehavior automatic",
    ] {
      var options = SuiteOptions()
      options.isBuiltIn = true
      options.screens = ["iphone-16", "ipad-mini"]
      options.scenario = try Scenario(
        """
        legacy \(setting); enable; settle; guide; settle; speed both; prompt 200; settle
        hide-prompt; settle; stop; settle; disable; settle
        """)
      expectNoFinding(
        try BuiltInRunner(
          options: options, program: "navhost", measurer: GridMeasurer(), picture: { _ in "" }
        ).run { _, _ in })
    }
  }
}
