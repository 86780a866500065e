internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

func objectsTable() -> nav_objects_t {
  unsafe nav_objects_t(
    struct_size: size(of: nav_objects_t.self), reserved: 0, retain: retain, release: release,
    kind: kind, peer: peer, set_peer: setPeer, get_int: getInt, get_number: getNumber,
    get_vector: getVector, get_text: getText, get_color: getColor, get_object: getObject,
    set_int: setInt, set_number: setNumber, set_vector: setVector, set_text: setText,
    set_color: setColor, set_object: setObject, property_info: propertyInfo,
    property_at: propertyAt)
}

// MARK: - Counts and peers

private func retain(_ host: UnsafePointer<nav_host_t>, _ object: nav_object_t) -> nav_status_t {
  serve(host, "objects.retain", .counts) { session throws(Refusal) in
    try session.retain(Handle(bits: object.bits))
  }
}

private func release(_ host: UnsafePointer<nav_host_t>, _ object: nav_object_t) -> nav_status_t {
  serve(host, "objects.release", .counts) { session throws(Refusal) in
    try session.release(Handle(bits: object.bits))
  }
}

private func kind(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ out: UnsafeMutablePointer<Int32>
) -> nav_status_t {
  serve(host, "objects.kind", .counts) { session throws(Refusal) in
    let handle = Handle(bits: object.bits)
    _ = try session.object(handle)
    return try give(Int32(handle.kind?.rawValue ?? 0), to: out)
  }
}

private func peer(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ out: UnsafeMutablePointer<nav_peer_t>
) -> nav_status_t {
  serve(host, "objects.peer", .counts) { session throws(Refusal) in
    let handle = Handle(bits: object.bits)
    _ = try session.object(handle)
    unsafe try requireUsable(UnsafePointer(out), "out")
    guard let peer = session.peers[handle] else { return .noValue }
    return unsafe try give(peer.original, to: out)
  }
}

private func setPeer(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ peer: UnsafePointer<nav_peer_t>
) -> nav_status_t {
  serve(host, "objects.set_peer", .makes) { session throws(Refusal) in
    try requireUsable(peer, "peer")
    return unsafe try session.setPeer(peer.pointee, of: Handle(bits: object.bits))
  }
}

// MARK: - Reading

/// Reads a property of the type that a function is for.
@safe private func read(
  _ host: UnsafePointer<nav_host_t>, _ function: StaticString, _ object: nav_object_t,
  _ property: nav_property_t, _ types: [Int], count: UInt32? = nil,
  _ body: (PluginSession, PropertyValue) throws(Refusal) -> CallStatus
) -> nav_status_t {
  serve(host, function, .reads) { session throws(Refusal) in
    let row = try PropertyTable.row(property, types: types, count: count)
    let subject = try session.subject(Handle(bits: object.bits), of: row)
    let isShown = property & NAV_SHOWN != 0
    return try body(session, try row.read(session, subject, isShown))
  }
}

private func getInt(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<Int64>
) -> nav_status_t {
  read(host, "objects.get_int", object, property, [NAV_TYPE_FLAG, NAV_TYPE_INT]) {
    _, value throws(Refusal) in
    try give(value.integer, to: out)
  }
}

private func getNumber(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<Double>
) -> nav_status_t {
  read(host, "objects.get_number", object, property, [NAV_TYPE_NUMBER]) {
    _, value throws(Refusal) in
    try give(value.number, to: out)
  }
}

private func getVector(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<Double>, _ count: UInt32
) -> nav_status_t {
  read(host, "objects.get_vector", object, property, [NAV_TYPE_VECTOR], count: count) {
    _, value throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    for (index, number) in value.vector.enumerated() { unsafe out[index] = number }
    return .ok
  }
}

private func getText(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: UInt32, _ count: UnsafeMutablePointer<UInt32>
) -> nav_status_t {
  read(host, "objects.get_text", object, property, [NAV_TYPE_TEXT]) {
    _, value throws(Refusal) in
    guard let text = value.text else {
      unsafe try requireUsable(UnsafePointer(count), "count")
      unsafe count.pointee = 0
      return .noValue
    }
    return try giveList(text.utf8.map { CChar(bitPattern: $0) }, to: out, capacity, count)
  }
}

private func getColor(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<nav_color_t>
) -> nav_status_t {
  read(host, "objects.get_color", object, property, [NAV_TYPE_COLOR]) {
    _, value throws(Refusal) in
    try give(nav_color_t(value.color), to: out)
  }
}

private func getObject(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<nav_object_t>
) -> nav_status_t {
  read(host, "objects.get_object", object, property, [NAV_TYPE_OBJECT]) {
    session, value throws(Refusal) in
    try give(nav_object_t(bits: session.handle(of: value.font).bits), to: out)
  }
}

