import NavigationSim
import ViewTree

private let ruleID = "cleanup.prompt"

extension Rule {
  static let cleanupPrompt = Rule(
    ruleID, .must, .doc,
    "A hidden prompt is out of its superview when its motion has ended.",
    reason: """
      hidePrompt animates the prompt out of view and removes it when the animation finishes; \
      changePrompt does the same with the old one. A prompt that only slides below the edge stays \
      in the map, and with it the constraints that keep the rest of the layout up.
      """,
    bad: """
      UIView.animate(withDuration: 0.4) {
        bottom.constant = oldPrompt.bounds.height
        navMap.layoutIfNeeded()
      }
      """,
    good: """
      UIView.animate(withDuration: 0.4) {
        bottom.constant = oldPrompt.bounds.height
        navMap.layoutIfNeeded()
      } completion: { _ in
        oldPrompt.removeFromSuperview()
      }
      """,
    skip: { record in
      record.called(.hidePrompt) || record.called(.changePrompt) ? nil : "no prompt was hidden"
    },
    check: .record { record in
      record.settled.flatMap { moment in
        Leftovers.prompts(leftIn: moment, record).map { view in
          moment.finding(
            ruleID, .must, "\(moment.name(of: view)) \(moment.use(of: view)) after it was hidden",
            on: view)
        }
      }
    })
}
