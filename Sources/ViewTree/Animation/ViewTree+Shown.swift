/// What the eye sees: the model plus the running animations.
extension ViewTree {
  /// Sets a view's frame in its superview's space, animated inside a bracket.
  ///
  /// Subviews with a translated mask follow at once, as autoresizing does.
  package func setFrame(_ frame: Rect, of view: ViewID) {
    guard frame != views[view].frame else { return }
    place(view, at: frame)
    resetMaskReference(of: view)
    editFrame(of: view)
  }

  /// Lets a translated mask go by the frame as it is now.
  func resetMaskReference(of view: ViewID) {
    let room = views[view].superview.map { views[$0].frame.size } ?? .zero
    views[view].maskReference = MaskReference(frame: views[view].frame, room: room)
  }

  /// Sets a frame that comes from a solve, or follows from one, and so asks for no other.
  func place(_ view: ViewID, at frame: Rect) {
    let old = views[view].frame
    guard frame != old else { return }
    if animator.isCapturing, isInWindow(view) {
      animator.add(
        .frame, of: view,
        difference: [
          old.x - frame.x, old.y - frame.y, old.width - frame.width, old.height - frame.height,
          0, 0, 0, 0,
        ])
    }
    views[view].frame = frame
    guard old.size != frame.size else { return }
    views[view].needsLayout = true
    guard usesAutoresizing else { return }
    for place in views[view].subviews.indices {
      let child = views[view].subviews[place]
      guard views[child].translatesMask, !views[child].autoresizing.isEmpty else { continue }
      let resized = views[child].autoresizing.resize(views[child].maskReference, to: frame.size)
      self.place(child, at: resized)
    }
  }

  /// A view's frame in its superview's space, as it is set or was laid out.
  package func frame(of view: ViewID) -> Rect { views[view].frame }

  /// Whether a view may have animations.
  ///
  /// Only this is asked of most views in most frames, and unlike a longer question it needs no copy
  /// of the animator.
  @inline(__always)
  private func isMoving(_ view: ViewID) -> Bool { animator.isMarked(view) }

  /// What is to be added to a model value; nil for most values of most views, and then found out
  /// by one bit.
  @inline(__always)
  private func offset(of value: AnimatedValue, of view: ViewID) -> SIMD8<Double>? {
    animator.isMarked(view, value) ? animator.offset(of: value, of: view) : nil
  }

  package func shownFrame(of view: ViewID) -> Rect {
    let model = views[view].frame
    guard isMoving(view) else { return model }
    return offset(of: .frame, of: view).map { model.moved(by: $0) } ?? model
  }

  package func shownBoundsOrigin(of view: ViewID) -> Point {
    let model = views[view].boundsOrigin
    guard isMoving(view) else { return model }
    return offset(of: .boundsOrigin, of: view).map { model.moved(by: $0) } ?? model
  }

  package func shownTransform(of view: ViewID) -> Affine {
    let model = views[view].transform
    guard isMoving(view) else { return model }
    return offset(of: .transform, of: view).map { model.moved(by: $0) } ?? model
  }

  package func shownAlpha(of view: ViewID) -> Double {
    let model = views[view].look.alpha
    guard isMoving(view) else { return model }
    return model + (offset(of: .alpha, of: view)?[0] ?? 0)
  }

  func shownZ(of view: ViewID) -> Double {
    let model = views[view].look.z
    guard isMoving(view) else { return model }
    return model + (offset(of: .z, of: view)?[0] ?? 0)
  }

  /// Whether a view is hidden from the eye: one that a stack is about to let go is drawn.
  func isShownHidden(_ view: ViewID) -> Bool {
    guard views[view].look.isHidden else { return false }
    guard isMoving(view) else { return true }
    return offset(of: .presence, of: view).map { $0[0] <= 0 } ?? true
  }

  /// How a view draws itself now.
  package func shownLook(of view: ViewID) -> Look {
    var look = views[view].look
    guard isMoving(view) else { return look }
    look.alpha = shownAlpha(of: view)
    look.z = shownZ(of: view)
    look.cornerRadius += offset(of: .cornerRadius, of: view)?[0] ?? 0
    look.borderWidth += offset(of: .borderWidth, of: view)?[0] ?? 0
    if let offset = offset(of: .background, of: view) {
      look.background = moved(look.background, by: offset)
    }
    if let offset = offset(of: .borderColor, of: view) {
      look.borderColor = moved(look.borderColor, by: offset)
    }
    return look
  }

  /// The map from a view's own space to its superview's.
  package func mapToSuperview(of view: ViewID, isShown: Bool = false) -> Affine {
    mapToSuperview(
      isShown ? shownFrame(of: view) : views[view].frame,
      isShown ? shownBoundsOrigin(of: view) : views[view].boundsOrigin,
      isShown ? shownTransform(of: view) : views[view].transform)
  }

  /// The same for a frame, an origin of the bounds and a transform.
  func mapToSuperview(_ frame: Rect, _ origin: Point, _ transform: Affine) -> Affine {
    if transform == .identity {
      return .translation(Point(x: frame.x - origin.x, y: frame.y - origin.y))
    }
    // About the centre, as a layer's transform is.
    let half = Point(x: origin.x + frame.width / 2, y: origin.y + frame.height / 2)
    return Affine.translation(Point(x: -half.x, y: -half.y)).then(transform)
      .then(.translation(Point(x: frame.midX, y: frame.midY)))
  }

  /// The map from a view's own space to its root's.
  package func mapToRoot(of view: ViewID, isShown: Bool = false) -> Affine {
    var map = Affine.identity
    var current = view
    while let next = views[current].superview {
      map = map.then(mapToSuperview(of: current, isShown: isShown))
      current = next
    }
    return map
  }

  /// A rectangle (or, of no size, a point) taken from one view's space to another's; nil stands for
  /// the root.
  ///
  /// Views of different trees have no common space: nil is the answer.
  package func convert(_ rect: Rect, from source: ViewID?, to target: ViewID?) -> Rect? {
    if let source, let target, root(of: source) != root(of: target) { return nil }
    var map = source.map { mapToRoot(of: $0) } ?? .identity
    if let target {
      guard let back = mapToRoot(of: target).inverse else { return nil }
      map = map.then(back)
    }
    return map.boundingBox(of: rect)
  }
}
