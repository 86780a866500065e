import NavigationSim
import ViewTree

private let ruleID = "constraints.unsatisfiable"

extension Rule {
  static let constraintsUnsatisfiable = Rule(
    ruleID, .must, .house,
    "Required constraints never contradict each other.",
    reason: """
      When required constraints can't all hold, Auto Layout gives one up, writes a warning to the \
      log, and the layout is no longer what you wrote. The finding shows the smallest set that \
      can't hold together: take away any one of them and the rest can. Often there is too little \
      room on a small or a turned screen; a priority below 1000 says what may give.
      """,
    bad: """
      orderCard.heightAnchor.constraint(equalToConstant: 80).isActive = true
      orderCard.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
      orderCard.bottomAnchor.constraint(equalTo: safeArea.topAnchor, constant: 60).isActive = true
      """,
    good: """
      let height = orderCard.heightAnchor.constraint(equalToConstant: 80)
      height.priority = .defaultHigh
      height.isActive = true
      """,
    skip: { $0.noNavigation },
    check: .moments([.returned, .settled]) { moment in
      ConflictReading.all(in: moment).filter { $0.cause == .other }.map { conflict in
        let nodes = conflict.views.compactMap { moment.frame.tree[$0] }
        var finding = Finding(
          rule: ruleID, severity: .must,
          message: "these can't hold together: " + conflict.texts.joined(separator: "; "),
          views: nodes.map { moment.mention($0) }, subjects: nodes.map(\.view), step: moment.step)
        finding.suspects = [.constraint(conflict.suspects)]
        return finding
      }
    })
}
