internal import CNavhostABI
import Glibc

func diagnosticsTable() -> nav_diagnostics_t {
  unsafe nav_diagnostics_t(
    struct_size: size(of: nav_diagnostics_t.self), reserved: 0, last_failure: lastFailure,
    limits: limits, log: log, note: note, fatal: fatal, source_hint: sourceHint)
}

private func lastFailure(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<nav_failure_t>
) -> nav_status_t {
  serve(host, "diagnostics.last_failure", .reads) { session throws(Refusal) in
    guard let failure = session.lastFailure else {
      unsafe try requireUsable(UnsafePointer(out), "out")
      return .noValue
    }
    return unsafe try writeRecord(
      nav_failure_t(
        struct_size: 0, status: failure.status.rawValue, function: failure.function,
        text: failure.text, name: failure.name), to: out)
  }
}

private func limits(
  _ host: UnsafePointer<nav_host_t>, _ out: UnsafeMutablePointer<nav_limits_t>
) -> nav_status_t {
  serve(host, "diagnostics.limits", .reads) { session throws(Refusal) in
    let limits = session.limits
    return try writeRecord(
      nav_limits_t(
        struct_size: 0, views: UInt32(clamping: limits.views),
        constraints: UInt32(clamping: limits.constraints), depth: UInt32(clamping: limits.depth),
        nested_callbacks: UInt32(clamping: limits.nestedCallbacks),
        text_bytes: UInt32(clamping: limits.textBytes),
        name_bytes: UInt32(clamping: limits.nameBytes),
        animations: UInt32(clamping: limits.animations), work: UInt32(clamping: limits.work),
        reserved: 0), to: out)
  }
}

private func log(
  _ host: UnsafePointer<nav_host_t>, _ level: Int32, _ text: UnsafePointer<nav_string_t>
) -> nav_status_t {
  serveAnywhere(host, "diagnostics.log") { entry throws(Refusal) in
    guard let level = LogLine.Level(rawValue: level) else {
      throw Refusal(.value, "`level` is \(level), not 0 to 3")
    }
    let text = try readText(at: text, "text", limit: entry.limits.textBytes) ?? ""
    entry.journal.log(level, text)
    return .ok
  }
}

private func note(
  _ host: UnsafePointer<nav_host_t>, _ about: nav_object_t, _ text: UnsafePointer<nav_string_t>
) -> nav_status_t {
  serve(host, "diagnostics.note", .reads) { session throws(Refusal) in
    let handle = Handle(bits: about.bits)
    if !handle.isNull { _ = try session.object(handle) }
    let text = try readText(at: text, "text", limit: session.limits.textBytes)
    session.entry.journal.remark(
      text ?? "", about: handle.isNull ? nil : session.describe(handle))
    return .ok
  }
}

/// Ends the process, which is the case: a plugin that says it can't go on is not called again.
private func fatal(
  _ host: UnsafePointer<nav_host_t>, _ why: Int32, _ text: UnsafePointer<nav_string_t>
) -> nav_status_t {
  var reason = ""
  let status = serveAnywhere(host, "diagnostics.fatal") { entry throws(Refusal) in
    guard Int(why) == NAV_FATAL_EXCEPTION || Int(why) == NAV_FATAL_LANGUAGE else {
      throw Refusal(.value, "`why` is \(why), not 1 or 2")
    }
    reason = try readText(at: text, "text", limit: entry.limits.textBytes) ?? ""
    return .ok
  }
  guard status == CallStatus.ok.rawValue else { return status }
  let line = "The plugin can't go on: \(reason)\n"
  unsafe line.utf8CString.withUnsafeBytes { bytes in
    _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count - 1)
  }
  abort()
}

private func sourceHint(
  _ host: UnsafePointer<nav_host_t>, _ file: UnsafePointer<nav_string_t>, _ line: UInt32,
  _ column: UInt32
) -> nav_status_t {
  serve(host, "diagnostics.source_hint", .reads) { session throws(Refusal) in
    let file = try readText(at: file, "file", limit: session.limits.textBytes)
    guard let file else { throw Refusal(.argument, "`file` is nil") }
    session.nextHint = SourceHint(file: file, line: Int(line), column: Int(column))
    return .ok
  }
}
