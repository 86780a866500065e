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

  /// The faults that no rule for the host is about: field reports show them.
  static let reported: [SimulationFault] = [
    .cameraIgnoresViewport, .cameraMovesViews, .cardGrowsWithLanes, .flashesLanes, .mirrorsLanes,
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
    #expect(
      Self.faults.map(\.0) == SimulationFault.allCases.filter { !Self.reported.contains($0) })
    #expect(Self.faults.map(\.1) == HostRule.all.map(\.id))
  }

  @Test(arguments: reported)
  func `a fault that breaks no rule is seen by a field report`(_ fault: SimulationFault) throws {
    for rule in HostRule.all { #expect(rule.check([fault]) == [], "\(rule.id)") }
    let named = try FieldReport.names.compactMap { try FieldReport(named: $0).fault.host }
    #expect(named.contains(fault.rawValue))
  }
}
