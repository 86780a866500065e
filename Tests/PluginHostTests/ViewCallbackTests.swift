import CNavhostABI
import PluginHost
import Testing

/// A view of a plugin's whose callbacks do what the test says.
@safe private final class TestView {
  var layOut: () -> CallStatus = { .ok }
  var size = nav_size_t(width: 30, height: 20)
  var events: [String] = []

  var peer: nav_peer_t {
    unsafe nav_peer_t(callbacks: nil, user: Unmanaged.passUnretained(self).toOpaque())
  }

  static func of(_ user: UnsafeMutableRawPointer?) -> TestView {
    guard let user = unsafe user else { preconditionFailure("the host lost a view's user") }
    return unsafe Unmanaged<TestView>.fromOpaque(user).takeUnretainedValue()
  }

  nonisolated(unsafe) static let callbacks: UnsafePointer<nav_view_callbacks_t> = {
    let table = UnsafeMutablePointer<nav_view_callbacks_t>.allocate(capacity: 1)
    var value = nav_view_callbacks_t()
    value.struct_size = UInt32(MemoryLayout<nav_view_callbacks_t>.size)
    unsafe value.layout = { user in
      let view = unsafe TestView.of(user)
      view.events.append("layout")
      return view.layOut().rawValue
    }
    unsafe value.did_move = { user, which in
      unsafe TestView.of(user).events.append("did_move \(which)")
      return 0
    }
    unsafe value.intrinsic_size = { user, out in
      unsafe out.pointee = TestView.of(user).size
      return 0
    }
    unsafe table.initialize(to: value)
    return unsafe UnsafePointer(table)
  }()
}

@Suite struct ViewCallbackTests {
  private func make(_ test: TestHost, _ view: TestView, wants: Int) -> nav_view_t {
    unsafe test.makeView(
      unsafe test.spec(wants: wants, callbacks: TestView.callbacks, peer: view.peer))
  }

  private func frame(_ test: TestHost, _ view: nav_view_t) -> [Double] {
    var frame = [0.0, 0, 0, 0]
    _ = unsafe test.objects.get_vector(
      test.host, view.object, nav_property_t(NAV_VIEW_FRAME), &frame, 4)
    return frame
  }

  /// Pins a view's top left corner to the map's, its size left to itself.
  private func pin(_ test: TestHost, _ view: nav_view_t) {
    _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
    _ = unsafe test.objects.set_int(
      test.host, view.object, nav_property_t(NAV_VIEW_TRANSLATES_MASK), 0)
    for attribute in [NAV_ATTRIBUTE_TOP, NAV_ATTRIBUTE_LEFT] {
      _ = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          view.item, attribute, test.mapView.item, attribute,
          flags: NAV_CONSTRAINT_MADE_ACTIVE))
    }
  }

  @Test func `the size that a view answers is the size that it gets`() {
    let test = TestHost()
    let mine = TestView()
    test.inCallback {
      let view = make(test, mine, wants: NAV_WANTS_INTRINSIC_SIZE)
      pin(test, view)
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      #expect(frame(test, view) == [0, 0, 30, 20])
      mine.size = nav_size_t(width: 50, height: 40)
      _ = unsafe test.views.set_needs(test.host, view, UInt32(NAV_NEEDS_INTRINSIC_SIZE))
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      #expect(frame(test, view) == [0, 0, 50, 40])
    }
  }

  @Test func `a size that is no number is noted and not used`() {
    let test = TestHost()
    let mine = TestView()
    mine.size = nav_size_t(width: .nan, height: 20)
    test.inCallback {
      pin(test, make(test, mine, wants: NAV_WANTS_INTRINSIC_SIZE))
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
    }
    #expect(test.session.misuses.contains { $0.status == .value })
  }

  @Test func `only the callbacks that are wanted come`() {
    let test = TestHost()
    let mine = TestView()
    test.inCallback {
      let view = make(test, mine, wants: 0)
      pin(test, view)
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      #expect(mine.events == [])
      let wants = UInt64(NAV_WANTS_LAYOUT | NAV_WANTS_MOVES)
      #expect(status(unsafe test.views.set_wants(test.host, view, wants)) == .ok)
      #expect(status(unsafe test.views.set_wants(test.host, view, 1 << 20)) == .argument)
      _ = unsafe test.views.set_needs(test.host, view, UInt32(NAV_NEEDS_LAYOUT))
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      _ = unsafe test.views.remove(test.host, view)
      #expect(mine.events.first == "layout")
      #expect(mine.events.contains("did_move 0"))
    }
  }

  @Test func `inside layout an ancestor can't be laid out again`() {
    let test = TestHost()
    let mine = TestView()
    var statuses: [CallStatus] = []
    test.inCallback {
      let view = make(test, mine, wants: NAV_WANTS_LAYOUT)
      mine.layOut = {
        statuses = [
          status(unsafe test.layout.layout_if_needed(test.host, test.mapView)),
          status(unsafe test.layout.layout_if_needed(test.host, view)),
        ]
        return .pass
      }
      pin(test, view)
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
    }
    #expect(statuses == [.noted, .ok])
  }

  @Test func `a failed callback is noted and the host does the part`() {
    let test = TestHost()
    let mine = TestView()
    mine.layOut = { .argument }
    test.inCallback {
      pin(test, make(test, mine, wants: NAV_WANTS_LAYOUT))
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
    }
    #expect(test.session.misuses.first?.status == .argument)
    #expect(test.session.misuses.first?.function.hasPrefix("layout of view") == true)
  }
}
