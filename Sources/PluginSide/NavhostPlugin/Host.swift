package import CNavhostABI

/// The host that this library speaks through, with its core tables.
///
/// A library written in Swift is bound to one host at a time: `UIView()` names none.
@safe package struct Host: Sendable {
  package nonisolated(unsafe) let pointer: UnsafePointer<nav_host_t>
  package nonisolated(unsafe) let diagnostics: UnsafePointer<nav_diagnostics_t>
  package nonisolated(unsafe) let objects: UnsafePointer<nav_objects_t>
  package nonisolated(unsafe) let views: UnsafePointer<nav_views_t>
  package nonisolated(unsafe) let layout: UnsafePointer<nav_layout_t>
  package nonisolated(unsafe) let stacks: UnsafePointer<nav_stacks_t>
  package nonisolated(unsafe) let text: UnsafePointer<nav_text_t>
  package nonisolated(unsafe) let motion: UnsafePointer<nav_motion_t>
  package nonisolated(unsafe) let work: UnsafePointer<nav_work_table_t>
  package nonisolated(unsafe) let map: UnsafePointer<nav_map_table_t>

  /// Extensions: nil with a host that doesn't serve them.
  package nonisolated(unsafe) let animators: UnsafePointer<nav_animators_t>?
  package nonisolated(unsafe) let legacy: UnsafePointer<nav_legacy_t>?
  package nonisolated(unsafe) let touches: UnsafePointer<nav_touches_t>?
  package nonisolated(unsafe) let navigator: UnsafePointer<nav_navigator_t>?

  /// Fetches the core tables.
  ///
  /// - Returns: Nil when the host doesn't serve one of them.
  package init?(_ host: UnsafePointer<nav_host_t>) {
    var core = unsafe nav_core_t()
    guard unsafe nav_core_load(host, &core) == nil,
      let diagnostics = unsafe core.diagnostics, let objects = unsafe core.objects,
      let views = unsafe core.views, let layout = unsafe core.layout,
      let stacks = unsafe core.stacks, let text = unsafe core.text,
      let motion = unsafe core.motion, let work = unsafe core.work, let map = unsafe core.map
    else { return nil }
    unsafe self.pointer = host
    unsafe self.diagnostics = diagnostics
    unsafe self.objects = objects
    unsafe self.views = views
    unsafe self.layout = layout
    unsafe self.stacks = stacks
    unsafe self.text = text
    unsafe self.motion = motion
    unsafe self.work = work
    unsafe self.map = map
    unsafe animators = host.pointee.get_table(host, NAV_ANIMATORS)?
      .assumingMemoryBound(to: nav_animators_t.self)
    unsafe legacy = host.pointee.get_table(host, NAV_LEGACY)?
      .assumingMemoryBound(to: nav_legacy_t.self)
    unsafe touches = host.pointee.get_table(host, NAV_TOUCHES)?
      .assumingMemoryBound(to: nav_touches_t.self)
    unsafe navigator = host.pointee.get_table(host, NAV_NAVIGATOR)?
      .assumingMemoryBound(to: nav_navigator_t.self)
  }
}

extension Host {
  /// The bound host, or nil before USE and after `close`.
  ///
  /// Written by the thread that negotiates, while nothing of the plugin's is running; the tables
  /// behind it never change. So a read from any thread sees a whole value.
  package nonisolated(unsafe) private(set) static var current: Host?

  /// Binds `host` for the calls to come; nil lets go of it.
  package static func bind(_ host: Host?) {
    unsafe current = host
  }

  /// Calls a function of the host's and looks at its status.
  ///
  /// - Returns: True when the call did its work; see ``report(_:from:)`` for the rest.
  @discardableResult
  @MainActor package static func call(
    function: StaticString = #function, _ body: (Host) -> nav_status_t
  ) -> Bool {
    guard let host = unsafe current else {
      preconditionFailure("\(function) was called while no host is bound.")
    }
    let status = body(host)
    if status < 0 { host.report(status, from: function) }
    return status == nav_status_t(NAV_OK) || status == nav_status_t(NAV_NOTED)
  }

