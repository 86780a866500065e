internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

func legacyTable() -> nav_legacy_t {
  unsafe nav_legacy_t(
    struct_size: size(of: nav_legacy_t.self), reserved: 0, guide: guide, set_guide: setGuide,
    set_accessory: setAccessory, invalidate_accessory: invalidateAccessory)
}

private func legacyGuide(_ which: Int32) throws(Refusal) -> LegacyGuide {
  guard let guide = LegacyGuide(rawValue: Int(which)) else {
    throw Refusal(.value, "`which` is \(which), not 1 to 4")
  }
  return guide
}

private func guide(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ which: Int32,
  _ out: UnsafeMutablePointer<nav_guide_t>
) -> nav_status_t {
  serve(host, "legacy.guide", .reads) { session throws(Refusal) in
    let map = try session.map(map)
    let which = try legacyGuide(which)
    unsafe try requireUsable(UnsafePointer(out), "out")
    map.noteLegacyUse(which.member)
    return try give(nav_guide_t(bits: Handle(map.legacyGuide(which)).bits), to: out)
  }
}

private func setGuide(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ which: Int32, _ guide: nav_guide_t
) -> nav_status_t {
  serve(host, "legacy.set_guide", .changesTree) { session throws(Refusal) in
    let map = try session.map(map)
    let which = try legacyGuide(which)
    guard which == .bottomTrailingButtons || which == .bottomTrailingButtonsAlternate else {
      throw Refusal(.argument, "\(which.member.name) is the map's own and can't be set")
    }
    let guide = guide.bits == 0 ? nil : try session.guide(guide)
    map.setLegacyGuide(which, guide)
    return map.noteLegacyUse(which.member) ? .ignored : .ok
  }
}

private func setAccessory(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ view: nav_view_t
) -> nav_status_t {
  serve(host, "legacy.set_accessory", .changesTree) { session throws(Refusal) in
    let map = try session.map(map)
    let view = view.bits == 0 ? nil : try session.view(view)
    if let view {
      guard try !session.isOfSDK(Handle(view)) else {
        throw Refusal(.owner, "\(session.describe(view)) is the SDK's and can't be an accessory")
      }
    }
    map.setHeaderAccessory(view)
    return map.noteLegacyUse(.setHeaderAccessoryView) ? .ignored : .ok
  }
}

private func invalidateAccessory(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ view: nav_view_t
) -> nav_status_t {
  serve(host, "legacy.invalidate_accessory", .changesTree) { session throws(Refusal) in
    let map = try session.map(map)
    let view = try session.view(view)
    if map.noteLegacyUse(.invalidateLayoutForAccessoryView) { return .ignored }
    guard map.legacy.accessory == view else { return .ignored }
    map.invalidateLayout(forAccessory: view)
    return .ok
  }
}
