import NavigationSim
import ViewTree

/// Prompts slide in from below the map and out again.
extension Layout {
  private func animate(
    for seconds: Double, _ changes: () -> Void, then done: (() -> Void)? = nil
  ) {
    var options = AnimationOptions()
    options.duration = seconds
    let bracket = tree.beginAnimation(options, token: done.map { turns.token(for: $0) })
    changes()
    map.layOut()
    _ = tree.commitAnimation(bracket)
  }

  func show(_ prompt: ViewID) {
    let height = tree.views[prompt].frame.height
    try? tree.insert(
      prompt, into: container ?? map.view, at: defect == .promptBelowEtaCard ? 0 : nil)
    guard
      let bottom = make(
        LayoutConstraintSpec(.view(prompt), .bottom, .equal, root, .bottom, constant: height))
    else { return }
    var others = make([
      LayoutConstraintSpec(.view(prompt), .leading, .equal, safe, .leading)
    ])
    let room = LayoutConstraintSpec(bottomGuide, .bottom, .atMost, .view(prompt), .top)
    if defect != .viewportIgnoresPrompt, defect != .contentFollowsLate { others += make([room]) }
    if defect == .promptEdges {
      others += make([
        LayoutConstraintSpec(.view(prompt), .trailing, .equal, safe, .trailing, constant: -20)
      ])
    }
    map.layOut()
    animate(for: defect == .contentFollowsLate ? 0.1 : 0.4) {
      try? tree.setConstant(defect == .promptTooLow ? 20 : 0, of: bottom)
    }
    if defect == .contentFollowsLate { animate(for: 0.4) { others += make([room]) } }
    shownPrompts.append(ShownPrompt(view: prompt, bottom: bottom, constraints: [bottom] + others))
  }

  func hide(_ prompt: ViewID) {
    guard let shown = shownPrompts.first(where: { $0.view == prompt }) else { return }
    let height = tree.views[prompt].frame.height
    animate(for: 0.4) {
      try? tree.setConstant(height, of: shown.bottom)
    } then: { [weak self] in
      guard let self, defect != .hiddenPromptStays else { return }
      remove(shown)
      if defect == .lateBanner { addLateBanner() }
    }
    if defect == .disableForgetsHiddenPrompt { forget(shown) }
  }

  private func forget(_ shown: ShownPrompt) {
    shownPrompts.removeAll { $0.view == shown.view }
  }

  private func remove(_ shown: ShownPrompt) {
    forget(shown)
    if tree.contains(.view(shown.view)) { tree.removeFromSuperview(shown.view) }
    drop(shown.constraints)
  }

  /// Those that slide out too.
  func removePrompts() {
    for shown in shownPrompts { remove(shown) }
  }
}
