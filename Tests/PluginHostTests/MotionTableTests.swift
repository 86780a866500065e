import CNavhostABI
import PluginHost
import Testing
import ViewTree

/// Specs of animations as they cross: every kind, old sizes, what is refused.
@Suite struct MotionTableTests {
  private let test = TestHost()

  private func begin(
    _ change: (inout nav_animation_spec_t) -> Void
  ) -> (status: CallStatus, inherited: nav_animation_spec_t) {
    var spec = unsafe test.animationSpec()
    unsafe change(&spec)
    var animation = nav_animation_t()
    var inherited = unsafe test.animationSpec()
    let begun = status(unsafe test.motion.begin(test.host, &spec, &animation))
    if begun == .ok {
      _ = unsafe test.motion.inherited(test.host, &inherited)
      _ = unsafe test.motion.commit(test.host, animation)
    }
    return unsafe (begun, inherited)
  }

  @Test func `a timing of any kind is inherited as it was given`() {
    test.inCallback {
      let cubic = unsafe begin {
        unsafe $0.kind = Int32(NAV_ANIMATION_CUBIC)
        unsafe $0.timing = (0.1, -0.5, 0.9, 1.5)
      }
      #expect(unsafe cubic.inherited.kind == Int32(NAV_ANIMATION_CUBIC))
      #expect(unsafe cubic.inherited.timing == (0.1, -0.5, 0.9, 1.5))
      let physics = unsafe begin {
        unsafe $0.kind = Int32(NAV_ANIMATION_PHYSICS)
        unsafe $0.timing = (2, 32, 8, 0)
        unsafe $0.options = UInt32(NAV_ANIMATION_VELOCITY_Y)
        unsafe $0.initial_velocity = 3
        unsafe $0.velocity_y = 4
      }
      #expect(unsafe physics.inherited.kind == Int32(NAV_ANIMATION_PHYSICS))
      // By its mass: 32/2 and 8/2.
      #expect(unsafe physics.inherited.timing == (1, 16, 4, 0))
      #expect(unsafe physics.inherited.initial_velocity == 3)
      #expect(unsafe physics.inherited.velocity_y == 4)
      let bounce = unsafe begin {
        unsafe $0.kind = Int32(NAV_ANIMATION_BOUNCE)
        unsafe $0.timing.0 = 0.25
        unsafe $0.duration = 2 * .pi
      }
      // ω = 1 and ζ = 0.75.
      #expect(abs(unsafe bounce.inherited.timing.1 - 1) < 1e-12)
      #expect(abs(unsafe bounce.inherited.timing.2 - 1.5) < 1e-12)
      let transition = unsafe begin { unsafe $0.kind = Int32(NAV_ANIMATION_TRANSITION) }
      #expect(unsafe transition.inherited.kind == Int32(NAV_ANIMATION_TRANSITION))
    }
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `a spec of the first size is taken, and no more is read or written`() {
    test.inCallback {
      let old = unsafe begin {
        unsafe $0.struct_size = UInt32(NAV_ANIMATION_SPEC_SIZE)
        unsafe $0.repeat_count = .nan
        unsafe $0.timing.0 = .nan
      }
      #expect(unsafe old.status == .ok)
      #expect(
        unsafe begin { unsafe $0.struct_size = UInt32(NAV_ANIMATION_SPEC_SIZE) - 1 }.status
          == .argument)
      var spec = unsafe test.animationSpec()
      var animation = nav_animation_t()
      _ = unsafe test.motion.begin(test.host, &spec, &animation)
      var out = unsafe test.animationSpec()
      unsafe out.struct_size = UInt32(NAV_ANIMATION_SPEC_SIZE)
      unsafe out.repeat_count = 42
      #expect(status(unsafe test.motion.inherited(test.host, &out)) == .ok)
      #expect(unsafe out.duration == 1 && out.repeat_count == 42)
      #expect(unsafe out.struct_size == UInt32(NAV_ANIMATION_SPEC_SIZE))
      _ = unsafe test.motion.commit(test.host, animation)
    }
  }

