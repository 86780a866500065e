import Conformance
import NavigationSim
import Testing
import ViewTree

/// Scenarios with choices, arrivals and a second map.
@Suite
struct SessionScenarioTests {
  private func names(_ text: String) throws -> [DelegateCall.Name] {
    try Cases.run(text).calls.map(\.name)
  }

  @Test func `a choice decides the callbacks of a scenario`() throws {
    let walk = "enable; guide; settle; prompt 96; settle; stop; settle; disable; settle"
    #expect(
      try names(walk) == [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance, .disableNavigationUI,
      ])
    #expect(
      try names("choice prompt-on-stop hidden-before; \(walk)") == [
        .enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt, .stopGuidance,
        .disableNavigationUI,
      ])
  }

  @Test func `arrivals and destinations are steps`() throws {
    #expect(
      try names(
        """
        stop-at-arrival off; enable; guide; arrive; stop-at-arrival on; arrive; guide
        clear-destinations; guide; route on; disable
        """) == [
          .enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance, .stopGuidance,
          .startGuidance, .stopGuidance, .disableNavigationUI,
        ])
  }

  /// The reference delegate keeps all rules, whatever the document leaves open.
  @Test(
    arguments: SimulationChoice.all.flatMap { choice in
      choice.values.map { "choice \(choice.name) \($0)" }
    })
  func `a good delegate has no finding with any choice`(_ choice: String) throws {
    let findings = Cases.findings(try Cases.run("\(choice); \(wholeWalk)"))
    #expect(findings.isEmpty, "\(findings.map { "\($0.step) \($0.rule): \($0.message)" })")
  }

  @Test func `a car's map changes nothing on the phone's`() throws {
    let alone = try Cases.run(
      "enable; guide; settle; prompt 96; settle; hide-prompt; settle; stop; settle; disable; settle"
    )
    let both = try Cases.run(
      """
      enable; car 800x480; guide; settle; car-insets 0,148,0,0; prompt 96; settle
      car-insets 44,0,0,148; hide-prompt; settle; car off; stop; settle; disable; settle
      """)
    #expect(both.calls.map(\.name) == alone.calls.map(\.name))
    #expect(both.settled.map(seen) == alone.settled.map(seen))
    #expect(both.settled.count == 6)
    #expect(Cases.findings(both) == [])
  }

  /// What stands where, by name: identifiers and times differ.
  private func seen(_ moment: Moment) -> [String] {
    moment.frame.tree.nodes.map { "\($0.depth) \($0.name ?? "") \($0.rect) \($0.isShown)" }
      + ["\(moment.frame.camera)"]
  }

  @Test func `choices of the command line come before a scenario's, and into what reproduces it`()
    throws
  {
    var options = SuiteOptions()
    options.isBuiltIn = true
    options.screens = ["iphone-16"]
    options.scenario = try Scenario("choice zero-size calls; enable; settle")
    options.choices = [
      try .choice("prompt-on-stop", to: "hidden-before"), try .choice("zero-size", to: "silent"),
    ]
    let plan = try CasePlan(options: options)
    #expect(
      plan.cases[0].scenario.text
        == "choice prompt-on-stop hidden-before; choice zero-size silent; choice zero-size calls; "
        + "enable; settle")
    options.scenario = nil
    options.caseID = "tour/iphone-16/portrait/ltr"
    #expect(
      try CasePlan(options: options).cases[0].scenario.text.hasPrefix(
        "choice prompt-on-stop hidden-before; choice zero-size silent; enable; "))
  }
}
