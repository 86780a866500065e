import CNavhostABI
import PluginHost
import Testing
import ViewTree

/// Late work that notes when it came.
@safe private final class TestWork {
  let name: String
  let log: PeerLog

  init(_ name: String, _ log: PeerLog) {
    self.name = name
    self.log = log
  }

  var user: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }
}

private func note(_ user: UnsafeMutableRawPointer?, _ flag: Int32) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  let work = unsafe Unmanaged<TestWork>.fromOpaque(user).takeUnretainedValue()
  work.log.events.append("\(work.name) \(flag)")
  return 0
}

@Suite struct LateWorkTests {
  @Test func `work comes by due time, then by number, and once`() {
    let test = TestHost()
    let log = PeerLog()
    let (late, first, second) = (TestWork("late", log), TestWork("a", log), TestWork("b", log))
    test.inCallback {
      _ = unsafe test.work.after(test.host, 0.5, note, late.user, nil)
      _ = unsafe test.work.after(test.host, 0.2, note, first.user, nil)
      _ = unsafe test.work.after(test.host, 0.2, note, second.user, nil)
    }
    #expect(test.session.nextWorkDue == 0.2)
    #expect(!test.session.runTurn())
    #expect(test.session.runTurn(test.tree.advance(by: 1)))
    #expect(log.events == ["a 0", "b 0", "late 0"])
    #expect(!test.session.runTurn(test.tree.advance(by: 1)))
    #expect(log.events.count == 3)
  }

  @Test func `cancelled work is given back at the next turn, and can't be cancelled again`() {
    let test = TestHost()
    let log = PeerLog()
    let work = TestWork("a", log)
    test.inCallback {
      var handle = nav_work_t()
      _ = unsafe test.work.after(test.host, 5, note, work.user, &handle)
      #expect(status(unsafe test.work.cancel(test.host, handle)) == .ok)
      #expect(status(unsafe test.work.cancel(test.host, handle)) == .ignored)
      #expect(log.events == [])
    }
    #expect(test.session.runTurn())
    #expect(log.events == ["a 1"])
  }

  @Test func `a delay that is none is refused, and the user stays with the plugin`() {
    let test = TestHost()
    test.inCallback {
      for delay in [-1.0, .nan, .infinity] {
        #expect(status(unsafe test.work.after(test.host, delay, note, nil, nil)) == .value)
      }
    }
    #expect(!test.session.runTurn(test.tree.advance(by: 10)))
  }

  @Test func `a completion comes once, when its animation has ended`() {
    let test = TestHost()
    let log = PeerLog()
    let done = TestWork("done", log)
    test.inCallback {
      let view = unsafe test.makeView()
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
      let animation = begin(test, duration: 0.3, done)
      _ = unsafe test.objects.set_number(
        test.host, view.object, nav_property_t(NAV_VIEW_ALPHA), 0)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .ok)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .argument)
    }
    test.session.runTurn(test.tree.advance(by: 0.2))
    #expect(log.events == [])
    test.session.runTurn(test.tree.advance(by: 0.2))
    #expect(log.events == ["done 1"])
    test.session.runTurn(test.tree.advance(by: 1))
    #expect(log.events == ["done 1"])
  }

  @Test func `a bracket left open is closed with the callback, and noted`() {
    let test = TestHost()
    let log = PeerLog()
    let done = TestWork("done", log)
    test.inCallback { _ = begin(test, duration: 1, done) }
    #expect(test.session.misuses.map(\.status) == [.noted])
    test.inCallback {
      var spec = unsafe nav_animation_spec_t()
      unsafe spec.struct_size = UInt32(MemoryLayout<nav_animation_spec_t>.size)
      #expect(status(unsafe test.motion.inherited(test.host, &spec)) == .noValue)
    }
  }

  @Test func `closing gives every user back once, and then serves nothing`() {
    let test = TestHost()
    let log = PeerLog()
    let (work, done) = (TestWork("work", log), TestWork("done", log))
    let peer = TestPeer("view", log)
    test.inCallback {
      let view = unsafe test.makeView(unsafe test.spec(peer: peer.value))
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
      _ = unsafe test.objects.release(test.host, view.object)
      _ = unsafe test.work.after(test.host, 5, note, work.user, nil)
      let animation = begin(test, duration: 5, done)
      _ = unsafe test.objects.set_number(
        test.host, view.object, nav_property_t(NAV_VIEW_ALPHA), 0)
      _ = unsafe test.motion.commit(test.host, animation)
    }
    test.session.close()
    #expect(
      log.events == ["retain view", "release view", "disposed view", "work 1", "done 0"])
    test.session.close()
    test.session.runTurn(test.tree.advance(by: 10))
    #expect(log.events.count == 5)
    var out = 0.0
    #expect(status(unsafe test.work.now(test.host, &out)) == .state)
    var text = unsafe nav_string_t()
    #expect(status(unsafe test.diagnostics.log(test.host, 0, &text)) == .state)
  }

  @Test func `posted work comes at the next turn`() {
    let test = TestHost()
    let log = PeerLog()
    let work = TestWork("posted", log)
    #expect(status(unsafe test.work.post(test.host, note, work.user)) == .ok)
    #expect(test.session.runTurn())
    #expect(log.events == ["posted 0"])
  }

  @Test func `random numbers follow from the seed`() {
    let test = TestHost(seed: 1_234_567)
    test.inCallback {
      var numbers: [UInt64] = []
      for _ in 0..<3 {
        var out: UInt64 = 0
        #expect(status(unsafe test.work.random(test.host, &out)) == .ok)
        numbers.append(out)
      }
      // Published test vector of SplitMix64 (prng.di.unimi.it) for this seed.
      #expect(
        numbers == [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        ]
      )
    }
  }

  private func begin(_ test: TestHost, duration: Double, _ work: TestWork) -> nav_animation_t {
    var spec = unsafe nav_animation_spec_t()
    unsafe spec.struct_size = UInt32(MemoryLayout<nav_animation_spec_t>.size)
    unsafe spec.kind = Int32(NAV_ANIMATION_CURVE)
    unsafe spec.duration = duration
    unsafe spec.completion = unsafe note
    unsafe spec.user = unsafe work.user
    var out = nav_animation_t()
    #expect(status(unsafe test.motion.begin(test.host, &spec, &out)) == .ok)
    return out
  }
}
