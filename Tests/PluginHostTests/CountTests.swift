import CNavhostABI
import PluginHost
import Testing

@Suite struct CountTests {
  @Test func `the host holds a peer while the view has a superview`() {
    let test = TestHost()
    let log = PeerLog()
    let peer = TestPeer("view", log)
    test.inCallback {
      let view = unsafe test.makeView(unsafe test.spec(peer: peer.value))
      #expect(log.events == [])
      #expect(status(unsafe test.views.insert(test.host, test.mapView, view, -1)) == .ok)
      #expect(log.events == ["retain view"])
      #expect(status(unsafe test.objects.release(test.host, view.object)) == .ok)
      #expect(log.events == ["retain view"])
      #expect(status(unsafe test.views.remove(test.host, view)) == .ok)
      #expect(log.events == ["retain view", "release view", "disposed view"])
      #expect(!test.isAlive(view.bits))
    }
  }

  @Test func `moving a view from one superview to another retains nothing anew`() {
    let test = TestHost()
    let log = PeerLog()
    let peer = TestPeer("view", log)
    test.inCallback {
      let view = unsafe test.makeView(unsafe test.spec(peer: peer.value))
      let (first, second) = unsafe (test.makeView(), test.makeView())
      _ = unsafe test.views.insert(test.host, first, view, -1)
      _ = unsafe test.views.insert(test.host, second, view, -1)
      #expect(log.events == ["retain view"])
    }
  }

  @Test func `a superview that goes lets go of what it held, then that goes`() {
    let test = TestHost()
    let log = PeerLog()
    let (parentPeer, childPeer) = (TestPeer("parent", log), TestPeer("child", log))
    test.inCallback {
      let parent = unsafe test.makeView(unsafe test.spec(peer: parentPeer.value))
      let child = unsafe test.makeView(unsafe test.spec(peer: childPeer.value))
      _ = unsafe test.views.insert(test.host, parent, child, -1)
      _ = unsafe test.objects.release(test.host, child.object)
      _ = unsafe test.objects.release(test.host, parent.object)
      #expect(
        log.events == ["retain child", "disposed parent", "release child", "disposed child"])
    }
  }

  @Test func `an active constraint is held by its holder`() {
    let test = TestHost()
    let log = PeerLog()
    let peer = TestPeer("width", log)
    test.inCallback {
      let view = unsafe test.makeView()
      let (made, constraint) = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          view.item, NAV_ATTRIBUTE_WIDTH, constant: 10, flags: NAV_CONSTRAINT_MADE_ACTIVE,
          peer: peer.value))
      #expect(made == .ok)
      #expect(log.events == ["retain width"])
      var list = constraint
      #expect(status(unsafe test.layout.set_active(test.host, &list, 1, 0)) == .ok)
      #expect(log.events == ["retain width", "release width"])
    }
  }

  @Test func `nobody gives back more than was counted`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView()
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
      #expect(status(unsafe test.objects.release(test.host, view.object)) == .ok)
      #expect(status(unsafe test.objects.release(test.host, view.object)) == .argument)
      #expect(status(unsafe test.objects.release(test.host, test.mapView.object)) == .argument)
      #expect(test.isAlive(view.bits))
    }
  }

  @Test func `an object that ends can't be used by its own peer, and others can`() {
    let test = TestHost()
    let log = PeerLog()
    let peer = TestPeer("view", log)
    test.inCallback {
      let other = unsafe test.makeView()
      _ = unsafe test.views.insert(test.host, test.mapView, other, -1)
      let view = unsafe test.makeView(unsafe test.spec(peer: peer.value))
      var statuses: [CallStatus] = []
      peer.whenDisposed = {
        statuses.append(status(unsafe test.objects.retain(test.host, view.object)))
        statuses.append(status(unsafe test.views.remove(test.host, other)))
        statuses.append(status(unsafe test.layout.layout_if_needed(test.host, other)))
      }
      _ = unsafe test.objects.release(test.host, view.object)
      #expect(statuses == [.handle, .ok, .state])
    }
  }

  @Test func `an object of the SDK's takes one peer, and forgets it with the last count`() {
    let test = TestHost()
    let log = PeerLog()
    let peer = TestPeer("logo", log)
    test.inCallback {
      let logo = nav_object_t(bits: 0x0100_0001_0000_0001)
      var kind: Int64 = 0
      #expect(
        status(
          unsafe test.objects.get_int(
            test.host, logo, nav_property_t(NAV_SDK_COMPONENT), &kind)) == .ok)
      #expect(kind == Int64(NAV_COMPONENT_LOGO))
      var value = unsafe peer.value
      #expect(status(unsafe test.objects.retain(test.host, logo)) == .ok)
      #expect(status(unsafe test.objects.set_peer(test.host, logo, &value)) == .ok)
      #expect(status(unsafe test.objects.set_peer(test.host, logo, &value)) == .state)
      var read = unsafe nav_peer_t()
      #expect(status(unsafe test.objects.peer(test.host, logo, &read)) == .ok)
      #expect(unsafe read.user == value.user && read.callbacks == value.callbacks)
      let view = nav_view_t(bits: logo.bits)
      #expect(status(unsafe test.views.insert(test.host, test.mapView, view, -1)) == .ok)
      #expect(status(unsafe test.views.remove(test.host, view)) == .ok)
      #expect(log.events == ["retain logo", "release logo"])
      #expect(status(unsafe test.objects.release(test.host, logo)) == .ok)
      #expect(status(unsafe test.objects.peer(test.host, logo, &read)) == .noValue)
    }
  }

  @Test func `the plugin's own objects take no second peer`() {
    let test = TestHost()
    let peer = TestPeer("view", PeerLog())
    test.inCallback {
      var value = unsafe peer.value
      #expect(
        status(unsafe test.objects.set_peer(test.host, test.makeView().object, &value))
          == .argument)
    }
  }

  @Test func `a system guide can be given back after its view has gone`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView()
      var guide = nav_guide_t()
      #expect(status(unsafe test.layout.system_guide(test.host, view, 0, &guide)) == .ok)
      let object = nav_object_t(bits: guide.bits)
      #expect(status(unsafe test.objects.retain(test.host, object)) == .ok)
      #expect(status(unsafe test.objects.release(test.host, view.object)) == .ok)
      var owner = nav_view_t()
      #expect(status(unsafe test.layout.guide_owner(test.host, guide, &owner)) == .handle)
      #expect(status(unsafe test.objects.release(test.host, object)) == .ok)
      #expect(status(unsafe test.objects.release(test.host, object)) == .handle)
    }
  }
}
