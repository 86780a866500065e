internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// An object that a handle was found to name.
enum HostObject {
  case view(ViewID)
  case guide(GuideID)
  case constraint(LayoutConstraintID)
  case font(Font)
  case animation
  case work
  case map(MapView)
  case state(NavigationState)
}

/// From handles to objects: what is stale, foreign, null or of another kind is refused.
extension PluginSession {
  func object(_ handle: Handle) throws(Refusal) -> HostObject {
    guard !handle.isNull else { throw Refusal(.handle, "the handle is null") }
    guard let kind = handle.kind else { throw foreign(handle) }
    switch kind {
    case .view: return .view(try view(handle))
    case .guide: return .guide(try guide(handle))
    case .constraint: return .constraint(try constraint(handle))
    case .font: return .font(try font(handle))
    case .map: return .map(try map(handle))
    case .state: return .state(try state(handle))
    case .animation:
      guard animations[handle] != nil else { throw stale(handle) }
      return .animation
    case .work:
      guard work[handle] != nil else { throw stale(handle) }
      return .work
    }
  }

  func view(_ handle: Handle) throws(Refusal) -> ViewID {
    try require(handle, .view)
    let view = ViewID(index: handle.index, generation: handle.generation)
    guard tree.contains(.view(view)), !disposing.contains(.view(view)) else { throw stale(handle) }
    return view
  }

  func view(_ view: nav_view_t) throws(Refusal) -> ViewID { try self.view(Handle(bits: view.bits)) }

  func guide(_ handle: Handle) throws(Refusal) -> GuideID {
    try require(handle, .guide)
    let guide = GuideID(index: handle.index, generation: handle.generation)
    guard tree.contains(.guide(guide)), !disposing.contains(.guide(guide)) else {
      throw stale(handle)
    }
    return guide
  }

  func guide(_ guide: nav_guide_t) throws(Refusal) -> GuideID {
    try self.guide(Handle(bits: guide.bits))
  }

  /// A constraint that the plugin made; the SDK's own are none of its business.
  func constraint(_ handle: Handle) throws(Refusal) -> LayoutConstraintID {
    try require(handle, .constraint)
    let constraint = LayoutConstraintID(index: handle.index, generation: handle.generation)
    guard tree.contains(.constraint(constraint)), !disposing.contains(.constraint(constraint))
    else { throw stale(handle) }
    guard tree.constraints[constraint].maker == .author else {
      throw Refusal(.owner, "the constraint belongs to the SDK")
    }
    return constraint
  }

  func constraint(_ constraint: nav_constraint_t) throws(Refusal) -> LayoutConstraintID {
    try self.constraint(Handle(bits: constraint.bits))
  }

  func item(_ item: nav_item_t) throws(Refusal) -> LayoutItem {
    let handle = Handle(bits: item.bits)
    if handle.kind == .guide { return .guide(try guide(handle)) }
    return .view(try view(handle))
  }

  // MARK: - Maps and states

  func handle(of map: MapView) -> Handle {
    let index = mapSlots.firstIndex { $0 === map } ?? mapSlots.count
    return Handle(.map, index: UInt32(index), generation: 1)
  }

  func map(_ handle: Handle) throws(Refusal) -> MapView {
    try require(handle, .map)
    guard handle.generation == 1, Int(handle.index) < mapSlots.count else { throw foreign(handle) }
    guard let map = mapSlots[Int(handle.index)] else { throw stale(handle) }
    return map
  }

  func map(_ map: nav_map_t) throws(Refusal) -> MapView { try self.map(Handle(bits: map.bits)) }

  /// The handle of a state: the same for as long as it is current, lent or counted.
  func handle(of state: NavigationState) -> Handle {
    for (handle, known) in states.all {
      if known === state { return handle }
      if !isAlive(known, handle) { forget(state: handle) }
    }
    return states.insert(state)
  }

  func state(_ handle: Handle) throws(Refusal) -> NavigationState {
    try require(handle, .state)
    guard let state = states[handle] else { throw stale(handle) }
    guard isAlive(state, handle) else {
      forget(state: handle)
      throw stale(handle)
    }
    return state
  }

  func state(_ state: nav_state_t) throws(Refusal) -> NavigationState {
    try self.state(Handle(bits: state.bits))
  }

  private func isAlive(_ state: NavigationState, _ handle: Handle) -> Bool {
    state.isCurrent || counts[handle] != nil || lentStates.contains(handle)
  }

  private func forget(state handle: Handle) {
    states.remove(handle)
    peers[handle] = nil
    names[handle] = nil
    typeNames[handle] = nil
  }

  // MARK: - Fonts

  func handle(of font: Font) -> Handle {
    if let number = fontNumbers[font] {
      return Handle(.font, index: UInt32(number), generation: 1)
    }
    fonts.append(font)
    fontNumbers[font] = fonts.count - 1
    return Handle(.font, index: UInt32(fonts.count - 1), generation: 1)
  }

  func font(_ handle: Handle) throws(Refusal) -> Font {
    try require(handle, .font)
    guard handle.generation == 1, Int(handle.index) < fonts.count else { throw foreign(handle) }
    return fonts[Int(handle.index)]
  }

  // MARK: - Refusing

  func require(_ handle: Handle, _ kind: ObjectKind) throws(Refusal) {
    guard !handle.isNull else {
      throw Refusal(.handle, "the handle is null; a \(kind.name) is wanted")
    }
    guard let found = handle.kind else { throw foreign(handle) }
    guard found == kind else {
      throw Refusal(.kind, "the handle is a \(found.name)'s; a \(kind.name) is wanted")
    }
  }

  private func foreign(_ handle: Handle) -> Refusal {
    Refusal(.handle, "0x\(String(handle.bits, radix: 16)) is no handle of this host's")
  }

  func stale(_ handle: Handle) -> Refusal {
    Refusal(
      .handle,
      "the handle 0x\(String(handle.bits, radix: 16)) is stale: its "
        + "\(handle.kind?.name ?? "object") has gone, or never was")
  }

  // MARK: - Ownership

  /// Refuses a view that nothing may be put into.
  func requireContainer(_ view: ViewID) throws(Refusal) {
    guard tree.views[view].maker == .author || tree.views[view].kind == .root else {
      throw Refusal(.owner, "\(describe(view)) belongs to the SDK: nothing can be put into it")
    }
  }

  func requireOwn(_ view: ViewID) throws(Refusal) {
    guard tree.views[view].maker == .author else {
      throw Refusal(.owner, "\(describe(view)) belongs to the SDK")
    }
  }

  func map(whoseViewIs view: ViewID) -> MapView? { maps.first { $0.view == view } }

  // MARK: - Naming

  /// A view in a sentence.
  func describe(_ view: ViewID) -> String {
    guard tree.contains(.view(view)) else { return "a view that has gone" }
    let node = tree.views[view]
    return "view '\(node.name ?? node.typeName ?? "\(node.kind) \(view.index)")'"
  }

  func describe(_ handle: Handle) -> String {
    if handle.kind == .view {
      return describe(ViewID(index: handle.index, generation: handle.generation))
    }
    let kind = handle.kind?.name ?? "object"
    guard let name = names[handle] ?? typeNames[handle] else { return "a \(kind)" }
    return "\(kind) '\(name)'"
  }
}
