import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

@Suite struct NavigatorTableTests {
  private func map(_ test: TestHost) -> nav_object_t { nav_object_t(bits: test.mapHandle.bits) }

  private func get(_ test: TestHost, _ id: Int) -> Int64 {
    var value: Int64 = -1
    #expect(
      status(unsafe test.objects.get_int(test.host, map(test), nav_property_t(id), &value)) == .ok)
    return value
  }

  private func set(_ test: TestHost, _ id: Int, _ value: Int64) -> CallStatus {
    status(unsafe test.objects.set_int(test.host, map(test), nav_property_t(id), value))
  }

  @Test func `what is set off is judged at once and carried out after the outermost call`() throws {
    let test = TestHost()
    let delegate = Noting()
    try test.map.setLayoutDelegate(delegate)
    test.inCallback {
      #expect(set(test, NAV_MAP_NAVIGATION_ENABLED, 1) == .ok)
      #expect(set(test, NAV_MAP_GUIDANCE_WANTED, 1) == .ok)
      #expect(get(test, NAV_MAP_NAVIGATION_ENABLED) == 1)
      #expect(get(test, NAV_MAP_GUIDANCE_WANTED) == 1)
      #expect(get(test, NAV_MAP_GUIDANCE_ACTIVE) == 0, "it has not begun yet")
      #expect(delegate.names.isEmpty)
    }
    #expect(delegate.names == [.enableNavigationUI, .startGuidance])
    test.inCallback {
      #expect(get(test, NAV_MAP_GUIDANCE_ACTIVE) == 1)
      #expect(get(test, NAV_MAP_REPORTING_AVAILABLE) == 1)
      #expect(status(unsafe test.navigator.clear_destinations(test.host, test.mapHandle)) == .ok)
      #expect(get(test, NAV_MAP_HAS_ROUTE) == 0 && get(test, NAV_MAP_GUIDANCE_WANTED) == 0)
      #expect(set(test, NAV_MAP_GUIDANCE_WANTED, 1) == .ok)
      #expect(status(unsafe test.navigator.set_destinations(test.host, test.mapHandle, 2)) == .ok)
      #expect(set(test, NAV_MAP_NAVIGATION_ENABLED, 0) == .ok)
    }
    #expect(
      delegate.names == [
        .enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance, .stopGuidance,
        .disableNavigationUI,
      ])
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `without accepted terms nothing is enabled and nothing is set`() {
    let test = TestHost()
    test.map.setTermsAccepted(false)
    test.inCallback {
      #expect(get(test, NAV_MAP_TERMS_ACCEPTED) == 0)
      #expect(set(test, NAV_MAP_NAVIGATION_ENABLED, 1) == .ok)
      #expect(get(test, NAV_MAP_NAVIGATION_ENABLED) == 0)
      #expect(
        status(unsafe test.navigator.set_destinations(test.host, test.mapHandle, 1)) == .state)
    }
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `settings of the map and the session are read back, and kept in range`() {
    let test = TestHost()
    test.inCallback {
      // id, start, last value: by the numbers of the SDK's enums.
      for (id, start, last) in [
        (NAV_MAP_CAMERA_MODE, 1, 2), (NAV_MAP_PERSPECTIVE, 0, 2), (NAV_MAP_TRAVEL_MODE, 0, 4),
        (NAV_MAP_LIGHTING_MODE, 0, 1), (NAV_MAP_SPEED_LIMIT, 1, 1), (NAV_MAP_SPEEDOMETER, 1, 1),
        (NAV_MAP_STOPS_AT_ARRIVAL, 1, 1), (NAV_MAP_DISPLAYS_PROMPTS, 1, 1),
      ] {
        #expect(get(test, id) == Int64(start))
        for value in 0...last {
          #expect(set(test, id, Int64(value)) == .ok)
          #expect(get(test, id) == Int64(value))
        }
        #expect(set(test, id, Int64(last + 1)) == .value)
        #expect(set(test, id, -1) == .value)
        #expect(get(test, id) == Int64(last))
      }
      for id in [NAV_MAP_TERMS_ACCEPTED, NAV_MAP_HAS_ROUTE, NAV_MAP_GUIDANCE_ACTIVE] {
        #expect(set(test, id, 1) == .argument)
      }
    }
    #expect(test.map.cameraMode == .overview && test.map.perspective == .headingUp)
    #expect(test.map.isRecenterShown, "the camera doesn't follow")
    #expect(test.map.mapSettings.showsSpeedLimit)
  }

  @Test func `nothing of it is set in the middle of a layout`() {
    let test = TestHost()
    for phase in CallPhase.allCases where phase != .full && phase != .retain {
      test.inCallback(phase) {
        for id in [NAV_MAP_NAVIGATION_ENABLED, NAV_MAP_GUIDANCE_WANTED, NAV_MAP_CAMERA_MODE] {
          #expect(set(test, id, 0) == .state, "\(phase)")
        }
        if phase != .release { #expect(get(test, NAV_MAP_CAMERA_MODE) == 1) }
      }
    }
    #expect(test.map.cameraMode == .following)
  }

  @Test func `a listener hears of prompts and taps until it is removed`() throws {
    let test = TestHost()
    let log = Log()
    let user = unsafe Unmanaged.passUnretained(log).toOpaque()
    var callbacks = unsafe nav_listener_callbacks_t(
      struct_size: UInt32(MemoryLayout<nav_listener_callbacks_t>.size), reserved: 0,
      will_present_prompt: { user, _ in unsafe Log.note(user, "will") },
      did_dismiss_prompt: { user, _ in unsafe Log.note(user, "did") }, tapped_recenter: nil)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    let watcher = Watcher()
    test.map.observer = watcher
    unsafe withUnsafePointer(to: &callbacks) { callbacks in
      var listener = unsafe nav_listener_t(
        struct_size: UInt32(MemoryLayout<nav_listener_t>.size), reserved: 0, callbacks: callbacks,
        user: user)
      func call(
        _ function: (
          UnsafePointer<nav_host_t>, nav_map_t, UnsafePointer<nav_listener_t>
        ) -> nav_status_t
      ) -> CallStatus {
        test.inCallback { status(unsafe function(test.host, test.mapHandle, &listener)) }
      }
      unsafe #expect(call(test.navigator.remove_listener) == .ignored)
      unsafe #expect(call(test.navigator.add_listener) == .ok)
      unsafe #expect(call(test.navigator.add_listener) == .ignored)
      test.map.showPrompt(height: 96)
      test.map.setCameraMode(.overview)
      test.map.tapRecenter()
      test.map.hidePrompt()
      #expect(log.words == ["will", "did"])
      #expect(watcher.uses.isEmpty, "without a layout delegate it is no slot-based API's use")
      unsafe #expect(call(test.navigator.remove_listener) == .ok)
      test.map.showPrompt(height: 96)
      #expect(log.words == ["will", "did"])
      unsafe listener.callbacks = nil
      unsafe #expect(call(test.navigator.add_listener) == .argument)
    }
    #expect(test.session.misuses.map(\.function) == ["navigator.add_listener"])
  }

  @Test func `with a delegate a listener that answers is a use of the slot-based API`() throws {
    unsafe #expect(
      try uses({ _, _ in nav_status_t(NAV_OK) }) == [
        .navigatorWillPresentPrompt, .navigatorDidDismissPrompt,
      ])
    unsafe #expect(try uses({ _, _ in nav_status_t(NAV_PASS) }) == [])
  }

  /// The uses that are reported of a listener that answers so to a prompt and its end.
  private func uses(
    _ answers: @convention(c) (UnsafeMutableRawPointer?, nav_map_t) -> nav_status_t
  ) throws -> [LegacyMember] {
    let test = TestHost()
    try test.map.setLayoutDelegate(Noting())
    let watcher = Watcher()
    test.map.observer = watcher
    var callbacks = unsafe nav_listener_callbacks_t(
      struct_size: UInt32(MemoryLayout<nav_listener_callbacks_t>.size), reserved: 0,
      will_present_prompt: answers, did_dismiss_prompt: answers, tapped_recenter: nil)
    unsafe withUnsafePointer(to: &callbacks) { callbacks in
      var listener = unsafe nav_listener_t(
        struct_size: UInt32(MemoryLayout<nav_listener_t>.size), reserved: 0,
        callbacks: callbacks, user: nil)
      test.inCallback {
        _ = unsafe test.navigator.add_listener(test.host, test.mapHandle, &listener)
      }
      test.map.setNavigationEnabled(true)
      test.map.setGuidanceActive(true)
      test.map.showPrompt(height: 96)
      test.map.hidePrompt()
    }
    return watcher.uses
  }

  @Test func `a map that has gone leaves a stale handle, and its slot stays its own`() {
    let test = TestHost()
    let phone = test.inCallback { test.mapHandle }
    let car = MapView(
      tree: test.tree,
      screen: Screen(name: "car", size: Size(width: 800, height: 480), isCar: true),
      navigator: test.map.navigator)
    test.session.add(car)
    let second = test.inCallback { maps(test)[1] }
    test.session.remove(car)
    let other = MapView(
      tree: test.tree,
      screen: Screen(name: "car", size: Size(width: 459, height: 240), isCar: true),
      navigator: test.map.navigator)
    test.session.add(other)
    test.inCallback {
      #expect(status(unsafe test.navigator.clear_destinations(test.host, second)) == .handle)
      let handles = maps(test)
      #expect(handles.count == 2 && handles[0].bits == phone.bits)
      #expect(handles[1].bits != second.bits)
      var code: Int32 = -1
      #expect(status(unsafe test.maps.set_delegate(test.host, handles[1], nil, &code)) == .state)
      #expect(Int(code) == NAV_LAYOUT_ERROR_CAR_SCREEN)
    }
  }

  private func maps(_ test: TestHost) -> [nav_map_t] {
    var out = [nav_map_t(), nav_map_t(), nav_map_t()]
    var count: UInt32 = 0
    #expect(status(unsafe test.maps.maps(test.host, &out, 3, &count)) == .ok)
    return Array(out.prefix(Int(count)))
  }

  private final class Log {
    var words: [String] = []

    static func note(_ user: UnsafeMutableRawPointer?, _ word: String) -> nav_status_t {
      guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
      unsafe Unmanaged<Log>.fromOpaque(user).takeUnretainedValue().words.append(word)
      return nav_status_t(NAV_OK)
    }
  }

  private final class Noting: LayoutDelegate {
    private(set) var names: [DelegateCall.Name] = []
    func wasTaken(by map: MapView) {}
    func wasReleased(by map: MapView) {}
    func receive(_ call: DelegateCall, from map: MapView) { names.append(call.name) }
  }

  private final class Watcher: MapObserver {
    private(set) var uses: [LegacyMember] = []
    func map(_ map: MapView, willMake call: DelegateCall) {}
    func map(_ map: MapView, didMake call: DelegateCall) {}
    func map(_ map: MapView, didUse legacy: LegacyMember) { uses.append(legacy) }
  }
}
