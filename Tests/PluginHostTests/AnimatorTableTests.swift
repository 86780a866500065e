import CNavhostABI
import PluginHost
import Testing
import ViewTree

/// A completion that notes where its animator ended.
@safe private final class Ending {
  let name: String
  let log: PeerLog

  init(_ name: String, _ log: PeerLog) {
    self.name = name
    self.log = log
  }

  var user: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }
}

private func note(_ user: UnsafeMutableRawPointer?, _ position: Int32) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  let ending = unsafe Unmanaged<Ending>.fromOpaque(user).takeUnretainedValue()
  ending.log.events.append("\(ending.name) at \(position)")
  return 0
}

/// A view at x = 0 that animators move to 100.
@safe private final class Moving {
  let test = TestHost()
  let log = PeerLog()
  let view: nav_view_t

  init() {
    let test = test
    view = test.inCallback {
      let view = unsafe test.makeView()
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
      return view
    }
  }

  func move(to x: Double) {
    let frame = [x, 0, 10, 10]
    _ = unsafe test.objects.set_vector(
      test.host, view.object, nav_property_t(NAV_VIEW_FRAME), frame, 4)
  }

  func x(shown: Bool = true) -> Double {
    var frame = [0.0, 0, 0, 0]
    let property = nav_property_t(NAV_VIEW_FRAME) | (shown ? nav_property_t(NAV_SHOWN) : 0)
    test.inCallback {
      _ = unsafe test.objects.get_vector(test.host, view.object, property, &frame, 4)
    }
    return frame[0]
  }

  @safe func make(
    peer: UnsafePointer<nav_peer_t>? = nil,
    _ change: (inout nav_animation_spec_t) -> Void = { _ in }
  ) -> (status: CallStatus, nav_animation_t) {
    var spec = unsafe test.animationSpec()
    unsafe change(&spec)
    var out = nav_animation_t()
    let made = unsafe test.animators.animator(test.host, &spec, peer, &out)
    return (status(made), out)
  }

  func record(_ animator: nav_animation_t, _ body: () -> Void) {
    #expect(status(unsafe test.animators.record_begin(test.host, animator, 0)) == .ok)
    body()
    #expect(status(unsafe test.animators.record_end(test.host, animator)) == .ok)
  }

  func add(_ ending: Ending, to animator: nav_animation_t) {
    #expect(
      status(unsafe test.animators.add_completion(test.host, animator, note, ending.user)) == .ok)
  }

  func integer(_ animator: nav_animation_t, _ property: Int) -> Int64 {
    var out = Int64(-1)
    test.inCallback {
      _ = unsafe test.objects.get_int(
        test.host, nav_object_t(bits: animator.bits), nav_property_t(property), &out)
    }
    return out
  }

  func pass(_ seconds: Double) { test.session.runTurn(test.tree.advance(by: seconds)) }
}

@Suite struct AnimatorTableTests {
  private let moving = Moving()
  private var test: TestHost { moving.test }

