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

/// One bracket of animations, and whom to tell of its end.
@safe struct AnimationRecord {
  let id: AnimationID
  let completion: nav_completion_fn?
  let user: UnsafeMutableRawPointer?
}
