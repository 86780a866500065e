internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

func navigatorTable() -> nav_navigator_t {
  unsafe nav_navigator_t(
    struct_size: size(of: nav_navigator_t.self), reserved: 0, set_destinations: setDestinations,
    clear_destinations: clearDestinations, add_listener: addListener,
    remove_listener: removeListener)
}

private func setDestinations(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ count: UInt32
) -> nav_status_t {
  serve(host, "navigator.set_destinations", .full) { session throws(Refusal) in
    let map = try session.map(map)
    guard count > 0 else {
      throw Refusal(.value, "`count` is 0; clear_destinations takes them away")
    }
    guard map.areTermsAccepted else {
      throw Refusal(.state, "the terms are not accepted", isPlainAnswer: true)
    }
    session.holdDeeds(of: map)
    map.setHasRoute(true)
    return .ok
  }
}

private func clearDestinations(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t
) -> nav_status_t {
  serve(host, "navigator.clear_destinations", .full) { session throws(Refusal) in
    let map = try session.map(map)
    session.holdDeeds(of: map)
    map.navigator.clearDestinations()
    return .ok
  }
}

private func addListener(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ listener: UnsafePointer<nav_listener_t>
) -> nav_status_t {
  serve(host, "navigator.add_listener", .full) { session throws(Refusal) in
    let map = try session.map(map)
    let value = try readRecord(listener, "listener")
    if session.listeners.contains(where: { unsafe $0.isSame(as: value) }) { return .ignored }
    guard session.listeners.count < session.limits.listeners else {
      throw Refusal(.limit, "\(session.limits.listeners) listeners are there already")
    }
    let made = unsafe try PluginListener(value, of: session)
    session.listeners.append(made)
    map.navigator.add(made)
    return .ok
  }
}

private func removeListener(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ listener: UnsafePointer<nav_listener_t>
) -> nav_status_t {
  serve(host, "navigator.remove_listener", .full) { session throws(Refusal) in
    let map = try session.map(map)
    let value = try readRecord(listener, "listener")
    guard let place = session.listeners.firstIndex(where: { unsafe $0.isSame(as: value) }) else {
      return .ignored
    }
    map.navigator.remove(session.listeners.remove(at: place))
    return .ok
  }
}
