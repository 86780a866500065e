internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

func viewsTable() -> nav_views_t {
  unsafe nav_views_t(
    struct_size: size(of: nav_views_t.self), reserved: 0, make: make, insert: insert,
    insert_beside: insertBeside, exchange: exchange, remove: remove, superview: superview,
    window: window, subviews: subviews, is_descendant: isDescendant, convert: convert,
    set_needs: setNeeds, set_wants: setWants, base_layout: baseLayout,
    base_update_constraints: baseUpdateConstraints, base_intrinsic_size: baseIntrinsicSize,
    base_size_that_fits: baseSizeThatFits)
}

// MARK: - Making

private func make(
  _ host: UnsafePointer<nav_host_t>, _ spec: UnsafePointer<nav_view_spec_t>,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "views.make", .makes) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    let spec = try readRecord(spec, "view spec")
    guard unsafe spec.flags == 0, unsafe spec.reserved == 0 else {
      throw Refusal(.argument, "`flags` or `reserved` of the view spec is not 0")
    }
    let frame = unsafe try readRect(spec.frame, "frame")
    let overrides = unsafe try session.overrides(spec.wants)
    let viewPeer = unsafe try session.viewPeer(spec)
    let peer = unsafe try Peer(spec.peer)
    guard session.tree.views.count < session.limits.views else {
      throw Refusal(.limit, "there are \(session.limits.views) views already")
    }
    let view = unsafe try session.makeView(spec, frame)
    session.adopt(Handle(view), peer)
    session.viewPeers[view] = viewPeer
    let served = session.served(overrides, by: viewPeer)
    if !served.isEmpty { session.tree.setOverrides(served, of: view) }
    return try give(nav_view_t(bits: Handle(view).bits), to: out)
  }
}

extension PluginSession {
  fileprivate func makeView(_ spec: nav_view_spec_t, _ frame: Rect) throws(Refusal) -> ViewID {
    switch unsafe Int(spec.kind) {
    case NAV_VIEW_PLAIN: return tree.makeView(.plain, frame: frame)
    case NAV_VIEW_LABEL: return tree.makeView(.label, frame: frame)
    case NAV_VIEW_STACK: return tree.makeStack(.horizontal, frame: frame)
    case NAV_VIEW_HIDING_STACK:
      let (variant, alignment) = unsafe (Int(spec.variant), Int(spec.alignment))
      guard let position = HidingStackContent.Position(rawValue: variant) else {
        throw Refusal(.value, "`variant` of a hiding stack is \(variant), not 0 to 2")
      }
      guard alignment == NAV_STACK_LEADING || alignment == NAV_STACK_TRAILING else {
        throw Refusal(.value, "`alignment` of a hiding stack is \(alignment), not 0 or 1")
      }
      return tree.makeHidingStack(
        position: position, isTrailing: alignment == NAV_STACK_TRAILING, frame: frame)
    default:
      throw Refusal(.unsupported, unsafe "this host makes no views of kind \(spec.kind)")
    }
  }

  fileprivate func viewPeer(_ spec: nav_view_spec_t) throws(Refusal) -> ViewPeer? {
    guard let table = unsafe spec.callbacks else { return nil }
    let callbacks = try readRecord(
      table, "view callbacks", atLeast: Int(NAV_VIEW_CALLBACKS_SIZE), into: nav_view_callbacks_t())
    guard callbacks.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the view callbacks is not 0")
    }
    return unsafe ViewPeer(callbacks: callbacks, user: spec.peer.user)
  }

  fileprivate func overrides(_ wants: UInt64) throws(Refusal) -> ViewOverrides {
    let overrides = ViewOverrides(rawValue: wants)
    guard overrides.isSubset(of: .all) else {
      throw Refusal(.argument, "`wants` has unknown bits: 0x\(String(wants, radix: 16))")
    }
    return overrides
  }

  /// What is wanted and has a callback.
  fileprivate func served(_ wanted: ViewOverrides, by peer: ViewPeer?) -> ViewOverrides {
    guard let callbacks = peer?.callbacks else { return [] }
    var served: ViewOverrides = []
    if unsafe callbacks.layout != nil { served.insert(.layout) }
    if unsafe callbacks.update_constraints != nil { served.insert(.updateConstraints) }
    if unsafe callbacks.will_move != nil || callbacks.did_move != nil { served.insert(.moves) }
    if unsafe callbacks.did_add != nil || callbacks.will_remove != nil { served.insert(.children) }
    if unsafe callbacks.insets_changed != nil { served.insert(.insets) }
    if unsafe callbacks.intrinsic_size != nil { served.insert(.intrinsicSize) }
    if unsafe callbacks.size_that_fits != nil { served.insert(.sizeThatFits) }
    if unsafe callbacks.point_inside != nil { served.insert(.pointInside) }
    if unsafe callbacks.hit_test != nil { served.insert(.hitTest) }
    if unsafe callbacks.baseline_view != nil { served.insert(.baselines) }
    return served.intersection(wanted)
  }
}

