import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

@Suite struct LayoutTableTests {
  @Test func `a view pinned to the map's edges takes its frame`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView()
      let map = test.mapView
      _ = unsafe test.views.insert(test.host, map, view, -1)
      _ = unsafe test.objects.set_int(
        test.host, view.object, nav_property_t(NAV_VIEW_TRANSLATES_MASK), 0)
      for (attribute, constant) in [
        (NAV_ATTRIBUTE_LEADING, 10.0), (NAV_ATTRIBUTE_TOP, 20), (NAV_ATTRIBUTE_TRAILING, -30),
        (NAV_ATTRIBUTE_BOTTOM, -40),
      ] {
        let made = unsafe test.makeConstraint(
          unsafe test.constraintSpec(
            view.item, attribute, map.item, attribute, constant: constant,
            flags: NAV_CONSTRAINT_MADE_ACTIVE))
        #expect(made.status == .ok)
      }
      #expect(status(unsafe test.layout.layout_if_needed(test.host, map)) == .ok)
      var frame = [0.0, 0, 0, 0]
      #expect(
        status(
          unsafe test.objects.get_vector(
            test.host, view.object, nav_property_t(NAV_VIEW_FRAME), &frame, 4)) == .ok)
      // 400 × 800 less 10 and 30, 20 and 40.
      #expect(frame == [10, 20, 360, 740])
      var count: UInt32 = 0
      _ = unsafe test.layout.constraints_of(test.host, map, nil, 0, &count)
      #expect(count == 4)
    }
  }

  @Test func `what iOS refuses with an exception has Apple's name`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView()
      let specs = unsafe [
        test.constraintSpec(view.item, NAV_ATTRIBUTE_LEADING, constant: 4),
        test.constraintSpec(view.item, NAV_ATTRIBUTE_WIDTH, constant: .nan),
        test.constraintSpec(view.item, NAV_ATTRIBUTE_WIDTH, priority: 1001),
        test.constraintSpec(view.item, NAV_ATTRIBUTE_WIDTH, view.item, NAV_ATTRIBUTE_TOP),
        test.constraintSpec(view.item, NAV_ATTRIBUTE_LEFT, view.item, NAV_ATTRIBUTE_LEADING),
      ]
      for index in 0..<5 {
        unsafe #expect(test.makeConstraint(unsafe specs[index]).status == .exception)
        var failure = unsafe nav_failure_t()
        unsafe failure.struct_size = UInt32(MemoryLayout<nav_failure_t>.size)
        #expect(status(unsafe test.diagnostics.last_failure(test.host, &failure)) == .ok)
        let name = unsafe failure.name.bytes.map { unsafe String(cString: $0) }
        #expect(name?.hasPrefix("NS") == true)
      }
      #expect(test.tree.constraints.ids.allSatisfy { test.tree.constraints[$0].maker == .sdk })
    }
  }

  @Test func `of a list with one bad constraint none is made or activated`() {
    let test = TestHost()
    test.inCallback {
      let (first, second) = unsafe (test.makeView(), test.makeView())
      let before = test.tree.constraints.count
      var specs = unsafe [
        test.constraintSpec(first.item, NAV_ATTRIBUTE_WIDTH, constant: 1),
        test.constraintSpec(first.item, NAV_ATTRIBUTE_TOP, constant: 1),
      ]
      var made = [nav_constraint_t](repeating: nav_constraint_t(), count: 2)
      #expect(status(unsafe test.layout.constraints(test.host, &specs, 2, &made)) == .exception)
      #expect(test.tree.constraints.count == before)

      let good = unsafe test.makeConstraint(
        unsafe test.constraintSpec(first.item, NAV_ATTRIBUTE_WIDTH, constant: 1)
      ).1
      let apart = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          first.item, NAV_ATTRIBUTE_TOP, second.item, NAV_ATTRIBUTE_TOP)
      ).1
      var list = [good, apart]
      #expect(status(unsafe test.layout.set_active(test.host, &list, 2, 1)) == .exception)
      var holder = nav_view_t()
      #expect(status(unsafe test.layout.holder(test.host, good, &holder)) == .noValue)
    }
  }

  @Test func `system spacing counts eights`() {
    let test = TestHost()
    test.inCallback {
      let (first, second) = unsafe (test.makeView(), test.makeView())
      let constraint = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          first.item, NAV_ATTRIBUTE_TOP, second.item, NAV_ATTRIBUTE_BOTTOM, multiplier: 2,
          constant: 1, flags: NAV_CONSTRAINT_SYSTEM_SPACING)
      ).1
      var read = unsafe nav_constraint_spec_t()
      unsafe read.struct_size = UInt32(MemoryLayout<nav_constraint_spec_t>.size)
      #expect(status(unsafe test.layout.constraint_read(test.host, constraint, &read)) == .ok)
      #expect(unsafe read.constant == 17 && read.multiplier == 1)
      #expect(unsafe read.first.bits == first.bits && read.second.bits == second.bits)
    }
  }

  @Test func `the specs of a list share one size`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView()
      var specs = unsafe [
        test.constraintSpec(view.item, NAV_ATTRIBUTE_WIDTH),
        test.constraintSpec(view.item, NAV_ATTRIBUTE_HEIGHT),
      ]
      unsafe specs[1].struct_size += 8
      var made = [nav_constraint_t](repeating: nav_constraint_t(), count: 2)
      #expect(status(unsafe test.layout.constraints(test.host, &specs, 2, &made)) == .argument)
      unsafe specs[0].struct_size = 8
      #expect(status(unsafe test.layout.constraints(test.host, &specs, 1, &made)) == .argument)
    }
  }

  @Test func `the SDK's own constraints are none of the plugin's business`() {
    let test = TestHost()
    let logo = nav_view_t(bits: 0x0100_0001_0000_0001)
    test.inCallback {
      var count: UInt32 = 9
      #expect(
        status(unsafe test.layout.constraints_of(test.host, logo, nil, 0, &count)) == .ok)
      #expect(count == 0)
      var forged = nav_constraint_t(bits: 0x0300_0001_0000_0000)
      #expect(status(unsafe test.layout.set_active(test.host, &forged, 1, 0)) == .owner)
      let made = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          logo.item, NAV_ATTRIBUTE_WIDTH, constant: 5, flags: NAV_CONSTRAINT_MADE_ACTIVE))
      #expect(made.status == .ok, "iOS carries it out, and rules judge it")
      _ = unsafe test.layout.constraints_of(test.host, logo, nil, 0, &count)
      #expect(count == 1)
    }
  }

  @Test func `nothing goes into a view of the SDK's, and its inside isn't told`() {
    let test = TestHost()
    let logo = nav_view_t(bits: 0x0100_0001_0000_0001)
    test.inCallback {
      #expect(
        status(unsafe test.views.insert(test.host, logo, test.makeView(), -1)) == .owner)
      var count: UInt32 = 9
      #expect(status(unsafe test.views.subviews(test.host, logo, nil, 0, &count)) == .noted)
      #expect(count == 0)
      #expect(
        status(unsafe test.views.insert(test.host, test.makeView(), test.mapView, -1)) == .owner)
      #expect(
        status(
          unsafe test.objects.set_number(
            test.host, logo.object, nav_property_t(NAV_VIEW_ALPHA), 0.5)) == .ok)
    }
  }

  @Test func `a view can't become its own ancestor`() {
    let test = TestHost()
    test.inCallback {
      let (outer, inner) = unsafe (test.makeView(), test.makeView())
      _ = unsafe test.views.insert(test.host, outer, inner, -1)
      #expect(status(unsafe test.views.insert(test.host, inner, outer, -1)) == .hierarchy)
      #expect(status(unsafe test.views.insert(test.host, outer, outer, -1)) == .hierarchy)
      #expect(status(unsafe test.views.insert(test.host, outer, inner, -2)) == .argument)
      #expect(status(unsafe test.views.exchange(test.host, outer, 0, 1)) == .argument)
    }
  }

  @Test func `a constraint is only installed where its items stand`() {
    let test = TestHost()
    test.inCallback {
      let (outer, inner) = unsafe (test.makeView(), test.makeView())
      _ = unsafe test.views.insert(test.host, outer, inner, -1)
      let constraint = unsafe test.makeConstraint(
        unsafe test.constraintSpec(
          inner.item, NAV_ATTRIBUTE_TOP, outer.item, NAV_ATTRIBUTE_TOP)
      ).1
      #expect(status(unsafe test.layout.install(test.host, inner, constraint)) == .exception)
      #expect(status(unsafe test.layout.install(test.host, outer, constraint)) == .ok)
      #expect(status(unsafe test.layout.uninstall(test.host, inner, constraint)) == .ignored)
      #expect(status(unsafe test.layout.uninstall(test.host, outer, constraint)) == .ok)
    }
  }

  @Test func `past a limit nothing is made`() {
    var limits = SessionLimits()
    limits.views = 5
    let test = TestHost(limits: limits)
    test.inCallback {
      // The map, its logo, viewport and compass are four.
      unsafe #expect(test.makeView().bits != 0)
      var (spec, out) = unsafe (test.spec(), nav_view_t())
      #expect(status(unsafe test.views.make(test.host, &spec, &out)) == .limit)
    }
  }
}
