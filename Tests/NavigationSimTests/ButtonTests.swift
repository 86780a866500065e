import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct ButtonTests {
  private func view(of type: ButtonType, in test: TestMap) throws -> ViewID {
    try #require(test.map.state?.buttons.first { $0.type == type }?.view)
  }

  @Test func `the report button starts with its word and collapses after three seconds`() throws {
    let test = try TestMap.guiding()
    let report = try view(of: .reporting, in: test)
    let compass = try view(of: .compass, in: test)
    #expect(try test.size(of: compass) == Size(width: 48, height: 48))
    #expect(try test.size(of: report) == Size(width: 120, height: 48))
    #expect(!test.map.isIdle)
    test.pass(seconds: 2.9)
    #expect(try test.size(of: report) == Size(width: 120, height: 48))
    test.pass(seconds: 0.1)
    #expect(try test.size(of: report) == Size(width: 48, height: 48))
    #expect(test.map.isIdle)
  }

  @Test func `each guidance expands its own report button`() throws {
    let test = try TestMap.guiding()
    test.pass(seconds: 2)
    test.map.setGuidanceActive(false)
    #expect(test.map.isIdle)
    test.map.setGuidanceActive(true)
    test.pass(seconds: 2)
    let report = try view(of: .reporting, in: test)
    #expect(try test.size(of: report) == Size(width: 120, height: 48))
    test.pass(seconds: 1)
    #expect(try test.size(of: report) == Size(width: 48, height: 48))
  }

  static let sets: [[ButtonType]] = [
    [], [.reporting], [.reporting, .compass], [.compass, .unknown, .reporting],
    [.unknown, .unknown], [.compass, .compass],
  ]

  @Test(arguments: sets) func `guidance provides the buttons it is told, in that order`(
    types: [ButtonType]
  ) throws {
    let test = try TestMap()
    test.map.setGuidanceButtons(types)
    test.map.setGuidanceActive(true)
    test.map.setNavigationEnabled(true)
    let buttons = try #require(test.map.state?.buttons)
    #expect(buttons.map(\.type) == types)
    #expect(Set(buttons.map(\.view)).count == types.count)
    #expect(test.map.isIdle == !types.contains(.reporting))
    for button in buttons {
      let width = button.type == .reporting ? 120.0 : 48
      #expect(try test.size(of: button.view) == Size(width: width, height: 48))
    }
  }

  @Test func `other buttons come with the next guidance`() throws {
    let test = try TestMap.guiding()
    test.map.setGuidanceButtons([.unknown])
    #expect(test.map.state?.buttons.map(\.type) == [.compass, .reporting])
    test.map.setGuidanceActive(false)
    #expect(test.map.state?.buttons.map(\.type) == [.compass])
    test.map.setGuidanceActive(true)
    #expect(test.map.state?.buttons.map(\.type) == [.unknown])
  }

  @Test func `types have numbers that survive and names`() {
    #expect(ButtonType(rawValue: 1) == .compass)
    #expect(ButtonType(rawValue: 2) == .reporting)
    #expect(ButtonType(rawValue: 7).rawValue == 7)
    #expect(ButtonType(rawValue: 7).name == "button7")
  }
}
