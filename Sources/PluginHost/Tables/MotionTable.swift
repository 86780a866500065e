internal import CNavhostABI
internal import ViewTree

func motionTable() -> nav_motion_t {
  unsafe nav_motion_t(
    struct_size: size(of: nav_motion_t.self), reserved: 0, begin: begin, commit: commit,
    remove_animations: removeAnimations, set_enabled: setEnabled, enabled: enabled,
    inherited: inherited, running: running)
}

private func begin(
  _ host: UnsafePointer<nav_host_t>, _ spec: UnsafePointer<nav_animation_spec_t>,
  _ out: UnsafeMutablePointer<nav_animation_t>
) -> nav_status_t {
  serve(host, "motion.begin", .writes) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    let spec = try readAnimationSpec(spec)
    let options = unsafe try AnimationOptions(spec)
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    guard session.animations.count < session.limits.animations else {
      throw Refusal(.limit, "\(session.limits.animations) animations are running already")
    }
    return unsafe try give(
      nav_animation_t(
        bits: session.begin(options, completion: spec.completion, user: spec.user).bits),
      to: out)
  }
}

extension PluginSession {
  /// The handle is the token by which the tree tells of the bracket's end.
  fileprivate func begin(
    _ options: AnimationOptions, completion: nav_completion_fn?, user: UnsafeMutableRawPointer?
  ) -> Handle {
    let tree = tree
    let handle = animations.insert { handle in
      unsafe AnimationRecord(
        id: tree.beginAnimation(options, token: handle.bits), completion: completion, user: user)
    }
    openBrackets.append(.block(handle))
    return handle
  }
}

private func commit(
  _ host: UnsafePointer<nav_host_t>, _ animation: nav_animation_t
) -> nav_status_t {
  serve(host, "motion.commit", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animation.bits)
    try session.require(handle, .animation)
    guard let record = session.animations[handle] else { throw session.stale(handle) }
    guard session.openBrackets.last == .block(handle), session.tree.commitAnimation(record.id)
    else {
      throw Refusal(.argument, "the animation is not the innermost open one")
    }
    session.openBrackets.removeLast()
    return .ok
  }
}

private func removeAnimations(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t
) -> nav_status_t {
  serve(host, "motion.remove_animations", .writes) { session throws(Refusal) in
    session.tree.removeAnimations(of: try session.view(view))
    return .ok
  }
}

private func setEnabled(_ host: UnsafePointer<nav_host_t>, _ enabled: Int32) -> nav_status_t {
  serve(host, "motion.set_enabled", .writes) { session throws(Refusal) in
    session.tree.setAnimationsEnabled(enabled != 0)
    return .ok
  }
}

private func enabled(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "motion.enabled", .reads) { session throws(Refusal) in
    try give(session.tree.animator.isEnabled ? 1 : 0, to: out)
  }
}

private func inherited(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<nav_animation_spec_t>
) -> nav_status_t {
  serve(host, "motion.inherited", .reads) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let open = session.tree.animator.openOptions else { return .noValue }
    return unsafe try writeRecord(
      nav_animation_spec_t(open), to: out, atLeast: Int(NAV_ANIMATION_SPEC_SIZE))
  }
}

private func running(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "motion.running", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    let count = session.tree.animator.runningCount(of: view)
    return try give(UInt32(clamping: count), to: out)
  }
}