  @Test func `an animator runs, is held while it does, and tells its end once`() {
    let (first, second) = (Ending("first", moving.log), Ending("second", moving.log))
    let peer = TestPeer("animator", moving.log)
    let animator = test.inCallback {
      var value = unsafe peer.value
      let (made, animator) = moving.make(peer: &value)
      #expect(made == .ok)
      moving.record(animator) { moving.move(to: 100) }
      moving.add(first, to: animator)
      moving.add(second, to: animator)
      #expect(moving.log.events == [])
      #expect(status(unsafe test.animators.start(test.host, animator, 0)) == .ok)
      // The plugin lets go: the run goes on.
      let object = nav_object_t(bits: animator.bits)
      #expect(status(unsafe test.objects.release(test.host, object)) == .ok)
      return animator
    }
    moving.pass(0.25)
    #expect(moving.x() == 25)
    #expect(moving.integer(animator, NAV_ANIMATOR_RUNNING) == 1)
    moving.pass(0.75)
    #expect(
      moving.log.events == [
        "retain animator", "first at 0", "second at 0", "release animator", "disposed animator",
      ])
    #expect(test.session.misuses.isEmpty)
    #expect(!test.inCallback { test.isAlive(animator.bits) })
  }

  @Test func `its values are properties`() {
    let animator = test.inCallback {
      let animator = moving.make().1
      moving.record(animator) { moving.move(to: 100) }
      let object = nav_object_t(bits: animator.bits)
      let fraction = nav_property_t(NAV_ANIMATOR_FRACTION)
      #expect(status(unsafe test.objects.set_number(test.host, object, fraction, 0.75)) == .ok)
      let reversed = nav_property_t(NAV_ANIMATOR_REVERSED)
      #expect(status(unsafe test.objects.set_int(test.host, object, reversed, 1)) == .ok)
      var read = 0.0
      #expect(status(unsafe test.objects.get_number(test.host, object, fraction, &read)) == .ok)
      #expect(read == 0.25)
      return animator
    }
    #expect(moving.x() == 75)
    #expect(moving.integer(animator, NAV_ANIMATOR_STATE) == Int64(NAV_ANIMATOR_ACTIVE))
    test.inCallback {
      #expect(status(unsafe test.animators.resume(test.host, animator, nil, 0)) == .ok)
    }
    moving.pass(0.5)
    #expect(moving.x() == 25)
    moving.pass(0.25)
    #expect(moving.x(shown: false) == 0)
  }

  @Test func `stopped, it is finished where told, and says so before the call returns`() {
    let ending = Ending("end", moving.log)
    let animator = test.inCallback { moving.make().1 }
    test.inCallback {
      moving.record(animator) { moving.move(to: 100) }
      moving.add(ending, to: animator)
      #expect(status(unsafe test.animators.finish(test.host, animator, 0)) == .exception)
      _ = unsafe test.animators.start(test.host, animator, 0)
    }
    moving.pass(0.25)
    test.inCallback {
      #expect(status(unsafe test.animators.stop(test.host, animator, 0)) == .ok)
      #expect(status(unsafe test.animators.stop(test.host, animator, 0)) == .ignored)
      #expect(status(unsafe test.animators.start(test.host, animator, 0)) == .exception)
    }
    #expect(moving.x(shown: false) == 25)
    test.inCallback {
      #expect(status(unsafe test.animators.finish(test.host, animator, 3)) == .value)
      #expect(status(unsafe test.animators.finish(test.host, animator, 1)) == .ok)
      #expect(moving.log.events == ["end at 1"])
    }
    #expect(moving.x(shown: false) == 0)
    test.inCallback(.layout) {
      #expect(status(unsafe test.animators.finish(test.host, animator, 0)) == .state)
    }
  }

  @Test func `a completion that will never come is given back`() {
    let endings = ["stopped", "released", "closed"].map { Ending($0, moving.log) }
    test.inCallback {
      for ending in endings {
        let animator = moving.make().1
        moving.record(animator) { moving.move(to: moving.x(shown: false) + 100) }
        moving.add(ending, to: animator)
        _ = unsafe test.animators.start(test.host, animator, 0)
        if ending.name == "stopped" { _ = unsafe test.animators.stop(test.host, animator, 1) }
        if ending.name == "released" {
          _ = unsafe test.animators.pause(test.host, animator)
          _ = unsafe test.objects.release(test.host, nav_object_t(bits: animator.bits))
        }
      }
    }
    #expect(moving.log.events == ["stopped at -1", "released at -1"])
    // iOS throws for an animator that is released while it is paused.
    #expect(test.session.misuses.map(\.status) == [.noted])
    test.session.close()
    #expect(moving.log.events == ["stopped at -1", "released at -1", "closed at -1"])
  }

  @Test func `keyframes are parts of a bracket, of motion or of an animator`() {
    test.inCallback {
      var spec = unsafe test.animationSpec()
      var animation = nav_animation_t()
      _ = unsafe test.motion.begin(test.host, &spec, &animation)
      #expect(status(unsafe test.animators.keyframe_begin(test.host, 0.5, 0.5)) == .ok)
      moving.move(to: 100)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .argument)
      #expect(status(unsafe test.animators.keyframe_end(test.host)) == .ok)
      #expect(status(unsafe test.animators.keyframe_end(test.host)) == .argument)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .ok)
      #expect(status(unsafe test.animators.keyframe_begin(test.host, 0, 1)) == .argument)
      #expect(status(unsafe test.animators.keyframe_begin(test.host, -0.1, 1)) == .value)
      #expect(status(unsafe test.animators.keyframe_begin(test.host, 0, .nan)) == .value)
    }
    moving.pass(0.5)
    #expect(moving.x() == 0)
    moving.pass(0.25)
    #expect(moving.x() == 50)
  }

  @Test func `what is left open is closed with the callback, and noted`() {
    test.inCallback {
      let animator = moving.make().1
      _ = unsafe test.animators.record_begin(test.host, animator, 0)
      _ = unsafe test.animators.keyframe_begin(test.host, 0, 1)
      // Also when its animator has gone meanwhile.
      _ = unsafe test.objects.release(test.host, nav_object_t(bits: animator.bits))
    }
    #expect(
      test.session.misuses.map(\.function) == [
        "objects.release", "animators.keyframe_begin", "animators.record_begin",
      ])
    test.inCallback {
      var spec = unsafe test.animationSpec()
      #expect(status(unsafe test.motion.inherited(test.host, &spec)) == .noValue)
    }
  }

  @Test func `what an animator doesn't take is refused`() {
    test.inCallback {
      #expect(moving.make { unsafe $0.delay = 1 }.status == .argument)
      #expect(
        moving.make { unsafe $0.kind = Int32(NAV_ANIMATION_NONE) }.status == .argument)
      #expect(
        moving.make { unsafe $0.options = UInt32(NAV_ANIMATION_REPEAT) }.status
          == .argument)
      #expect(moving.make { unsafe $0.duration = .nan }.status == .value)
      let animator = moving.make().1
      #expect(status(unsafe test.animators.record_begin(test.host, animator, 1.5)) == .value)
      #expect(status(unsafe test.animators.record_end(test.host, animator)) == .argument)
      #expect(status(unsafe test.animators.start(test.host, animator, -1)) == .value)
      #expect(status(unsafe test.animators.resume(test.host, animator, nil, 0)) == .state)
      #expect(status(unsafe test.animators.resume(test.host, animator, nil, -1)) == .value)
      #expect(status(unsafe test.motion.commit(test.host, animator)) == .argument)
      var spec = unsafe test.animationSpec()
      var bracket = nav_animation_t()
      _ = unsafe test.motion.begin(test.host, &spec, &bracket)
      #expect(status(unsafe test.animators.start(test.host, bracket, 0)) == .kind)
      #expect(
        status(unsafe test.animators.start(test.host, nav_animation_t(bits: 1), 0)) == .handle)
      _ = unsafe test.motion.commit(test.host, bracket)
    }
  }
}
