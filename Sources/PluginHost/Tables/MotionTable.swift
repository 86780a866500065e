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
    let spec = try readRecord(spec, "animation spec")
    let options = unsafe try session.animationOptions(spec)
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
    openBrackets.append(handle)
    return handle
  }

  fileprivate func animationOptions(
    _ spec: nav_animation_spec_t
  ) throws(Refusal) -> AnimationOptions {
    let known =
      NAV_ANIMATION_LAYOUT_SUBVIEWS | NAV_ANIMATION_ALLOW_INTERACTION | NAV_ANIMATION_FROM_CURRENT
      | NAV_ANIMATION_OVERRIDE_DURATION | NAV_ANIMATION_OVERRIDE_CURVE
    let flags = unsafe Int(spec.options)
    guard flags & ~known == 0 else {
      throw Refusal(.argument, "`options` of the animation spec has unknown bits")
    }
    unsafe try requireFinite(spec.duration, "duration")
    unsafe try requireFinite(spec.delay, "delay")
    var options = AnimationOptions()
    options.duration = unsafe max(0, spec.duration)
    options.delay = unsafe max(0, spec.delay)
    options.overridesDuration = flags & NAV_ANIMATION_OVERRIDE_DURATION != 0
    options.overridesTiming = flags & NAV_ANIMATION_OVERRIDE_CURVE != 0
    switch unsafe Int(spec.kind) {
    case NAV_ANIMATION_NONE: options.animates = false
    case NAV_ANIMATION_CURVE: options.timing = unsafe try timing(ofCurve: spec.curve)
    case NAV_ANIMATION_SPRING:
      let (ratio, velocity) = unsafe (spec.damping_ratio, spec.initial_velocity)
      guard ratio > 0, ratio <= 1 else {
        throw Refusal(.value, "`damping_ratio` is \(ratio), not above 0 and up to 1")
      }
      try requireFinite(velocity, "initial_velocity")
      options.timing = .spring(dampingRatio: ratio, velocity: velocity)
    default:
      throw Refusal(.unsupported, unsafe "this host has no animations of kind \(spec.kind)")
    }
    return options
  }

  private func timing(ofCurve curve: Int32) throws(Refusal) -> Timing {
    switch Int(curve) {
    case NAV_CURVE_EASE_IN_OUT: return .easeInOut
    case NAV_CURVE_EASE_IN: return .easeIn
    case NAV_CURVE_EASE_OUT: return .easeOut
    case NAV_CURVE_LINEAR: return .linear
    default: throw Refusal(.value, "`curve` is \(curve), not 0 to 3")
    }
  }
}

private func commit(
  _ host: UnsafePointer<nav_host_t>, _ animation: nav_animation_t
) -> nav_status_t {
  serve(host, "motion.commit", .writes) { session throws(Refusal) in
    let handle = Handle(bits: animation.bits)
    try session.require(handle, .animation)
    guard let record = session.animations[handle] else { throw session.stale(handle) }
    guard session.openBrackets.last == handle, session.tree.commitAnimation(record.id) else {
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
    guard let open = session.tree.animator.open else { return .noValue }
    return unsafe try writeRecord(nav_animation_spec_t(open.options), to: out)
  }
}

extension nav_animation_spec_t {
  fileprivate init(_ options: AnimationOptions) {
    unsafe self.init()
    unsafe kind = Int32(options.animates ? NAV_ANIMATION_CURVE : NAV_ANIMATION_NONE)
    switch options.timing {
    case .easeInOut: unsafe curve = Int32(NAV_CURVE_EASE_IN_OUT)
    case .easeIn: unsafe curve = Int32(NAV_CURVE_EASE_IN)
    case .easeOut: unsafe curve = Int32(NAV_CURVE_EASE_OUT)
    case .linear: unsafe curve = Int32(NAV_CURVE_LINEAR)
    case .spring(let ratio, let velocity):
      if options.animates { unsafe kind = Int32(NAV_ANIMATION_SPRING) }
      unsafe damping_ratio = ratio
      unsafe initial_velocity = velocity
    }
    unsafe duration = options.duration
    unsafe delay = options.delay
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
