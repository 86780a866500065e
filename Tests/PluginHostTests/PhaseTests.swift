import CNavhostABI
import Glibc
import PluginHost
import Testing
import ViewTree

@Suite struct PhaseTests {
  @Test func `outside a call into the plugin nothing but the log is served`() {
    let test = TestHost()
    var out = 0.0
    #expect(status(unsafe test.work.now(test.host, &out)) == .state)
    var text = unsafe nav_string_t()
    #expect(status(unsafe test.diagnostics.log(test.host, 0, &text)) == .ok)
    var info = unsafe nav_property_info_t()
    unsafe info.struct_size = UInt32(MemoryLayout<nav_property_info_t>.size)
    #expect(
      status(unsafe test.objects.property_info(test.host, nav_property_t(NAV_VIEW_FRAME), &info))
        == .ok)
    #expect(unsafe info.count == 4 && info.kind == UInt32(NAV_KIND_VIEW))
  }

  /// One function of each tag: C, R, M, W, T, P, F; and which of them each phase lets through.
  @Test(arguments: [
    (CallPhase.full, "CRMWTPF"), (.layout, "CRMWTP"), (.question, "CRMW"), (.retain, "C"),
    (.release, "CRMWT"),
  ])
  func `a phase lets through what the table of the header says`(
    _ phase: CallPhase, _ legal: String
  ) {
    let test = TestHost()
    let view = test.inCallback { unsafe test.makeView() }
    let map = test.inCallback { test.mapHandle }
    test.inCallback(phase) {
      var (number, code) = (0.0, Int32(0))
      var (spec, made) = unsafe (test.spec(), nav_view_t())
      let host = unsafe test.host
      let calls: [(Character, nav_status_t)] = unsafe [
        ("C", test.objects.retain(host, view.object)), ("R", test.work.now(host, &number)),
        ("M", test.views.make(host, &spec, &made)), ("W", test.views.set_needs(host, view, 1)),
        ("T", test.views.remove(host, view)), ("P", test.layout.layout_if_needed(host, view)),
        ("F", test.maps.set_delegate(host, map, nil, &code)),
      ]
      #expect(String(calls.filter { status($0.1) != .state }.map(\.0)) == legal)
    }
  }

  @Test func `from another thread a call touches nothing and is noted`() {
    let test = TestHost()
    let box = ThreadCall(test)
    test.inCallback {
      box.run()
      #expect(box.status == .thread)
      #expect(box.logStatus == .ok)
    }
    #expect(test.session.misuses.map(\.status) == [.thread])
    #expect(test.session.log.map(\.text) == ["from elsewhere"])
  }

  @Test func `a refusal has a sentence, and the call it came in`() {
    let test = TestHost()
    test.inCallback {
      #expect(status(unsafe test.views.remove(test.host, nav_view_t())) == .handle)
      var failure = unsafe nav_failure_t()
      unsafe failure.struct_size = UInt32(MemoryLayout<nav_failure_t>.size)
      #expect(status(unsafe test.diagnostics.last_failure(test.host, &failure)) == .ok)
      #expect(unsafe failure.status == nav_status_t(NAV_ERR_HANDLE))
      #expect(unsafe failure.function.bytes.map { unsafe String(cString: $0) } == "views.remove")
      #expect(unsafe failure.name.bytes == nil)
    }
    #expect(test.session.misuses.first?.during == "test")
  }

  @Test func `calls into the plugin are told to whoever watches, with the view`() {
    let test = TestHost()
    var told: [String] = []
    test.session.onEnter = { told.append("+\($0)") }
    test.session.onLeave = { told.append("-") }
    let log = PeerLog()
    let peer = TestPeer("card", log)
    test.inCallback {
      let view = unsafe test.makeView(unsafe test.spec(peer: peer.value))
      test.tree.setName("card", of: ViewID(index: UInt32(view.bits & 0xFFFF), generation: 1))
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
    }
    #expect(told == ["+test", "+retain of view 'card'", "-", "-"])
  }

  @Test func `calls nest up to the limit and no deeper`() {
    var limits = SessionLimits()
    limits.nestedCallbacks = 3
    let test = TestHost(limits: limits)
    var depth = 0
    func descend() {
      test.session.asPlugin(.full, "call") {
        depth += 1
        descend()
      }
    }
    descend()
    #expect(depth == 3)
    #expect(test.session.misuses.map(\.status) == [.limit])
  }

  @Test func `a hint names the line of the next call alone`() {
    let test = TestHost()
    test.inCallback {
      unsafe "layout.rs".withCString { bytes in
        var file = unsafe nav_string_t(bytes: bytes, length: 9, reserved: 0)
        #expect(status(unsafe test.diagnostics.source_hint(test.host, &file, 12, 3)) == .ok)
      }
      _ = unsafe test.views.remove(test.host, nav_view_t())
      _ = unsafe test.views.remove(test.host, nav_view_t())
    }
    #expect(test.session.misuses.map { $0.source?.line } == [12, nil])
  }
}

/// One call of a plugin's from a thread of its own, awaited.
private final class ThreadCall {
  let test: TestHost
  var status = CallStatus.internal
  var logStatus = CallStatus.internal

  init(_ test: TestHost) { self.test = test }

  func run() {
    var thread = pthread_t()
    let box = unsafe Unmanaged.passUnretained(self).toOpaque()
    let made = unsafe pthread_create(
      &thread, nil,
      { box in
        guard let box = unsafe box else { return nil }
        unsafe Unmanaged<ThreadCall>.fromOpaque(box).takeUnretainedValue().call()
        return nil
      }, box)
    precondition(made == 0, "a thread can be made")
    pthread_join(thread, nil)
  }

  private func call() {
    var out = 0.0
    status = PluginHostTests.status(unsafe test.work.now(test.host, &out))
    unsafe "from elsewhere".withCString { bytes in
      var text = unsafe nav_string_t(bytes: bytes, length: 14, reserved: 0)
      logStatus = PluginHostTests.status(unsafe test.diagnostics.log(test.host, 1, &text))
    }
  }
}
