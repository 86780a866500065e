import NavigationSim
import ViewTree

/// What earlier states left in the map, as several cleanup rules count it.
///
/// What one rule reports the others leave out, so that one forgotten line is one finding.
struct Leftovers {
  /// The guidance views that were still attached, or named by a constraint, when a stopGuidance
  /// returned.
  private(set) var guidance: Set<ViewID> = []

  /// The prompts that were still attached when their way out had ended.
  private(set) var prompts: Set<ViewID> = []

  init(_ record: CaseRecord) {
    for moment in record.moments {
      if moment.occasion == .returned, moment.lastCall == .stopGuidance {
        for view in Self.guidanceViews(leftIn: moment) { guidance.insert(view) }
      }
      if moment.occasion == .settled {
        for view in Self.prompts(leftIn: moment, record) { prompts.insert(view) }
      }
    }
  }

  /// The views of an ended guidance that stand in the map or that a constraint names.
  static func guidanceViews(leftIn moment: Moment) -> [ViewID] {
    guard moment.frame.phase != .guiding else { return [] }
    return moment.frame.provided.filter { item in
      item.stateSerial != 0 && moment.stillUses(item.view)
    }.map(\.view)
  }

  /// The prompts that were hidden or replaced, and whose motion has ended, but that still stand in
  /// the map or that a constraint names.
  static func prompts(leftIn moment: Moment, _ record: CaseRecord) -> [ViewID] {
    let hidden = record.calls.filter { $0.step <= moment.step }.compactMap(\.oldPrompt)
    return moment.frame.provided.filter { item in
      item.kind == .prompt && item.view != moment.frame.prompt && hidden.contains(item.view)
        && moment.stillUses(item.view)
    }.map(\.view)
  }
}

extension Moment {
  /// Whether a view stands in the map, or an active constraint of the delegate's names it.
  func stillUses(_ view: ViewID) -> Bool {
    frame.tree.contains(view) || naming(view) != nil
  }

  /// The first active constraint of the delegate's that names a view or a guide of it.
  func naming(_ view: ViewID) -> ConstraintRecord? {
    for place in constraints.indices
    where constraints[place].maker == .author && constraints[place].concerns(view) {
      return constraints[place]
    }
    return nil
  }

  /// A finding on a view that may have left the map.
  func finding(_ rule: String, _ severity: Severity, _ message: String, on view: ViewID) -> Finding
  {
    var finding = Finding(
      rule: rule, severity: severity, message: message,
      views: [ViewMention(name: name(of: view), rect: frame.tree[view]?.rect ?? .zero)],
      subjects: [view], step: step)
    let isAttached = frame.tree[view] != nil
    finding.suspects =
      isAttached ? [.insertion(view)] : naming(view).map { [.constraint([$0.id])] } ?? []
    return finding
  }

  /// How a view is still in use, in words.
  func use(of view: ViewID) -> String {
    if frame.tree[view] != nil { return "is still attached" }
    return naming(view).map { "is still named by \($0.text)" } ?? "is still in use"
  }
}
