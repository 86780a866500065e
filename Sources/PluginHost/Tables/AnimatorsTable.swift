internal import CNavhostABI
internal import ViewTree

func animatorsTable() -> nav_animators_t {
  unsafe nav_animators_t(
    struct_size: size(of: nav_animators_t.self), reserved: 0, animator: animator,
    record_begin: recordBegin, record_end: recordEnd, start: start, pause: pause, resume: resume,
    stop: stop, finish: finish, add_completion: addCompletion, keyframe_begin: keyframeBegin,
    keyframe_end: keyframeEnd)
}

private func animator(
  _ host: UnsafePointer<nav_host_t>, _ spec: UnsafePointer<nav_animation_spec_t>,
  _ peer: UnsafePointer<nav_peer_t>?, _ out: UnsafeMutablePointer<nav_animation_t>
) -> nav_status_t {
  serve(host, "animators.animator", .makes) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    let spec = try readAnimationSpec(spec)
    let options = unsafe try AnimationOptions(spec)
    guard options.animates, options.delay == 0, options.repeatCount == 1, !options.autoreverses,
      unsafe spec.completion == nil
    else {
      throw Refusal(
        .argument, "a property animator takes a timing and a duration; the rest is to be 0")
    }
    var adopted: Peer?
    if let peer = unsafe peer {
      try requireUsable(peer, "peer")
      adopted = unsafe try Peer(peer.pointee)
    }
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    guard session.animations.count < session.limits.animations else {
      throw Refusal(.limit, "there are \(session.limits.animations) animations already")
    }
    return try give(
      nav_animation_t(bits: session.makeAnimator(options, peer: adopted).bits), to: out)
  }
}

// MARK: - Recording

private func recordBegin(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t, _ delayFactor: Double
) -> nav_status_t {
  serve(host, "animators.record_begin", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animator.bits)
    guard 0...1 ~= delayFactor else {
      throw Refusal(.value, "`delay_factor` is \(delayFactor), not 0 to 1")
    }
    try session.change(handle) { animator, id throws(AnimatorError) in
      try animator.beginRecording(id, delayFactor: delayFactor)
    }
    session.openBrackets.append(.recording(handle, try session.animator(handle)))
    return .ok
  }
}

private func recordEnd(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t
) -> nav_status_t {
  serve(host, "animators.record_end", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animator.bits)
    let id = try session.animator(handle)
    guard session.openBrackets.last == .recording(handle, id),
      session.tree.withAnimator({ $0.endRecording(id) })
    else { throw Refusal(.argument, "the recording is not the innermost open bracket") }
    session.openBrackets.removeLast()
    return .ok
  }
}

private func keyframeBegin(
  _ host: UnsafePointer<nav_host_t>, _ start: Double, _ duration: Double
) -> nav_status_t {
  serve(host, "animators.keyframe_begin", .writes) { session throws(Refusal) in
    guard 0...1 ~= start, 0...1 ~= duration else {
      throw Refusal(.value, "`start` and `duration` are \(start) and \(duration), not 0 to 1")
    }
    guard session.tree.withAnimator({ $0.beginKeyframe(start: start, duration: duration) }) else {
      throw Refusal(.argument, "no bracket is open that the keyframe would be a part of")
    }
    session.openBrackets.append(.keyframe)
    return .ok
  }
}

private func keyframeEnd(_ host: UnsafePointer<nav_host_t>) -> nav_status_t {
  serve(host, "animators.keyframe_end", .writes) { session throws(Refusal) in
    guard session.openBrackets.last == .keyframe, session.tree.endKeyframe()
    else { throw Refusal(.argument, "no keyframe is the innermost open bracket") }
    session.openBrackets.removeLast()
    return .ok
  }
}

// MARK: - Moving

private func start(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t, _ delay: Double
) -> nav_status_t {
  serve(host, "animators.start", .writes) { session throws(Refusal) in
    guard delay.isFinite, delay >= 0 else {
      throw Refusal(.value, "`delay` is \(delay), not 0 or more")
    }
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    try session.change(Handle(bits: animator.bits)) { animator, id throws(AnimatorError) in
      try animator.start(id, after: delay)
    }
    return .ok
  }
}

private func pause(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t
) -> nav_status_t {
  serve(host, "animators.pause", .writes) { session throws(Refusal) in
    try session.change(Handle(bits: animator.bits)) { animator, id throws(AnimatorError) in
      try animator.pause(id)
    }
    return .ok
  }
}

private func resume(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t,
  _ timing: UnsafePointer<nav_animation_spec_t>?, _ durationFactor: Double
) -> nav_status_t {
  serve(host, "animators.resume", .writes) { session throws(Refusal) in
    guard durationFactor.isFinite, durationFactor >= 0 else {
      throw Refusal(.value, "`duration_factor` is \(durationFactor), not 0 or more")
    }
    var other: Timing?
    if let timing = unsafe timing {
      other = unsafe try Timing(try readAnimationSpec(timing))
    }
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    try session.change(Handle(bits: animator.bits)) { animator, id throws(AnimatorError) in
      try animator.resume(id, timing: other, durationFactor: durationFactor)
    }
    return .ok
  }
}

// MARK: - Ending

private func stop(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t, _ withoutFinishing: Int32
) -> nav_status_t {
  serve(host, "animators.stop", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animator.bits)
    let id = try session.animator(handle)
    guard session.tree.animator.run(of: id)?.state == .active else { return .ignored }
    if withoutFinishing != 0 { session.dropCompletions(of: handle) }
    try session.change(handle) { animator, id throws(AnimatorError) in
      animator.stop(id, withoutFinishing: withoutFinishing != 0)
    }
    return .ok
  }
}

private func finish(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t, _ position: Int32
) -> nav_status_t {
  serve(host, "animators.finish", .full) { session throws(Refusal) in
    guard let position = AnimationPosition(rawValue: position) else {
      throw Refusal(.value, "`position` is \(position), not 0 to 2")
    }
    let handle = Handle(bits: animator.bits)
    try session.change(handle) { animator, id throws(AnimatorError) in
      _ = try animator.finish(id, at: position)
    }
    session.finishAnimator(handle, at: position)
    return .ok
  }
}

private func addCompletion(
  _ host: UnsafePointer<nav_host_t>, _ animator: nav_animation_t,
  _ completion: nav_animator_fn, _ user: UnsafeMutableRawPointer?
) -> nav_status_t {
  serve(host, "animators.add_completion", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animator.bits)
    _ = try session.animator(handle)
    guard unsafe unsafeBitCast(completion, to: UInt.self) != 0 else {
      throw Refusal(.argument, "`completion` is null")
    }
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    unsafe session.animations[handle]?.animator?.completions.append(
      AnimatorCompletion(run: completion, user: user))
    return .ok
  }
}
