extension MapView {
  /// Sets what the turn card says; its size stays.
  package func setManeuver(_ new: Maneuver) { maneuver = new }

  /// Sets how much of the trip is done, from 0 to 1.
  package func setProgress(_ part: Double) { progress = min(max(part, 0), 1) }

  /// What the contents of components are drawn by, as it is now.
  package var content: ContentState {
    ContentState(
      maneuver: maneuver, progress: progress, speed: isRecenterShown ? .none : speed,
      textSize: textSize, fonts: settings.fonts, colors: settings.colors)
  }
}
