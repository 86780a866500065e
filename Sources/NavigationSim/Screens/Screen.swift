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

  /// Where the numbers come from: public pages, in a line.
  package let source: String

  package enum Family: String, Hashable, Sendable, CaseIterable {
    case phone
    case tablet
    case split
    case car
  }

  package init(
    name: String, family: Family, portrait: Screen, landscape: Screen, source: String = ""
  ) {
    self.name = name
    self.family = family
    self.portrait = portrait
    self.landscape = landscape
    self.source = source
  }

  package func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }
}
