internal import CNavhostABI
internal import ViewTree

func stacksTable() -> nav_stacks_t {
  unsafe nav_stacks_t(
    struct_size: size(of: nav_stacks_t.self), reserved: 0, set_members: setMembers,
    insert_member: insertMember, remove_member: removeMember, members: members,
    set_custom_spacing: setCustomSpacing, custom_spacing: customSpacing)
}

extension PluginSession {
  /// A stack by its handle, with its members.
  fileprivate func stack(
    _ handle: nav_view_t
  ) throws(Refusal) -> (view: ViewID, members: [ViewID]) {
    let view = try view(handle)
    let node = tree.views[view]
    guard node.hidingStack != nil || node.stack != nil else {
      throw Refusal(.kind, "\(describe(view)) is no stack")
    }
    return (view, node.members)
  }

  /// A stack view and one of its members.
  fileprivate func stackView(
    _ handle: nav_view_t, member: nav_view_t
  ) throws(Refusal) -> (content: StackContent, view: ViewID, member: ViewID) {
    let view = try view(handle)
    guard let content = tree.views[view].stack else {
      throw Refusal(.kind, "\(describe(view)) is no stack view")
    }
    let member = try self.view(member)
    guard content.members.contains(member) else {
      throw Refusal(.argument, "\(describe(member)) is no member of the stack")
    }
    return (content, view, member)
  }
}

private func setMembers(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ list: UnsafePointer<nav_view_t>?,
  _ count: UInt32
) -> nav_status_t {
  serve(host, "stacks.set_members", .changesTree) { session throws(Refusal) in
    let stack = try session.stack(stack).view
    var members: [ViewID] = []
    for handle in try readList(list, count, limit: session.limits.views) {
      let member = try session.view(handle)
      guard !members.contains(member) else {
        throw Refusal(.argument, "\(session.describe(member)) is in the list twice")
      }
      try session.requireInsertable(member, into: stack)
      members.append(member)
    }
    do throws(HierarchyError) {
      try session.tree.setMembers(members, of: stack)
    } catch {
      throw Refusal(error, members.first ?? stack, stack, in: session)
    }
    return .ok
  }
}

private func insertMember(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ member: nav_view_t, _ index: Int32
) -> nav_status_t {
  serve(host, "stacks.insert_member", .changesTree) { session throws(Refusal) in
    let (stack, members) = try session.stack(stack)
    let member = try session.view(member)
    guard index >= -1, Int(index) <= members.count else {
      throw Refusal(.argument, "`index` is \(index), not -1 to \(members.count)")
    }
    try session.requireInsertable(member, into: stack)
    do throws(HierarchyError) {
      try session.tree.insertMember(member, into: stack, at: index < 0 ? nil : Int(index))
    } catch {
      throw Refusal(error, member, stack, in: session)
    }
    return .ok
  }
}

private func removeMember(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ member: nav_view_t
) -> nav_status_t {
  serve(host, "stacks.remove_member", .changesTree) { session throws(Refusal) in
    let (stack, members) = try session.stack(stack)
    let member = try session.view(member)
    guard members.contains(member) else { return .ignored }
    session.tree.removeMember(member, from: stack)
    return .ok
  }
}

private func members(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ out: UnsafeMutablePointer<nav_view_t>?,
  _ capacity: UInt32, _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "stacks.members", .reads) { session throws(Refusal) in
    let list = try session.stack(stack).members.map { nav_view_t(bits: Handle($0).bits) }
    return try giveList(list, to: out, capacity, count)
  }
}

private func setCustomSpacing(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ member: nav_view_t, _ which: Int32,
  _ points: Double
) -> nav_status_t {
  serve(host, "stacks.set_custom_spacing", .writes) { session throws(Refusal) in
    let (_, stack, member) = try session.stackView(stack, member: member)
    let spacing: StackContent.Spacing?
    switch Int(which) {
    case NAV_SPACING_DEFAULT: spacing = nil
    case NAV_SPACING_SYSTEM: spacing = .system
    case NAV_SPACING_POINTS:
      guard points.isFinite else { throw Refusal(.value, "`points` is \(points)") }
      spacing = .points(points)
    default: throw Refusal(.value, "`which` is \(which), not 0 to 2")
    }
    session.tree.setCustomSpacing(spacing, after: member, in: stack)
    return .ok
  }
}

private func customSpacing(
  _ host: UnsafePointer<nav_host_t>, _ stack: nav_view_t, _ member: nav_view_t,
  _ which: UnsafeMutablePointer<Int32>, _ points: UnsafeMutablePointer<Double>
) -> nav_status_t {
  serve(host, "stacks.custom_spacing", .reads) { session throws(Refusal) in
    let (content, _, member) = try session.stackView(stack, member: member)
    let spacing = content.customSpacing(after: member)
    let kind =
      switch spacing {
      case nil: NAV_SPACING_DEFAULT
      case .system: NAV_SPACING_SYSTEM
      case .points: NAV_SPACING_POINTS
      }
    let status = try give((spacing ?? content.spacing).length, to: points)
    _ = try give(Int32(kind), to: which)
    return status
  }
}
