import CNavhostABI
import PluginHost
import Testing
import ViewTree

@Suite struct PropertyTests {
  /// The rows as the host lists them.
  private func rows(_ test: TestHost) -> [nav_property_info_t] {
    var rows: [nav_property_info_t] = unsafe []
    for index in 0..<UInt32.max {
      var id: nav_property_t = 0
      guard status(unsafe test.objects.property_at(test.host, index, &id)) == .ok else { break }
      var info = unsafe nav_property_info_t()
      unsafe info.struct_size = UInt32(MemoryLayout<nav_property_info_t>.size)
      #expect(status(unsafe test.objects.property_info(test.host, id, &info)) == .ok)
      // Kind and type stand in the id: kind 30-24, type 23-16.
      #expect(unsafe info.kind == id >> 24 && info.type == id >> 16 & 0xFF)
      unsafe rows.append(info)
    }
    return unsafe rows
  }

  @Test func `the table lists every id of the header once`() {
    let names = unsafe rows(TestHost()).compactMap { row in
      unsafe row.name.bytes.map { unsafe String(cString: $0) }
    }
    // Counted in properties.h: 3 of any object, 56 of views, 2, 6, 7, 40 and 3 of the others.
    #expect(names.count == 117)
    #expect(Set(names).count == names.count)
    #expect(names.contains("view.frame") && names.contains("hiding_stack.spacing"))
  }

