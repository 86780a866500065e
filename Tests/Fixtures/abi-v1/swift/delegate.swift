// swift-format-ignore-file
// (Frozen, whatever the format becomes.)
// A layout delegate in Swift that speaks the C ABI itself, without the modules that navhost has for that.
//
// Frozen with the headers beside it: neither changes any more. It shows the logo, the viewport, and the
// prompt, and leaves the other components out.
import CNavhostABI

private let ok = nav_status_t(NAV_OK)

// --- What the host gives ------------------------------------------------------------------------------

private struct Host {
  let pointer: UnsafePointer<nav_host_t>
  let views: UnsafePointer<nav_views_t>
  let layout: UnsafePointer<nav_layout_t>
  let map: UnsafePointer<nav_map_table_t>

  init?(_ pointer: UnsafePointer<nav_host_t>) {
    func table<T>(_ id: String, _ type: T.Type) -> UnsafePointer<T>? {
      pointer.pointee.get_table(pointer, id)?.assumingMemoryBound(to: type)
    }
    guard let views = table(NAV_VIEWS, nav_views_t.self),
      let layout = table(NAV_LAYOUT, nav_layout_t.self), let map = table(NAV_MAP, nav_map_table_t.self)
    else { return nil }
    self.pointer = pointer
    self.views = views
    self.layout = layout
    self.map = map
  }

  func component(_ state: nav_state_t, _ which: Int) -> nav_view_t {
    var view = nav_view_t()
    _ = map.pointee.component(pointer, state, Int32(which), &view)
    return view
  }

  func guide(_ view: nav_view_t, _ which: Int) -> nav_item_t {
    var guide = nav_guide_t()
    _ = layout.pointee.system_guide(pointer, view, Int32(which), &guide)
    return nav_item_t(bits: guide.bits)
  }

  func tie(
    _ first: nav_item_t, _ firstAttribute: Int, _ second: nav_item_t, _ secondAttribute: Int,
    _ constant: Double = 0
  ) -> nav_constraint_t {
    var spec = nav_constraint_spec_t()
    spec.struct_size = UInt32(MemoryLayout<nav_constraint_spec_t>.size)
    spec.flags = UInt32(NAV_CONSTRAINT_MADE_ACTIVE)
    spec.first = first
    spec.second = second
    spec.first_attribute = Int32(firstAttribute)
    spec.second_attribute = Int32(secondAttribute)
    spec.priority = 1000
    spec.multiplier = 1
    spec.constant = constant
    var constraint = nav_constraint_t()
    _ = layout.pointee.constraint(pointer, &spec, &constraint)
    return constraint
  }

  func drop(_ constraints: inout [nav_constraint_t], _ objects: UnsafePointer<nav_objects_t>) {
    guard !constraints.isEmpty else { return }
    _ = layout.pointee.set_active(pointer, constraints, UInt32(constraints.count), 0)
    for constraint in constraints {
      _ = objects.pointee.release(pointer, nav_object_t(bits: constraint.bits))
    }
    constraints = []
  }
}

private nonisolated(unsafe) var host: Host?
private nonisolated(unsafe) var objects: UnsafePointer<nav_objects_t>?

// --- The delegate -------------------------------------------------------------------------------------

private final class Delegate {
  var root = nav_view_t()
  var logo = nav_view_t()
  var viewport = nav_view_t()
  var prompts: [nav_view_t] = []
  var constraints: [nav_constraint_t] = []

  static func of(_ user: UnsafeMutableRawPointer?) -> Delegate {
    Unmanaged<Delegate>.fromOpaque(user!).takeUnretainedValue()
  }

  func item(_ view: nav_view_t) -> nav_item_t { nav_item_t(bits: view.bits) }

  func enable(_ map: nav_map_t, _ now: nav_state_t) {
    guard let host else { return }
    _ = host.map.pointee.view(host.pointer, map, &root)
    logo = host.component(now, NAV_COMPONENT_LOGO)
    viewport = host.component(now, NAV_COMPONENT_VIEWPORT)
    _ = host.views.pointee.insert(host.pointer, root, viewport, -1)
    _ = host.views.pointee.insert(host.pointer, root, logo, -1)
    layOut()
  }

  /// The logo at the lower trailing edge, above a prompt; the viewport fills what is left above it.
  func layOut() {
    guard let host, let objects, root.bits != 0 else { return }
    host.drop(&constraints, objects)
    let safe = host.guide(root, NAV_GUIDE_SAFE_AREA)
    let edge = NAV_ATTRIBUTE_TRAILING
    constraints += [
      host.tie(item(logo), edge, safe, edge),
      host.tie(item(viewport), NAV_ATTRIBUTE_LEADING, safe, NAV_ATTRIBUTE_LEADING),
      host.tie(item(viewport), edge, safe, edge),
      host.tie(item(viewport), NAV_ATTRIBUTE_TOP, safe, NAV_ATTRIBUTE_TOP),
      host.tie(item(viewport), NAV_ATTRIBUTE_BOTTOM, item(logo), NAV_ATTRIBUTE_TOP),
    ]
    for prompt in prompts {
      constraints += [
        host.tie(item(prompt), NAV_ATTRIBUTE_LEADING, safe, NAV_ATTRIBUTE_LEADING),
        host.tie(item(prompt), NAV_ATTRIBUTE_BOTTOM, item(root), NAV_ATTRIBUTE_BOTTOM),
      ]
    }
    if let prompt = prompts.last {
      constraints.append(host.tie(item(logo), NAV_ATTRIBUTE_BOTTOM, item(prompt), NAV_ATTRIBUTE_TOP))
    } else {
      constraints.append(host.tie(item(logo), NAV_ATTRIBUTE_BOTTOM, safe, NAV_ATTRIBUTE_BOTTOM))
    }
  }