  @Test func `there are four calculation modes besides the even one`() {
    test.inCallback {
      let step = NAV_CALCULATION_DISCRETE
      let statuses = (0...7).map { mode in
        unsafe begin { unsafe $0.options = UInt32(mode * step) }.status
      }
      #expect(statuses == [.ok, .ok, .ok, .ok, .ok, .argument, .argument, .argument])
    }
  }

  /// A view 10 wide that grows to 110, with one in it that constraints tie to its edges.
  @Test(arguments: [NAV_ANIMATION_LAYOUT_SUBVIEWS, 0])
  func `subviews that are laid out at the commit move along`(options: Int) {
    test.inCallback {
      let outer = unsafe test.makeView(
        unsafe test.spec(frame: nav_rect_t(x: 0, y: 0, width: 10, height: 10)))
      let inner = unsafe test.makeView()
      _ = unsafe test.views.insert(test.host, test.mapView, outer, -1)
      _ = unsafe test.views.insert(test.host, outer, inner, -1)
      _ = unsafe test.objects.set_int(
        test.host, inner.object, nav_property_t(NAV_VIEW_TRANSLATES_MASK), 0)
      for attribute in [NAV_ATTRIBUTE_LEFT, NAV_ATTRIBUTE_RIGHT] {
        _ = unsafe test.makeConstraint(
          unsafe test.constraintSpec(
            inner.item, attribute, outer.item, attribute, flags: NAV_CONSTRAINT_MADE_ACTIVE))
      }
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      var spec = unsafe test.animationSpec()
      unsafe spec.options = UInt32(options)
      var animation = nav_animation_t()
      _ = unsafe test.motion.begin(test.host, &spec, &animation)
      let frame = [0.0, 0, 110, 10]
      _ = unsafe test.objects.set_vector(
        test.host, outer.object, nav_property_t(NAV_VIEW_FRAME), frame, 4)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .ok)
      var shown = [0.0, 0, 0, 0]
      _ = unsafe test.layout.layout_if_needed(test.host, test.mapView)
      _ = unsafe test.objects.get_vector(
        test.host, inner.object, nav_property_t(NAV_VIEW_FRAME) | NAV_SHOWN, &shown, 4)
      #expect(shown[2] == (options == 0 ? 110 : 10))
    }
  }

  @Test func `numbers that are no timing are refused`() {
    func refuse(
      _ kind: Int, _ timing: (Double, Double, Double, Double), _ wanted: CallStatus = .value
    ) {
      let begun = unsafe begin {
        unsafe $0.kind = Int32(kind)
        unsafe $0.timing = timing
      }
      #expect(unsafe begun.status == wanted, "\(kind) \(timing)")
    }
    test.inCallback {
      refuse(NAV_ANIMATION_CUBIC, (-0.1, 0, 1, 1))
      refuse(NAV_ANIMATION_CUBIC, (0, 0, 1.1, 1))
      refuse(NAV_ANIMATION_CUBIC, (0, .infinity, 1, 1))
      refuse(NAV_ANIMATION_PHYSICS, (0, 1, 1, 0))
      refuse(NAV_ANIMATION_PHYSICS, (1, -1, 1, 0))
      refuse(NAV_ANIMATION_PHYSICS, (1, 1, 0, 0))
      refuse(NAV_ANIMATION_PHYSICS, (1e-300, 1e300, 1, 0))
      refuse(NAV_ANIMATION_BOUNCE, (1, 0, 0, 0))
      refuse(NAV_ANIMATION_BOUNCE, (.nan, 0, 0, 0))
      refuse(7, (0, 0, 0, 0), .unsupported)
      for count in [-1, .nan, .infinity] {
        let begun = unsafe begin {
          unsafe $0.options = UInt32(NAV_ANIMATION_REPEAT)
          unsafe $0.repeat_count = count
        }
        #expect(unsafe begun.status == .value)
      }
    }
  }
}
