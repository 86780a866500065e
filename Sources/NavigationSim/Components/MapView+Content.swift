internal import ViewTree

extension MapView {
  /// Sets what the turn card says; its size stays.
  package func setManeuver(_ new: Maneuver) {
    maneuver = new
    if faults.contains(.cardGrowsWithLanes) { growTurnCard(by: new == .lanes ? 28 : 0) }
  }

  private func growTurnCard(by height: Double) {
    guard let card = state?.view(of: .turnCard) else { return }
    for constraint in tree.views[card].constraints
    where tree.constraints[constraint].spec.firstAttribute == .height {
      let height = sizes.turnCardHeight + screen.safeArea.top + height
      try? tree.setConstant(height, of: constraint)
    }
  }

  /// Sets how much of the trip is done, from 0 to 1.
  package func setProgress(_ part: Double) { progress = min(max(part, 0), 1) }

  /// What the contents of components are drawn by, as it is now.
  package var content: ContentState {
    // The faulty host has lanes in a fresh card, until time passes.
    let isFlashing = faults.contains(.flashesLanes) && tree.now < 0.1
    return ContentState(
      maneuver: isFlashing ? .lanes : maneuver, mirrorsLanes: faults.contains(.mirrorsLanes),
      progress: progress, speed: isRecenterShown ? .none : mapSettings.shown(of: speed),
      textSize: textSize, fonts: settings.fonts, colors: settings.colors)
  }
}
