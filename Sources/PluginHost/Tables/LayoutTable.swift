internal import CNavhostABI
internal import ViewTree

func layoutTable() -> nav_layout_t {
  unsafe nav_layout_t(
    struct_size: size(of: nav_layout_t.self), reserved: 0, constraint: makeConstraint,
    constraints: makeConstraints, set_active: setActive, install: install, uninstall: uninstall,
    constraint_read: readConstraint, holder: holder, constraints_of: constraintsOf,
    ambiguous: ambiguous, guide: makeGuide, guide_add: addGuide, guide_remove: removeGuide,
    guide_owner: guideOwner, guides_of: guidesOf, system_guide: systemGuide,
    layout_if_needed: layoutIfNeeded, update_constraints_if_needed: updateConstraintsIfNeeded,
    size_that_fits: sizeThatFits, fitting_size: fittingSize)
}

// MARK: - Constraints

private func makeConstraint(
  _ host: UnsafePointer<nav_host_t>, _ spec: UnsafePointer<nav_constraint_spec_t>,
  _ out: UnsafeMutablePointer<nav_constraint_t>
) -> nav_status_t {
  serve(host, "layout.constraint", .makes) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    let request = unsafe try session.constraintRequest(try readRecord(spec, "constraint spec"))
    let made = try session.makeConstraints([request])
    return try give(nav_constraint_t(bits: Handle(made[0]).bits), to: out)
  }
}

private func makeConstraints(
  _ host: UnsafePointer<nav_host_t>, _ specs: UnsafePointer<nav_constraint_spec_t>,
  _ count: UInt32, _ out: UnsafeMutablePointer<nav_constraint_t>
) -> nav_status_t {
  serve(host, "layout.constraints", .makes) { session throws(Refusal) in
    if count == 0 { return .ok }
    unsafe try requireUsable(UnsafePointer(out), "out")
    let made = try session.makeConstraints(try session.constraintRequests(specs, count))
    for (index, constraint) in made.enumerated() {
      unsafe out[index] = nav_constraint_t(bits: Handle(constraint).bits)
    }
    return .ok
  }
}

private func setActive(
  _ host: UnsafePointer<nav_host_t>, _ list: UnsafePointer<nav_constraint_t>, _ count: UInt32,
  _ active: Int32
) -> nav_status_t {
  serve(host, "layout.set_active", .changesTree) { session throws(Refusal) in
    var constraints: [LayoutConstraintID] = []
    for handle in try readList(list, count, limit: session.limits.constraints) {
      constraints.append(try session.constraint(handle))
    }
    try session.setActive(active != 0, constraints)
    return .ok
  }
}

extension PluginSession {
  func setActive(_ active: Bool, _ list: [LayoutConstraintID]) throws(Refusal) {
    guard active else {
      tree.deactivate(list)
      return
    }
    do throws(LayoutException) {
      try tree.activate(list)
    } catch {
      throw Refusal(error)
    }
  }
}

extension Refusal {
  /// What iOS answers with an exception.
  init(_ exception: LayoutException) {
    self.init(.exception, exception.text, name: exception.name)
  }
}

private func install(
  _ host: UnsafePointer<nav_host_t>, _ holder: nav_view_t, _ constraint: nav_constraint_t
) -> nav_status_t {
  serve(host, "layout.install", .changesTree) { session throws(Refusal) in
    let holder = try session.view(holder)
    let constraint = try session.constraint(constraint)
    let spec = session.tree.constraints[constraint].spec
    for item in [spec.first, spec.second].compactMap({ $0 }) {
      guard let view = session.tree.view(of: item), session.tree.isDescendant(view, of: holder)
      else {
        throw Refusal(
          .exception,
          "Unable to install constraint on view.  Does the constraint reference something from "
            + "outside the subtree of the view?  That's illegal.", name: "NSGenericException")
      }
    }
    session.tree.install(constraint, on: holder)
    return .ok
  }
}

