package import ViewTree

package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// A screen that a map fills: its size in points, what of it is not safe, and its pixels.
package struct Screen: Hashable, Sendable {
  package var name: String
  package var size: Size
  package var safeArea: Insets
  package var scale: Double

  /// Whether it is a car's: a map made for one has no layout delegate.
  package var isCar: Bool

  package init(
    name: String, size: Size, safeArea: Insets = .zero, scale: Double = 3, isCar: Bool = false
  ) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.isCar = isCar
  }

  package var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  /// A screen of any size, with nothing unsafe.
  package static func custom(_ size: Size) -> Screen {
    Screen(name: "\(Self.number(size.width))x\(Self.number(size.height))", size: size)
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}

/// A device by its name, upright and on its side.
package struct Device: Hashable, Sendable {
  package let name: String
  package let family: Family
  package let portrait: Screen
  package let landscape: Screen

  package enum Family: String, Hashable, Sendable, CaseIterable {
    case phone
    case tablet
    case split
    case car
  }

  package init(name: String, family: Family, portrait: Screen, landscape: Screen) {
    self.name = name
    self.family = family
    self.portrait = portrait
    self.landscape = landscape
  }

  package func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }
}

extension Device {
  /// Every screen that is known by name.
  ///
  /// Sizes and safe areas are the public ones of the devices. A phone without a home button has
  /// its sensor housing at the top, and on its side at the left (the same inset on both sides);
  /// a split view is a part of a tablet's screen.
  package static let all: [Device] = [
    phone("iphone-se-1", 320, 568, top: 20, bottom: 0, scale: 2),
    phone("iphone-8", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iphone-8-plus", 414, 736, top: 20, bottom: 0, scale: 3),
    phone("iphone-x", 375, 812, top: 44, bottom: 34, scale: 3),
    phone("iphone-xr", 414, 896, top: 48, bottom: 34, scale: 2),
    phone("iphone-11-pro-max", 414, 896, top: 44, bottom: 34, scale: 3),
    phone("iphone-13-mini", 375, 812, top: 50, bottom: 34, scale: 3),
    phone("iphone-14", 390, 844, top: 47, bottom: 34, scale: 3),
    phone("iphone-14-plus", 428, 926, top: 47, bottom: 34, scale: 3),
    phone("iphone-16", 393, 852, top: 59, bottom: 34, scale: 3),
    phone("iphone-16-plus", 430, 932, top: 59, bottom: 34, scale: 3),
    phone("iphone-16-pro", 402, 874, top: 62, bottom: 34, scale: 3),
    phone("iphone-16-pro-max", 440, 956, top: 62, bottom: 34, scale: 3),
    tablet("ipad-mini", 744, 1133),
    tablet("ipad-10", 820, 1180),
    tablet("ipad-pro-11", 834, 1194),
    tablet("ipad-pro-12.9", 1024, 1366),
    tablet("ipad-pro-13", 1032, 1376),
    split("split-narrow", 320, 568, top: 20, bottom: 0),
    split("split-third", 375, 1024, top: 24, bottom: 20),
    split("split-half", 507, 1024, top: 24, bottom: 20),
    split("split-two-thirds", 678, 1024, top: 24, bottom: 20),
    car("car-800x480", 800, 480),
    car("car-1280x720", 1280, 720),
  ]

  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double
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
        scale: scale))
  }

  private static func tablet(_ name: String, _ width: Double, _ height: Double) -> Device {
    let insets = Insets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name, family: .tablet,
      portrait: Screen(
        name: name, size: Size(width: width, height: height), safeArea: insets, scale: 2),
      landscape: Screen(
        name: name, size: Size(width: height, height: width), safeArea: insets, scale: 2))
  }

  private static func split(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Device {
    let screen = Screen(
      name: name, size: Size(width: width, height: height),
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), scale: 2)
    let turned = Screen(
      name: name, size: Size(width: height, height: width),
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0), scale: 2)
    return Device(name: name, family: .split, portrait: screen, landscape: turned)
  }

  private static func car(_ name: String, _ width: Double, _ height: Double) -> Device {
    let screen = Screen(
      name: name, size: Size(width: width, height: height), scale: 2, isCar: true)
    return Device(name: name, family: .car, portrait: screen, landscape: screen)
  }
}
