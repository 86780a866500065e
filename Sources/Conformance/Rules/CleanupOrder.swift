import NavigationSim
import ViewTree

private let ruleID = "cleanup.order"

extension Rule {
  static let cleanupOrder = Rule(
    ruleID, .should, .doc,
    "The guidance constraints go before the navigation-ready ones come back.",
    reason: """
      With both sets active, even for a moment, they fight: a layout pass in between breaks \
      constraints, and views jump. In stopGuidance first remove and deactivate, then restore.
      """,
    bad: """
      NSLayoutConstraint.activate(readyConstraints)
      NSLayoutConstraint.deactivate(guidanceConstraints)
      """,
    good: """
      NSLayoutConstraint.deactivate(guidanceConstraints)
      guidanceViews.forEach { $0.removeFromSuperview() }
      NSLayoutConstraint.activate(readyConstraints)
      """,
    skip: { record in
      record.noCall(.stopGuidance)
        ?? (record.calls.contains { $0.name == .stopGuidance && activatesSomething($0) }
          ? nil : "stopGuidance activates no constraint")
    },
    check: .record { record in
      record.calls.filter { $0.name == .stopGuidance }.compactMap { finding(on: $0) }
    })
}

private func activatesSomething(_ call: CallRecord) -> Bool {
  call.events.contains { event in
    if case .activated = event { true } else { false }
  }
}

private func finding(on call: CallRecord) -> Finding? {
  var replay = Replay(call)
  var naming: [LayoutConstraintID] = []
  var early: LayoutConstraintID?
  for event in call.events {
    if naming.isEmpty, case .activated(let id, let spec) = event, !replay.namesGuidance(spec) {
      naming = replay.naming
      early = id
      if naming.isEmpty { return nil }
    }
    replay.apply(event)
  }
  // Those that stay to the end are the business of cleanup.stop-guidance.
  let late = naming.filter { !replay.naming.contains($0) }
  guard let first = late.first else { return nil }
  let text = call.constraintsBefore.first { $0.id == first }?.text ?? "a new constraint"
  var finding = Finding(
    rule: ruleID, severity: .should,
    message: "navigation-ready constraints became active while \(late.count) still named guidance "
      + "views: \(text)", step: call.step)
  finding.suspects = early.map { [.activation($0)] } ?? []
  return finding
}

/// The constraints of a map while a callback changes them, an event at a time.
private struct Replay {
  private let guidance: Set<ViewID>

  /// The active constraints of the delegate's that name a guidance view, oldest first.
  private(set) var naming: [LayoutConstraintID]
  private var holders: [LayoutConstraintID: ViewID] = [:]

  init(_ call: CallRecord) {
    guidance = Set(call.guidanceViews)
    let views = guidance
    let before = call.constraintsBefore.filter { record in
      record.maker == .author && views.contains { record.concerns($0) }
    }
    naming = before.map(\.id)
    for record in before { holders[record.id] = record.holder }
  }

  func namesGuidance(_ spec: LayoutConstraintSpec) -> Bool {
    [spec.first, spec.second].contains { item in
      if case .view(let view) = item { guidance.contains(view) } else { false }
    }
  }

  mutating func apply(_ event: TreeEvent) {
    switch event {
    case .activated(let id, let spec):
      if namesGuidance(spec), !naming.contains(id) { naming.append(id) }
    case .deactivated(let id):
      naming.removeAll { $0 == id }
    case .removed(let view, _):
      // A view that leaves takes the constraints along that it holds itself.
      naming.removeAll { holders[$0] == view }
    case .inserted: break
    }
  }
}
