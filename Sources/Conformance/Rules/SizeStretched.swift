import NavigationSim
import ViewTree

private let ruleID = "size.stretched"

extension Rule {
  static let sizeStretched = Rule(
    ruleID, .must, .doc,
    "Cards, prompts, logo and speed widget keep the size that the SDK gives them.",
    reason: """
      Pinning two opposite edges asks for a size just as a width or height does, and a transform \
      that scales changes what is seen. The SDK's size wins, something else has to give, and on \
      another screen the layout looks different from what you tried.
      """,
    bad: """
      etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor, constant: 20).isActive = true
      etaCard.trailingAnchor.constraint(equalTo: navMap.trailingAnchor, constant: -20).isActive = true
      turnCard.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      """,
    good: """
      etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor).isActive = true
      etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .scenes([.returned, .settled]) { scene in
      let moment = scene.moment
      let conflicts = ConflictReading.all(in: moment)
      return scene.provided.compactMap { item in
        guard item.kind?.hasFixedSize == true, let own = moment.sdkSize(of: item.node.view) else {
          return nil
        }
        if let conflict = conflicts.first(where: { $0.cause == .edges(item.node.view) }) {
          return scene.finding(
            ruleID, .must,
            "the edges of \(item.name) are pinned to another size than the SDK's: "
              + conflict.texts.joined(separator: "; "), on: item,
            by: [.constraint(conflict.suspects)])
        }
        // A whole pixel on either side may come from rounding the frame.
        let pixel = 1 / moment.frame.screen.scale
        let size = item.node.rect.size
        guard
          abs(size.width - own.width) > Rect.tolerance + pixel
            || abs(size.height - own.height) > Rect.tolerance + pixel
        else { return nil }
        let why = item.node.isTransformed ? ", by its transform" : ""
        return scene.finding(
          ruleID, .must,
          "\(item.name) is \(size.width.shortText) × \(size.height.shortText)\(why); the SDK's size "
            + "is \(own.width.shortText) × \(own.height.shortText)", on: item,
          by: [.frame(item.node.view)] + scene.suspects(of: [item], axis: nil))
      }
    })
}
