/// What the plugin is in the middle of; the innermost open phase decides which calls are legal.
package enum CallPhase: String, Hashable, Sendable, CaseIterable {
  /// Delegate callbacks, `make`, completions, work.
  case full
  /// Layout of a view, its moves, changes of its insets.
  case layout
  /// Questions for a size.
  case question
  /// A peer is being retained.
  case retain
  /// A peer is being released or told that its object is gone.
  case release
}

/// Which phases a function of the host's may be called in; the letter in the headers.
///
/// Those tagged [A] are legal always and everywhere and don't ask.
enum CallTag: String, Sendable, CaseIterable {
  case counts = "C"
  case reads = "R"
  case makes = "M"
  case writes = "W"
  case changesTree = "T"
  case laysOut = "P"
  case full = "F"

  /// The table of base.h.
  func isLegal(in phase: CallPhase) -> Bool {
    switch phase {
    case .full: true
    case .layout: self != .full
    case .question: self == .counts || self == .reads || self == .makes || self == .writes
    case .retain: self == .counts
    case .release: self != .laysOut && self != .full
    }
  }
}
