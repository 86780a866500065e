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
