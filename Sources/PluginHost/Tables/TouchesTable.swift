internal import CNavhostABI
internal import ViewTree

func touchesTable() -> nav_touches_t {
  unsafe nav_touches_t(
    struct_size: size(of: nav_touches_t.self), reserved: 0, hit_test: hitTest,
    point_inside: pointInside, base_hit_test: baseHitTest, base_point_inside: basePointInside)
}

@safe private func readPoint(_ point: UnsafePointer<nav_point_t>) throws(Refusal) -> Point {
  try requireUsable(point, "point")
  let (x, y) = unsafe (point.pointee.x, point.pointee.y)
  try requireFinite(x, "point.x")
  try requireFinite(y, "point.y")
  return Point(x: x, y: y)
}

extension PluginSession {
  /// A view that is hit, as the plugin may know it: the SDK's own view for what is inside of it.
  fileprivate func told(_ view: ViewID) -> ViewID {
    var (told, current) = (view, view)
    while let above = tree.views[current].superview {
      if tree.views[above].maker == .sdk, tree.views[above].kind != .root { told = above }
      current = above
    }
    return told
  }

  fileprivate func giveHit(
    _ hit: ViewID?, to out: UnsafeMutablePointer<nav_view_t>
  ) throws(Refusal) -> CallStatus {
    guard let hit else { return .noValue }
    return try give(nav_view_t(bits: Handle(told(hit)).bits), to: out)
  }
}

private func hitTest(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "touches.hit_test", .reads) { session throws(Refusal) in
    let (view, point) = (try session.view(view), try readPoint(point))
    unsafe try requireUsable(UnsafePointer(out), "out")
    return unsafe try session.giveHit(session.tree.hitTest(point, in: view), to: out)
  }
}

private func pointInside(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "touches.point_inside", .reads) { session throws(Refusal) in
    let (view, point) = (try session.view(view), try readPoint(point))
    return try give(session.tree.isInside(point, of: view) ? 1 : 0, to: out)
  }
}

private func baseHitTest(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "touches.base_hit_test", .reads) { session throws(Refusal) in
    let (view, point) = (try session.view(view), try readPoint(point))
    unsafe try requireUsable(UnsafePointer(out), "out")
    return unsafe try session.giveHit(session.tree.baseHitTest(point, in: view), to: out)
  }
}

private func basePointInside(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ point: UnsafePointer<nav_point_t>,
  _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "touches.base_point_inside", .reads) { session throws(Refusal) in
    let (view, point) = (try session.view(view), try readPoint(point))
    return try give(session.tree.baseIsInside(point, of: view) ? 1 : 0, to: out)
  }
}
