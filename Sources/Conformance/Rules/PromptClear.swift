import NavigationSim
import ViewTree

private let ruleID = "prompt.clear"

extension Rule {
  static let promptClear = Rule(
    ruleID, .must, .doc,
    "A prompt lies over neither the viewport, the logo nor a button.",
    reason: """
      A prompt takes the lower part of the map for a while. The layout has to make room for it: \
      viewport, logo and buttons move up, by a guide that stays above both the ETA card and any \
      prompt.
      """,
    bad: """
      logo.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor).isActive = true
      // … and in showPrompt:
      newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor).isActive = true
      """,
    good: """
      logo.bottomAnchor.constraint(equalTo: contentBottom.topAnchor).isActive = true
      // … and in showPrompt:
      newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor).isActive = true
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor).isActive = true
      """,
    skip: { $0.noPrompt },
    check: .scenes([.settled, .between]) { scene in
      var findings: [Finding] = []
      for prompt in scene.visible(.prompt) {
        var others = scene.visible(.logo, .button)
        if let viewport = scene.item(.viewport), viewport.node.isShown { others.append(viewport) }
        for other in others where scene.intersect(prompt, other) {
          let shared = prompt.seen.intersection(other.seen)
          var finding = scene.finding(
            ruleID, .must,
            "\(prompt.name) lies over \(shared.width.shortText) × \(shared.height.shortText) "
              + "points of \(other.name) \(other.visual.text)", [prompt, other])
          // The content should have made room: what is missing has no line but the callback's.
          finding.suspects = [.prompt(prompt.node.view)] + finding.suspects
          findings.append(finding)
        }
      }
      return findings
    })
}
