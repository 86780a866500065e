import ViewTree

/// Prompts slide in from below the map, and out again.
extension BuiltInLayout {
  func slideIn(_ view: ViewID) {
    guard isShown else { return }
    let height = map.height(ofPrompt: view)
    prompts.append(Prompt(view: view, height: height, offset: height, leavesAt: nil))
    place()
    map.layOut()
    animate {
      guard let last = prompts.indices.last else { return }
      prompts[last].offset = 0
      place()
    }
  }

  func slideOut(_ view: ViewID) {
    guard let index = prompts.firstIndex(where: { $0.view == view }) else { return }
    animate {
      prompts[index].offset = prompts[index].height
      prompts[index].leavesAt = tree.now + map.sizes.builtIn.promptDuration
      place()
    }
  }

  /// A prompt is as high as the safe area asks for, which turns with the map.
  func followPromptHeights() {
    for index in prompts.indices {
      prompts[index].height = map.height(ofPrompt: prompts[index].view)
      if prompts[index].leavesAt != nil { prompts[index].offset = prompts[index].height }
    }
  }

  private func animate(_ changes: () -> Void) {
    var options = AnimationOptions()
    options.duration = map.sizes.builtIn.promptDuration
    let bracket = tree.beginAnimation(options, token: nil)
    changes()
    map.layOut()
    _ = tree.commitAnimation(bracket)
  }

  /// Takes the prompts away whose way out has ended.
  func timePassed() {
    let gone = prompts.filter { prompt in
      prompt.leavesAt.map { tree.now >= $0 - 1e-9 } ?? false
    }
    guard !gone.isEmpty else { return }
    prompts.removeAll { prompt in gone.contains { $0.view == prompt.view } }
    for prompt in gone { removeView(prompt.view) }
    place()
  }
}

extension MapView {
  /// How high a prompt's frame is; one that the map has let go of keeps its last height.
  func height(ofPrompt view: ViewID) -> Double {
    guard tree.contains(.view(view)) else { return 0 }
    return provided.first { $0.view == view }.flatMap { promptHeight(of: $0) }
      ?? tree.views[view].frame.height
  }
}
