/// Setting values of views. Those that animate do so inside a bracket.
extension ViewTree {
  package func setCenter(_ center: Point, of view: ViewID) {
    let size = views[view].frame.size
    setFrame(
      Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), of: view)
  }

  /// Sets the view's own space; the size changes about the centre.
  package func setBounds(_ bounds: Rect, of view: ViewID) {
    let center = views[view].center
    if bounds.origin != views[view].boundsOrigin {
      let old = views[view].boundsOrigin
      views[view].boundsOrigin = bounds.origin
      animate(.boundsOrigin, of: view, [old.x - bounds.x, old.y - bounds.y, 0, 0, 0, 0, 0, 0])
      markChanged()
    }
    setFrame(
      Rect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height), of: view)
  }

  package func setTransform(_ transform: Affine, of view: ViewID) {
    let old = views[view].transform
    guard transform != old else { return }
    views[view].transform = transform
    animate(
      .transform, of: view,
      [
        old.a - transform.a, old.b - transform.b, old.c - transform.c, old.d - transform.d,
        old.tx - transform.tx, old.ty - transform.ty, 0, 0,
      ])
  }

  /// Changes how a view draws itself.
  package func setLook(of view: ViewID, _ change: (inout Look) -> Void) {
    let old = views[view].look
    var new = old
    change(&new)
    guard new != old else { return }
    views[view].look = new
    if new.isHidden != old.isHidden {
      hiddenChanged(view)
      // A member that leaves a stack is drawn until its neighbours have closed up (facts S95).
      if new.isHidden, isStackMember(view) { animateNumber(.presence, of: view, 1) }
    }
    if new.alpha != old.alpha { animateNumber(.alpha, of: view, old.alpha - new.alpha) }
    if new.z != old.z { animateNumber(.z, of: view, old.z - new.z) }
    if new.cornerRadius != old.cornerRadius {
      animateNumber(.cornerRadius, of: view, old.cornerRadius - new.cornerRadius)
    }
    if new.borderWidth != old.borderWidth {
      animateNumber(.borderWidth, of: view, old.borderWidth - new.borderWidth)
    }
    if new.background != old.background {
      animateColor(.background, of: view, from: old.background, to: new.background)
    }
    if new.borderColor != old.borderColor {
      animateColor(.borderColor, of: view, from: old.borderColor, to: new.borderColor)
    }
  }

  private func animateNumber(_ value: AnimatedValue, of view: ViewID, _ difference: Double) {
    animate(value, of: view, [difference, 0, 0, 0, 0, 0, 0, 0])
  }

  private func animate(_ value: AnimatedValue, of view: ViewID, _ difference: SIMD8<Double>) {
    guard animator.isCapturing, isInWindow(view) else { return }
    animator.add(value, of: view, difference: difference)
  }

  private func animateColor(
    _ value: AnimatedValue, of view: ViewID, from old: Color?, to new: Color?
  ) {
    guard animator.isCapturing, isInWindow(view) else { return }
    var shown = old
    if let offset = animator.offsetToReplace(of: value, of: view) {
      shown = moved(old, by: offset)
    }
    animator.add(value, of: view, difference: difference(shown, new), startsFromShown: true)
  }

  // MARK: - Layout

  /// Changes a label's text or its setting.
  package func setLabel(of view: ViewID, _ change: (inout LabelContent) -> Void) {
    guard var label = views[view].label else { return }
    let old = label
    change(&label)
    guard label != old else { return }
    views[view].label = label
    invalidateIntrinsicSize(of: view)
  }

  package func setNaturalSize(_ size: PerAxis<Double?>, of view: ViewID) {
    guard views[view].naturalSize != size else { return }
    views[view].naturalSize = size
    invalidateIntrinsicSize(of: view)
  }

  package func setHugging(_ priority: Double, _ axis: Axis, of view: ViewID) {
    views[view].hugging[axis] = priority
    markForRewrite(views[view].superview ?? view)
  }

  package func setCompression(_ priority: Double, _ axis: Axis, of view: ViewID) {
    views[view].compression[axis] = priority
    markForRewrite(views[view].superview ?? view)
  }

  package func setTranslatesMask(_ translates: Bool, of view: ViewID) {
    views[view].translatesMask = translates
    resetMaskReference(of: view)
    markForRewrite(views[view].superview ?? view)
  }

  package func setAutoresizing(_ mask: AutoresizingMask, of view: ViewID) {
    views[view].autoresizing = mask
    if !mask.isEmpty { usesAutoresizing = true }
    resetMaskReference(of: view)
    markForRewrite(views[view].superview ?? view)
  }

  package func setSemantic(_ semantic: SemanticAttribute, of view: ViewID) {
    views[view].semantic = semantic
    markForRewrite(view)
  }

  package func setMargins(_ margins: Insets, isDirectional: Bool, of view: ViewID) {
    views[view].baseMargins = margins
    views[view].marginsAreDirectional = isDirectional
    marginsChanged(view)
  }

  package func setMarginsFollowSafeArea(_ follow: Bool, of view: ViewID) {
    views[view].marginsFollowSafeArea = follow
    marginsChanged(view)
  }

  package func setKeepsSuperviewMargins(_ keeps: Bool, of view: ViewID) {
    views[view].keepsSuperviewMargins = keeps
    marginsChanged(view)
  }

  /// Of a root this is the screen's safe area.
  package func setAdditionalSafeArea(_ insets: Insets, of view: ViewID) {
    views[view].additionalSafeArea = insets
    marginsChanged(view)
  }

  private func marginsChanged(_ view: ViewID) {
    markForLayout(view)
    updateInsets(below: root(of: view))
  }

  package func setName(_ name: String?, of view: ViewID) { views[view].name = name }
  package func setTypeName(_ name: String?, of view: ViewID) { views[view].typeName = name }
  package func setTag(_ tag: Int, of view: ViewID) { views[view].tag = tag }

  package func setOverrides(_ overrides: ViewOverrides, of view: ViewID) {
    views[view].overrides = overrides
    invalidateIntrinsicSize(of: view)
  }
}
