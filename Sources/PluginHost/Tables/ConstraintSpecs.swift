internal import CNavhostABI
internal import ViewTree

/// A constraint that a plugin asks for, checked.
struct ConstraintRequest {
  let spec: LayoutConstraintSpec
  let isActive: Bool
  let peer: Peer?
}

extension PluginSession {
  /// What the system puts between two views that are a system spacing apart, in points.
  private static var systemSpacing: Double { 8 }

  func constraintRequest(_ raw: nav_constraint_spec_t) throws(Refusal) -> ConstraintRequest {
    let flags = unsafe Int(raw.flags)
    guard flags & ~(NAV_CONSTRAINT_MADE_ACTIVE | NAV_CONSTRAINT_SYSTEM_SPACING) == 0 else {
      throw Refusal(.argument, "`flags` of the constraint spec has unknown bits")
    }
    let first = unsafe try item(raw.first)
    let firstAttribute = unsafe try attribute(raw.first_attribute, "first_attribute")
    let secondAttribute = unsafe try attribute(raw.second_attribute, "second_attribute")
    var second: LayoutItem?
    if unsafe raw.second.bits != 0 { second = unsafe try item(raw.second) }
    guard let relation = unsafe LayoutRelation(rawValue: Int(raw.relation)) else {
      throw Refusal(.value, unsafe "`relation` is \(raw.relation), not -1 to 1")
    }
    let identifier = unsafe try readText(raw.identifier, "identifier", limit: limits.nameBytes)
    var spec = unsafe LayoutConstraintSpec(
      first, firstAttribute, relation, second, secondAttribute, multiplier: raw.multiplier,
      constant: raw.constant, priority: Double(raw.priority), identifier: identifier)
    if flags & NAV_CONSTRAINT_SYSTEM_SPACING != 0 {
      spec.constant += spec.multiplier * Self.systemSpacing
      spec.multiplier = 1
    }
    let isActive = flags & NAV_CONSTRAINT_MADE_ACTIVE != 0
    return unsafe ConstraintRequest(spec: spec, isActive: isActive, peer: try Peer(raw.peer))
  }

  private func attribute(
    _ number: Int32, _ name: StaticString
  ) throws(Refusal) -> LayoutAttribute {
    guard let attribute = LayoutAttribute(rawValue: Int(number)) else {
      throw Refusal(.value, "`\(name)` is \(number), not 0 to 20")
    }
    return attribute
  }

  /// Reads an array of specs, whose stride is the first one's `struct_size`.
  @safe func constraintRequests(
    _ specs: UnsafePointer<nav_constraint_spec_t>, _ count: UInt32
  ) throws(Refusal) -> [ConstraintRequest] {
    try requireUsable(specs, "specs")
    guard Int(count) <= limits.constraints else {
      throw Refusal(.limit, "\(count) are more than the \(limits.constraints) that are served")
    }
    let base = unsafe UnsafeRawPointer(specs)
    let stride = unsafe base.load(as: UInt32.self)
    guard unsafe Int(stride) % MemoryLayout<nav_constraint_spec_t>.alignment == 0 else {
      throw Refusal(.argument, "`struct_size` of the specs is \(stride), which no struct has")
    }
    var requests: [ConstraintRequest] = []
    for index in 0..<Int(count) {
      let place = unsafe (base + index * Int(stride))
      guard unsafe place.load(as: UInt32.self) == stride else {
        throw Refusal(.argument, "`struct_size` of specs[\(index)] differs from the first one's")
      }
      let spec = unsafe place.assumingMemoryBound(to: nav_constraint_spec_t.self)
      requests.append(unsafe try constraintRequest(try readRecord(spec, "constraint spec")))
    }
    return requests
  }

  /// Makes all or none.
  func makeConstraints(
    _ requests: [ConstraintRequest]
  ) throws(Refusal) -> [LayoutConstraintID] {
    guard tree.constraints.count + requests.count <= limits.constraints else {
      throw Refusal(.limit, "there would be more than \(limits.constraints) constraints")
    }
    var made: [LayoutConstraintID] = []
    do throws(LayoutException) {
      for request in requests { made.append(try tree.makeConstraint(request.spec)) }
      for (constraint, request) in zip(made, requests) {
        adopt(Handle(constraint), request.peer)
      }
      try tree.activate(zip(made, requests).filter { $0.1.isActive }.map(\.0))
    } catch {
      for constraint in made {
        // It never was the plugin's, whose object is not told of its end.
        peers[Handle(constraint)] = nil
        tree.release(.constraint(constraint))
      }
      throw Refusal(error)
    }
    return made
  }

  /// What a constraint was made of, with its present values.
  func record(of constraint: LayoutConstraintID) -> nav_constraint_spec_t {
    let node = tree.constraints[constraint]
    var record = unsafe nav_constraint_spec_t()
    unsafe record.flags = node.isActive ? UInt32(NAV_CONSTRAINT_MADE_ACTIVE) : 0
    unsafe record.first = nav_item_t(bits: Handle(node.spec.first).bits)
    unsafe record.second = nav_item_t(bits: node.spec.second.map { Handle($0).bits } ?? 0)
    unsafe record.first_attribute = Int32(node.spec.firstAttribute.rawValue)
    unsafe record.second_attribute = Int32(node.spec.secondAttribute.rawValue)
    unsafe record.relation = Int32(node.spec.relation.rawValue)
    unsafe record.priority = Float(node.spec.priority)
    unsafe record.multiplier = node.spec.multiplier
    unsafe record.constant = node.spec.constant
    unsafe record.identifier = strings.intern(node.spec.identifier)
    if let peer = peers[Handle(constraint)] { unsafe record.peer = peer.original }
    return unsafe record
  }
}