// MARK: - Writing

/// Writes a property of the type that a function is for.
@safe private func write(
  _ host: UnsafePointer<nav_host_t>, _ function: StaticString, _ object: nav_object_t,
  _ property: nav_property_t, _ types: [Int], count: UInt32? = nil,
  _ value: (PluginSession, PropertyRow) throws(Refusal) -> PropertyValue
) -> nav_status_t {
  serve(host, function, .writes) { session throws(Refusal) in
    guard property & NAV_SHOWN == 0 else {
      throw Refusal(.argument, "what is shown can't be set: leave out NAV_SHOWN")
    }
    let row = try PropertyTable.row(property, types: types, count: count, isAsked: false)
    let subject = try session.subject(Handle(bits: object.bits), of: row)
    guard let write = row.write else { throw Refusal(.argument, "\(row.name) only reads") }
    if let reason = session.whyProtected(subject, row) { throw Refusal(.owner, reason) }
    try write(session, subject, try value(session, row))
    if let member = row.legacy, try subject.map.noteLegacyUse(member) { return .ignored }
    return .ok
  }
}

private func setInt(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ value: Int64
) -> nav_status_t {
  write(host, "objects.set_int", object, property, [NAV_TYPE_FLAG, NAV_TYPE_INT]) {
    _, row throws(Refusal) in
    guard row.type != NAV_TYPE_FLAG || value == 0 || value == 1 else {
      throw Refusal(.value, "\(row.name) is \(value), not 0 or 1")
    }
    return .integer(value)
  }
}

private func setNumber(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ value: Double
) -> nav_status_t {
  write(host, "objects.set_number", object, property, [NAV_TYPE_NUMBER]) {
    _, row throws(Refusal) in
    // A constraint's numbers are judged as iOS judges them, with its exceptions.
    if row.kind != .constraint { try requireFinite(value, row.name) }
    return .number(value)
  }
}

private func setVector(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ values: UnsafePointer<Double>, _ count: UInt32
) -> nav_status_t {
  write(host, "objects.set_vector", object, property, [NAV_TYPE_VECTOR], count: count) {
    _, row throws(Refusal) in
    try requireUsable(values, "values")
    let numbers = unsafe Array(UnsafeBufferPointer(start: values, count: Int(count)))
    for (index, number) in numbers.enumerated() {
      try requireFinite(number, "\(row.name)[\(index)]")
    }
    return .vector(numbers)
  }
}

private func setText(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ text: UnsafePointer<nav_string_t>?
) -> nav_status_t {
  write(host, "objects.set_text", object, property, [NAV_TYPE_TEXT]) {
    session, row throws(Refusal) in
    guard let text = unsafe text else { return .text(nil) }
    let limit = row.isName ? session.limits.nameBytes : session.limits.textBytes
    return .text(try readText(at: text, "text", limit: limit))
  }
}

private func setColor(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ value: UnsafePointer<nav_color_t>
) -> nav_status_t {
  write(host, "objects.set_color", object, property, [NAV_TYPE_COLOR]) {
    _, row throws(Refusal) in
    try requireUsable(value, "value")
    return .color(unsafe try readColor(value.pointee, row.name))
  }
}

private func setObject(
  _ host: UnsafePointer<nav_host_t>, _ object: nav_object_t, _ property: nav_property_t,
  _ value: nav_object_t
) -> nav_status_t {
  write(host, "objects.set_object", object, property, [NAV_TYPE_OBJECT]) {
    session, _ throws(Refusal) in
    .font(value.bits == 0 ? LabelContent().font : try session.font(Handle(bits: value.bits)))
  }
}

// MARK: - About properties

private func propertyInfo(
  _ host: UnsafePointer<nav_host_t>, _ property: nav_property_t,
  _ out: UnsafeMutablePointer<nav_property_info_t>
) -> nav_status_t {
  serveAnywhere(host, "objects.property_info") { _ throws(Refusal) in
    let row = try PropertyTable.row(property)
    return unsafe try writeRecord(
      nav_property_info_t(
        struct_size: 0, kind: UInt32(row.kind?.rawValue ?? 0), type: UInt32(row.type),
        count: row.count, access: row.access, reserved: 0, name: row.storedName), to: out)
  }
}

private func propertyAt(
  _ host: UnsafePointer<nav_host_t>, _ index: UInt32, _ out: UnsafeMutablePointer<nav_property_t>
) -> nav_status_t {
  serveAnywhere(host, "objects.property_at") { _ throws(Refusal) in
    guard Int(index) < PropertyTable.rows.count else {
      throw Refusal(.missing, "there are \(PropertyTable.rows.count) properties")
    }
    return try give(PropertyTable.rows[Int(index)].id, to: out)
  }
}
