import NavigationSim
import ViewTree

private let ruleID = "prompt.shown"

extension Rule {
  static let promptShown = Rule(
    ruleID, .must, .doc,
    "A prompt that was shown comes to rest in the map: visible, whole and uncovered.",
    reason: """
      Prompts warn of incidents and offer better routes. The SDK decides when one appears, and you \
      only how; once its motion ends it must be there for the driver to read and to answer.
      """,
    bad: """
      func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
        navMap.insertSubview(newPrompt, at: 0)  // below an opaque sheet
      }
      """,
    good: """
      func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
        navMap.addSubview(newPrompt)
        let bottom = newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor)
        NSLayoutConstraint.activate([bottom, /* leading edge */])
      }
      """,
    skip: { $0.noPrompt },
    check: .scenes([.settled]) { scene in
      let moment = scene.moment
      guard let prompt = moment.frame.component(.prompt) else { return [] }
      guard let item = scene.item(.prompt) else {
        // Whether a prompt outlives guidance is the delegate's own decision.
        guard moment.frame.phase == .guiding else { return [] }
        var finding = Finding(
          rule: ruleID, severity: .must, message: "\(prompt.name) isn't attached",
          views: [ViewMention(name: prompt.name, rect: .zero)], subjects: [prompt.view],
          step: moment.step)
        finding.suspects = [.removal(prompt.view), .prompt(prompt.view)]
        return [finding]
      }
      if !item.isShown {
        let why = item.node.isShown ? "faded out" : "hidden, or an ancestor of it is"
        return [
          scene.finding(
            ruleID, .must, "\(item.name) is \(why)", on: item,
            by: [.look(item.node.view), .prompt(item.node.view)])
        ]
      }
      if !item.visual.isInside(scene.bounds) {
        return [
          scene.findingAtEdge(
            ruleID, .must,
            "\(item.name) \(item.visual.text) isn't wholly inside the map \(scene.bounds.text)",
            item)
        ]
      }
      let above = scene.coverers(of: item)
      if above.isEmpty { return [] }
      var finding = scene.finding(
        ruleID, .must,
        "\(item.name) \(item.visual.text) is covered by "
          + above.map { "\($0.name) \($0.visual.text)" }.joined(separator: " and "),
        [item] + above)
      // It lies below them because of where it was put among its siblings.
      finding.suspects = [.insertion(item.node.view), .prompt(item.node.view)]
      return [finding]
    })
}
