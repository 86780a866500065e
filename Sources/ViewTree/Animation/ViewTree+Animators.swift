/// Property animators change the model when they stop or end before the end of their way.
extension ViewTree {
  /// Does something with the animator, and makes the changes of the model that it asks for.
  package func withAnimator<Result, Failure: Error>(
    _ body: (inout Animator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { makeShifts() }
    return try body(&animator)
  }

  /// Moves the clock; whoever keeps the tokens tells the completions.
  package func advance(by seconds: Double) -> [EndedAnimation] {
    withAnimator { $0.advance(by: seconds) }
  }

  package func beginAnimation(_ options: AnimationOptions, token: UInt64?) -> AnimationID {
    animator.begin(options, token: token)
  }

  /// Closes a bracket; false when it isn't the innermost open one.
  package func commitAnimation(_ id: AnimationID) -> Bool {
    if animator.isInnermost(id) { layOutMovedViews() }
    return animator.commit(id)
  }

  /// Closes a keyframe; false when it isn't the innermost open bracket.
  package func endKeyframe() -> Bool {
    layOutMovedViews()
    return withAnimator { $0.endKeyframe() }
  }

  /// What `layoutSubviews` among a bracket's options asks for.
  private func layOutMovedViews() {
    for view in animator.viewsToLayOut where views.contains(view) && views[view].needsLayout {
      layoutIfNeeded(view)
    }
  }

  package func removeAnimations(of view: ViewID) { animator.removeAnimations(of: [view]) }

  package func setAnimationsEnabled(_ enabled: Bool) { animator.isEnabled = enabled }

  private func makeShifts() {
    guard !animator.shifts.isEmpty else { return }
    let shifts = animator.shifts
    animator.shifts = []
    // They take effect at once, whatever bracket is open.
    let isEnabled = animator.isEnabled
    animator.isEnabled = false
    for shift in shifts where views.contains(shift.view) { make(shift) }
    animator.isEnabled = isEnabled
  }

  private func make(_ shift: ModelShift) {
    let (view, amount) = (shift.view, shift.amount)
    switch shift.value {
    case .frame:
      let frame = views[view].frame.moved(by: amount)
      // A frame that constraints give stays theirs: it holds until the next solve, as on iOS.
      if views[view].translatesMask { setFrame(frame, of: view) } else { place(view, at: frame) }
    case .boundsOrigin:
      views[view].boundsOrigin = views[view].boundsOrigin.moved(by: amount)
      markChanged()
    case .transform: setTransform(views[view].transform.moved(by: amount), of: view)
    case .alpha: setLook(of: view) { $0.alpha += amount[0] }
    case .z: setLook(of: view) { $0.z += amount[0] }
    case .cornerRadius: setLook(of: view) { $0.cornerRadius += amount[0] }
    case .borderWidth: setLook(of: view) { $0.borderWidth += amount[0] }
    case .presence: setLook(of: view) { $0.isHidden = amount[0] < 0 }
    case .background: setLook(of: view) { $0.background = moved($0.background, by: amount) }
    case .borderColor: setLook(of: view) { $0.borderColor = moved($0.borderColor, by: amount) }
    }
  }
}

extension Rect {
  func moved(by offset: SIMD8<Double>) -> Rect {
    Rect(x: x + offset[0], y: y + offset[1], width: width + offset[2], height: height + offset[3])
  }
}

extension Point {
  func moved(by offset: SIMD8<Double>) -> Point { Point(x: x + offset[0], y: y + offset[1]) }
}

extension Affine {
  func moved(by offset: SIMD8<Double>) -> Affine {
    Affine(
      a: a + offset[0], b: b + offset[1], c: c + offset[2], d: d + offset[3], tx: tx + offset[4],
      ty: ty + offset[5])
  }
}

/// The difference of two colours: red, green, blue, alpha, and then the colour itself of an old
/// one that has none to follow it, since only the alpha of that one fades.
func difference(_ old: Color?, _ new: Color?) -> SIMD8<Double> {
  let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  let (from, to) = (old ?? new ?? clear, new ?? old ?? clear)
  let base: SIMD4<Double> = new == nil ? [from.red, from.green, from.blue, 0] : .zero
  return SIMD8(
    lowHalf: [
      from.red - to.red, from.green - to.green, from.blue - to.blue,
      (old?.alpha ?? 0) - (new?.alpha ?? 0),
    ], highHalf: base)
}

/// A colour and a part of such a difference; nil is one that isn't seen.
func moved(_ color: Color?, by offset: SIMD8<Double>) -> Color? {
  let base = color ?? Color(red: offset[4], green: offset[5], blue: offset[6], alpha: 0)
  let moved = Color(
    red: base.red + offset[0], green: base.green + offset[1], blue: base.blue + offset[2],
    alpha: base.alpha + offset[3])
  return color == nil && moved.alpha == 0 ? nil : moved
}
