import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

@Suite struct MapTableTests {
  @Test func `a state is valid while it is current or counted`() {
    let test = TestHost()
    test.map.setNavigationEnabled(true)
    let ready = test.inCallback { state(test) }
    test.map.setGuidanceActive(true)
    test.inCallback {
      let guidance = state(test)
      var map = nav_map_t()
      #expect(status(unsafe test.maps.state_map(test.host, ready, &map)) == .handle)
      #expect(status(unsafe test.maps.state_map(test.host, guidance, &map)) == .ok)
      #expect(map.bits == test.mapHandle.bits)
      #expect(
        status(unsafe test.objects.retain(test.host, nav_object_t(bits: guidance.bits))) == .ok)
      test.map.setGuidanceActive(false)
      #expect(status(unsafe test.maps.state_map(test.host, guidance, &map)) == .ok)
      _ = unsafe test.objects.release(test.host, nav_object_t(bits: guidance.bits))
      #expect(status(unsafe test.maps.state_map(test.host, guidance, &map)) == .handle)
    }
  }

  @Test func `a state tells what it provides`() {
    let test = TestHost()
    test.map.setNavigationEnabled(true)
    test.inCallback {
      let ready = state(test)
      var view = nav_view_t()
      #expect(
        status(unsafe test.maps.component(test.host, ready, Int32(NAV_COMPONENT_LOGO), &view))
          == .ok)
      #expect(
        status(unsafe test.maps.component(test.host, ready, Int32(NAV_COMPONENT_TURN_CARD), &view))
          == .missing)
      var button = nav_button_t()
      var count: UInt32 = 0
      #expect(status(unsafe test.maps.buttons(test.host, ready, &button, 1, &count)) == .ok)
      #expect(count == 1 && button.type == Int32(NAV_BUTTON_COMPASS))
      var value = 0.0
      #expect(status(unsafe test.maps.style_value(test.host, 3, &value)) == .ok)
      #expect(value == StyleValues().defaultCornerRadius)
      #expect(status(unsafe test.maps.style_value(test.host, 8, &value)) == .missing)
    }
    #expect(test.session.misuses.isEmpty)
  }

  @Test func `changing the delegate while enabled or on a car's screen gives the SDK's code`() {
    let phone = Screen.custom(Size(width: 400, height: 800))
    let car = Screen(name: "car", size: Size(width: 800, height: 480), isCar: true)
    for (screen, expected) in [
      (phone, NAV_LAYOUT_ERROR_NAVIGATION_ENABLED), (car, NAV_LAYOUT_ERROR_CAR_SCREEN),
    ] {
      let test = TestHost(screen: screen)
      test.map.setNavigationEnabled(true)
      test.inCallback {
        var code: Int32 = -1
        #expect(
          status(unsafe test.maps.set_delegate(test.host, test.mapHandle, nil, &code)) == .state)
        #expect(Int(code) == expected)
      }
      #expect(test.session.misuses.map(\.function) == ["map.set_delegate"])
    }
  }

  @Test func `a hiding stack takes each member once`() {
    let test = TestHost()
    test.inCallback {
      let stack = unsafe test.makeView(unsafe test.spec(kind: NAV_VIEW_HIDING_STACK))
      let (first, second) = unsafe (test.makeView(), test.makeView())
      #expect(
        status(unsafe test.stacks.set_members(test.host, stack, [first, first], 2)) == .argument)
      #expect(
        status(unsafe test.stacks.set_members(test.host, stack, [first, second], 2)) == .ok)
      #expect(status(unsafe test.stacks.insert_member(test.host, stack, second, 0)) == .ok)
      var members = [nav_view_t(), nav_view_t()]
      var count: UInt32 = 0
      #expect(status(unsafe test.stacks.members(test.host, stack, &members, 2, &count)) == .ok)
      #expect(members.map(\.bits) == [second.bits, first.bits])
      #expect(status(unsafe test.stacks.insert_member(test.host, stack, first, 9)) == .argument)
      #expect(status(unsafe test.stacks.remove_member(test.host, stack, first)) == .ok)
      #expect(status(unsafe test.stacks.remove_member(test.host, stack, first)) == .ignored)
      #expect(status(unsafe test.stacks.set_members(test.host, first, nil, 0)) == .kind)
    }
  }

  @Test func `a stack view keeps a spacing for each member`() {
    let test = TestHost()
    test.inCallback {
      let stack = unsafe test.makeView(unsafe test.spec(kind: NAV_VIEW_STACK))
      let (member, other) = unsafe (test.makeView(), test.makeView())
      #expect(status(unsafe test.stacks.set_members(test.host, stack, [member], 1)) == .ok)
      let spacing = nav_property_t(NAV_STACK_VIEW_SPACING)
      #expect(
        status(unsafe test.objects.set_number(test.host, stack.object, spacing, -4)) == .ok)
      var (which, points) = (Int32(-1), 0.0)
      #expect(
        status(unsafe test.stacks.custom_spacing(test.host, stack, member, &which, &points))
          == .ok)
      #expect(Int(which) == NAV_SPACING_DEFAULT && points == -4)
      for (wanted, given, length) in [
        (NAV_SPACING_POINTS, 12.0, 12.0), (NAV_SPACING_SYSTEM, 0, 8), (NAV_SPACING_DEFAULT, 0, -4),
      ] {
        #expect(
          status(
            unsafe test.stacks.set_custom_spacing(
              test.host, stack, member, Int32(wanted), given)) == .ok)
        #expect(
          status(unsafe test.stacks.custom_spacing(test.host, stack, member, &which, &points))
            == .ok)
        #expect(Int(which) == wanted && points == length)
      }
      for (view, kind, value, wanted) in [
        (other, NAV_SPACING_POINTS, 1.0, CallStatus.argument),
        (member, NAV_SPACING_POINTS, .infinity, .value), (member, 3, 1, .value),
      ] {
        #expect(
          status(
            unsafe test.stacks.set_custom_spacing(test.host, stack, view, Int32(kind), value))
            == wanted)
      }
      // What leaves the arrangement stays a subview, and takes its spacing along.
      #expect(status(unsafe test.stacks.set_members(test.host, stack, [other], 1)) == .ok)
      var parent = nav_view_t()
      #expect(status(unsafe test.views.superview(test.host, member, &parent)) == .ok)
      #expect(parent.bits == stack.bits)
      #expect(
        status(unsafe test.stacks.custom_spacing(test.host, member, other, &which, &points))
          == .kind)
    }
  }

  private func state(_ test: TestHost) -> nav_state_t {
    var out = nav_state_t()
    #expect(status(unsafe test.maps.state(test.host, test.mapHandle, &out)) == .ok)
    return out
  }
}
