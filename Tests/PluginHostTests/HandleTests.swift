import CNavhostABI
import Glibc
import PluginHost
import Testing

@Suite struct HandleTests {
  @Test func `statuses have the numbers of the headers`() {
    let header = [
      NAV_OK, NAV_IGNORED, NAV_PASS, NAV_NOTED, NAV_NONE, NAV_ERR_ARGUMENT, NAV_ERR_HANDLE,
      NAV_ERR_KIND, NAV_ERR_OWNER, NAV_ERR_STATE, NAV_ERR_THREAD, NAV_ERR_VALUE,
      NAV_ERR_CAPACITY, NAV_ERR_LIMIT, NAV_ERR_UNSUPPORTED, NAV_ERR_HIERARCHY,
      NAV_ERR_EXCEPTION, NAV_ERR_MISSING, NAV_ERR_LOOP, NAV_ERR_INTERNAL,
    ]
    #expect(CallStatus.allCases.map { Int($0.rawValue) } == header)
  }

  @Test func `a handle carries its kind in the highest byte`() {
    let test = TestHost()
    test.inCallback {
      unsafe #expect(test.makeView().bits >> 56 == UInt64(NAV_KIND_VIEW))
      #expect(test.mapHandle.bits >> 56 == UInt64(NAV_KIND_MAP))
    }
  }

  /// Every wrong handle, by what is done with it.
  @Test(arguments: [
    (UInt64(0), CallStatus.handle), (0xFF00_0000_0000_0001, .handle),
    (0x0100_0001_00FF_FFFF, .handle), (0x0100_0000_0000_0000, .handle),
    (0x0200_0001_0000_0000, .kind), (0x0700_0001_0000_0000, .kind),
  ])
  func `a wrong handle for a view is refused`(_ bits: UInt64, _ expected: CallStatus) {
    let test = TestHost()
    test.inCallback {
      #expect(status(unsafe test.views.remove(test.host, nav_view_t(bits: bits))) == expected)
    }
    #expect(test.session.misuses.map(\.function) == ["views.remove"])
    #expect(test.session.misuses.map(\.status) == [expected])
  }

  @Test func `a released view's handle is stale, also when its slot is used again`() {
    let test = TestHost()
    test.inCallback {
      let first = unsafe test.makeView()
      #expect(status(unsafe test.objects.release(test.host, first.object)) == .ok)
      let second = unsafe test.makeView()
      #expect(first.bits != second.bits)
      #expect(first.bits & 0xFFFF_FFFF == second.bits & 0xFFFF_FFFF)
      #expect(status(unsafe test.views.remove(test.host, first)) == .handle)
      #expect(status(unsafe test.objects.release(test.host, first.object)) == .handle)
    }
  }

  @Test func `a host that is none is refused without being followed`() {
    let test = TestHost()
    var forged = unsafe nav_host_t(
      struct_size: 32, version: 1, host_data: nil, features: 0,
      get_table: test.host.pointee.get_table)
    test.inCallback {
      #expect(status(unsafe test.views.remove(&forged, nav_view_t())) == .argument)
      #expect(unsafe test.host.pointee.get_table(&forged, NAV_VIEWS) == nil)
    }
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `an unknown table is null, and a known one is the same each time`() {
    let test = TestHost()
    let get = unsafe test.host.pointee.get_table
    #expect(unsafe get(test.host, "navhost.views/2") == nil)
    #expect(unsafe get(test.host, NAV_VIEWS) != nil)
    #expect(unsafe get(test.host, NAV_VIEWS) == get(test.host, NAV_VIEWS))
  }

  @Test func `a list is told by its count when the buffer is too small`() {
    let test = TestHost()
    test.inCallback {
      for _ in 0..<3 {
        let view = unsafe test.makeView()
        #expect(status(unsafe test.views.insert(test.host, test.mapView, view, -1)) == .ok)
      }
      var count: UInt32 = 0
      #expect(
        status(unsafe test.views.subviews(test.host, test.mapView, nil, 0, &count)) == .capacity)
      #expect(count == 3)
      var list = [nav_view_t](repeating: nav_view_t(), count: 3)
      #expect(
        status(unsafe test.views.subviews(test.host, test.mapView, &list, 3, &count)) == .ok)
      #expect(Set(list.map(\.bits)).count == 3)
    }
    #expect(test.session.misuses.isEmpty, "asking for the count is no misuse")
  }

  @Test func `null pointers are refused wherever the plugin may hand them over`() {
    let test = TestHost()
    func null<Value>(_ type: Value.Type) -> UnsafePointer<Value> {
      unsafe unsafeBitCast(UnsafePointer<Value>?.none, to: UnsafePointer<Value>.self)
    }
    func nullOut<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
      unsafe UnsafeMutablePointer(mutating: null(type))
    }
    test.inCallback {
      let host = unsafe test.host
      let view = unsafe test.makeView()
      var out = nav_view_t()
      let statuses = unsafe [
        test.views.remove(null(nav_host_t.self), view),
        test.views.make(host, null(nav_view_spec_t.self), &out),
        test.views.superview(host, view, nullOut(nav_view_t.self)),
        test.views.convert(host, view, view, nullOut(Double.self), 2),
        test.layout.set_active(host, null(nav_constraint_t.self), 1, 1),
        test.layout.size_that_fits(host, view, null(nav_size_t.self), nullOut(nav_size_t.self)),
        test.stacks.members(host, view, nil, 0, nullOut(UInt32.self)),
        test.text.font(host, null(nav_font_request_t.self), nullOut(nav_font_t.self)),
        test.motion.begin(
          host, null(nav_animation_spec_t.self), nullOut(nav_animation_t.self)),
        test.work.now(host, nullOut(Double.self)),
        test.maps.set_delegate(host, test.mapHandle, nil, nullOut(Int32.self)),
        test.objects.set_vector(
          host, view.object, nav_property_t(NAV_VIEW_FRAME), null(Double.self), 4),
        test.diagnostics.log(host, 0, null(nav_string_t.self)),
      ].map { status($0) }
      // `members` looks at the view before the pointer, and the view is no stack.
      #expect(statuses.filter { $0 != .argument } == [.kind])
    }
  }

  @Test func `fatal ends the process`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let test = TestHost()
      var text = unsafe nav_string_t()
      _ = unsafe test.diagnostics.fatal(test.host, Int32(NAV_FATAL_LANGUAGE), &text)
    }
  }
}