private func uninstall(
  _ host: UnsafePointer<nav_host_t>, _ holder: nav_view_t, _ constraint: nav_constraint_t
) -> nav_status_t {
  serve(host, "layout.uninstall", .changesTree) { session throws(Refusal) in
    let holder = try session.view(holder)
    let constraint = try session.constraint(constraint)
    guard session.tree.constraints[constraint].holder == holder else { return .ignored }
    session.tree.deactivate([constraint])
    return .ok
  }
}

private func readConstraint(
  _ host: UnsafePointer<nav_host_t>, _ constraint: nav_constraint_t,
  _ out: UnsafeMutablePointer<nav_constraint_spec_t>
) -> nav_status_t {
  serve(host, "layout.constraint_read", .reads) { session throws(Refusal) in
    unsafe try writeRecord(session.record(of: try session.constraint(constraint)), to: out)
  }
}

private func holder(
  _ host: UnsafePointer<nav_host_t>, _ constraint: nav_constraint_t,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "layout.holder", .reads) { session throws(Refusal) in
    let constraint = try session.constraint(constraint)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let holder = session.tree.constraints[constraint].holder else { return .noValue }
    return try give(nav_view_t(bits: Handle(holder).bits), to: out)
  }
}

private func constraintsOf(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t,
  _ out: UnsafeMutablePointer<nav_constraint_t>?, _ capacity: UInt32,
  _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "layout.constraints_of", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    let list = session.tree.views[view].constraints
      .filter { session.tree.constraints[$0].maker == .author }
      .map { nav_constraint_t(bits: Handle($0).bits) }
    return try giveList(list, to: out, capacity, count)
  }
}

private func ambiguous(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "layout.ambiguous", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    // The answer needs a solved tree, and a question or the end of an object can't have one made.
    let phase = session.frames.last?.phase
    guard phase == .full || phase == .layout else {
      _ = try give(0, to: out)
      throw Refusal(.noted, "no layout is forced in a \(phase?.rawValue ?? "closed") phase")
    }
    var bits: UInt32 = 0
    for (index, isFree) in session.tree.ambiguousMeasures(of: view).enumerated() where isFree {
      bits |= 1 << UInt32(index)
    }
    return try give(bits, to: out)
  }
}

// MARK: - Guides

private func makeGuide(
  _ host: UnsafePointer<nav_host_t>, _ peer: UnsafePointer<nav_peer_t>?,
  _ out: UnsafeMutablePointer<nav_guide_t>
) -> nav_status_t {
  serve(host, "layout.guide", .makes) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    var own: Peer?
    if let peer = unsafe peer {
      try requireUsable(peer, "peer")
      own = unsafe try Peer(peer.pointee)
    }
    guard session.tree.guides.count < session.limits.views else {
      throw Refusal(.limit, "there are \(session.limits.views) guides already")
    }
    let guide = session.tree.makeGuide()
    session.adopt(Handle(guide), own)
    return try give(nav_guide_t(bits: Handle(guide).bits), to: out)
  }
}

extension PluginSession {
  /// A guide that the plugin may move.
  fileprivate func ownGuide(_ handle: nav_guide_t) throws(Refusal) -> GuideID {
    let guide = try guide(handle)
    guard tree.guides[guide].system == nil else {
      throw Refusal(.owner, "the guide is a view's own and stays with it")
    }
    return guide
  }
}

private func addGuide(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ guide: nav_guide_t
) -> nav_status_t {
  serve(host, "layout.guide_add", .changesTree) { session throws(Refusal) in
    let view = try session.view(view)
    let guide = try session.ownGuide(guide)
    session.tree.addGuide(guide, to: view)
    return .ok
  }
}

private func removeGuide(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ guide: nav_guide_t
) -> nav_status_t {
  serve(host, "layout.guide_remove", .changesTree) { session throws(Refusal) in
    let view = try session.view(view)
    let guide = try session.ownGuide(guide)
    guard session.tree.guides[guide].owner == view else { return .ignored }
    session.tree.removeGuide(guide, from: view)
    return .ok
  }
}

