package import NavigationSim
package import PluginHost
package import ViewTree

/// When a picture was taken.
package enum Occasion: Hashable, Sendable {
  /// A callback has returned and layout ran; animations have begun.
  case returned
  /// Every animation has ended.
  case settled
  /// A frame in between, 60 a second; rectangles are those shown.
  case between
}

/// A map at one moment of a case, with what rules need to judge it.
///
/// A class, since rules pass lists of moments around, and each holds a whole picture.
package final class Moment: Sendable {
  package let occasion: Occasion

  /// The place in ``CaseRecord/steps``.
  package let step: Int

  /// The last callback made, if any was.
  package let lastCall: DelegateCall.Name?
  package let frame: MapFrame

  /// What geometric rules look at.
  package let items: MomentItems

  /// The active constraints of the map's tree, oldest first; empty in between.
  package let constraints: [ConstraintRecord]
  package let guides: [GuideRecord]

  /// The conflicts of the last solve.
  package let conflicts: [LayoutConflict]

  /// How many views, guides and constraints of the delegate's are alive outside the map's tree.
  package let liveObjects: Int

  /// How often the map has been disabled so far.
  package let round: Int

  /// Whether a layout that keeps the rules is possible at all at this size.
  package let isFeasible: Bool

  /// Whether a layout delegate is set.
  package let hasDelegate: Bool

  init(
    occasion: Occasion, step: Int, lastCall: DelegateCall.Name?, frame: MapFrame,
    constraints: [ConstraintRecord], guides: [GuideRecord], conflicts: [LayoutConflict],
    liveObjects: Int, round: Int, isFeasible: Bool, hasDelegate: Bool
  ) {
    self.occasion = occasion
    self.step = step
    self.lastCall = lastCall
    self.frame = frame
    items = MomentItems(frame, isBetween: occasion == .between)
    self.constraints = constraints
    self.guides = guides
    self.conflicts = conflicts
    self.liveObjects = liveObjects
    self.round = round
    self.isFeasible = isFeasible
    self.hasDelegate = hasDelegate
  }

  /// The name and rectangle of a view, for a finding.
  package func mention(_ node: FrameTree.Node) -> ViewMention {
    ViewMention(name: name(of: node), rect: node.rect)
  }

  /// See ``MapFrame/name(of:)``.
  package func name(of node: FrameTree.Node) -> String { frame.name(of: node) }

  package func name(of view: ViewID) -> String {
    frame.tree[view].map { name(of: $0) } ?? frame.provided(view)?.name ?? "a view"
  }
}

/// One callback of a case, with what happened to the tree while it ran.
package struct CallRecord: Sendable {
  package let name: DelegateCall.Name
  package let step: Int

  /// The active constraints when it began.
  package let constraintsBefore: [ConstraintRecord]

  /// What it did to the tree, in order.
  package let events: [TreeEvent]

  /// The views that the guidance state that begins or ends provides.
  package let guidanceViews: [ViewID]

  /// The prompts that it is about: the new one and the old one.
  package let newPrompt: ViewID?
  package let oldPrompt: ViewID?
}

/// A call of the delegate's that the host refused, changing nothing.
package struct CallRefusal: Hashable, Sendable {
  package let step: Int

  /// As in the headers: "views.insert".
  package let function: String
  package let status: CallStatus
  package let text: String

  /// The views that the call was about, with the names that the SDK gave them.
  package let views: [ViewID]
  package let provided: [ProvidedView]

  package init(
    step: Int, function: String, status: CallStatus, text: String, views: [ViewID],
    provided: [ProvidedView]
  ) {
    self.step = step
    self.function = function
    self.status = status
    self.text = text
    self.views = views
    self.provided = provided
  }
}

/// A use of the slot-based layout API by the delegate's library while the delegate was set.
package struct LegacyUse: Hashable, Sendable {
  package let step: Int
  package let member: LegacyMember

  /// How many calls had been made when it was, where they are counted.
  package var call: Int?
}

/// What rules ask of all moments of a case, of those that are not kept.
struct PassingMoments: Sendable {
  private(set) var hasDelegate = false
  private(set) var isFeasibleWithDelegate = false
  private(set) var isNavigatingWithDelegate = false
  private(set) var latestRound = 0

  mutating func note(_ moment: Moment) {
    latestRound = max(latestRound, moment.round)
    guard moment.hasDelegate else { return }
    hasDelegate = true
    isFeasibleWithDelegate = isFeasibleWithDelegate || moment.isFeasible
    isNavigatingWithDelegate = isNavigatingWithDelegate || moment.frame.phase != .off
  }
}

/// A whole case as it was run: what rules judge.
package struct CaseRecord: Sendable {
  package let scenario: Scenario

  /// All moments; only those at which nothing is in between where they were judged as they came.
  package internal(set) var moments: [Moment] = []

  /// What the moments that were judged as they came are charged with; nil where they all are kept.
  private(set) var judgement: MomentJudgement?

  /// What there was of moments in between that were not kept.
  private(set) var passing = PassingMoments()
  package internal(set) var calls: [CallRecord] = []
  package internal(set) var refusals: [CallRefusal] = []
  package internal(set) var legacyUses: [LegacyUse] = []

  /// The delegate objects alive outside the map's tree after the delegate was released at the end.
  package internal(set) var liveObjectsAtEnd: Int?

  package init(scenario: Scenario, judgement: MomentJudgement? = nil) {
    self.scenario = scenario
    self.judgement = judgement
  }

  mutating func take(_ moment: Moment) {
    judgement?.take(moment)
    if judgement != nil, moment.occasion == .between {
      passing.note(moment)
    } else {
      moments.append(moment)
    }
  }

  package var steps: [Step] { scenario.steps }

  package var settled: [Moment] { moments.filter { $0.occasion == .settled } }
  package var returned: [Moment] { moments.filter { $0.occasion == .returned } }
}