private func setWants(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ wants: UInt64
) -> nav_status_t {
  serve(host, "views.set_wants", .writes) { session throws(Refusal) in
    let view = try session.view(view)
    try session.requireOwn(view)
    let overrides = try session.overrides(wants)
    session.tree.setOverrides(session.served(overrides, by: session.viewPeers[view]), of: view)
    return .ok
  }
}

// MARK: - The tree

extension PluginSession {
  /// Refuses what may not be put into a view.
  func requireInsertable(_ child: ViewID, into parent: ViewID) throws(Refusal) {
    guard tree.views[parent].maker == .author || tree.views[parent].kind == .root else {
      throw Refusal(
        .owner,
        "\(describe(parent)) belongs to the SDK: \(describe(child)) can't be put into it",
        views: [child, parent])
    }
    guard tree.views[child].kind != .root else {
      throw Refusal(.owner, "\(describe(child)) is a map's root and stays where it is")
    }
    guard tree.views[child].maker == .sdk, let target = map(whoseViewIs: tree.root(of: parent))
    else { return }
    guard target.provided.contains(where: { $0.view == child }) else {
      throw Refusal(.owner, "\(describe(child)) belongs to another map")
    }
  }

  func put(_ child: ViewID, into parent: ViewID, at index: Int?) throws(Refusal) {
    do throws(HierarchyError) {
      try tree.insert(child, into: parent, at: index)
    } catch {
      throw Refusal(error, child, parent, in: self)
    }
  }
}

extension Refusal {
  init(
    _ error: HierarchyError, _ child: ViewID, _ parent: ViewID, in session: PluginSession
  ) {
    switch error {
    case .loop:
      self.init(
        .hierarchy,
        "\(session.describe(child)) would become its own ancestor in \(session.describe(parent))")
    case .tooDeep:
      self.init(.limit, "the tree would be deeper than \(ViewTree.maximumDepth) views")
    }
  }
}

private func insert(
  _ host: UnsafePointer<nav_host_t>, _ parent: nav_view_t, _ child: nav_view_t, _ index: Int32
) -> nav_status_t {
  serve(host, "views.insert", .changesTree) { session throws(Refusal) in
    let parent = try session.view(parent)
    let child = try session.view(child)
    guard index >= -1 else { throw Refusal(.argument, "`index` is \(index), below -1") }
    try session.requireInsertable(child, into: parent)
    try session.put(child, into: parent, at: index < 0 ? nil : Int(index))
    return .ok
  }
}

private func insertBeside(
  _ host: UnsafePointer<nav_host_t>, _ parent: nav_view_t, _ child: nav_view_t,
  _ sibling: nav_view_t, _ above: Int32
) -> nav_status_t {
  serve(host, "views.insert_beside", .changesTree) { session throws(Refusal) in
    let parent = try session.view(parent)
    let child = try session.view(child)
    let sibling = try session.view(sibling)
    guard above == 0 || above == 1 else {
      throw Refusal(.argument, "`above` is \(above), not 0 or 1")
    }
    try session.requireInsertable(child, into: parent)
    // Where the sibling stands once the child has left its place.
    let others = session.tree.views[parent].subviews.filter { $0 != child }
    let place = others.firstIndex(of: sibling).map { $0 + Int(above) }
    try session.put(child, into: parent, at: place)
    return .ok
  }
}

private func exchange(
  _ host: UnsafePointer<nav_host_t>, _ parent: nav_view_t, _ first: Int32, _ second: Int32
) -> nav_status_t {
  serve(host, "views.exchange", .changesTree) { session throws(Refusal) in
    let parent = try session.view(parent)
    try session.requireContainer(parent)
    let indices = session.tree.views[parent].subviews.indices
    guard indices.contains(Int(first)), indices.contains(Int(second)) else {
      throw Refusal(
        .argument, "\(first) and \(second) are not both below \(indices.count), the subviews")
    }
    session.tree.exchangeSubviews(of: parent, Int(first), Int(second))
    return .ok
  }
}

private func remove(_ host: UnsafePointer<nav_host_t>, _ view: nav_view_t) -> nav_status_t {
  serve(host, "views.remove", .changesTree) { session throws(Refusal) in
    let view = try session.view(view)
    guard session.tree.views[view].superview != nil else { return .ignored }
    session.tree.removeFromSuperview(view)
    return .ok
  }
}

