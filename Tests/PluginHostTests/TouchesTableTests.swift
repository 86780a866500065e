import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

/// A view of the plugin's that answers touches and questions for baselines as the test says.
@safe private final class TouchView {
  var pointInside: (nav_point_t) -> (CallStatus, Int32) = { _ in (.pass, 0) }
  var hitTest: (nav_point_t) -> (CallStatus, nav_view_t) = { _ in (.pass, nav_view_t()) }
  var baselineView: (Int32) -> (CallStatus, nav_view_t) = { _ in (.pass, nav_view_t()) }

  var peer: nav_peer_t {
    unsafe nav_peer_t(callbacks: nil, user: Unmanaged.passUnretained(self).toOpaque())
  }

  static func of(_ user: UnsafeMutableRawPointer?) -> TouchView {
    guard let user = unsafe user else { preconditionFailure("the host lost a view's user") }
    return unsafe Unmanaged<TouchView>.fromOpaque(user).takeUnretainedValue()
  }

  nonisolated(unsafe) static let callbacks: UnsafePointer<nav_view_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_view_callbacks_t>.allocate(capacity: 1)
    var value = nav_view_callbacks_t()
    value.struct_size = UInt32(MemoryLayout<nav_view_callbacks_t>.size)
    unsafe value.point_inside = { user, point, out in
      let (status, isInside) = unsafe TouchView.of(user).pointInside(point.pointee)
      unsafe out.pointee = isInside
      return status.rawValue
    }
    unsafe value.hit_test = { user, point, out in
      let (status, view) = unsafe TouchView.of(user).hitTest(point.pointee)
      unsafe out.pointee = view
      return status.rawValue
    }
    unsafe value.baseline_view = { user, which, out in
      let (status, view) = unsafe TouchView.of(user).baselineView(which)
      unsafe out.pointee = view
      return status.rawValue
    }
    unsafe table.initialize(to: value)
    return unsafe UnsafePointer(table)
  }()
}

/// Touches over the ABI: in the map a view of the plugin's at [10, 10, 50, 50], and in that another
/// of 20 × 20.
@Suite struct TouchesTableTests {
  private let test = TestHost()
  private let mine = TouchView()
  private let map: nav_view_t
  private let view: nav_view_t
  private let inner: nav_view_t

  init() {
    let (test, mine) = (test, mine)
    let wants = NAV_WANTS_POINT_INSIDE | NAV_WANTS_HIT_TEST | NAV_WANTS_BASELINES
    (map, view, inner) = test.inCallback {
      let map = test.mapView
      let view = unsafe test.makeView(
        unsafe test.spec(
          frame: nav_rect_t(x: 10, y: 10, width: 50, height: 50), wants: wants,
          callbacks: TouchView.callbacks, peer: mine.peer))
      let inner = unsafe test.makeView(
        unsafe test.spec(frame: nav_rect_t(x: 0, y: 0, width: 20, height: 20)))
      _ = unsafe test.views.insert(test.host, map, view, -1)
      _ = unsafe test.views.insert(test.host, view, inner, -1)
      return (map, view, inner)
    }
  }

  private func hit(_ x: Double, _ y: Double) -> (CallStatus, nav_view_t) {
    test.inCallback {
      var point = nav_point_t(x: x, y: y)
      var out = nav_view_t()
      let answer = unsafe test.touches.hit_test(test.host, map, &point, &out)
      return (status(answer), out)
    }
  }

  @Test func `a touch reaches the frontmost view`() {
    #expect(hit(12, 12).1.bits == inner.bits)
    #expect(hit(40, 40).1.bits == view.bits)
    #expect(hit(300, 300).1.bits == map.bits)
    #expect(hit(-1, 0).0 == .noValue)
    #expect(hit(.nan, 0).0 == .value)
  }

