import Conformance
import NavigationSim
import Testing
import ViewTree

@Suite
struct ScenarioTests {
  static let steps: [(String, Step)] = [
    ("clear-destinations", .clearDestinations), ("arrive", .arrive),
    ("tap-recenter", .tapRecenter), ("stop-at-arrival off", .stopAtArrival(false)),
    ("choice prompt-on-stop hidden-after", .choice("prompt-on-stop", "hidden-after")),
    ("car 800x480", .car(Size(width: 800, height: 480))), ("car off", .car(nil)),
    ("car-insets 44,148,0,1.5", .carInsets(Insets(top: 44, left: 148, bottom: 0, right: 1.5))),
    ("text-size AX3", .textSize(.ax3)),
    ("prompt incident", .promptOf(.incident)),
    ("change-prompt better-route", .changePromptTo(.betterRoute)),
    ("maneuver lanes", .maneuver(.lanes)), ("progress 0.5", .progress(0.5)),
    ("camera overview", .camera(.overview)),
    ("perspective north-up", .perspective(.northUp)),
    ("legacy isNavigationHeaderEnabled off", .legacy(.flag(.isNavigationHeaderEnabled, false))),
    (
      "legacy padding 10,0,20.5,0",
      .legacy(.padding(Insets(top: 10, left: 0, bottom: 20.5, right: 0)))
    ),
    ("legacy paddingAdjustmentBehavior never", .legacy(.paddingAdjustment(.never))),
    ("legacy setHeaderAccessoryView 60", .legacy(.headerAccessory(60))),
    ("legacy setHeaderAccessoryView none", .legacy(.headerAccessory(nil))),
    ("legacy bottomTrailingButtonsLayoutGuide 120", .legacy(.buttonsGuide(120))),
    (
      "legacy bottomTrailingButtonsAlternateLayoutGuide default",
      .legacy(.buttonsAlternateGuide(nil))
    ),
  ]

  @Test(arguments: steps) func `a step is read as it is written`(
    _ text: String, _ step: Step
  ) throws {
    let scenario = try Scenario(text)
    #expect(scenario.steps == [step])
    #expect(scenario.text == text)
  }

  static let wrong: [(String, String)] = [
    ("text-size XXXXL", "`text-size XS|S|M|L|XL|XXL|XXXL|AX1|AX2|AX3|AX4|AX5`"),
    ("progress 1.5", "`progress 0…1`"),
    ("camera up", "`camera following|overview|free`"),
    ("legacy padding 1,2,3", "`legacy padding TOP,LEFT,BOTTOM,RIGHT`"),
    ("legacy padding 1,2,3,-4", "`legacy padding TOP,LEFT,BOTTOM,RIGHT`"),
    ("car big", "`car WIDTHxHEIGHT|off`"),
    ("car-insets 1,2,3", "`car-insets TOP,LEFT,BOTTOM,RIGHT`"),
    ("choice same-size", "`choice NAME VALUE`"),
    ("choice same-size perhaps", "`choice same-size silent|calls`"),
    (
      "choice size silent",
      "a choice: one of prompt-on-stop, unwanted-prompt, size-at-enable, same-size, zero-size, "
        + "ready-buttons, prompt-listeners"
    ),
    ("legacy compassButton maybe", "`legacy compassButton on|off`"),
  ]

  @Test(arguments: wrong) func `a wrong word names what is wanted`(
    _ text: String, _ wanted: String
  ) throws {
    let error = try #require(throws: ScenarioError.self) { try Scenario(text) }
    #expect(error.found == text && error.wanted == wanted && error.line == 1)
  }

  @Test func `choices stand at the head`() throws {
    let head = "choice same-size calls; choice zero-size silent; enable"
    #expect(try Scenario(head).text == head)
    let error = try #require(throws: ScenarioError.self) {
      try Scenario("choice same-size calls\nenable\nchoice zero-size silent")
    }
    #expect(error.line == 3 && error.wanted == "choices before all other steps")
  }

  @Test func `an unknown setting names those that there are`() throws {
    let wanted = try #require(throws: ScenarioError.self) {
      try Scenario("legacy header off")
    }.wanted
    for name in ["isNavigationHeaderEnabled", "padding", "setHeaderAccessoryView"] {
      #expect(wanted.contains(name))
    }
  }

  @Test func `the delegate's own use is reported, the app's isn't`() throws {
    let app = try Cases.run("enable; guide; legacy padding 10,0,0,0; settle; disable; settle")
    #expect(Cases.findings(app) == [])
    let own = try Cases.run("enable; guide; settle; disable; settle", defect: .setsPadding)
    #expect(
      Cases.findings(own).map(\.message) == [
        "padding has no effect with a layout delegate: position the viewport view to frame the camera"
      ])
  }
}
