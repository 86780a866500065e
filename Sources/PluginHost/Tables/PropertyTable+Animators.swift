internal import CNavhostABI
internal import ViewTree

/// How far property animators are, and how they go about it.
extension PropertyTable {
  static let animatorRows: [PropertyRow] = [
    animator(
      NAV_ANIMATOR_FRACTION, "fraction",
      { run, now in .number(run.fraction(at: now)) },
      { animator, id, value throws(AnimatorError) in
        try animator.setFraction(min(max(value.number, 0), 1), of: id)
      }),
    animator(
      NAV_ANIMATOR_REVERSED, "reversed", { run, _ in .flag(run.isReversed) },
      { animator, id, value throws(AnimatorError) in
        try animator.setReversed(value.integer != 0, of: id)
      }),
    animator(
      NAV_ANIMATOR_SCRUBS_LINEARLY, "scrubs_linearly",
      { run, _ in .flag(run.scrubsLinearly) },
      { animator, id, value in animator.setScrubsLinearly(value.integer != 0, of: id) }),
    animator(
      NAV_ANIMATOR_PAUSES_ON_COMPLETION, "pauses_on_completion",
      { run, _ in .flag(run.pausesOnCompletion) },
      { animator, id, value in animator.setPausesOnCompletion(value.integer != 0, of: id) }),
    animator(NAV_ANIMATOR_STATE, "state", { run, _ in .integer(Int64(run.state.rawValue)) }),
    animator(NAV_ANIMATOR_RUNNING, "running", { run, _ in .flag(run.isRunning) }),
    animator(
      NAV_ANIMATOR_INTERACTION, "interaction", { run, _ in .flag(run.allowsInteraction) },
      { animator, id, value in animator.setAllowsInteraction(value.integer != 0, of: id) }),
  ]

  private static func animator(
    _ id: Int, _ name: String,
    _ read: @escaping @Sendable (AnimatorRun, _ now: Double) -> PropertyValue,
    _ write: (
      @Sendable (inout Animator, AnimationID, PropertyValue) throws(AnimatorError) -> Void
    )? = nil
  ) -> PropertyRow {
    var writing: PropertyRow.Write?
    if let write {
      writing = { session, subject, value throws(Refusal) in
        try session.change(subject.handle) { animator, id throws(AnimatorError) in
          try write(&animator, id, value)
        }
      }
    }
    return PropertyRow(
      id, "animator.\(name)",
      read: { session, subject, _ throws(Refusal) in
        let id = try session.animator(subject.handle)
        guard let run = session.tree.animator.run(of: id) else {
          throw session.stale(subject.handle)
        }
        return read(run, session.tree.now)
      }, write: writing)
  }
}
