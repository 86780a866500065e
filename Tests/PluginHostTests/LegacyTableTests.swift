import CNavhostABI
import NavigationSim
import PluginHost
import Testing
import ViewTree

@Suite struct LegacyTableTests {
  /// Guides, flags and padding as a plugin sets them, on a map that guides.
  private func guiding() -> TestHost {
    let test = TestHost()
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.layOut()
    return test
  }

  private func map(_ test: TestHost) -> nav_object_t { nav_object_t(bits: test.mapHandle.bits) }

  private func frame(_ test: TestHost, _ which: Int) -> nav_rect_t {
    var guide = nav_guide_t()
    #expect(
      status(unsafe test.legacy.guide(test.host, test.mapHandle, Int32(which), &guide)) == .ok)
    test.map.layOut()
    var rect = nav_rect_t()
    #expect(
      status(
        unsafe test.objects.get_vector(
          test.host, nav_object_t(bits: guide.bits), nav_property_t(NAV_GUIDE_FRAME), &rect.x, 4))
        == .ok)
    return rect
  }

  @Test func `header and footer have guides`() {
    let test = guiding()
    test.inCallback {
      // 400 × 800 with nothing unsafe: the card of 96 less 8, and 76 less 8.
      let header = frame(test, NAV_LEGACY_HEADER)
      #expect(header.y == 0 && header.height == 88 && header.width == 400)
      let footer = frame(test, NAV_LEGACY_FOOTER)
      #expect(footer.y == 732 && footer.height == 68)
      #expect(frame(test, NAV_LEGACY_BUTTONS).y == 732)
      var guide = nav_guide_t()
      #expect(status(unsafe test.legacy.guide(test.host, test.mapHandle, 5, &guide)) == .value)
    }
    #expect(test.session.misuses.count == 1)
  }

  @Test func `flags switch the built-in layout, and are read back`() {
    let test = guiding()
    test.inCallback {
      for (id, start) in [
        (NAV_MAP_HEADER, Int64(1)), (NAV_MAP_FOOTER, 1), (NAV_MAP_TRIP_PROGRESS_BAR, 0),
        (NAV_MAP_REPORT_BUTTON, 1), (NAV_MAP_RECENTER_BUTTON, 1), (NAV_MAP_INCIDENT_CARDS, 1),
        (NAV_MAP_DESTINATION_MARKERS, 1), (NAV_MAP_COMPASS_BUTTON, 0),
      ] {
        let property = nav_property_t(id)
        var value: Int64 = -1
        #expect(status(unsafe test.objects.get_int(test.host, map(test), property, &value)) == .ok)
        #expect(value == start)
        #expect(
          status(unsafe test.objects.set_int(test.host, map(test), property, 1 - start)) == .ok)
        _ = unsafe test.objects.get_int(test.host, map(test), property, &value)
        #expect(value == 1 - start)
      }
      #expect(frame(test, NAV_LEGACY_HEADER).height == 0)
      #expect(frame(test, NAV_LEGACY_FOOTER).height == 0)
    }
  }

  @Test func `padding is read back, and can't be negative`() {
    let test = guiding()
    test.inCallback {
      let id = nav_property_t(NAV_MAP_PADDING)
      #expect(
        status(unsafe test.objects.set_vector(test.host, map(test), id, [1, 2, 3, 4], 4)) == .ok)
      var read = [0.0, 0, 0, 0]
      #expect(status(unsafe test.objects.get_vector(test.host, map(test), id, &read, 4)) == .ok)
      #expect(read == [1, 2, 3, 4])
      for wrong in [[-1.0, 0, 0, 0], [0, .nan, 0, 0]] {
        #expect(
          status(unsafe test.objects.set_vector(test.host, map(test), id, wrong, 4)) == .value)
      }
      let adjustment = nav_property_t(NAV_MAP_PADDING_ADJUSTMENT)
      #expect(status(unsafe test.objects.set_int(test.host, map(test), adjustment, 2)) == .ok)
      #expect(status(unsafe test.objects.set_int(test.host, map(test), adjustment, 3)) == .value)
      #expect(test.map.legacy.paddingAdjustment == .never)
    }
  }

  @Test func `colours and fonts of the header are read back`() {
    let test = guiding()
    test.inCallback {
      let id = nav_property_t(NAV_MAP_HEADER_INSTRUCTIONS_COLOR)
      var color = nav_color_t()
      #expect(status(unsafe test.objects.get_color(test.host, map(test), id, &color)) == .ok)
      #expect(Int(color.kind) == NAV_COLOR_NONE)
      var red = nav_color_t(
        kind: UInt32(NAV_COLOR_RGBA), reserved: 0, red: 1, green: 0, blue: 0, alpha: 1)
      #expect(status(unsafe test.objects.set_color(test.host, map(test), id, &red)) == .ok)
      _ = unsafe test.objects.get_color(test.host, map(test), id, &color)
      #expect(color.red == 1 && color.alpha == 1)
      #expect(test.map.settings.colors.keys.map { $0 } == [.instructionsText])

      // The default fonts of the SDK's headers: 30 bold for the first row.
      var font = nav_object_t()
      let row = nav_property_t(NAV_MAP_HEADER_FIRST_ROW_FONT)
      #expect(status(unsafe test.objects.get_object(test.host, map(test), row, &font)) == .ok)
      let next = nav_property_t(NAV_MAP_HEADER_NEXT_STEP_FONT)
      #expect(status(unsafe test.objects.set_object(test.host, map(test), next, font)) == .ok)
      #expect(test.map.settings.fonts[.nextStep] == Font(size: 30, weight: 700))
    }
  }

  @Test func `the accessory and the guides of the app's are held by the map`() {
    let test = guiding()
    test.inCallback {
      let view = unsafe test.makeView(
        unsafe test.spec(frame: nav_rect_t(x: 0, y: 0, width: 10, height: 40)))
      #expect(status(unsafe test.legacy.set_accessory(test.host, test.mapHandle, view)) == .ok)
      _ = unsafe test.objects.release(test.host, view.object)
      #expect(frame(test, NAV_LEGACY_HEADER).height == 128)
      #expect(
        status(unsafe test.legacy.invalidate_accessory(test.host, test.mapHandle, view)) == .ok)
      #expect(
        status(unsafe test.legacy.set_accessory(test.host, test.mapHandle, nav_view_t())) == .ok)
      #expect(frame(test, NAV_LEGACY_HEADER).height == 88)
      #expect(
        status(unsafe test.legacy.set_accessory(test.host, test.mapHandle, test.mapView))
          == .owner)
      let header = Int32(NAV_LEGACY_HEADER)
      #expect(
        status(unsafe test.legacy.set_guide(test.host, test.mapHandle, header, nav_guide_t()))
          == .argument)
    }
  }

  @Test func `with a delegate all of it is ignored, and noted`() throws {
    let test = TestHost()
    let delegate = Idle()
    try test.map.setLayoutDelegate(delegate)
    let watcher = Watcher()
    test.map.observer = watcher
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.inCallback {
      let id = nav_property_t(NAV_MAP_PADDING)
      #expect(
        status(unsafe test.objects.set_vector(test.host, map(test), id, [1, 2, 3, 4], 4))
          == .ignored)
      for (flag, value) in [
        (NAV_MAP_HEADER, Int64(0)), (NAV_MAP_FOOTER, 0), (NAV_MAP_TRIP_PROGRESS_BAR, 1),
        (NAV_MAP_REPORT_BUTTON, 0), (NAV_MAP_PADDING_ADJUSTMENT, 1),
      ] {
        #expect(
          status(unsafe test.objects.set_int(test.host, map(test), nav_property_t(flag), value))
            == .ignored)
      }
      let recenter = nav_property_t(NAV_MAP_RECENTER_BUTTON)
      #expect(status(unsafe test.objects.set_int(test.host, map(test), recenter, 0)) == .ok)
      for which in [NAV_LEGACY_HEADER, NAV_LEGACY_FOOTER] {
        let rect = frame(test, which)
        #expect(rect.height == 0)
      }
      for which in [NAV_LEGACY_BUTTONS, NAV_LEGACY_BUTTONS_ALTERNATE] {
        #expect(
          status(
            unsafe test.legacy.set_guide(
              test.host, test.mapHandle, Int32(which), nav_guide_t())) == .ignored)
      }
      let view = unsafe test.makeView()
      #expect(
        status(unsafe test.legacy.set_accessory(test.host, test.mapHandle, view)) == .ignored)
      #expect(
        status(unsafe test.legacy.invalidate_accessory(test.host, test.mapHandle, view))
          == .ignored)
      test.map.layOut()
    }
    let ofPrompts: Set<LegacyMember> = [.navigatorWillPresentPrompt, .navigatorDidDismissPrompt]
    #expect(Set(watcher.uses) == Set(LegacyMember.allCases).subtracting(ofPrompts))
    #expect(test.tree.views[test.map.view].subviews.isEmpty)
    #expect(test.session.misuses.isEmpty, "what has no effect is no misuse of the ABI")
  }

  private final class Idle: LayoutDelegate {
    func wasTaken(by map: MapView) {}
    func wasReleased(by map: MapView) {}
    func receive(_ call: DelegateCall, from map: MapView) {}
  }

  private final class Watcher: MapObserver {
    private(set) var uses: [LegacyMember] = []
    func map(_ map: MapView, willMake call: DelegateCall) {}
    func map(_ map: MapView, didMake call: DelegateCall) {}
    func map(_ map: MapView, didUse legacy: LegacyMember) { uses.append(legacy) }
  }
}
