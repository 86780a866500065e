/// Why a property animator doesn't do what it was asked.
package enum AnimatorError: Error, Hashable, Sendable {
  /// Only finishing leads on from there.
  case isStopped
  case isNotStopped
  case isNotActive
}

/// A change of the model that an animator's end asks for.
struct ModelShift: Sendable {
  let view: ViewID
  let value: AnimatedValue
  let amount: SIMD8<Double>
}

/// A value where a stopped animator left it, and how far both its ends are from there.
struct HeldValue: Sendable {
  let clock: AnimationID
  let view: ViewID
  let value: AnimatedValue
  let toStart: SIMD8<Double>
  let toEnd: SIMD8<Double>
}

/// Animators that are started, paused, scrubbed and turned round (facts S107).
extension Animator {
  /// Makes an inactive one.
  ///
  /// - Parameter token: By which its ends are told.
  package mutating func makeAnimator(_ options: AnimationOptions, token: UInt64) -> AnimationID {
    var options = options
    if let duration = options.timing.ownDuration { options.duration = duration }
    return makeClock(options, token: token, run: AnimatorRun(options))
  }

  /// Forgets an animator; what it was animating ends at once where it is shown.
  package mutating func removeAnimator(_ id: AnimationID) {
    guard let place = place(of: id) else { return }
    leavePieces(of: place)
    held.removeAll { $0.clock == id }
    clocks.remove(at: place)
  }

  package func run(of id: AnimationID) -> AnimatorRun? { place(of: id).flatMap { clocks[$0].run } }

  /// Changes an animator, and works out anew how far it is.
  private mutating func change(
    _ id: AnimationID, _ body: (inout AnimatorRun) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    guard let place = place(of: id), var run = clocks[place].run else { return }
    try body(&run)
    clocks[place].run = run
    clocks[place].update(at: now)
  }

  // MARK: - What it animates

  /// Opens a bracket whose values go by an animator; an inactive one becomes active.
  ///
  /// - Parameter delayFactor: The part of what is left of the way that passes before they move.
  package mutating func beginRecording(
    _ id: AnimationID, delayFactor: Double
  ) throws(AnimatorError) {
    try change(id) { run throws(AnimatorError) in
      guard run.state != .stopped else { throw .isStopped }
      run.activate()
    }
    guard let place = place(of: id) else { return }
    let done = clocks[place].run?.isReversed == true ? 0 : clocks[place].progress.x
    var window = Window(start: min(max(done, 0), 1))
    window.start += delayFactor * (1 - window.start)
    window.length = 1 - window.start
    var options = clocks[place].options
    // At the end of the way there is none left to move on.
    options.animates = window.length > 1e-9
    brackets.append(Bracket(kind: .recording, clock: id, options: options, window: window))
  }

  /// Closes that bracket; false when it isn't the innermost open one.
  package mutating func endRecording(_ id: AnimationID) -> Bool {
    guard brackets.last?.kind == .recording, brackets.last?.clock == id else { return false }
    brackets.removeLast()
    return true
  }

  // MARK: - Moving

  /// Runs to the end that is ahead, after a delay.
  package mutating func start(_ id: AnimationID, after delay: Double) throws(AnimatorError) {
    let start = now + delay
    try change(id) { run throws(AnimatorError) in
      guard run.state != .stopped else { throw .isStopped }
      run.activate()
      if !run.isRunning { run.resume(at: start) }
    }
  }

  /// Holds an animator where it is; an inactive one becomes active.
  package mutating func pause(_ id: AnimationID) throws(AnimatorError) {
    let now = now
    try change(id) { run throws(AnimatorError) in
      guard run.state != .stopped else { throw .isStopped }
      run.activate()
      run.pause(at: now)
    }
  }

  /// Goes on to the end that is ahead, by another timing and in another time if told.
  package mutating func resume(
    _ id: AnimationID, timing: Timing?, durationFactor: Double
  ) throws(AnimatorError) {
    let now = now
    try change(id) { run throws(AnimatorError) in
      guard run.state == .active else { throw .isNotActive }
      run.resume(at: now, timing: timing, durationFactor: durationFactor)
    }
  }

