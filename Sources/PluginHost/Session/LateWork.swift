internal import CNavhostABI
internal import ViewTree

/// A piece of work that the plugin gave for later.
@safe struct WorkRecord {
  let due: Double
  let number: UInt64
  let run: nav_work_fn
  let user: UnsafeMutableRawPointer?
}

/// Work from any thread, for the next turn.
///
/// Unchecked: what `user` points to is the plugin's to guard, and the host only hands it back.
@safe struct PostedWork: @unchecked Sendable {
  let run: nav_work_fn
  let user: UnsafeMutableRawPointer?
}

/// One bracket of animations or property animator, and whom to tell of its end.
@safe struct AnimationRecord {
  let id: AnimationID
  let completion: nav_completion_fn?
  let user: UnsafeMutableRawPointer?

  /// Nil for a bracket.
  var animator: AnimatorRecord?
}

/// What only a property animator has.
struct AnimatorRecord {
  var completions: [AnimatorCompletion] = []

  /// Whether the host holds it, and so its peer: while it runs.
  var isHeld = false
}

@safe struct AnimatorCompletion {
  let run: nav_animator_fn
  let user: UnsafeMutableRawPointer?
}

/// What a plugin has opened and not closed.
enum OpenBracket: Equatable {
  case block(Handle)
  case recording(Handle, AnimationID)
  case keyframe
}