  func show(_ prompt: nav_view_t) {
    guard let host else { return }
    _ = host.views.pointee.insert(host.pointer, root, prompt, -1)
    prompts.append(prompt)
    layOut()
  }

  func hide(_ prompt: nav_view_t) {
    guard let host else { return }
    _ = host.views.pointee.remove(host.pointer, prompt)
    prompts.removeAll { $0.bits == prompt.bits }
    layOut()
  }

  func disable() {
    guard let host, let objects, root.bits != 0 else { return }
    host.drop(&constraints, objects)
    for view in prompts + [logo, viewport] { _ = host.views.pointee.remove(host.pointer, view) }
    prompts = []
    root = nav_view_t()
  }
}

private nonisolated(unsafe) let callbacks: UnsafePointer<nav_delegate_callbacks_t> = {
  var table = nav_delegate_callbacks_t()
  table.struct_size = UInt32(MemoryLayout<nav_delegate_callbacks_t>.size)
  table.enable = { user, map, now in
    Delegate.of(user).enable(map, now)
    return ok
  }
  table.disable = { user, _, _ in
    Delegate.of(user).disable()
    return ok
  }
  table.start = { user, _, _, _ in
    Delegate.of(user).layOut()
    return ok
  }
  table.stop = { user, _, _, _ in
    Delegate.of(user).layOut()
    return ok
  }
  table.size_changed = { user, _, _ in
    Delegate.of(user).layOut()
    return ok
  }
  table.show_prompt = { user, _, prompt in
    Delegate.of(user).show(prompt)
    return ok
  }
  table.hide_prompt = { user, _, prompt in
    Delegate.of(user).hide(prompt)
    return ok
  }
  table.change_prompt = { user, _, prompt, old in
    Delegate.of(user).hide(old)
    Delegate.of(user).show(prompt)
    return ok
  }
  return kept(table)
}()

private nonisolated(unsafe) let peer: UnsafePointer<nav_peer_callbacks_t> = {
  var table = nav_peer_callbacks_t()
  table.struct_size = UInt32(MemoryLayout<nav_peer_callbacks_t>.size)
  table.retain = { user in
    _ = Unmanaged<Delegate>.fromOpaque(user!).retain()
    return ok
  }
  table.release = { user in
    Unmanaged<Delegate>.fromOpaque(user!).release()
    return ok
  }
  return kept(table)
}()

/// A table for as long as the library.
private func kept<Table>(_ table: Table) -> UnsafePointer<Table> {
  let memory = UnsafeMutablePointer<Table>.allocate(capacity: 1)
  memory.initialize(to: table)
  return UnsafePointer(memory)
}

private func string(_ text: StaticString) -> nav_string_t {
  nav_string_t(
    bytes: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self),
    length: UInt32(text.utf8CodeUnitCount), reserved: 0)
}

// --- The way in ---------------------------------------------------------------------------------------

private nonisolated(unsafe) let plugin: UnsafePointer<nav_plugin_t> = {
  var table = nav_plugin_t()
  table.struct_size = UInt32(MemoryLayout<nav_plugin_t>.size)
  table.flags = UInt32(NAV_PLUGIN_ONE_HOST)
  table.delegate_count = 1
  table.describe = { _, info in
    info.pointee.id = string("org.navhost.frozen.swift.delegate")
    info.pointee.name = string("Frozen")
    info.pointee.version = string("1.0")
    return ok
  }
  table.make = { _, _, out in
    let delegate = Delegate()
    out.pointee.callbacks = callbacks
    out.pointee.peer = peer
    out.pointee.user = Unmanaged.passRetained(delegate).toOpaque()
    return ok
  }
  table.close = { _ in
    host = nil
    objects = nil
    return ok
  }
  return kept(table)
}()

@c(navhost_negotiate) @implementation
public func navhost_negotiate(
  _ input: UnsafePointer<nav_negotiate_in_t>, _ output: UnsafeMutablePointer<nav_negotiate_out_t>
) -> nav_status_t {
  output.pointee.oldest = UInt32(NAV_ABI_OLDEST)
  output.pointee.newest = UInt32(NAV_ABI_NEWEST)
  output.pointee.plugin = plugin
  output.pointee.id = string("org.navhost.frozen.swift")
  output.pointee.language = string("swift")
  let chosen = min(input.pointee.newest, UInt32(NAV_ABI_NEWEST))
  guard chosen >= input.pointee.oldest, chosen >= UInt32(NAV_ABI_OLDEST) else {
    return nav_status_t(NAV_ERR_UNSUPPORTED)
  }
  output.pointee.chosen = chosen
  guard input.pointee.purpose == UInt32(NAV_PURPOSE_USE), let given = input.pointee.host else {
    return ok
  }
  host = Host(given)
  objects = given.pointee.get_table(given, NAV_OBJECTS)?.assumingMemoryBound(to: nav_objects_t.self)
  return host == nil || objects == nil ? nav_status_t(NAV_ERR_UNSUPPORTED) : ok
}

// `NAV_NOTE` of the header in words: its heading, "navhost", versions 1 to 1, pointers of 8 bytes, "swift"
// and the id.
@used @section(".note.navhost") private let note:
  (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
    UInt32, UInt32, UInt32, UInt32
  ) = (
    8, 0x00000080, 1, 0x6876616e, 0x0074736f, 1,
    1, 8, 0, 0x66697773, 0x00000074, 0,
    0, 0x2e67726f, 0x6876616e, 0x2e74736f, 0x7a6f7266, 0x732e6e65,
    0x74666977, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
    0
  )
