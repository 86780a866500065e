import NavigationSim
import ViewTree

private let ruleID = "overlap.custom"

/// The share of a provided view that custom views may take, from 0 to 1.
private let allowedShare = 0.05

extension Rule {
  static let overlapCustom = Rule(
    ruleID, .should, .doc,
    "Views of yours hide no more than 5 % of a provided view.",
    reason: """
      Your views may float above the SDK's, but what they hide the driver can't read or tap. Only \
      what a view draws opaquely counts, and only of the part of the component that is seen.
      """,
    bad: """
      navMap.addSubview(state.turnCard)
      navMap.addSubview(orderBanner)  // opaque, over the turn card
      orderBanner.topAnchor.constraint(equalTo: state.turnCard.topAnchor).isActive = true
      """,
    good: """
      navMap.addSubview(orderBanner)
      orderBanner.topAnchor.constraint(
        equalTo: state.turnCard.layoutMarginsGuide.bottomAnchor).isActive = true
      """,
    skip: { record in
      record.noNavigation
        ?? (record.settled.contains { !Scene($0).customs.isEmpty }
          ? nil : "no view of the delegate's own draws anything opaque")
    },
    check: .scenes([.settled]) { scene in
      return scene.provided.compactMap { item in
        guard item.kind != .viewport, item.isVisible else { return nil }
        let above = scene.customs.filter { $0.place > item.place && scene.intersect($0, item) }
        let share = item.seen.share(takenBy: above.map(\.seen))
        guard share > allowedShare else { return nil }
        return scene.finding(
          ruleID, .should,
          "\(above.map(\.name).joined(separator: " and ")) hides \(share.percentText) of "
            + "\(item.name) \(item.visual.text)", [item] + above)
      }
    })
}
