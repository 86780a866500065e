import NavigationSim
import ViewTree

private let ruleID = "required.visible"

extension Rule {
  static let requiredVisible = Rule(
    ruleID, .must, .doc,
    "The logo is visible, whole and uncovered; the viewport isn't hidden and lies in the map.",
    reason: """
      The logo must be seen in every navigation state, so nothing opaque may lie over it, and none \
      of it may leave the map. The viewport is invisible by nature, but hidden, empty or outside \
      the map it gives the camera nothing to frame.
      """,
    bad: """
      navMap.addSubview(state.googleLogo)
      navMap.addSubview(orderSheet)  // opaque, and later among the subviews: above the logo
      orderSheet.bottomAnchor.constraint(equalTo: state.googleLogo.bottomAnchor).isActive = true
      """,
    good: """
      navMap.addSubview(orderSheet)
      navMap.addSubview(state.googleLogo)
      state.googleLogo.bottomAnchor.constraint(equalTo: orderSheet.topAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .scenes([.settled, .between]) { scene in
      let moment = scene.moment
      guard moment.frame.phase != .off else { return [] }
      var findings: [Finding] = []
      if let logo = scene.item(.logo) {
        // In between only what covers it counts: a logo may well fly in.
        if moment.occasion == .settled { findings += presence(of: logo, in: scene) }
        if logo.isVisible {
          let above = scene.coverers(of: logo)
          if !above.isEmpty {
            findings.append(
              scene.finding(
                ruleID, .must,
                "googleLogo \(logo.visual.text) is covered by "
                  + above.map { "\($0.name) \($0.visual.text)" }.joined(separator: " and "),
                [logo] + above))
          }
        }
      }
      if moment.occasion == .settled, let viewport = scene.item(.viewport) {
        findings += framing(of: viewport, in: scene)
      }
      return findings
    })
}

private func presence(of logo: Scene.Item, in scene: Scene) -> [Finding] {
  if !logo.isShown {
    let why = logo.node.isShown ? "faded out" : "hidden, or an ancestor of it is"
    return [
      scene.finding(
        ruleID, .must, "googleLogo is \(why)", on: logo, by: [.look(logo.node.view)])
    ]
  }
  if logo.visual.width < 1 || logo.visual.height < 1 {
    return [scene.finding(ruleID, .must, "googleLogo is empty: \(logo.node.rect.text)", [logo])]
  }
  if !logo.visual.isInside(scene.bounds) {
    return [
      scene.findingAtEdge(
        ruleID, .must,
        "googleLogo \(logo.visual.text) isn't wholly inside the map \(scene.bounds.text)", logo)
    ]
  }
  if logo.node.clipped.isEmpty {
    return [scene.finding(ruleID, .must, "a view around googleLogo clips all of it", [logo])]
  }
  return []
}

private func framing(of viewport: Scene.Item, in scene: Scene) -> [Finding] {
  if !viewport.node.isShown {
    return [
      scene.finding(
        ruleID, .must, "viewport, or an ancestor of it, is hidden", on: viewport,
        by: [.look(viewport.node.view)])
    ]
  }
  let rect = viewport.node.rect
  if rect.width < 1 || rect.height < 1 {
    return [scene.finding(ruleID, .must, "viewport \(rect.text) is smaller than 1 × 1", [viewport])]
  }
  if !rect.isInside(scene.bounds) {
    return [
      scene.findingAtEdge(
        ruleID, .must, "viewport \(rect.text) isn't wholly inside the map \(scene.bounds.text)",
        viewport)
    ]
  }
  return []
}
