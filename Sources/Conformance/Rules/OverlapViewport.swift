import NavigationSim
import ViewTree

private let ruleID = "overlap.viewport"

/// The share of the viewport that small custom views may take together, from 0 to 1.
private let allowedShare = 0.1

extension Rule {
  static let overlapViewport = Rule(
    ruleID, .must, .doc,
    "No card, prompt or panel reaches into the viewport; small views take at most 10 % of it.",
    reason: """
      The camera puts route and vehicle into the viewport, so it must be the open part of the map. \
      Buttons, logo, speed widget and progress bar may stand in it. A view of yours that spans half \
      of its width or height is a panel, like a bottom sheet, and has to stay outside.
      """,
    bad: """
      viewport.topAnchor.constraint(equalTo: navMap.topAnchor).isActive = true
      viewport.bottomAnchor.constraint(equalTo: navMap.bottomAnchor).isActive = true
      """,
    good: """
      viewport.topAnchor.constraint(equalTo: turnCard.bottomAnchor).isActive = true
      viewport.bottomAnchor.constraint(equalTo: orderSheet.topAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .scenes([.settled, .between]) { scene in
      guard let viewport = scene.item(.viewport), viewport.node.isShown else { return [] }
      let inside = scene.customs.filter { scene.intersect($0, viewport) }
      let panels = inside.filter { scene.isPanel($0, over: viewport) }
      let cards = scene.visible(.turnCard, .etaCard, .prompt).filter {
        scene.intersect($0, viewport)
      }
      var findings = (cards + panels).map { item in
        let shared = item.seen.intersection(viewport.seen)
        return scene.finding(
          ruleID, .must,
          "\(item.name) reaches \(shared.width.shortText) × \(shared.height.shortText) points into "
            + "the viewport \(viewport.node.rect.text)", [viewport, item])
      }
      let small = inside.filter { !scene.isPanel($0, over: viewport) }
      let share = viewport.seen.share(takenBy: small.map(\.seen))
      if share > allowedShare {
        findings.append(
          scene.finding(
            ruleID, .must,
            "\(small.map(\.name).joined(separator: " and ")) takes \(share.percentText) of the "
              + "viewport \(viewport.node.rect.text)", [viewport] + small))
      }
      return findings
    })
}
