import NavigationSim
import ViewTree

private let ruleID = "cleanup.start-guidance"

extension Rule {
  static let cleanupStartGuidance = Rule(
    ruleID, .should, .doc,
    "In guidance nothing of the navigation-ready layout is left that guidance doesn't use.",
    reason: """
      The buttons of the navigation-ready state are other views than those of guidance, and a \
      container that held them is of no use when they are gone. What is left lies around, and \
      sooner or later over something.
      """,
    bad: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        navMap.addSubview(newState.turnCard)  // the old compass is still there
      }
      """,
    good: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        NSLayoutConstraint.deactivate(readyConstraints)
        readyStack.removeFromSuperview()
        navMap.addSubview(newState.turnCard)
      }
      """,
    skip: { $0.noCall(.startGuidance) },
    check: .record { record in
      var ready: Moment?
      var findings: [Finding] = []
      for moment in record.moments where moment.occasion != .between {
        if moment.frame.phase == .ready { ready = moment }
        guard moment.frame.phase == .guiding, moment.occasion == .settled, moment.hasDelegate
        else { continue }
        findings += buttonsLeft(in: moment)
        if let ready { findings += containersLeft(in: moment, since: ready) }
      }
      return findings
    })
}

private func buttonsLeft(in moment: Moment) -> [Finding] {
  moment.frame.provided.compactMap { item in
    guard item.kind == .button, item.phase == .off,
      !moment.frame.current.contains(where: { $0.view == item.view }),
      moment.stillUses(item.view)
    else { return nil }
    return moment.finding(
      ruleID, .should,
      "\(item.name) of the navigation-ready state \(moment.use(of: item.view)) in guidance",
      on: item.view)
  }
}

/// Custom views that held or drew something before guidance and do neither now.
private func containersLeft(in moment: Moment, since ready: Moment) -> [Finding] {
  let tree = moment.frame.tree
  return tree.nodes.indices.compactMap { place in
    let node = tree.nodes[place]
    guard node.maker == .author, node.isShown, isEmpty(place, in: moment),
      let before = ready.frame.tree.index(of: node.view), !isEmpty(before, in: ready),
      !isUsedAsGuide(node.view, in: moment)
    else { return nil }
    return moment.finding(
      ruleID, .should,
      "\(moment.name(of: node)) is left from the navigation-ready state, and empty", on: node.view)
  }
}

/// Whether a view draws nothing and nothing that is seen stands in it.
private func isEmpty(_ place: Int, in moment: Moment) -> Bool {
  let tree = moment.frame.tree
  if tree.nodes[place].draws { return false }
  return !tree.nodes.indices.contains { inner in
    let node = tree.nodes[inner]
    return tree.isBelow(inner, ancestor: place)
      && (node.draws || moment.frame.provided(node.view) != nil)
  }
}

/// Whether another view than the map is placed by this one.
private func isUsedAsGuide(_ view: ViewID, in moment: Moment) -> Bool {
  let map = moment.frame.tree.nodes.first?.view
  return moment.constraints.contains { record in
    guard record.maker == .author, record.concerns(view) else { return false }
    return [record.firstView, record.secondView].contains { other in
      other != nil && other != view && other != map
    }
  }
}
