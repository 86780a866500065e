import NavigationSim
import ViewTree

private let ruleID = "tree.internal"

extension Rule {
  static let treeInternal = Rule(
    ruleID, .must, .doc,
    "A provided view stays as it came: its margins, its alpha and its layer.",
    reason: """
      What a provided view looks like and what is inside it are the SDK's, and change from release \
      to release. iOS lets an app change them all the same, and so does the host, so that what \
      comes of it is seen. A prompt may fade in and out.
      """,
    bad: """
      newState.etaCard.alpha = 0.5
      newState.turnCard.layoutMargins = .zero
      """,
    good: """
      // A card of your own instead, and the SDK's left out:
      navMap.addSubview(myCard)
      """,
    skip: { $0.noNavigation },
    check: .record { record in
      record.moments.filter { $0.occasion != .between && $0.hasDelegate }.flatMap(changed)
        + record.refusals.filter(\.isOfProvided).map { $0.finding(ruleID) }
    })

  /// The provided views that don't look as they came.
  private static func changed(_ moment: Moment) -> [Finding] {
    let scene = Scene(moment)
    return scene.provided.compactMap { item in
      guard let kind = item.provided?.kind else { return nil }
      let changes = changes(item.node, kind, moment.frame.sizes)
      guard !changes.isEmpty else { return nil }
      return scene.finding(
        ruleID, .must, "\(item.name) has another \(changes.joined(separator: ", another "))",
        on: item, by: [.look(item.node.view)])
    }
  }

  private static func changes(
    _ node: FrameTree.Node, _ kind: ComponentKind, _ sizes: SizeTable
  ) -> [String] {
    let look = node.look
    var changes: [String] = []
    // Too faint to be seen at all is required.visible's, where it is required.
    let isRequired = kind == .logo || kind == .viewport
    if kind != .prompt, look.alpha < 1, !isRequired || look.alpha >= 0.01 {
      changes.append("alpha")
    }
    if node.margins != sizes.margins(of: kind) { changes.append("margin") }
    if look.background != nil { changes.append("background") }
    if look.borderWidth != 0 { changes.append("border") }
    if look.cornerRadius != 0 { changes.append("corner radius") }
    if look.clips { changes.append("clipping") }
    return changes
  }
}