private func guideOwner(
  _ host: UnsafePointer<nav_host_t>, _ guide: nav_guide_t, _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "layout.guide_owner", .reads) { session throws(Refusal) in
    let guide = try session.guide(guide)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let owner = session.tree.guides[guide].owner else { return .noValue }
    return try give(nav_view_t(bits: Handle(owner).bits), to: out)
  }
}

private func guidesOf(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t,
  _ out: UnsafeMutablePointer<nav_guide_t>?, _ capacity: UInt32,
  _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "layout.guides_of", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    let list = session.tree.views[view].guides.map { nav_guide_t(bits: Handle($0).bits) }
    return try giveList(list, to: out, capacity, count)
  }
}

private func systemGuide(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ which: Int32,
  _ out: UnsafeMutablePointer<nav_guide_t>
) -> nav_status_t {
  serve(host, "layout.system_guide", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    guard let which = SystemGuide(rawValue: Int(which)) else {
      throw Refusal(.value, "`which` is \(which), not 0 to 2")
    }
    let guide = session.tree.systemGuide(which, of: view)
    if session.systemGuides[view]?.contains(guide) != true {
      session.systemGuides[view, default: []].append(guide)
    }
    return try give(nav_guide_t(bits: Handle(guide).bits), to: out)
  }
}

// MARK: - Passes

extension PluginSession {
  /// Refuses a pass over what is being laid out already; below it, one may run.
  fileprivate func requirePassBelow(_ view: ViewID) throws(Refusal) {
    guard let frame = frames.last, frame.phase == .layout, let current = frame.view,
      tree.contains(.view(current)), !tree.isDescendant(view, of: current)
    else { return }
    throw Refusal(
      .noted, "\(describe(view)) is not below the view of \(frame.name): nothing was done")
  }
}

private func layoutIfNeeded(_ host: UnsafePointer<nav_host_t>, _ view: nav_view_t) -> nav_status_t {
  serve(host, "layout.layout_if_needed", .laysOut) { session throws(Refusal) in
    let view = try session.view(view)
    try session.requirePassBelow(view)
    guard session.tree.layoutIfNeeded(view) else {
      throw Refusal(.loop, "layout did not come to rest")
    }
    return .ok
  }
}

private func updateConstraintsIfNeeded(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t
) -> nav_status_t {
  serve(host, "layout.update_constraints_if_needed", .laysOut) { session throws(Refusal) in
    let view = try session.view(view)
    try session.requirePassBelow(view)
    session.tree.updateConstraintsIfNeeded(view)
    return .ok
  }
}

private func sizeThatFits(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ proposal: UnsafePointer<nav_size_t>,
  _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  serve(host, "layout.size_that_fits", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    try requireUsable(proposal, "proposal")
    let proposal = unsafe try readSize(proposal.pointee, "proposal")
    unsafe try requireUsable(UnsafePointer(out), "out")
    return try give(nav_size_t(session.tree.sizeThatFits(view, proposal)), to: out)
  }
}

private func fittingSize(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ target: UnsafePointer<nav_size_t>,
  _ horizontal: Double, _ vertical: Double, _ out: UnsafeMutablePointer<nav_size_t>
) -> nav_status_t {
  serve(host, "layout.fitting_size", .laysOut) { session throws(Refusal) in
    let view = try session.view(view)
    try requireUsable(target, "target")
    let target = unsafe try readSize(target.pointee, "target")
    for (name, priority) in [("horizontal", horizontal), ("vertical", vertical)] {
      guard priority >= 0, priority <= 1000 else {
        throw Refusal(.value, "`\(name)` is \(priority), not 0 to 1000")
      }
    }
    unsafe try requireUsable(UnsafePointer(out), "out")
    let size = session.tree.fittingSize(
      of: view, target: target, horizontalPriority: horizontal, verticalPriority: vertical)
    return try give(nav_size_t(size), to: out)
  }
}
