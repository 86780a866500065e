internal import CNavhostABI
internal import NavhostPlugin

/// What the host calls on a view of the user's own class.
enum ViewCallbacks {
  static let all = UInt64(
    NAV_WANTS_LAYOUT | NAV_WANTS_UPDATE_CONSTRAINTS | NAV_WANTS_MOVES | NAV_WANTS_CHILDREN
      | NAV_WANTS_INSETS | NAV_WANTS_INTRINSIC_SIZE | NAV_WANTS_SIZE_THAT_FITS
      | NAV_WANTS_POINT_INSIDE | NAV_WANTS_HIT_TEST | NAV_WANTS_BASELINES)

  /// Written once and never freed: the host keeps the address for the library's life.
  nonisolated(unsafe) static let table: UnsafePointer<nav_view_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_view_callbacks_t>.allocate(capacity: 1)
    unsafe table.initialize(
      to: nav_view_callbacks_t(
        struct_size: UInt32(MemoryLayout<nav_view_callbacks_t>.size), reserved: 0,
        layout: layout, update_constraints: updateConstraints, will_move: willMove,
        did_move: didMove, did_add: didAdd, will_remove: willRemove,
        insets_changed: insetsChanged, intrinsic_size: intrinsicSize,
        size_that_fits: sizeThatFits, point_inside: pointInside, hit_test: hitTest,
        baseline_view: baselineView))
    return unsafe UnsafePointer(table)
  }()
}

/// Finds the view and enters the main actor: objects may cross, pointers may not.
private func enter(
  _ user: UnsafeMutableRawPointer?, _ body: @MainActor (UIView) -> Void
) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let view = unsafe Unmanaged<UIView>.fromOpaque(user).takeUnretainedValue()
  MainActor.assumeIsolated { body(view) }
  return nav_status_t(NAV_OK)
}

private func layout(_ user: UnsafeMutableRawPointer?) -> nav_status_t {
  unsafe enter(user) { view in
    view.tellWindowOfTraits()
    view.layoutSubviews()
  }
}

private func updateConstraints(_ user: UnsafeMutableRawPointer?) -> nav_status_t {
  unsafe enter(user) { $0.updateConstraints() }
}

private func willMove(
  _ user: UnsafeMutableRawPointer?, _ to: nav_view_t, _ which: Int32
) -> nav_status_t {
  unsafe enter(user) { view in
    if which == Int32(NAV_MOVE_WINDOW) {
      view.willMove(toWindow: UIView.window(to))
    } else {
      view.willMove(toSuperview: UIView._view(to))
    }
  }
}

private func didMove(_ user: UnsafeMutableRawPointer?, _ which: Int32) -> nav_status_t {
  unsafe enter(user) { view in
    if which == Int32(NAV_MOVE_WINDOW) {
      if view.window != nil { view.tellTraits() }
      view.didMoveToWindow()
    } else {
      view.didMoveToSuperview()
    }
  }
}

private func didAdd(_ user: UnsafeMutableRawPointer?, _ child: nav_view_t) -> nav_status_t {
  unsafe enter(user) { view in
    if let child = UIView._view(child) { view.didAddSubview(child) }
  }
}

private func willRemove(_ user: UnsafeMutableRawPointer?, _ child: nav_view_t) -> nav_status_t {
  unsafe enter(user) { view in
    if let child = UIView._view(child) { view.willRemoveSubview(child) }
  }
}

private func insetsChanged(_ user: UnsafeMutableRawPointer?, _ which: Int32) -> nav_status_t {
  unsafe enter(user) { view in
    view.tellWindowOfTraits()
    if which == Int32(NAV_INSETS_SAFE_AREA) {
      view.safeAreaInsetsDidChange()
    } else {
      view.layoutMarginsDidChange()
    }
  }
}

private func intrinsicSize(
  _ user: UnsafeMutableRawPointer?, _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  var size = nav_size_t()
  let status = unsafe enter(user) { size = $0.intrinsicContentSize.hostValue }
  unsafe out.pointee = size
  return status
}

private func sizeThatFits(
  _ user: UnsafeMutableRawPointer?, _ proposal: UnsafePointer<nav_size_t>,
  _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  let proposal = unsafe proposal.pointee
  var size = nav_size_t()
  let status = unsafe enter(user) { view in
    let proposal = CGSize(proposal)
    size = (view._fittingAnswer?(proposal) ?? view.sizeThatFits(proposal)).hostValue
  }
  unsafe out.pointee = size
  return status
}

private func pointInside(
  _ user: UnsafeMutableRawPointer?, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  let point = unsafe CGPoint(point.pointee)
  var isInside = false
  let status = unsafe enter(user) { isInside = $0.point(inside: point, with: nil) }
  unsafe out.pointee = isInside ? 1 : 0
  return status
}

private func hitTest(
  _ user: UnsafeMutableRawPointer?, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  let point = unsafe CGPoint(point.pointee)
  var hit = nav_view_t()
  let status = unsafe enter(user) { view in
    if let found = view.hitTest(point, with: nil) { hit = found._object.view }
  }
  unsafe out.pointee = hit
  return status
}

private func baselineView(
  _ user: UnsafeMutableRawPointer?, _ which: Int32, _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  var lender = nav_view_t()
  let status = unsafe enter(user) { view in
    let isFirst = which == Int32(NAV_BASELINE_FIRST)
    lender = (isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout)._object.view
  }
  unsafe out.pointee = lender
  return status
}
