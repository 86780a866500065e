import NavigationSim
import ViewTree

private let ruleID = "overlap.provided"

extension Rule {
  static let overlapProvided = Rule(
    ruleID, .must, .doc,
    "Provided views don't lie over each other; a prompt may lie over the ETA card.",
    reason: """
      You place every component, so nothing else keeps them apart, and some change size at any \
      time: the speed widget, the report button, the logo that turns into the re-center button. \
      Tie neighbours to each other instead of to numbers. The transparent margin around a component \
      doesn't count. A prompt over turn card, speed widget or progress bar is only advised against.
      """,
    bad: """
      speedWidget.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).isActive = true
      speedWidget.bottomAnchor.constraint(equalTo: logo.bottomAnchor).isActive = true
      logo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).isActive = true
      """,
    good: """
      logo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).isActive = true
      speedWidget.leadingAnchor.constraint(equalTo: logo.trailingAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .scenes([.settled, .between]) { scene in
      let items = scene.provided.filter { $0.kind != .viewport && $0.isVisible }
      var findings: [Finding] = []
      for (index, first) in items.enumerated() {
        for second in items[(index + 1)...] where scene.intersect(first, second) {
          guard let severity = weight(of: first, second) else { continue }
          let shared = first.seen.intersection(second.seen)
          findings.append(
            scene.finding(
              ruleID, severity,
              "\(first.name) and \(second.name) share \(shared.width.shortText) × "
                + "\(shared.height.shortText) points at \(shared.text)", [first, second]))
        }
      }
      return findings
    })
}

/// How much an overlap of two components weighs; nil for pairs that may overlap.
private func weight(of first: Scene.Item, _ second: Scene.Item) -> Severity? {
  let kinds = [first.kind, second.kind]
  guard kinds.contains(.prompt) else { return .must }
  if kinds.allSatisfy({ $0 == .prompt }) || kinds.contains(.etaCard) { return nil }
  let mild: [ComponentKind?] = [.turnCard, .speedWidget, .tripProgressBar]
  return kinds.contains { mild.contains($0) } ? .should : .must
}
