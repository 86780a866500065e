import ViewTree

/// The screens that are known by name.
///
/// A phone without a home button has its sensor housing at the top, and on its side at the left
/// (the same inset on both sides); a split view is a part of a tablet's screen.
extension Device {
  package static let all: [Device] = phones + tablets + splits + cars

  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  // MARK: - Phones

  private static let phones: [Device] = [
    phone("iphone-se-1", 320, 568, top: 20, bottom: 0, scale: 2, Sources.guidelines),
    phone("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2, Sources.guidelines),
    phone("iphone-8-plus", 414, 736, top: 20, bottom: 0, scale: 3, Sources.guidelines),
    phone("iphone-x", 375, 812, top: 44, bottom: 34, scale: 3, Sources.insets("iPhone 12")),
    phone("iphone-xr", 414, 896, top: 48, bottom: 34, scale: 2, Sources.insets("iPhone 12")),
    phone(
      "iphone-11-pro-max", 414, 896, top: 44, bottom: 34, scale: 3, Sources.insets("iPhone 12")),
    phone("iphone-13-mini", 375, 812, top: 50, bottom: 34, scale: 3, Sources.insets("iPhone 13")),
    phone("iphone-14", 390, 844, top: 47, bottom: 34, scale: 3, Sources.insets("iPhone 14")),
    phone("iphone-14-plus", 428, 926, top: 47, bottom: 34, scale: 3, Sources.insets("iPhone 14")),
    phone("iphone-16", 393, 852, top: 59, bottom: 34, scale: 3, Sources.insets("iPhone 16")),
    phone("iphone-16-plus", 430, 932, top: 59, bottom: 34, scale: 3, Sources.insets("iPhone 16")),
    phone("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3, Sources.insets("iPhone 16")),
    phone(
      "iphone-16-pro-max", 440, 956, top: 62, bottom: 34, scale: 3, Sources.insets("iPhone 16")),
    phone("iphone-16e", 390, 844, top: 47, bottom: 34, scale: 3, Sources.insets("iPhone 16")),
    phone("iphone-17", 402, 874, top: 62, bottom: 34, scale: 3, Sources.insets("iPhone 17")),
    phone(
      "iphone-17-pro-max", 440, 956, top: 62, bottom: 34, scale: 3, Sources.insets("iPhone 17")),
    phone("iphone-air", 420, 912, top: 68, bottom: 34, scale: 3, Sources.insets("iPhone 17")),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double,
    _ source: String
  ) -> Device {
    let hasHomeButton = bottom == 0
    let side = hasHomeButton ? 0 : top
    return Device(
      name: name, family: .phone,
      portrait: Screen(
        name: name, size: Size(width: width, height: height),
        safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), scale: scale),
      landscape: Screen(
        name: name, size: Size(width: height, height: width),
        safeArea: Insets(top: 0, left: side, bottom: hasHomeButton ? 0 : 21, right: side),
        scale: scale), source: source)
  }

  // MARK: - Tablets

  private static let tablets: [Device] = [
    tablet("ipad-9", 810, 1080, top: 20, bottom: 0),
    tablet("ipad-mini", 744, 1133),
    tablet("ipad-10", 820, 1180),
    tablet("ipad-pro-11", 834, 1194),
    tablet("ipad-pro-11-m4", 834, 1210),
    tablet("ipad-pro-12.9", 1024, 1366),
    tablet("ipad-pro-13", 1032, 1376),
  ]

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double = 24, bottom: Double = 20
  ) -> Device {
    let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, family: .tablet,
      portrait: Screen(
        name: name, size: Size(width: width, height: height), safeArea: insets, scale: 2),
      landscape: Screen(
        name: name, size: Size(width: height, height: width), safeArea: insets, scale: 2),
      source: Sources.tablet)
  }

  // MARK: - Split views

  private static let splits: [Device] = [
    split("split-320x568", 320, 568, top: 20, bottom: 0, Sources.window),
    split("split-third", 375, 1024, top: 24, bottom: 20, Sources.split),
    split("split-half", 507, 1024, top: 24, bottom: 20, Sources.split),
    split("split-two-thirds", 678, 1024, top: 24, bottom: 20, Sources.split),
  ]

  private static func split(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    _ source: String
  ) -> Device {
    let screen = Screen(
      name: name, size: Size(width: width, height: height),
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), scale: 2)
    let turned = Screen(
      name: name, size: Size(width: height, height: width),
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), scale: 2)
    return Device(
      name: name, family: .split, portrait: screen, landscape: turned, source: source)
  }

  // MARK: - Cars

  private static let cars: [Device] = [
    car("car-459x240", 459, 240, Sources.measuredCar),
    car("car-800x480", 800, 480, Sources.car),
    car("car-1280x720", 1280, 720, Sources.car),
    car("car-1920x720", 1920, 720, Sources.car),
  ]

  /// What templates cover of a car's screen changes while it runs, so nothing is unsafe at first.
  private static func car(
    _ name: String, _ width: Double, _ height: Double, _ source: String
  ) -> Device {
    let screen = Screen(
      name: name, size: Size(width: width, height: height), scale: 2, isCar: true)
    return Device(
      name: name, family: .car, portrait: screen, landscape: screen, source: source)
  }
}

/// Where the numbers of screens come from.
private enum Sources {
  static let guidelines =
    "Apple, Human Interface Guidelines, Layout; the status bar of 20 points as its only inset"
  static let tablet =
    "Apple, Human Interface Guidelines, Layout; insets as UIKit reports them full screen"
  static let split =
    "Apple, Human Interface Guidelines, Layout (multitasking widths of a tablet on its side)"
  static let window = "the smallest window that iPadOS gives an app; ours as to its height"
  static let car =
    "Apple, Human Interface Guidelines, CarPlay (screen sizes); taken as points"
  static let measuredCar =
    "measured by users: googlemaps/react-native-navigation-sdk issue 640"

  static func insets(_ generation: String) -> String {
    "Apple, Human Interface Guidelines, Layout; insets from Use Your Loaf, "
      + "\"\(generation) Screen Sizes\""
  }
}
