import NavigationSim
import Testing
import ViewTree

@Suite
struct DeviceTests {
  @Test func `names are unique and found`() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(Device.named(name)?.name == name) }
    #expect(Device.named("abacus") == nil)
    for family in Device.Family.allCases {
      #expect(Device.all.contains { $0.family == family }, "\(family)")
    }
  }

  @Test(arguments: Device.all) func `both ways of holding a device have sane numbers`(
    device: Device
  ) {
    for orientation in Orientation.allCases {
      let screen = device.screen(orientation)
      #expect(screen.name == device.name)
      #expect(screen.isCar == (device.family == .car))
      let (lowest, highest) = screen.isCar ? (240.0, 1920.0) : (320, 1400)
      #expect(screen.size.width >= lowest && screen.size.height >= lowest)
      #expect(screen.size.width <= highest && screen.size.height <= highest)
      #expect(screen.scale == 2 || screen.scale == 3)
      let safe = screen.safeArea
      for inset in [safe.top, safe.left, safe.bottom, safe.right] {
        #expect(inset >= 0 && inset <= 68)
      }
      // A car's screen does not turn.
      if device.family != .car { #expect(screen.orientation == orientation) }
    }
    let (upright, turned) = (device.portrait.size, device.landscape.size)
    #expect(!device.source.isEmpty)
    if device.family != .car {
      #expect(turned == Size(width: upright.height, height: upright.width))
    }
  }

  /// Public sizes of devices, in points: width, height, and safe area top, bottom.
  static let known: [(String, Size, Double, Double)] = [
    ("iphone-14", Size(width: 390, height: 844), 47, 34),
    ("iphone-16", Size(width: 393, height: 852), 59, 34),
    ("iphone-17", Size(width: 402, height: 874), 62, 34),
    ("ipad-mini", Size(width: 744, height: 1133), 24, 20),
    ("car-459x240", Size(width: 459, height: 240), 0, 0),
    ("car-800x480", Size(width: 800, height: 480), 0, 0),
    ("car-1280x720", Size(width: 1280, height: 720), 0, 0),
    ("car-1920x720", Size(width: 1920, height: 720), 0, 0),
    ("iphone-se", Size(width: 375, height: 667), 20, 0),
    ("ipad-pro-12.9", Size(width: 1024, height: 1366), 24, 20),
    ("split-320x568", Size(width: 320, height: 568), 20, 0),
  ]

  @Test(arguments: known) func `known devices have their public measures`(
    name: String, size: Size, top: Double, bottom: Double
  ) throws {
    let screen = try #require(Device.named(name)).portrait
    #expect(screen.size == size)
    #expect(screen.safeArea == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `a phone on its side has insets at both sides`() throws {
    let screen = try #require(Device.named("iphone-14")).landscape
    #expect(screen.safeArea == Insets(top: 0, left: 47, bottom: 21, right: 47))
    let old = try #require(Device.named("iphone-se")).landscape
    #expect(old.safeArea == .zero)
  }

  @Test func `a screen of any size is named by it`() {
    #expect(Screen.custom(Size(width: 390, height: 844)).name == "390x844")
    #expect(Screen.custom(Size(width: 390.5, height: 0)).name == "390.5x0")
    #expect(Screen.custom(Size(width: 1e300, height: .infinity)).name == "1e+300xinf")
    #expect(Screen.custom(Size(width: 400, height: 400)).orientation == .portrait)
  }
}
