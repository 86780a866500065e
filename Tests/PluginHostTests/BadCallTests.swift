import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

/// Calls that no plugin should make: what is wrong with the call itself is refused and changes
/// nothing; what iOS would carry out is carried out, so that rules see it.
@Suite struct BadCallTests {
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expect: CallStatus
    let make: @Sendable (Stage) -> nav_status_t

    init(
      _ name: String, _ expect: CallStatus, _ make: @escaping @Sendable (Stage) -> nav_status_t
    ) {
      testDescription = name
      self.expect = expect
      self.make = make
    }
  }

  /// A map that guides, with its cards attached, and a view of the plugin's.
  struct Stage {
    let test = TestHost()
    private(set) var state = nav_state_t()
    private(set) var own = nav_view_t()
    private(set) var gone = nav_view_t()

    init() {
      test.map.setNavigationEnabled(true)
      test.map.setGuidanceActive(true)
      let test = test
      var (state, own, gone) = (nav_state_t(), nav_view_t(), nav_view_t())
      test.inCallback {
        _ = unsafe test.maps.state(test.host, test.mapHandle, &state)
        own = unsafe test.makeView()
        _ = unsafe test.views.insert(test.host, test.mapView, own, -1)
        gone = unsafe test.makeView()
        _ = unsafe test.objects.release(test.host, gone.object)
      }
      (self.state, self.own, self.gone) = (state, own, gone)
    }

    var turn: nav_view_t { component(NAV_COMPONENT_TURN_CARD) }
    var eta: nav_view_t { component(NAV_COMPONENT_ETA_CARD) }

    func component(_ which: Int) -> nav_view_t {
      var out = nav_view_t()
      _ = unsafe test.maps.component(test.host, state, Int32(which), &out)
      return out
    }

    func set(_ object: nav_object_t, _ id: Int, _ value: Int64) -> nav_status_t {
      unsafe test.objects.set_int(test.host, object, nav_property_t(id), value)
    }

    func set(_ object: nav_object_t, _ id: Int, number: Double) -> nav_status_t {
      unsafe test.objects.set_number(test.host, object, nav_property_t(id), number)
    }

    var map: nav_object_t { nav_object_t(bits: test.mapHandle.bits) }

    /// All that a call could have changed.
    var seen: [String] {
      let tree = test.tree
      return tree.views.ids.map { id in
        let node = tree.views[id]
        return "\(id) \(node.frame) \(node.look) \(String(describing: node.superview)) "
          + "\(node.subviews) \(node.constraints) \(node.margins)"
      } + tree.constraints.ids.map { "\($0) \(tree.constraints[$0].spec)" }
        + ["\(test.map.settings) \(test.map.mapSettings) \(test.map.legacy.padding)"]
        + ["\(test.map.phase) \(test.map.screen)"]
    }
  }

  static let refused: [Call] = [
    Call("an unknown setting", .missing) { $0.set($0.map, 0x0701_7777, 1) },
    Call("a setting of another kind of object", .kind) {
      $0.set($0.own.object, NAV_MAP_HEADER, 0)
    },
    Call("a flag that is 2", .value) { $0.set($0.map, NAV_MAP_FOOTER, 2) },
    Call("a camera mode that isn't", .value) { $0.set($0.map, NAV_MAP_CAMERA_MODE, 3) },
    Call("a perspective below 0", .value) { $0.set($0.map, NAV_MAP_PERSPECTIVE, -1) },
    Call("a number as a flag", .kind) { $0.set($0.map, NAV_MAP_HEADER, number: 1) },
    Call("an alpha that is no number", .value) {
      $0.set($0.own.object, NAV_VIEW_ALPHA, number: .nan)
    },
    Call("an endless alpha", .value) {
      $0.set($0.eta.object, NAV_VIEW_ALPHA, number: .infinity)
    },
    Call("corners that there aren't", .value) {
      $0.set($0.own.object, NAV_VIEW_CORNERS, 16)
    },
    Call("wide mode of a state, written", .argument) {
      $0.set(nav_object_t(bits: $0.state.bits), NAV_STATE_WIDE, 1)
    },
    Call("the kind of a state, written", .argument) {
      $0.set(nav_object_t(bits: $0.state.bits), NAV_STATE_KIND, 1)
    },
    Call("whether a map guides, written", .argument) {
      $0.set($0.map, NAV_MAP_GUIDANCE_ACTIVE, 0)
    },
    Call("a provided view put into another", .owner) { stage in
      unsafe stage.test.views.insert(stage.test.host, stage.eta, stage.turn, -1)
    },
    Call("a view of one's own put into a provided one", .owner) { stage in
      unsafe stage.test.views.insert(stage.test.host, stage.eta, stage.own, -1)
    },
    Call("a view that has gone", .handle) { stage in
      unsafe stage.test.views.insert(stage.test.host, stage.test.mapView, stage.gone, -1)
    },
    Call("no view at all", .handle) { stage in
      unsafe stage.test.views.remove(stage.test.host, nav_view_t())
    },
    Call("a map taken for a view", .kind) { stage in
      unsafe stage.test.views.remove(stage.test.host, nav_view_t(bits: stage.test.mapHandle.bits))
    },
    Call("a view put into itself", .hierarchy) { stage in
      unsafe stage.test.views.insert(stage.test.host, stage.own, stage.own, -1)
    },
    Call("a priority of 1001", .exception) { stage in
      unsafe stage.test.makeConstraint(
        unsafe stage.test.constraintSpec(
          stage.own.item, NAV_ATTRIBUTE_WIDTH, constant: 1, priority: 1001)
      ).status.rawValue
    },
    Call("the delegate taken away while navigation is enabled", .state) { stage in
      var code: Int32 = 0
      return unsafe stage.test.maps.set_delegate(
        stage.test.host, stage.test.mapHandle, nil, &code)
    },
  ]

  @Test(arguments: refused) func `a wrong call has a status and a misuse, and changes nothing`(
    _ call: Call
  ) {
    let stage = Stage()
    let before = stage.seen
    let answer = stage.test.inCallback { status(call.make(stage)) }
    #expect(answer == call.expect)
    #expect(stage.test.session.misuses.count == 1)
    #expect(stage.test.session.misuses.first?.status == answer)
    #expect(stage.seen == before)
  }

  static let carriedOut: [Call] = [
    Call("the alpha of a card", .ok) { $0.set($0.eta.object, NAV_VIEW_ALPHA, number: 0.5) },
    Call("the margins of a card", .ok) { stage in
      unsafe stage.test.objects.set_vector(
        stage.test.host, stage.eta.object, nav_property_t(NAV_VIEW_MARGINS), [1, 2, 3, 4], 4)
    },
    Call("a width constraint on a card", .ok) { stage in
      unsafe stage.test.makeConstraint(
        unsafe stage.test.constraintSpec(
          stage.eta.item, NAV_ATTRIBUTE_WIDTH, constant: 100,
          flags: NAV_CONSTRAINT_MADE_ACTIVE)
      ).status.rawValue
    },
    Call("a hidden card", .ok) { $0.set($0.turn.object, NAV_VIEW_HIDDEN, 1) },
    Call("a border around a card", .ok) {
      $0.set($0.turn.object, NAV_VIEW_BORDER_WIDTH, number: 2)
    },
  ]

  @Test(arguments: carriedOut) func `what iOS would carry out is carried out`(_ call: Call) {
    let stage = Stage()
    stage.test.inCallback {
      for card in [stage.turn, stage.eta] {
        _ = unsafe stage.test.views.insert(stage.test.host, stage.test.mapView, card, -1)
      }
    }
    let before = stage.seen
    #expect(stage.test.inCallback { status(call.make(stage)) } == .ok)
    #expect(stage.test.session.misuses.isEmpty)
    #expect(stage.seen != before)
  }
}
