package import NavigationSim
package import PluginHost
package import ViewTree

/// Watches a map while a scenario runs and writes a ``CaseRecord``.
package final class Recorder: MapObserver {
  package private(set) var record: CaseRecord

  /// How many calls the plugin and the host have made, where somebody counts them.
  package var callCount: (() -> Int?)?
  private let map: MapView
  private var tree: ViewTree { map.tree }
  private var step = 0
  private var round = 0
  private var lastCall: DelegateCall.Name?
  private var before: [ConstraintRecord] = []

  /// - Parameter judgement: Judges the moments as they come, and those in between are not kept; nil
  ///   keeps all, to be judged later.
  package init(map: MapView, scenario: Scenario, judgement: MomentJudgement? = nil) {
    self.map = map
    record = CaseRecord(scenario: scenario, judgement: judgement)
    map.observer = self
    tree.keepsJournal = true
  }

  package func begin(step: Int) { self.step = step }

  /// Writes down a call of the delegate's that was refused in the present step.
  package func note(
    refused function: String, _ status: CallStatus, _ text: String, about views: [ViewID]
  ) {
    record.refusals.append(
      CallRefusal(
        step: step, function: function, status: status, text: text, views: views,
        provided: map.provided.filter { views.contains($0.view) }))
  }

  package func map(_ map: MapView, didUse legacy: LegacyMember) {
    record.legacyUses.append(LegacyUse(step: step, member: legacy, call: callCount?()))
  }

  /// Writes down how many delegate objects the release of the delegate left alive.
  package func delegateReleased() { record.liveObjectsAtEnd = liveObjects }

  // MARK: - Callbacks

  package func map(_ map: MapView, willMake call: DelegateCall) {
    _ = tree.takeJournal()
    before = constraints()
    lastCall = call.name
  }

  package func map(_ map: MapView, didMake call: DelegateCall) {
    let events = tree.takeJournal()
    var guidance: [ViewID] = []
    var prompts: (new: ViewID?, old: ViewID?) = (nil, nil)
    switch call {
    case .startGuidance(let new, _): guidance = own(new)
    case .stopGuidance(_, let old): guidance = own(old)
    case .showPrompt(let new): prompts.new = new
    case .hidePrompt(let old): prompts.old = old
    case .changePrompt(let new, let old): prompts = (new, old)
    case .disableNavigationUI: round += 1
    case .enableNavigationUI, .sizeChanged: break
    }
    record.calls.append(
      CallRecord(
        name: call.name, step: step, constraintsBefore: before, events: events,
        guidanceViews: guidance, newPrompt: prompts.new, oldPrompt: prompts.old))
    map.layOut()
    take(.returned)
  }

  /// The views that only this state provides.
  private func own(_ state: NavigationState) -> [ViewID] {
    map.provided.filter { $0.stateSerial == state.serial }.map(\.view)
  }

  // MARK: - Pictures

  package func take(_ occasion: Occasion) {
    let isBetween = occasion == .between
    record.take(
      Moment(
        occasion: occasion, step: step, lastCall: lastCall,
        frame: MapFrame(of: map, isShown: isBetween, measuresTexts: false),
        constraints: isBetween ? [] : constraints(), guides: isBetween ? [] : guides(),
        conflicts: isBetween ? [] : tree.conflicts(of: map.view),
        liveObjects: isBetween ? 0 : liveObjects, round: round,
        isFeasible: Feasibility.isFeasible(map),
        hasDelegate: map.delegate != nil || map.isBuiltInJudged))
  }

  /// What stands in the map is not counted: that it is left there is another matter.
  private var liveObjects: Int { tree.count(of: .author, outside: map.view) }

  private func constraints() -> [ConstraintRecord] {
    // Sorted before they are written down: a record is large.
    var active: [(serial: UInt64, id: LayoutConstraintID, holder: ViewID)] = []
    for view in tree.members(of: map.view) {
      for id in tree.views[view].constraints {
        active.append((tree.constraints[id].serial, id, view))
      }
    }
    active.sort { $0.serial < $1.serial }
    return active.map { serial, id, holder in
      let node = tree.constraints[id]
      return ConstraintRecord(
        id: id, spec: node.spec, maker: node.maker, holder: holder, isBroken: node.isBroken,
        serial: serial, firstView: tree.view(of: node.spec.first),
        secondView: node.spec.second.flatMap { tree.view(of: $0) },
        firstName: ItemName(node.spec.first, in: tree),
        secondName: node.spec.second.map { ItemName($0, in: tree) })
    }
  }

  private func guides() -> [GuideRecord] {
    tree.subtree(of: map.view).flatMap { view in
      tree.views[view].guides.compactMap { guide in
        let node = tree.guides[guide]
        guard node.maker == .author else { return nil }
        return GuideRecord(
          id: guide, owner: view, name: node.name ?? node.identifier ?? "guide \(guide.index)")
      }
    }
  }
}
