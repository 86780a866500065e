import NavigationSim
import ViewTree

private let ruleID = "wide.leading-edge"

extension Rule {
  static let wideLeadingEdge = Rule(
    ruleID, .must, .doc,
    "In a wide map both cards stand along the leading edge: turn card above, ETA card below.",
    reason: """
      In wide mode the cards shrink to a column of one width and belong on the leading side: left, \
      or right where people read from right to left. Anywhere else the SDK's behaviour is \
      undefined. Viewport and views of your own may stand anywhere beside them.
      """,
    bad: """
      // The same constraints as in a narrow map: the card stands in the middle.
      turnCard.centerXAnchor.constraint(equalTo: navMap.centerXAnchor).isActive = true
      """,
    good: """
      turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor).isActive = true
      turnCard.topAnchor.constraint(equalTo: navMap.topAnchor).isActive = true
      etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor).isActive = true
      etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor).isActive = true
      """,
    skip: { record in
      let wide = record.settled.filter { isWideGuidance($0) }
      if wide.isEmpty { return "the map was never wide during guidance" }
      return wide.contains { !Scene($0).visible(.turnCard, .etaCard).isEmpty }
        ? nil : "the delegate leaves turn card and ETA card out"
    },
    check: .scenes([.settled]) { scene in
      let moment = scene.moment
      guard isWideGuidance(moment) else { return [] }
      return scene.visible(.turnCard, .etaCard).flatMap { findings(on: $0, in: scene) }
    })
}

private func isWideGuidance(_ moment: Moment) -> Bool {
  moment.frame.phase == .guiding && moment.frame.isWide
}

private func findings(on card: Scene.Item, in scene: Scene) -> [Finding] {
  let frame = scene.moment.frame
  let isLeftToRight = frame.direction == .leftToRight
  let safe = isLeftToRight ? frame.screen.safeArea.left : frame.screen.safeArea.right
  let margins = frame.sizes.margins(of: card.kind ?? .turnCard)
  let margin = isLeftToRight ? margins.left : margins.right
  let limit = safe + frame.sizes.style.headerFooterHorizontalPadding + margin
  let distance = isLeftToRight ? card.visual.x : scene.bounds.maxX - card.visual.maxX
  var findings: [Finding] = []
  if distance < -Rect.tolerance || distance > limit + Rect.tolerance {
    findings.append(
      scene.finding(
        ruleID, .must,
        "\(card.name) stands \(distance.shortText) points from the leading edge; at most "
          + "\(limit.shortText) are along it", on: card,
        by: scene.suspects(of: [card], axis: .horizontal)))
  }
  let isUpper = card.visual.midY < scene.bounds.midY
  if isUpper != (card.kind == .turnCard) {
    findings.append(
      scene.finding(
        ruleID, .must,
        "\(card.name) stands in the \(isUpper ? "upper" : "lower") half of a wide map",
        on: card, by: scene.suspects(of: [card], axis: .vertical)))
  }
  return findings
}
