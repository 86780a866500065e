import NavigationSim
import ViewTree

private let ruleID = "cleanup.growth"

extension Rule {
  static let cleanupGrowth = Rule(
    ruleID, .must, .house,
    "From the second round through the states on, the delegate keeps no more objects than before.",
    reason: """
      Navigation starts and stops many times while an app runs. Views, guides and constraints that \
      are kept from round to round, by an array that only grows or by a cycle of references, are \
      never freed. What stands in the map isn't counted here. When the delegate is released, \
      nothing of it may be left.
      """,
    bad: """
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: …) {
        constraints += makeConstraints(newState)  // never emptied
      }
      """,
    good: """
      func stopGuidance(navMap: GMSMapView, newState: …, oldState: ActiveGuidanceUIState) {
        NSLayoutConstraint.deactivate(guidanceConstraints)
        guidanceConstraints = []
      }
      """,
    skip: { record in
      record.liveObjectsAtEnd == nil && record.passing.latestRound <= 1
        && !record.moments.contains { $0.round > 1 }
        ? "the case has a single round through the states" : nil
    },
    check: .record { record in growth(in: record) ?? remains(in: record) })
}

/// A state of affairs in which a delegate should keep the same number of objects each time.
private struct Situation: Hashable {
  let phase: NavigationPhase
  let hasPrompt: Bool
  let isWide: Bool
  let direction: LayoutDirection

  init(_ moment: Moment) {
    phase = moment.frame.phase
    hasPrompt = moment.frame.prompt != nil
    isWide = moment.frame.isWide
    direction = moment.frame.direction
  }
}

private func growth(in record: CaseRecord) -> [Finding]? {
  var first: [Situation: Moment] = [:]
  // What is made once, in the first round, may stay.
  for moment in record.settled where moment.round >= 1 && moment.hasDelegate {
    let situation = Situation(moment)
    guard let earlier = first[situation] else {
      first[situation] = moment
      continue
    }
    guard moment.round > earlier.round, moment.liveObjects > earlier.liveObjects else { continue }
    return [
      kept(
        "\(moment.liveObjects) views, guides and constraints are kept outside the map in "
          + "the \(situation.phase.title) state of round \(moment.round + 1); round "
          + "\(earlier.round + 1) kept \(earlier.liveObjects)", moment.step)
    ]
  }
  return nil
}

private func remains(in record: CaseRecord) -> [Finding] {
  guard let count = record.liveObjectsAtEnd, count > 0 else { return [] }
  return [
    kept(
      "\(count) views, guides and constraints are alive after the delegate was released",
      max(0, record.steps.count - 1))
  ]
}

private func kept(_ message: String, _ step: Int) -> Finding {
  var finding = Finding(rule: ruleID, severity: .must, message: message, step: step)
  finding.suspects = [.kept]
  return finding
}