// MARK: - Asking

private func superview(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "views.superview", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let superview = session.tree.views[view].superview else { return .noValue }
    return try give(nav_view_t(bits: Handle(superview).bits), to: out)
  }
}

private func window(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "views.window", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard session.tree.isInWindow(view) else { return .noValue }
    return try give(nav_view_t(bits: Handle(session.tree.root(of: view)).bits), to: out)
  }
}

private func subviews(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<nav_view_t>?,
  _ capacity: UInt32, _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "views.subviews", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    let node = session.tree.views[view]
    guard node.maker == .author || node.kind == .root else {
      _ = try giveList([nav_view_t](), to: out, capacity, count)
      throw Refusal(.noted, "what is inside \(session.describe(view)) isn't told")
    }
    let list = node.subviews.map { nav_view_t(bits: Handle($0).bits) }
    return try giveList(list, to: out, capacity, count)
  }
}

private func isDescendant(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ ancestor: nav_view_t,
  _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "views.is_descendant", .reads) { session throws(Refusal) in
    let (view, ancestor) = (try session.view(view), try session.view(ancestor))
    return try give(session.tree.isDescendant(view, of: ancestor) ? 1 : 0, to: out)
  }
}

private func convert(
  _ host: UnsafePointer<nav_host_t>, _ from: nav_view_t, _ to: nav_view_t,
  _ values: UnsafeMutablePointer<Double>, _ count: UInt32
) -> nav_status_t {
  serve(host, "views.convert", .reads) { session throws(Refusal) in
    let source = from.bits == 0 ? nil : try session.view(from)
    let target = to.bits == 0 ? nil : try session.view(to)
    guard count == 2 || count == 4 else {
      throw Refusal(.argument, "`count` is \(count), not 2 or 4")
    }
    unsafe try requireUsable(UnsafePointer(values), "values")
    let given = unsafe Array(UnsafeBufferPointer(start: values, count: Int(count)))
    for value in given { try requireFinite(value, "values") }
    let isPoint = count == 2
    let rect = Rect(
      x: given[0], y: given[1], width: isPoint ? 0 : given[2], height: isPoint ? 0 : given[3])
    guard let result = session.tree.convert(rect, from: source, to: target) else {
      throw Refusal(.hierarchy, "the views have no window in common, or one is scaled to nothing")
    }
    let numbers = [result.x, result.y, result.width, result.height]
    for index in 0..<Int(count) { unsafe values[index] = numbers[index] }
    return .ok
  }
}

private func setNeeds(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ needs: UInt32
) -> nav_status_t {
  serve(host, "views.set_needs", .writes) { session throws(Refusal) in
    let view = try session.view(view)
    let known = NAV_NEEDS_LAYOUT | NAV_NEEDS_CONSTRAINTS | NAV_NEEDS_INTRINSIC_SIZE
    guard Int(needs) & ~known == 0 else {
      throw Refusal(.argument, "`needs` has unknown bits: 0x\(String(needs, radix: 16))")
    }
    if Int(needs) & NAV_NEEDS_LAYOUT != 0 { session.tree.markForLayout(view) }
    if Int(needs) & NAV_NEEDS_CONSTRAINTS != 0 { session.tree.markForConstraintUpdate(view) }
    if Int(needs) & NAV_NEEDS_INTRINSIC_SIZE != 0 {
      session.tree.invalidateIntrinsicSize(of: view)
    }
    return .ok
  }
}

// MARK: - What the host itself does

private func baseLayout(_ host: UnsafePointer<nav_host_t>, _ view: nav_view_t) -> nav_status_t {
  serve(host, "views.base_layout", .writes) { session throws(Refusal) in
    let view = try session.view(view)
    try session.requireContainer(view)
    session.tree.baseLayout(view)
    return .ok
  }
}

private func baseUpdateConstraints(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t
) -> nav_status_t {
  serve(host, "views.base_update_constraints", .writes) { session throws(Refusal) in
    _ = try session.view(view)
    return .ok
  }
}

private func baseIntrinsicSize(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  serve(host, "views.base_intrinsic_size", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    return try give(nav_size_t(session.tree.baseIntrinsicSize(of: view)), to: out)
  }
}

private func baseSizeThatFits(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ proposal: UnsafePointer<nav_size_t>,
  _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  serve(host, "views.base_size_that_fits", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    try requireUsable(proposal, "proposal")
    let proposal = unsafe try readSize(proposal.pointee, "proposal")
    return try give(nav_size_t(session.tree.baseSizeThatFits(view, proposal)), to: out)
  }
}
