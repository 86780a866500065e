internal import CNavhostABI
internal import ViewTree

func workTable() -> nav_work_table_t {
  unsafe nav_work_table_t(
    struct_size: size(of: nav_work_table_t.self), reserved: 0, now: now, random: random,
    after: after, cancel: cancel, post: post)
}

private func now(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<Double>
) -> nav_status_t {
  serve(host, "work.now", .reads) { session throws(Refusal) in
    try give(session.tree.now, to: out)
  }
}

private func random(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<UInt64>
) -> nav_status_t {
  serve(host, "work.random", .reads) { session throws(Refusal) in
    unsafe try requireUsable(UnsafePointer(out), "out")
    return try give(session.random.next(), to: out)
  }
}

/// A function that the plugin hands over may be null, whatever its type says.
@safe private func requireFunction(_ run: nav_work_fn) throws(Refusal) {
  guard unsafe unsafeBitCast(run, to: UInt.self) != 0 else {
    throw Refusal(.argument, "`run` is null")
  }
}

private func after(
  _ host: UnsafePointer<nav_host_t>, _ delay: Double, _ run: nav_work_fn,
  _ user: UnsafeMutableRawPointer?, _ out: UnsafeMutablePointer<nav_work_t>?
) -> nav_status_t {
  serve(host, "work.after", .counts) { session throws(Refusal) in
    try requireFunction(run)
    guard delay.isFinite, delay >= 0 else {
      throw Refusal(.value, "`delay` is \(delay), not 0 or more")
    }
    if let out = unsafe out { unsafe try requireUsable(UnsafePointer(out), "out") }
    guard !session.isClosing else { throw Refusal(.state, "the host is closing") }
    guard session.work.count < session.limits.work else {
      throw Refusal(.limit, "\(session.limits.work) pieces of work are waiting already")
    }
    let due = session.tree.now + delay
    let handle = unsafe session.addWork(due: due, run: run, user: user)
    if let out = unsafe out { unsafe out.pointee = nav_work_t(bits: handle.bits) }
    return .ok
  }
}

private func cancel(_ host: UnsafePointer<nav_host_t>, _ work: nav_work_t) -> nav_status_t {
  serve(host, "work.cancel", .counts) { session throws(Refusal) in
    let handle = Handle(bits: work.bits)
    try session.require(handle, .work)
    guard let record = session.work.remove(handle) else {
      guard session.work.wasIssued(handle) else { throw session.stale(handle) }
      return .ignored
    }
    session.cancelledWork.append(record)
    return .ok
  }
}

private func post(
  _ host: UnsafePointer<nav_host_t>, _ run: nav_work_fn, _ user: UnsafeMutableRawPointer?
) -> nav_status_t {
  serveAnywhere(host, "work.post") { entry throws(Refusal) in
    try requireFunction(run)
    let piece = unsafe PostedWork(run: run, user: user)
    let limit = entry.limits.work
    let hasRoom = entry.journal.with { entries in
      guard entries.posted.count < limit else { return false }
      entries.posted.append(piece)
      return true
    }
    guard hasRoom else { throw Refusal(.limit, "\(limit) pieces of work are waiting already") }
    return .ok
  }
}
