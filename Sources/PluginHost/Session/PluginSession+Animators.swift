internal import CNavhostABI
internal import ViewTree

/// Property animators: who holds them, and who is told of their ends.
extension PluginSession {
  func isAnimator(_ handle: Handle) -> Bool { animations[handle]?.animator != nil }

  func animator(_ handle: Handle) throws(Refusal) -> AnimationID {
    try require(handle, .animation)
    guard let record = animations[handle] else { throw stale(handle) }
    guard record.animator != nil else {
      throw Refusal(.kind, "the animation is a bracket; a property animator is wanted")
    }
    return record.id
  }

  func makeAnimator(_ options: AnimationOptions, peer: Peer?) -> Handle {
    let tree = tree
    let handle = animations.insert { handle in
      unsafe AnimationRecord(
        id: tree.withAnimator { $0.makeAnimator(options, token: handle.bits) }, completion: nil,
        user: nil, animator: AnimatorRecord())
    }
    adopt(handle, peer)
    return handle
  }

  /// Does something with an animator; the host holds it from when it runs to when it doesn't.
  func change(
    _ handle: Handle, _ body: (inout Animator, AnimationID) throws(AnimatorError) -> Void
  ) throws(Refusal) {
    let id = try animator(handle)
    do throws(AnimatorError) {
      try tree.withAnimator { animator throws(AnimatorError) in try body(&animator, id) }
    } catch {
      throw Refusal(error)
    }
    updateHold(of: handle)
  }

  private func updateHold(of handle: Handle) {
    guard let record = animations[handle], let known = record.animator else { return }
    let isRunning = tree.animator.run(of: record.id)?.isRunning == true && !isClosing
    guard isRunning != known.isHeld else { return }
    animations[handle]?.animator?.isHeld = isRunning
    if let peer = peers[handle] {
      if isRunning {
        tell(.retain, "retain of \(describe(handle))") { peer.retain() }
      } else {
        tell(.release, "release of \(describe(handle))") { peer.release() }
      }
    }
    disposeAnimatorIfUnheld(handle)
  }

  /// The end of an animator that neither side holds.
  func disposeAnimatorIfUnheld(_ handle: Handle) {
    guard let record = animations[handle], record.animator?.isHeld == false,
      counts[handle] == nil
    else { return }
    if let run = tree.animator.run(of: record.id), run.state != .inactive, !isClosing {
      self.record(
        Misuse(
          function: "objects.release", status: .noted,
          text: "It is an error to release a paused or stopped property animator. Property "
            + "animators must either finish animating or be explicitly stopped and finished "
            + "before they can be released.", during: frames.last?.name))
    }
    if let peer = peers[handle] {
      tell(.release, "disposed of \(describe(handle))") { peer.disposed() }
    }
    animations.remove(handle)
    peers[handle] = nil
    names[handle] = nil
    typeNames[handle] = nil
    tree.withAnimator { $0.removeAnimator(record.id) }
    giveBack(record.animator?.completions ?? [])
  }

  // MARK: - Completions

  /// Tells an animator's completions of its end.
  func finishAnimator(_ handle: Handle, at position: AnimationPosition) {
    let completions = animations[handle]?.animator?.completions ?? []
    animations[handle]?.animator?.completions = []
    for completion in completions { tell(completion, position.rawValue) }
    updateHold(of: handle)
  }

  /// Lets the completions go of an animator that was stopped for good.
  func dropCompletions(of handle: Handle) {
    let completions = animations[handle]?.animator?.completions ?? []
    animations[handle]?.animator?.completions = []
    giveBack(completions)
  }

  /// They open a full phase, so they wait for the end of the call that is open.
  private func giveBack(_ completions: [AnimatorCompletion]) {
    let giveBack = { [self] in
      for completion in completions { tell(completion, Int32(NAV_POSITION_NONE)) }
    }
    if frames.isEmpty { giveBack() } else { deferred.append(giveBack) }
  }

  /// The session closes: nothing of it will end any more.
  func giveUpAnimator(_ handle: Handle) {
    dropCompletions(of: handle)
    updateHold(of: handle)
  }

  private func tell(_ completion: AnimatorCompletion, _ position: Int32) {
    tell(.full, "completion") { unsafe completion.run(completion.user, position) }
  }

  // MARK: - Brackets

  /// Closes a bracket that the plugin left open, and notes it.
  func close(_ bracket: OpenBracket, after name: String) {
    let (function, what): (String, String)
    switch bracket {
    case .block(let handle):
      guard let record = animations[handle] else { return }
      _ = tree.commitAnimation(record.id)
      (function, what) = ("motion.begin", "the animation was not committed")
    case .recording(_, let id):
      // By its own name: the animator may have gone meanwhile.
      tree.withAnimator { _ = $0.endRecording(id) }
      (function, what) = ("animators.record_begin", "the recording was not ended")
    case .keyframe:
      _ = tree.endKeyframe()
      (function, what) = ("animators.keyframe_begin", "the keyframe was not ended")
    }
    record(
      Misuse(
        function: function, status: .noted, text: "\(what) before the call returned",
        during: name))
  }
}

extension Refusal {
  init(_ error: AnimatorError) {
    let exception = "NSInternalInconsistencyException"
    switch error {
    case .isStopped:
      self.init(
        .exception, "the property animator is stopped: it can only be finished",
        name: exception)
    case .isNotStopped:
      self.init(
        .exception, "finishAnimationAtPosition: should only be called on a stopped animator!",
        name: exception)
    case .isNotActive: self.init(.state, "the property animator is not active")
    }
  }
}
