// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import CNavhostABI

/// A colour in extended sRGB, not premultiplied.
///
/// The host shows the light appearance: colours of the system are their light variants.
public final class UIColor: NSObject, Sendable, _ExpressibleByColorLiteral {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// - Parameter hue: Turns of the colour wheel; 0 and 1 are red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // A channel is darkest on the far side of the wheel; this is the closed form of the six
    // sectors (A. R. Smith, Color Gamut Transform Pairs, 1978).
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = self.red
    unsafe green?.pointee = self.green
    unsafe blue?.pointee = self.blue
    unsafe alpha?.pointee = self.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }
}

/// A colour as layers take it.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public var numberOfComponents: Int { 4 }

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

// MARK: - The host's form

extension CGColor {
  /// Nil for the host's "none".
  convenience init?(_ color: nav_color_t) {
    guard color.kind == UInt32(NAV_COLOR_RGBA) else { return nil }
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

extension CGColor? {
  package var hostValue: nav_color_t {
    guard let self else { return nav_color_t() }
    return nav_color_t(
      kind: UInt32(NAV_COLOR_RGBA), reserved: 0, red: Float(self.red), green: Float(self.green),
      blue: Float(self.blue), alpha: Float(self.alpha))
  }
}

extension nav_color_t {
  func isSame(as other: nav_color_t) -> Bool {
    kind == other.kind && red == other.red && green == other.green && blue == other.blue
      && alpha == other.alpha
  }
}
