import Conformance
import NavigationSim
import Testing
import ViewTree

/// Each delegate breaks one rule, and is caught for that rule alone.
@Suite
struct ViolationTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let defect: Defect
    let rule: String
    let severity: Severity
    var scenario = shortWalk
    var testDescription: String { "\(defect.rawValue) breaks \(rule)" }
  }

  private static let still = "enable; settle; guide; settle; disable; settle"
  private static let fast = "enable; settle; guide; speed both; settle; disable; settle"
  private static let wide = "rotate; enable; settle; guide; settle; disable; settle"
  private static let hidden =
    "enable; guide; prompt 96; settle; hide-prompt; tick 0.1; disable; settle"
  private static let tall = "enable; settle; guide; settle; prompt 200; settle; disable; settle"
  private static let taller =
    "rotate; enable; settle; guide; settle; prompt 300; settle; hide-prompt; settle; disable; settle"
  private static let upright = """
    enable; settle; guide; settle; prompt 96; settle; hide-prompt; settle; disable; settle
    enable; settle; guide; settle; stop; settle; disable; settle
    """

  static let examples = [
    Example(defect: .logoLeftOut, rule: "required.attached", severity: .must),
    Example(defect: .viewportLeftOutInGuidance, rule: "required.attached", severity: .must),
    Example(defect: .logoHidden, rule: "required.visible", severity: .must),
    Example(defect: .logoCovered, rule: "required.visible", severity: .must),
    Example(defect: .logoOutside, rule: "required.visible", severity: .must, scenario: still),
    Example(defect: .turnCardHeight, rule: "size.fixed", severity: .must),
    Example(defect: .etaCardAsWideAsMap, rule: "size.fixed", severity: .must),
    Example(defect: .speedWidgetAspect, rule: "size.fixed", severity: .must),
    Example(defect: .promptEdges, rule: "size.stretched", severity: .must, scenario: upright),
    Example(defect: .logoScaled, rule: "size.stretched", severity: .must),
    Example(defect: .speedWidgetInEtaCard, rule: "tree.direct-subview", severity: .must),
    Example(defect: .readyCompassStays, rule: "cleanup.start-guidance", severity: .should),
    Example(defect: .emptyReadyContainerStays, rule: "cleanup.start-guidance", severity: .should),
    Example(defect: .turnCardStaysAfterStop, rule: "cleanup.stop-guidance", severity: .must),
    Example(defect: .readyBeforeGuidanceIsGone, rule: "cleanup.order", severity: .should),
    Example(defect: .guideStaysAfterDisable, rule: "cleanup.disable", severity: .must),
    Example(defect: .bannerStaysAfterDisable, rule: "cleanup.disable", severity: .must),
    Example(
      defect: .disableForgetsHiddenPrompt, rule: "cleanup.disable", severity: .should,
      scenario: hidden),
    Example(defect: .hiddenPromptStays, rule: "cleanup.prompt", severity: .must, scenario: upright),
    Example(defect: .constraintsPileUp, rule: "cleanup.growth", severity: .must),
    Example(defect: .bannerIsNeverFreed, rule: "cleanup.growth", severity: .must),
    Example(defect: .bannerIsNeverFreed, rule: "cleanup.growth", severity: .must, scenario: still),
    Example(
      defect: .speedWidgetOverLogo, rule: "overlap.provided", severity: .must, scenario: fast),
    Example(defect: .bannerOverTurnCard, rule: "overlap.custom", severity: .should),
    Example(
      defect: .viewportUnderEtaCard, rule: "overlap.viewport", severity: .must, scenario: still),
    Example(defect: .sheetOverViewport, rule: "overlap.viewport", severity: .must, scenario: still),
    Example(
      defect: .progressBarOverEdge, rule: "overlap.offscreen", severity: .must, scenario: still),
    Example(defect: .promptBelowEtaCard, rule: "prompt.shown", severity: .must, scenario: upright),
    Example(defect: .promptTooLow, rule: "prompt.shown", severity: .must),
    Example(defect: .logoIgnoresPrompt, rule: "prompt.clear", severity: .must, scenario: tall),
    Example(defect: .viewportIgnoresPrompt, rule: "prompt.clear", severity: .must, scenario: tall),
    Example(
      defect: .contentFollowsLate, rule: "prompt.clear", severity: .should, scenario: tall),
    Example(
      defect: .cardsOnTrailingSide, rule: "wide.leading-edge", severity: .must, scenario: wide),
    Example(defect: .setsPadding, rule: "legacy.api", severity: .should),
    Example(defect: .fadesEtaCard, rule: "tree.internal", severity: .must),
    Example(defect: .passesNaN, rule: "abi.value", severity: .must),
    Example(defect: .usesStaleHandle, rule: "abi.handle", severity: .must),
    Example(defect: .callsFromThread, rule: "abi.thread", severity: .must),
    Example(defect: .setsDelegateLate, rule: "delegate.set-before-enable", severity: .must),
    Example(defect: .bannerOfTwoHeights, rule: "constraints.unsatisfiable", severity: .must),
    Example(
      defect: .narrowLayoutInWideMap, rule: "constraints.unsatisfiable", severity: .must,
      scenario: taller),
  ]

  @Test(arguments: examples, LayoutDirection.allCases)
  func `a defect is caught for its rule alone`(
    _ example: Example, _ direction: LayoutDirection
  ) throws {
    let record = try Cases.run(example.scenario, direction: direction, defect: example.defect)
    let findings = Cases.findings(record)
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(
        finding.rule == example.rule && finding.severity == example.severity,
        "step \(finding.step) \(finding.rule) \(finding.severity): \(finding.message)")
    }
  }

  @Test func `every rule that looks at moments or records has a delegate that breaks it`() {
    let broken = Set(Self.examples.map(\.rule))
    for rule in Rule.all {
      if case .ending = rule.check { continue }
      #expect(broken.contains(rule.id), "\(rule.id)")
    }
  }

  @Test func `a breach that lasts is one finding with a count`() throws {
    let record = try Cases.run(Self.upright, defect: .turnCardHeight)
    let findings = Cases.findings(record)
    #expect(findings.count == 1)
    #expect((findings.first?.count ?? 0) > 1)
    #expect(findings.first?.step == 2, "found at the first step that shows it: guide")
    #expect(findings.first?.views.map(\.name) == ["turnCard"])
  }

  @Test func `what a conflict puts out of place hangs under it`() throws {
    let record = try Cases.run(Self.taller, defect: .narrowLayoutInWideMap)
    let findings = Cases.findings(record)
    #expect(findings.count == 1)
    #expect(findings.first?.consequences.isEmpty == false)
    // The map is 393 high; above the prompt of 300 are left 93, and turn card and banner take 128.
    for part in ["turnCard.height == 96", "orderBanner.height == 32", "prompt1.height == 300"] {
      #expect(findings.first?.message.contains(part) == true, "\(part)")
    }
  }

  @Test func `only wanted rules are reported, and a defect stays with the rule it belongs to`()
    throws
  {
    let record = try Cases.run(Self.tall, defect: .logoIgnoresPrompt)
    let visible = Rule.all.filter { $0.id == "required.visible" }
    #expect(Judge(rules: visible).judge(record) == [])
    let clear = Rule.all.filter { $0.id == "prompt.clear" }
    #expect(Judge(rules: clear).judge(record).map(\.rule) == ["prompt.clear"])
  }
}
