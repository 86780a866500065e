internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

func mapTable() -> nav_map_table_t {
  unsafe nav_map_table_t(
    struct_size: size(of: nav_map_table_t.self), reserved: 0, maps: maps, view: view,
    map_of: mapOf, state: state, state_map: stateMap, component: component, buttons: buttons,
    style_value: styleValue, set_delegate: setDelegate, delegate: delegate)
}

private func maps(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<nav_map_t>?, _ capacity: UInt32,
  _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "map.maps", .reads) { session throws(Refusal) in
    let list = session.maps.map { nav_map_t(bits: session.handle(of: $0).bits) }
    return try giveList(list, to: out, capacity, count)
  }
}

private func view(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "map.view", .reads) { session throws(Refusal) in
    let map = try session.map(map)
    return try give(nav_view_t(bits: Handle(map.view).bits), to: out)
  }
}

private func mapOf(
  _ host: UnsafePointer<nav_host_t>, _ view: nav_view_t, _ out: UnsafeMutablePointer<nav_map_t>
) -> nav_status_t {
  serve(host, "map.map_of", .reads) { session throws(Refusal) in
    let view = try session.view(view)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let map = session.map(whoseViewIs: view) else { return .noValue }
    return try give(nav_map_t(bits: session.handle(of: map).bits), to: out)
  }
}

// MARK: - States

private func state(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ out: UnsafeMutablePointer<nav_state_t>
) -> nav_status_t {
  serve(host, "map.state", .reads) { session throws(Refusal) in
    let map = try session.map(map)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let state = map.state else { return .noValue }
    return try give(nav_state_t(bits: session.handle(of: state).bits), to: out)
  }
}

private func stateMap(
  _ host: UnsafePointer<nav_host_t>, _ state: nav_state_t, _ out: UnsafeMutablePointer<nav_map_t>
) -> nav_status_t {
  serve(host, "map.state_map", .reads) { session throws(Refusal) in
    let state = try session.state(state)
    return try give(nav_map_t(bits: session.handle(of: state.map).bits), to: out)
  }
}

private func component(
  _ host: UnsafePointer<nav_host_t>, _ state: nav_state_t, _ which: Int32,
  _ out: UnsafeMutablePointer<nav_view_t>
) -> nav_status_t {
  serve(host, "map.component", .reads) { session throws(Refusal) in
    let state = try session.state(state)
    guard let kind = ComponentKind(rawValue: Int(which)), kind != .button, kind != .prompt,
      let view = state.view(of: kind), session.tree.contains(.view(view))
    else {
      throw Refusal(.missing, "the state has no component \(which)")
    }
    return try give(nav_view_t(bits: Handle(view).bits), to: out)
  }
}

private func buttons(
  _ host: UnsafePointer<nav_host_t>, _ state: nav_state_t,
  _ out: UnsafeMutablePointer<nav_button_t>?, _ capacity: UInt32,
  _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  serve(host, "map.buttons", .reads) { session throws(Refusal) in
    let list = try session.state(state).buttons.filter { session.tree.contains(.view($0.view)) }
      .map {
        nav_button_t(
          view: nav_view_t(bits: Handle($0.view).bits), type: Int32(clamping: $0.type.rawValue),
          reserved: 0)
      }
    return try giveList(list, to: out, capacity, count)
  }
}

private func styleValue(
  _ host: UnsafePointer<nav_host_t>, _ which: Int32, _ out: UnsafeMutablePointer<Double>
) -> nav_status_t {
  serve(host, "map.style_value", .reads) { session throws(Refusal) in
    let style = session.maps.first?.sizes.style ?? StyleValues()
    guard let value = style[Int(which)] else {
      throw Refusal(.missing, "there is no style value \(which)")
    }
    return try give(value, to: out)
  }
}

// MARK: - Delegate

private func setDelegate(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ delegate: UnsafePointer<nav_delegate_t>?,
  _ code: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "map.set_delegate", .full) { session throws(Refusal) in
    let map = try session.map(map)
    unsafe try requireUsable(UnsafePointer(code), "code")
    var new: PluginDelegate?
    if let delegate = unsafe delegate {
      new = unsafe try session.delegate(equalTo: try readRecord(delegate, "delegate"))
    }
    do throws(SetDelegateError) {
      try session.setDelegate(new, of: map)
    } catch {
      unsafe code.pointee = Int32(error.rawValue)
      throw Refusal(
        .state,
        error == .carScreen
          ? "a map on a car's screen has no layout delegate"
          : "the layout delegate can't be changed while navigation is enabled")
    }
    return .ok
  }
}

private func delegate(
  _ host: UnsafePointer<nav_host_t>, _ map: nav_map_t, _ out: UnsafeMutablePointer<nav_delegate_t>
) -> nav_status_t {
  serve(host, "map.delegate", .reads) { session throws(Refusal) in
    let map = try session.map(map)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let delegate = session.delegate(of: map) else { return .noValue }
    return unsafe try writeRecord(delegate.original, to: out)
  }
}

extension PluginSession {
  /// The delegate of a value: the same object for an equal one.
  fileprivate func delegate(equalTo value: nav_delegate_t) throws(Refusal) -> PluginDelegate {
    if let known = delegates.first(where: { unsafe $0.isSame(as: value) }) { return known }
    let made = unsafe try PluginDelegate(value, of: self, hasSpareCount: false)
    delegates.append(made)
    return made
  }

  /// Sets a map's delegate now, or, inside a delegate's callback, when that has returned; it is
  /// judged now all the same.
  fileprivate func setDelegate(
    _ new: PluginDelegate?, of map: MapView
  ) throws(SetDelegateError) {
    guard openDelegateCalls > 0 else {
      try map.setLayoutDelegate(new)
      forgetUnusedDelegates()
      return
    }
    if map.screen.isCar, !map.faults.contains(.acceptsDelegateOnCarScreen) { throw .carScreen }
    if map.isNavigationEnabled, !map.faults.contains(.acceptsDelegateWhileEnabled) {
      throw .navigationEnabled
    }
    wantedDelegates.append((map, new))
    deferred.append { [self] in
      let (map, wanted) = wantedDelegates.removeFirst()
      // A map that was enabled meanwhile keeps the delegate that it has.
      try? map.setLayoutDelegate(wanted)
      forgetUnusedDelegates()
    }
  }

  /// What reads back: the delegate that was asked for last.
  fileprivate func delegate(of map: MapView) -> PluginDelegate? {
    if let wanted = wantedDelegates.last(where: { $0.map === map }) { return wanted.delegate }
    return map.delegate as? PluginDelegate
  }

  private func forgetUnusedDelegates() {
    delegates.removeAll { delegate in
      !delegate.hasSpareCount && !maps.contains { $0.delegate === delegate }
    }
  }
}