  @Test func `numbers that are written are read back`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView().object
      for (id, value) in [
        (NAV_VIEW_ALPHA, 0.25), (NAV_VIEW_Z, -3), (NAV_VIEW_CORNER_RADIUS, 12),
        (NAV_VIEW_BORDER_WIDTH, 2), (NAV_VIEW_HUGGING_HORIZONTAL, 251),
        (NAV_VIEW_HUGGING_VERTICAL, 1000), (NAV_VIEW_COMPRESSION_HORIZONTAL, 1),
        (NAV_VIEW_COMPRESSION_VERTICAL, 999),
      ] {
        let property = nav_property_t(id)
        #expect(status(unsafe test.objects.set_number(test.host, view, property, value)) == .ok)
        var read = 0.0
        #expect(status(unsafe test.objects.get_number(test.host, view, property, &read)) == .ok)
        #expect(read == value)
        #expect(
          status(unsafe test.objects.set_number(test.host, view, property, .nan)) == .value)
      }
    }
  }

  @Test func `integers and flags that are written are read back, in their range alone`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView().object
      for (id, value, wrong) in [
        (NAV_VIEW_TRANSLATES_MASK, Int64(0), Int64(2)), (NAV_VIEW_HIDDEN, 1, -1),
        (NAV_VIEW_OPAQUE, 0, 2), (NAV_VIEW_CLIPS, 1, 2), (NAV_VIEW_INTERACTION, 0, 2),
        (NAV_VIEW_AUTORESIZING, 63, 64), (NAV_VIEW_SEMANTIC, 4, 5), (NAV_VIEW_CORNERS, 9, 16),
      ] {
        let property = nav_property_t(id)
        #expect(status(unsafe test.objects.set_int(test.host, view, property, value)) == .ok)
        #expect(status(unsafe test.objects.set_int(test.host, view, property, wrong)) == .value)
        var read = Int64(-1)
        #expect(status(unsafe test.objects.get_int(test.host, view, property, &read)) == .ok)
        #expect(read == value)
      }
    }
  }

  @Test func `vectors that are written are read back, with their own count alone`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView().object
      for (id, values) in [
        (NAV_VIEW_FRAME, [1.0, 2, 30, 40]), (NAV_VIEW_BOUNDS, [5, 6, 30, 40]),
        (NAV_VIEW_CENTER, [7, 8]), (NAV_VIEW_MARGINS, [1, 2, 3, 4]),
        (NAV_VIEW_DIRECTIONAL_MARGINS, [4, 3, 2, 1]),
        (NAV_VIEW_ADDITIONAL_SAFE_AREA, [1, 1, 2, 2]),
        (NAV_VIEW_TRANSFORM, [2, 0, 0, 2, 5, 5]),
      ] {
        let property = nav_property_t(id)
        let count = UInt32(values.count)
        #expect(
          status(unsafe test.objects.set_vector(test.host, view, property, values, count)) == .ok)
        var read = [Double](repeating: 0, count: values.count)
        #expect(
          status(unsafe test.objects.get_vector(test.host, view, property, &read, count)) == .ok)
        #expect(read == values)
        #expect(
          status(unsafe test.objects.get_vector(test.host, view, property, &read, 1))
            == .argument)
        let bad = [Double](repeating: .infinity, count: values.count)
        #expect(
          status(unsafe test.objects.set_vector(test.host, view, property, bad, count)) == .value)
      }
    }
  }

  @Test func `a frame under a transform is the box around what is seen`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView(
        unsafe test.spec(frame: nav_rect_t(x: 10, y: 10, width: 20, height: 40))
      ).object
      // Twice as large about the centre (20, 30), then 5 to the right.
      _ = unsafe test.objects.set_vector(
        test.host, view, nav_property_t(NAV_VIEW_TRANSFORM), [2, 0, 0, 2, 5, 0], 6)
      var frame = [0.0, 0, 0, 0]
      _ = unsafe test.objects.get_vector(
        test.host, view, nav_property_t(NAV_VIEW_FRAME), &frame, 4)
      #expect(frame == [5, -10, 40, 80])
      _ = unsafe test.objects.set_vector(
        test.host, view, nav_property_t(NAV_VIEW_FRAME), [0, 0, 80, 80], 4)
      _ = unsafe test.objects.get_vector(
        test.host, view, nav_property_t(NAV_VIEW_FRAME), &frame, 4)
      #expect(frame == [0, 0, 80, 80])
    }
  }

  @Test func `a text is nil, empty or read in full`() {
    let test = TestHost()
    test.inCallback {
      let label = unsafe test.makeView(unsafe test.spec(kind: NAV_VIEW_LABEL)).object
      let property = nav_property_t(NAV_LABEL_TEXT)
      var count: UInt32 = 9
      #expect(
        status(unsafe test.objects.get_text(test.host, label, property, nil, 0, &count))
          == .noValue)
      for text in ["", "Überholspur"] {
        var copy = text
        copy.withUTF8 { bytes in
          unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            var string = unsafe nav_string_t(
              bytes: characters.baseAddress, length: UInt32(characters.count), reserved: 0)
            #expect(
              status(unsafe test.objects.set_text(test.host, label, property, &string)) == .ok)
          }
        }
        var buffer = [CChar](repeating: 0, count: 32)
        #expect(
          status(unsafe test.objects.get_text(test.host, label, property, &buffer, 32, &count))
            == .ok)
        let bytes = buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
        #expect(String(decoding: bytes, as: UTF8.self) == text)
      }
    }
  }

  @Test(arguments: [[UInt8(0xC3)], [0x41, 0, 0x42], [0xFF, 0xFE]])
  func `a text that is not UTF-8 is refused`(_ bytes: [UInt8]) {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView().object
      unsafe bytes.withUnsafeBytes { raw in
        var string = unsafe nav_string_t(
          bytes: raw.bindMemory(to: CChar.self).baseAddress, length: UInt32(raw.count),
          reserved: 0)
        #expect(
          status(
            unsafe test.objects.set_text(
              test.host, view, nav_property_t(NAV_ANY_NAME), &string)) == .value)
      }
    }
  }

  @Test func `colours and fonts that are written are read back`() {
    let test = TestHost()
    test.inCallback {
      let label = unsafe test.makeView(unsafe test.spec(kind: NAV_VIEW_LABEL)).object
      var color = nav_color_t(
        kind: UInt32(NAV_COLOR_RGBA), reserved: 0, red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
      let background = nav_property_t(NAV_VIEW_BACKGROUND)
      #expect(status(unsafe test.objects.set_color(test.host, label, background, &color)) == .ok)
      var read = nav_color_t()
      #expect(status(unsafe test.objects.get_color(test.host, label, background, &read)) == .ok)
      #expect(read.green == 0.25 && read.alpha == 0.75)
      color.kind = 7
      #expect(
        status(unsafe test.objects.set_color(test.host, label, background, &color))
          == .unsupported)

      var request = unsafe nav_font_request_t()
      unsafe request.struct_size = UInt32(MemoryLayout<nav_font_request_t>.size)
      unsafe request.size = 20
      unsafe request.weight = 600
      var (font, same) = (nav_font_t(), nav_font_t())
      #expect(status(unsafe test.text.font(test.host, &request, &font)) == .ok)
      #expect(status(unsafe test.text.font(test.host, &request, &same)) == .ok)
      #expect(font.bits == same.bits)
      let property = nav_property_t(NAV_LABEL_FONT)
      let object = nav_object_t(bits: font.bits)
      #expect(status(unsafe test.objects.set_object(test.host, label, property, object)) == .ok)
      var back = nav_object_t()
      #expect(status(unsafe test.objects.get_object(test.host, label, property, &back)) == .ok)
      #expect(back.bits == font.bits)
      #expect(status(unsafe test.objects.set_object(test.host, label, property, label)) == .kind)
    }
  }

  @Test func `a property of the wrong kind, type or access is refused`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView().object
      let map = test.mapView.object
      var (number, integer) = (0.0, Int64(0))
      var frame = [0.0, 0, 1, 1]
      #expect(
        status(unsafe test.objects.get_number(test.host, view, 0x0104_0001, &number)) == .kind)
      #expect(
        status(unsafe test.objects.get_int(test.host, view, 0x0701_0001, &integer)) == .kind)
      #expect(
        status(unsafe test.objects.get_int(test.host, view, 0x0102_0084, &integer)) == .kind)
      #expect(
        status(unsafe test.objects.get_int(test.host, view, 0x0102_7777, &integer)) == .missing)
      #expect(
        status(unsafe test.objects.set_vector(test.host, view, 0x0104_0009, &frame, 4))
          == .argument)
      #expect(
        status(unsafe test.objects.set_vector(test.host, map, 0x0104_0001, &frame, 4)) == .owner)
      #expect(
        status(unsafe test.objects.set_vector(test.host, map, 0x0104_0005, &frame, 4)) == .ok)
    }
  }

  @Test func `what is shown moves while the model has its new value`() {
    let test = TestHost()
    test.inCallback {
      let view = unsafe test.makeView(
        unsafe test.spec(frame: nav_rect_t(x: 0, y: 0, width: 10, height: 10)))
      _ = unsafe test.views.insert(test.host, test.mapView, view, -1)
      var spec = unsafe nav_animation_spec_t()
      unsafe spec.struct_size = UInt32(MemoryLayout<nav_animation_spec_t>.size)
      unsafe spec.kind = Int32(NAV_ANIMATION_CURVE)
      unsafe spec.curve = Int32(NAV_CURVE_LINEAR)
      unsafe spec.duration = 1
      var animation = nav_animation_t()
      #expect(status(unsafe test.motion.begin(test.host, &spec, &animation)) == .ok)
      _ = unsafe test.objects.set_vector(
        test.host, view.object, nav_property_t(NAV_VIEW_FRAME), [100, 0, 10, 10], 4)
      #expect(status(unsafe test.motion.commit(test.host, animation)) == .ok)
      _ = test.tree.advance(by: 0.25)
      var frame = [0.0, 0, 0, 0]
      _ = unsafe test.objects.get_vector(
        test.host, view.object, nav_property_t(NAV_VIEW_FRAME) | NAV_SHOWN, &frame, 4)
      #expect(frame == [25, 0, 10, 10])
      _ = unsafe test.objects.get_vector(
        test.host, view.object, nav_property_t(NAV_VIEW_FRAME), &frame, 4)
      #expect(frame == [100, 0, 10, 10])
    }
  }
}