  /// Calls a function of the property animators' table, where the host has one.
  @safe @discardableResult
  @MainActor package static func callAnimators(
    function: StaticString = #function,
    _ body: (nav_animators_t, UnsafePointer<nav_host_t>) -> nav_status_t
  ) -> Bool {
    call(function: function) { host in
      guard let table = unsafe host.animators else { return nav_status_t(NAV_ERR_UNSUPPORTED) }
      return unsafe body(table.pointee, host.pointer)
    }
  }

  /// Calls a function of the slot-based layout's table, where the host has one.
  @safe @discardableResult
  @MainActor package static func callLegacy(
    function: StaticString = #function,
    _ body: (nav_legacy_t, UnsafePointer<nav_host_t>) -> nav_status_t
  ) -> Bool {
    call(function: function) { host in
      guard let table = unsafe host.legacy else { return nav_status_t(NAV_ERR_UNSUPPORTED) }
      return unsafe body(table.pointee, host.pointer)
    }
  }

  /// Reads what a function of the touches' table answers, where the host has one.
  @safe @MainActor package static func readTouch<Value>(
    _ initial: Value, function: StaticString = #function,
    _ body: (nav_touches_t, UnsafePointer<nav_host_t>, UnsafeMutablePointer<Value>) ->
      nav_status_t
  ) -> Value? {
    read(initial, function: function) { host, out in
      guard let table = unsafe host.touches else { return nav_status_t(NAV_ERR_UNSUPPORTED) }
      return unsafe body(table.pointee, host.pointer, out)
    }
  }

  /// Calls a function of the navigator's table, where the host has one.
  @safe @discardableResult
  @MainActor package static func callNavigator(
    function: StaticString = #function,
    _ body: (nav_navigator_t, UnsafePointer<nav_host_t>) -> nav_status_t
  ) -> Bool {
    call(function: function) { host in
      guard let table = unsafe host.navigator else { return nav_status_t(NAV_ERR_UNSUPPORTED) }
      return unsafe body(table.pointee, host.pointer)
    }
  }

  /// Reads a value through an out parameter.
  ///
  /// - Returns: `initial`, as it was or as the host filled it; nil when there is no value.
  @safe @MainActor package static func read<Value>(
    _ initial: Value, function: StaticString = #function,
    _ body: (Host, UnsafeMutablePointer<Value>) -> nav_status_t
  ) -> Value? {
    var value = initial
    let done = call(function: function) { host in
      unsafe withUnsafeMutablePointer(to: &value) { unsafe body(host, $0) }
    }
    return done ? value : nil
  }

  /// Reads a list whose length only the host knows.
  @safe @MainActor package static func list<Element>(
    _ initial: Element, function: StaticString = #function,
    _ body: (Host, UnsafeMutablePointer<Element>, UInt32, UnsafeMutablePointer<UInt32>) ->
      nav_status_t
  ) -> [Element] {
    guard let host = unsafe current else { return [] }
    var count: UInt32 = 0
    var capacity = 32
    while true {
      var status = nav_status_t(NAV_OK)
      let list = unsafe [Element](unsafeUninitializedCapacity: capacity) { buffer, filled in
        unsafe buffer.initialize(repeating: initial)
        guard let base = buffer.baseAddress else { return }
        status = unsafe body(host, base, UInt32(buffer.count), &count)
        let whole = status == nav_status_t(NAV_OK) || status == nav_status_t(NAV_NOTED)
        filled = whole ? min(Int(count), capacity) : 0
      }
      if status == nav_status_t(NAV_ERR_CAPACITY), Int(count) > capacity {
        capacity = Int(count)
        continue
      }
      if status < 0 { host.report(status, from: function) }
      return list
    }
  }
}
