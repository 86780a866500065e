import Conformance
import NavigationSim
import Testing

struct HostRuleTests {
  /// The rule that each fault breaks.
  static let faults: [(SimulationFault, String)] = [
    (.acceptsDelegateWhileEnabled, "host.set-before-enable"),
    (.acceptsDelegateOnCarScreen, "host.carplay"),
    (.doesNotHoldDelegate, "host.strong-reference"),
    (.attachesComponents, "host.empty-screen"),
    (.disablesWithoutStopping, "host.order"),
    (.freshLogoEachState, "host.read-only"),
    (.legacyMovesDelegate, "host.legacy-inert"),
    (.keepsBaseCompass, "host.compass"),
    (.dropsBuiltIn, "host.nil-restores"),
    (.reportStaysExpanded, "host.components"),
    (.cardsLagBehind, "host.wide-together"),
  ]

  @Test(arguments: HostRule.all.map(\.id))
  func `the host keeps its rules`(_ id: String) throws {
    let rule = try #require(HostRule.all.first { $0.id == id })
    #expect(rule.check([]) == [])
  }

  @Test(arguments: faults)
  func `a fault breaks its rule alone`(_ fault: SimulationFault, _ id: String) {
    for rule in HostRule.all {
      let complaints = rule.check([fault])
      #expect(complaints.isEmpty == (rule.id != id), "\(rule.id): \(complaints)")
    }
  }

  @Test func `every fault and every rule has its counterpart`() {
    #expect(Self.faults.map(\.0) == SimulationFault.allCases)
    #expect(Self.faults.map(\.1) == HostRule.all.map(\.id))
  }
}
