import Conformance
import NavigationSim
import Testing
import ViewTree

@Suite
struct ReferenceTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let device: Device
    let orientation: Orientation
    let direction: LayoutDirection
    var testDescription: String {
      "\(device.name) \(orientation) \(direction == .leftToRight ? "ltr" : "rtl")"
    }
  }

  static let examples: [Example] = Device.all.filter { $0.family != .car }.flatMap { device in
    Orientation.allCases.flatMap { orientation in
      LayoutDirection.allCases.map {
        Example(device: device, orientation: orientation, direction: $0)
      }
    }
  }

  @Test(arguments: examples)
  func `a good delegate has no finding on any screen`(_ example: Example) throws {
    let record = try Cases.run(
      roundWalk, on: example.device.name, example.orientation, direction: example.direction)
    let findings = Cases.findings(record)
    #expect(findings.isEmpty, "\(findings.map { "\($0.step) \($0.rule): \($0.message)" })")
  }

  @Test(arguments: ["iphone-16", "iphone-se-1", "ipad-mini"], LayoutDirection.allCases)
  func `a good delegate has no finding on a walk that sees everything`(
    _ device: String, _ direction: LayoutDirection
  ) throws {
    let findings = Cases.findings(try Cases.run(wholeWalk, on: device, direction: direction))
    #expect(findings.isEmpty, "\(findings.map { "\($0.step) \($0.rule): \($0.message)" })")
  }

  @Test(arguments: [0.8, 1.2])
  func `a good delegate has no finding with other sizes`(_ factor: Double) throws {
    let record = try Cases.run(wholeWalk, sizes: SizeTable().scaled(by: factor))
    #expect(Cases.findings(record) == [])
  }

  @Test(arguments: SpeedReading.allCases)
  func `a good delegate has no finding whatever the speed widget shows`(
    _ speed: SpeedReading
  ) throws {
    let record = try Cases.run(
      """
      enable; guide; speed \(speed.rawValue); settle; prompt 200; settle; recenter on; settle
      recenter off; hide-prompt; settle; disable; settle
      """)
    #expect(Cases.findings(record) == [])
  }

  @Test func `every rule is judged by a walk that sees everything`() throws {
    let record = try Cases.run(wholeWalk)
    let answers = Judge(rules: Rule.all).applicability(record)
    for rule in Rule.all { #expect(answers[rule.id] == .passed, "\(rule.id)") }
  }

  @Test func `a walk without prompts says nothing about prompts`() throws {
    let record = try Cases.run("enable; settle; guide; settle; disable; settle")
    let answers = Judge(rules: Rule.all).applicability(record)
    #expect(answers["prompt.shown"] == .skipped("no prompt was shown"))
    #expect(answers["prompt.clear"] == .skipped("no prompt was shown"))
    #expect(answers["cleanup.prompt"] == .skipped("no prompt was hidden"))
    #expect(
      answers["wide.leading-edge"] == .skipped("the map was never wide during guidance"))
    #expect(answers["cleanup.disable"] == .passed)
  }

  @Test func `without a delegate nothing is judged`() throws {
    let record = try Cases.run(
      "set-delegate none; enable; settle; guide; settle; disable; settle")
    #expect(Cases.findings(record) == [])
    let answers = Judge(rules: Rule.all).applicability(record)
    #expect(
      answers["required.attached"]
        == .skipped("navigation was never enabled with the delegate set"))
  }

  @Test func `a map that is too small is judged by cleanup rules only`() throws {
    let small = Screen.custom(Size(width: 320, height: 200))
    let text = "enable; settle; guide; settle; disable; settle"
    let record = try Cases.run(
      text, on: small, turned: small, direction: .leftToRight, defect: .guideStaysAfterDisable)
    #expect(Cases.findings(record).map(\.rule) == ["cleanup.disable"])
    let answers = Judge(rules: Rule.all).applicability(record)
    #expect(
      answers["overlap.provided"]
        == .skipped("infeasible: the map is too small for any good layout"))
  }
}
