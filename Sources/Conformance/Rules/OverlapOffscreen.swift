import NavigationSim
import ViewTree

private let ruleID = "overlap.offscreen"

extension Rule {
  static let overlapOffscreen = Rule(
    ruleID, .must, .doc,
    "At rest no provided view reaches over the edge of the map.",
    reason: """
      A component that is cut off can't be read or tapped. It usually comes from a number that fits \
      one screen only. While views move they may of course come from outside. One that stands \
      wholly outside is of no use to anybody, which is only pointed out.
      """,
    bad: """
      speedWidget.topAnchor.constraint(equalTo: navMap.topAnchor, constant: 600).isActive = true
      """,
    good: """
      speedWidget.bottomAnchor.constraint(
        equalTo: etaCard.layoutMarginsGuide.topAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .scenes([.settled]) { scene in
      return scene.provided.compactMap { item in
        guard item.isShown, !item.visual.isEmpty, !item.visual.isInside(scene.bounds) else {
          return nil
        }
        let isWhole = !item.visual.intersects(scene.bounds)
        return scene.findingAtEdge(
          ruleID, isWhole ? .should : .must,
          "\(item.name) \(item.visual.text) stands \(isWhole ? "wholly" : "partly") outside the map "
            + scene.bounds.text, item)
      }
    })
}
