import NavigationSim
import ViewTree

private let ruleID = "cleanup.disable"

extension Rule {
  static let cleanupDisable = Rule(
    ruleID, .must, .doc,
    "After disableNavigationUI the map is as it was before navigation was enabled.",
    reason: """
      The map goes on without navigation. Views, layout guides and constraints of yours that stay \
      lie over it, a prompt on the screen included. At rest none may be left; something that is \
      still on its way out when the callback returns is only pointed out, since the map is \
      no longer yours by then.
      """,
    bad: """
      func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
        readyViews.forEach { $0.removeFromSuperview() }
        // the layout guide stays, and so does the prompt
      }
      """,
    good: """
      func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
        prompts.forEach { $0.removeFromSuperview() }  // those that slide out too
        readyViews.forEach { $0.removeFromSuperview() }
        navMap.removeLayoutGuide(contentBottom)
      }
      """,
    skip: { $0.noCall(.disableNavigationUI) },
    check: .record { record in
      let leftovers = Leftovers(record)
      let excused = leftovers.guidance.union(leftovers.prompts)
      var before = Content.empty
      var last = Content.empty
      var findings: [Finding] = []
      for moment in record.moments where moment.occasion != .between {
        if moment.occasion == .returned, moment.lastCall == .enableNavigationUI { before = last }
        guard moment.frame.phase == .off else { continue }
        last = Content(moment)
        guard moment.lastCall == .disableNavigationUI else { continue }
        if let finding = leftover(in: moment, since: before, excused: excused) {
          findings.append(finding)
        }
      }
      return findings
    })
}

/// What stands in a map.
private struct Content {
  static let empty = Content(views: [], guides: [], constraints: [])

  var views: Set<ViewID>
  var guides: Set<GuideID>
  var constraints: Set<LayoutConstraintID>
}

extension Content {
  init(_ moment: Moment) {
    views = Set(moment.frame.tree.nodes.map(\.view))
    guides = Set(moment.guides.map(\.id))
    constraints = Set(moment.constraints.map(\.id))
  }
}

private func leftover(
  in moment: Moment, since before: Content, excused: Set<ViewID>
) -> Finding? {
  let nodes = moment.frame.tree.nodes
  guard let map = nodes.first?.view else { return nil }
  var left: Set<ViewID> = []
  var top: [FrameTree.Node] = []
  for node in nodes.dropFirst() where !before.views.contains(node.view) {
    // What the SDK adds by itself, such as the base map's compass, is nobody's leftover.
    if node.maker == .sdk, moment.frame.provided(node.view) == nil { continue }
    left.insert(node.view)
    let isInside = node.parent.map { left.contains(nodes[$0].view) } ?? false
    if !isInside, !excused.contains(node.view) { top.append(node) }
  }
  let guides = moment.guides.filter { $0.owner == map && !before.guides.contains($0.id) }
  let constraints = moment.constraints.filter { record in
    record.maker == .author && record.holder == map && !before.constraints.contains(record.id)
      && ![record.firstView, record.secondView].contains { $0.map(left.contains) ?? false }
  }
  guard !top.isEmpty || !guides.isEmpty || !constraints.isEmpty else { return nil }
  let names =
    top.map { moment.name(of: $0) } + guides.map { "the layout guide \"\($0.name)\"" }
    + constraints.map { "the constraint \($0.text)" }
  let isAtReturn = moment.occasion == .returned
  let isPromptAlone =
    guides.isEmpty && constraints.isEmpty
    && top.allSatisfy { moment.frame.provided($0.view)?.kind == .prompt }
  let message =
    isAtReturn && isPromptAlone
    ? "a prompt is still sliding out when disableNavigationUI returns: "
    : "left in the map \(isAtReturn ? "when disableNavigationUI returns" : "after it was disabled"): "
  var finding = Finding(
    rule: ruleID, severity: isAtReturn ? .should : .must,
    message: message + names.joined(separator: ", "), views: top.map { moment.mention($0) },
    subjects: top.map(\.view), step: moment.step)
  finding.suspects =
    top.map { .insertion($0.view) } + guides.map { .guide($0.id) }
    + constraints.map { .constraint([$0.id]) }
  return finding
}
