import NavigationSim
import ViewTree

private let ruleID = "tree.direct-subview"

extension Rule {
  static let treeDirectSubview = Rule(
    ruleID, .must, .doc,
    "A provided view sits in the map or in a view of yours, never in another provided view.",
    reason: """
      What is inside a provided view is the SDK's own and changes from release to release. A view \
      that is put into one may be covered, moved or thrown out without notice.
      """,
    bad: """
      state.etaCard.addSubview(state.speedWidget)
      """,
    good: """
      navMap.addSubview(state.etaCard)
      navMap.addSubview(state.speedWidget)
      state.speedWidget.bottomAnchor.constraint(
        equalTo: state.etaCard.layoutMarginsGuide.topAnchor).isActive = true
      """,
    skip: { $0.noNavigation },
    check: .record { record in
      record.moments.filter { $0.occasion != .between }.flatMap(nested)
        + record.refusals.flatMap(refused)
    })

  /// Provided views that stand inside others.
  private static func nested(_ moment: Moment) -> [Finding] {
    let scene = Scene(moment)
    return scene.provided.compactMap { item in
      let outer = scene.provided.last { other in
        moment.frame.tree.isBelow(item.place, ancestor: other.place)
      }
      guard let outer else { return nil }
      var finding = scene.finding(
        ruleID, .must, "\(item.name) stands inside \(outer.name), a provided view", [item, outer])
      finding.suspects = [.insertion(item.node.view)]
      return finding
    }
  }

  /// Provided views that the delegate tried to put into others, which the host refuses.
  private static func refused(_ refusal: CallRefusal) -> [Finding] {
    let views = refusal.views.compactMap { view in refusal.provided.first { $0.view == view } }
    guard refusal.isNesting else { return [] }
    var finding = Finding(
      rule: ruleID, severity: .must,
      message: "\(views[0].name) was put into \(views[1].name), a provided view",
      views: views.map { ViewMention(name: $0.name, rect: .zero) },
      subjects: refusal.views, step: refusal.step)
    finding.suspects = [.refusal(refusal.function, refusal.status)]
    return [finding]
  }
}