  package mutating func setFraction(
    _ fraction: Double, of id: AnimationID
  ) throws(AnimatorError) {
    let now = now
    try change(id) { run throws(AnimatorError) in
      guard run.state != .stopped else { throw .isStopped }
      run.activate()
      run.setFraction(fraction, at: now)
    }
  }

  package mutating func setReversed(
    _ reversed: Bool, of id: AnimationID
  ) throws(AnimatorError) {
    let now = now
    try change(id) { run throws(AnimatorError) in
      guard run.state != .stopped else { throw .isStopped }
      run.setReversed(reversed, at: now)
    }
  }

  package mutating func setScrubsLinearly(_ linearly: Bool, of id: AnimationID) {
    if let place = place(of: id) { clocks[place].run?.scrubsLinearly = linearly }
  }

  package mutating func setPausesOnCompletion(_ pauses: Bool, of id: AnimationID) {
    if let place = place(of: id) { clocks[place].run?.pausesOnCompletion = pauses }
  }

  package mutating func setAllowsInteraction(_ allows: Bool, of id: AnimationID) {
    if let place = place(of: id) { clocks[place].run?.allowsInteraction = allows }
  }

  // MARK: - Ending

  /// Leaves all values where they are shown.
  ///
  /// - Parameter withoutFinishing: Whether that is all; else ``finish(_:at:)`` is to follow.
  package mutating func stop(_ id: AnimationID, withoutFinishing: Bool) {
    guard let place = place(of: id), clocks[place].run?.state == .active else { return }
    if withoutFinishing {
      leavePieces(of: place)
      clocks[place].run?.finish()
      clocks[place].isFinished = true
    } else {
      for piece in pieces where piece.clock == id {
        let left = remainder(of: piece, at: clocks[place].progress)
        held.append(
          HeldValue(
            clock: id, view: piece.view, value: piece.value, toStart: piece.difference - left,
            toEnd: -left))
      }
      leavePieces(of: place)
      clocks[place].run?.stop(at: now)
    }
    clocks[place].update(at: now)
  }

  /// Ends a stopped animator with its values at one end, or as they are.
  package mutating func finish(
    _ id: AnimationID, at position: AnimationPosition
  ) throws(AnimatorError) -> EndedAnimation? {
    guard let place = place(of: id), clocks[place].run?.state == .stopped else {
      throw .isNotStopped
    }
    for value in held where value.clock == id && position != .current {
      shifts.append(
        ModelShift(
          view: value.view, value: value.value,
          amount: position == .start ? value.toStart : value.toEnd))
    }
    held.removeAll { $0.clock == id }
    return end(id, at: position)
  }

  /// Ends an animator that has come to an end of its way.
  mutating func end(_ id: AnimationID, at position: AnimationPosition) -> EndedAnimation? {
    guard let place = place(of: id) else { return nil }
    if position == .start {
      // Back to the values before: what each piece took away comes back, the last one first.
      for piece in pieces.reversed() where piece.clock == id {
        shifts.append(
          ModelShift(view: piece.view, value: piece.value, amount: piece.difference))
      }
    }
    dropPieces { $0.clock == id }
    let isFinished = clocks[place].isFinished
    clocks[place].pieceCount = 0
    clocks[place].isFinished = true
    clocks[place].run?.finish()
    clocks[place].update(at: now)
    return clocks[place].token.map {
      EndedAnimation(id: id, token: $0, isFinished: isFinished, position: position)
    }
  }

  /// Makes what is shown of a clock's pieces the model, and drops them.
  private mutating func leavePieces(of place: Int) {
    let clock = clocks[place]
    for piece in pieces where piece.clock == clock.id {
      shifts.append(
        ModelShift(
          view: piece.view, value: piece.value,
          amount: remainder(of: piece, at: clock.progress)))
    }
    clocks[place].pieceCount = 0
    dropPieces { $0.clock == clock.id }
  }
}
