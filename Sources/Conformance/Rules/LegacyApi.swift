import NavigationSim

private let ruleID = "legacy.api"

extension Rule {
  static let legacyAPI = Rule(
    ruleID, .should, .doc,
    "No member of the slot-based layout API is used while the layout delegate is set.",
    reason: """
      Header and footer switches, layout guides, the header accessory and the padding belong to the \
      built-in layout. With a layout delegate the SDK may ignore them, and they are planned for \
      deprecation; here they have no effect. For each the document names what to do instead.
      """,
    bad: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        banner.topAnchor.constraint(
          equalTo: navMap.navigationHeaderLayoutGuide.bottomAnchor).isActive = true
      }
      """,
    good: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        banner.topAnchor.constraint(
          equalTo: newState.turnCard.layoutMarginsGuide.bottomAnchor).isActive = true
      }
      """,
    skip: { $0.noNavigation },
    check: .record { record in
      var seen: [LegacyMember] = []
      return record.legacyUses.compactMap { use in
        guard !seen.contains(use.member) else { return nil }
        seen.append(use.member)
        var finding = Finding(
          rule: ruleID, severity: .should,
          message: "\(use.member.name) has no effect with a layout delegate: "
            + use.member.replacement, step: use.step)
        finding.topic = use.member.name
        finding.suspects = use.call.map { [.call($0)] } ?? []
        return finding
      }
    })
}
