import CNavhostABI
import NavigationSim
import PluginHost
import TestSupport
import ViewTree

/// A session over a phone's map, and its tables as a plugin sees them.
///
/// The calls are made through the pointers that a plugin gets; no library takes part.
@safe final class TestHost {
  let tree = ViewTree(measurer: FixedTextMeasurer())
  let session: PluginSession
  let map: MapView
  let host: UnsafePointer<nav_host_t>
  private var core = unsafe nav_core_t()

  init(
    screen: Screen = .custom(Size(width: 400, height: 800)), seed: UInt64 = 0,
    limits: SessionLimits = SessionLimits()
  ) {
    session = PluginSession(tree: tree, seed: seed, limits: limits)
    map = MapView(tree: tree, screen: screen)
    session.add(map)
    unsafe host = session.hostPointer.assumingMemoryBound(to: nav_host_t.self)
    precondition(unsafe nav_core_load(host, &core) == nil, "a core table is missing")
  }

  /// Runs a body in a full phase, as a delegate callback is.
  func inCallback<Result>(_ phase: CallPhase = .full, _ body: () -> Result) -> Result {
    var result: Result?
    session.asPlugin(phase, "test") { result = body() }
    guard let result else { preconditionFailure("the session ran no body") }
    return result
  }

  var diagnostics: nav_diagnostics_t { unsafe table(core.diagnostics) }
  var objects: nav_objects_t { unsafe table(core.objects) }
  var views: nav_views_t { unsafe table(core.views) }
  var layout: nav_layout_t { unsafe table(core.layout) }
  var stacks: nav_stacks_t { unsafe table(core.stacks) }
  var text: nav_text_t { unsafe table(core.text) }
  var motion: nav_motion_t { unsafe table(core.motion) }
  var animators: nav_animators_t {
    unsafe table(
      host.pointee.get_table(host, NAV_ANIMATORS)?.assumingMemoryBound(to: nav_animators_t.self))
  }
  var legacy: nav_legacy_t {
    unsafe table(
      host.pointee.get_table(host, NAV_LEGACY)?.assumingMemoryBound(to: nav_legacy_t.self))
  }
  var touches: nav_touches_t {
    unsafe table(
      host.pointee.get_table(host, NAV_TOUCHES)?.assumingMemoryBound(to: nav_touches_t.self))
  }
  var navigator: nav_navigator_t {
    unsafe table(
      host.pointee.get_table(host, NAV_NAVIGATOR)?.assumingMemoryBound(to: nav_navigator_t.self))
  }
  var work: nav_work_table_t { unsafe table(core.work) }
  var maps: nav_map_table_t { unsafe table(core.map) }

  private func table<Table>(_ pointer: UnsafePointer<Table>?) -> Table {
    guard let pointer = unsafe pointer else { preconditionFailure("a core table is missing") }
    return unsafe pointer.pointee
  }

  // MARK: - Short forms

  var mapView: nav_view_t {
    var out = nav_view_t()
    _ = unsafe maps.view(host, mapHandle, &out)
    return out
  }

  var mapHandle: nav_map_t {
    var out = nav_map_t()
    var count: UInt32 = 0
    _ = unsafe maps.maps(host, &out, 1, &count)
    return out
  }

  func spec(
    kind: Int = NAV_VIEW_PLAIN, frame: nav_rect_t = nav_rect_t(), wants: Int = 0,
    callbacks: UnsafePointer<nav_view_callbacks_t>? = nil, peer: nav_peer_t = unsafe nav_peer_t()
  ) -> nav_view_spec_t {
    unsafe nav_view_spec_t(
      struct_size: UInt32(MemoryLayout<nav_view_spec_t>.size), kind: UInt32(kind), variant: 0,
      alignment: 0, flags: 0, reserved: 0, wants: UInt64(wants), frame: frame,
      callbacks: callbacks, peer: peer)
  }

  func makeView(_ spec: nav_view_spec_t? = nil) -> nav_view_t {
    var spec = unsafe spec ?? self.spec()
    var out = nav_view_t()
    _ = unsafe views.make(host, &spec, &out)
    return out
  }

  func constraintSpec(
    _ first: nav_item_t, _ attribute: Int, _ second: nav_item_t = nav_item_t(),
    _ secondAttribute: Int = NAV_ATTRIBUTE_NONE, multiplier: Double = 1, constant: Double = 0,
    priority: Float = 1000, flags: Int = 0, peer: nav_peer_t = unsafe nav_peer_t()
  ) -> nav_constraint_spec_t {
    unsafe nav_constraint_spec_t(
      struct_size: UInt32(MemoryLayout<nav_constraint_spec_t>.size), flags: UInt32(flags),
      first: first, second: second, first_attribute: Int32(attribute),
      second_attribute: Int32(secondAttribute), relation: 0, priority: priority,
      multiplier: multiplier, constant: constant, identifier: nav_string_t(), peer: peer)
  }

  func makeConstraint(_ spec: nav_constraint_spec_t) -> (status: CallStatus, nav_constraint_t) {
    var spec = unsafe spec
    var out = nav_constraint_t()
    return (status(unsafe layout.constraint(host, &spec, &out)), out)
  }

  /// A spec of an animation, linear and of one second.
  func animationSpec() -> nav_animation_spec_t {
    var spec = unsafe nav_animation_spec_t()
    unsafe spec.struct_size = UInt32(MemoryLayout<nav_animation_spec_t>.size)
    unsafe spec.kind = Int32(NAV_ANIMATION_CURVE)
    unsafe spec.curve = Int32(NAV_CURVE_LINEAR)
    unsafe spec.duration = 1
    return unsafe spec
  }

  func isAlive(_ bits: UInt64) -> Bool {
    var kind: Int32 = 0
    return unsafe objects.kind(host, nav_object_t(bits: bits), &kind) == 0
  }
}

/// A status by its number, so that a failed comparison reads well.
func status(_ raw: nav_status_t) -> CallStatus { CallStatus(rawValue: raw) ?? .internal }

extension nav_view_t {
  var object: nav_object_t { nav_object_t(bits: bits) }
  var item: nav_item_t { nav_item_t(bits: bits) }
}
