internal import CNavhostABI
internal import CProcess
internal import ViewTree

/// A call into the plugin that is open.
struct CallFrame {
  let phase: CallPhase
  let name: String

  /// The view that the call is about.
  let view: ViewID?
}

extension PluginSession {
  /// Calls the plugin: the one place where the host does.
  ///
  /// The outermost call closes the animation brackets that it left open, and then does what had
  /// to wait for its end.
  /// - Returns: What the plugin answered; a status beyond the ABI's is `internal`.
  @discardableResult
  func enter(
    _ phase: CallPhase, _ name: String, about view: ViewID? = nil, _ body: () -> nav_status_t
  ) -> CallStatus {
    guard !isClosed else { return .state }
    guard frames.count < limits.nestedCallbacks else {
      record(
        Misuse(
          function: name, status: .limit,
          text: "more than \(limits.nestedCallbacks) calls into the plugin are open at once",
          during: frames.last?.name))
      return .limit
    }
    if frames.isEmpty { entry.claimThread() }
    let what = view.map { "\(name) of \(describe($0))" } ?? name
    frames.append(CallFrame(phase: phase, name: what, view: view))
    onEnter?(what)
    let raw = body()
    onLeave?()
    frames.removeLast()
    if frames.isEmpty { endOfOutermostCall(what) }
    return CallStatus(rawValue: raw) ?? .internal
  }

  /// Like ``enter(_:_:about:_:)``, for a caller that only wants errors to be kept.
  @discardableResult
  func tell(
    _ phase: CallPhase, _ name: String, about view: ViewID? = nil, _ body: () -> nav_status_t
  ) -> CallStatus {
    let status = enter(phase, name, about: view, body)
    if status.isError { noteFailedCallback(name, status, about: view) }
    return status
  }

  func noteFailedCallback(_ name: String, _ status: CallStatus, about view: ViewID? = nil) {
    guard status != .limit, !isClosed else { return }
    let what = view.map { "\(name) of \(describe($0))" } ?? name
    record(Misuse(function: what, status: status, text: "the plugin's callback failed"))
  }

  private func endOfOutermostCall(_ name: String) {
    while let bracket = openBrackets.popLast() { close(bracket, after: name) }
    while !deferred.isEmpty { deferred.removeFirst()() }
  }

  /// Runs a body as a call into the plugin of one phase.
  package func asPlugin(_ phase: CallPhase, _ name: String, _ body: () -> Void) {
    enter(phase, name) {
      body()
      return CallStatus.ok.rawValue
    }
  }

  // MARK: - Calls from the plugin

  /// Serves one call of the plugin's: phase first, then the body.
  func answer(
    _ function: StaticString, _ tag: CallTag,
    _ body: (PluginSession) throws(Refusal) -> CallStatus
  ) -> nav_status_t {
    let hint = nextHint
    nextHint = nil
    do throws(Refusal) {
      guard !isClosed else { throw Refusal(.state, "the host is closed") }
      guard let frame = frames.last else {
        throw Refusal(.state, "it was called while the host is not calling the plugin")
      }
      guard tag.isLegal(in: frame.phase) else {
        throw Refusal(
          .state, "it may not be called in \(frame.name), which is of phase \(frame.phase)")
      }
      return try body(self).rawValue
    } catch {
      if error.status.isError { remember(error, of: function) }
      if !error.isPlainAnswer {
        record(
          Misuse(
            function: "\(function)", status: error.status,
            text: error.name.map { "\($0): \(error.text)" } ?? error.text, source: hint,
            during: frames.last?.name, views: error.views))
      }
      return error.status.rawValue
    }
  }

  func record(_ misuse: Misuse) { entry.journal.record(misuse) }
}

/// Finds the session of a host that a plugin named, and serves the call there.
@safe func serve(
  _ host: UnsafePointer<nav_host_t>, _ function: StaticString, _ tag: CallTag,
  _ body: (PluginSession) throws(Refusal) -> CallStatus
) -> nav_status_t {
  // A plugin that rounds another way must not change what the host computes.
  let mode = cprocess_compute_normally()
  defer { cprocess_compute_again(mode) }
  guard let entry = SessionRegistry.entry(at: UInt(bitPattern: host)) else {
    return CallStatus.argument.rawValue
  }
  guard entry.isOwnThread else {
    entry.journal.record(
      Misuse(
        function: "\(function)", status: .thread,
        text: "it was called from another thread than the one that called the plugin"))
    return CallStatus.thread.rawValue
  }
  guard let session = entry.session else { return CallStatus.argument.rawValue }
  return session.answer(function, tag, body)
}

/// Serves a call that is legal from any thread and in any phase.
@safe func serveAnywhere(
  _ host: UnsafePointer<nav_host_t>, _ function: StaticString,
  _ body: (SessionEntry) throws(Refusal) -> CallStatus
) -> nav_status_t {
  guard let entry = SessionRegistry.entry(at: UInt(bitPattern: host)) else {
    return CallStatus.argument.rawValue
  }
  do throws(Refusal) {
    guard !entry.journal.with({ $0.isClosed }) else {
      throw Refusal(.state, "the host is closed")
    }
    return try body(entry).rawValue
  } catch {
    if !error.isPlainAnswer {
      entry.journal.record(
        Misuse(function: "\(function)", status: error.status, text: error.text))
    }
    if error.status.isError, entry.isOwnThread { entry.session?.remember(error, of: function) }
    return error.status.rawValue
  }
}