  @Test func `of what is inside a view of the SDK's that view is told`() throws {
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.layOut()
    let (tree, report) = (test.tree, test.map.state?.buttons.first { $0.type == .reporting })
    let button = try #require(report?.view)
    let stack = try #require(tree.views[button].superview)
    let middle = try #require(
      tree.convert(Rect(origin: .zero, size: tree.frame(of: button).size), from: button, to: nil))
    let hit = hit(middle.midX, middle.midY).1
    #expect(tree.hitTest(Point(x: middle.midX, y: middle.midY), in: test.map.view) == button)
    #expect(hit.bits & 0xFFFF_FFFF == UInt64(stack.index))
  }

  @Test func `the plugin's own answers count`() {
    mine.pointInside = { (.ok, $0.x < 30 ? 1 : 0) }
    #expect(hit(39, 40).1.bits == view.bits)
    #expect(hit(41, 40).1.bits == map.bits)
    mine.hitTest = { _ in (.ok, nav_view_t()) }
    #expect(hit(12, 12).1.bits == map.bits)
    mine.hitTest = { [inner] _ in (.ok, inner) }
    #expect(hit(40, 40).1.bits == inner.bits)
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `inside an override the host's own answer can be had`() {
    mine.hitTest = { [test, view, inner] point in
      var point = point
      var out = nav_view_t()
      let answer = unsafe test.touches.base_hit_test(test.host, view, &point, &out)
      return out.bits == inner.bits ? (.ok, nav_view_t()) : (status(answer), out)
    }
    #expect(hit(40, 40).1.bits == view.bits)
    #expect(hit(12, 12).1.bits == map.bits)
    test.inCallback {
      mine.pointInside = { _ in (.ok, 0) }
      var point = nav_point_t(x: 1, y: 1)
      var out: [Int32] = [-1, -1]
      _ = unsafe test.touches.base_point_inside(test.host, view, &point, &out[0])
      _ = unsafe test.touches.point_inside(test.host, view, &point, &out[1])
      #expect(out == [1, 0])
    }
  }

  @Test func `an answer that is no view is noted and not used`() {
    mine.hitTest = { _ in (.ok, nav_view_t(bits: 77)) }
    #expect(hit(12, 12).1.bits == inner.bits)
    let misuses = test.session.misuses
    #expect(misuses.count == 1 && misuses.first?.function.hasPrefix("hit_test of") == true)
  }

  @Test(arguments: [0, NAV_ANIMATION_ALLOW_INTERACTION])
  func `what is animated is hit only where that is allowed`(options: Int) {
    test.inCallback {
      var spec = unsafe test.animationSpec()
      unsafe spec.options = UInt32(options)
      var animation = nav_animation_t()
      _ = unsafe test.motion.begin(test.host, &spec, &animation)
      _ = unsafe test.objects.set_number(
        test.host, view.object, nav_property_t(NAV_VIEW_ALPHA), 0.5)
      _ = unsafe test.motion.commit(test.host, animation)
    }
    let isAllowed = options != 0
    #expect(hit(40, 40).1.bits == (isAllowed ? view : map).bits)
  }

  @Test func `a baseline comes from the view that the plugin names`() {
    mine.baselineView = { [inner] which in
      which == Int32(NAV_BASELINE_LAST) ? (.ok, inner) : (.pass, nav_view_t())
    }
    var tops: [Double] = []
    test.inCallback {
      for attribute in [NAV_ATTRIBUTE_FIRST_BASELINE, NAV_ATTRIBUTE_LAST_BASELINE] {
        let tied = unsafe test.makeView()
        _ = unsafe test.views.insert(test.host, test.mapView, tied, -1)
        _ = unsafe test.objects.set_int(
          test.host, tied.object, nav_property_t(NAV_VIEW_TRANSLATES_MASK), 0)
        _ = unsafe test.makeConstraint(
          unsafe test.constraintSpec(
            tied.item, NAV_ATTRIBUTE_TOP, view.item, attribute,
            flags: NAV_CONSTRAINT_MADE_ACTIVE))
        _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
        var frame = [0.0, 0, 0, 0]
        _ = unsafe test.objects.get_vector(
          test.host, tied.object, nav_property_t(NAV_VIEW_FRAME), &frame, 4)
        tops.append(frame[1])
      }
    }
    // The view's own bottom edge at 60, and that of the one in it at 30.
    #expect(tops == [60, 30])
  }

  @Test func `callbacks of a plugin that knows only the first seven are taken`() {
    test.inCallback {
      let table = UnsafeMutablePointer<nav_view_callbacks_t>.allocate(capacity: 1)
      unsafe table.initialize(to: TouchView.callbacks.pointee)
      for (size, expected) in [
        (NAV_VIEW_CALLBACKS_SIZE, CallStatus.ok), (NAV_VIEW_CALLBACKS_SIZE - 8, .argument),
      ] {
        unsafe table.pointee.struct_size = UInt32(size)
        var spec = unsafe test.spec(
          wants: Int(NAV_WANTS_HIT_TEST), callbacks: table, peer: mine.peer)
        var out = nav_view_t()
        #expect(status(unsafe test.views.make(test.host, &spec, &out)) == expected)
      }
      unsafe table.deallocate()
    }
  }
}
