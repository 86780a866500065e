// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
package import NavhostPlugin

/// A font, by what was asked for.
///
/// All families are set in the host's one pinned face.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  let weight: CGFloat
  let flags: UInt32
  let family: String?

  /// How heavy a face is, from -1 to 1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The host's scale, 100 to 900, straight between the named weights.
    fileprivate var hundreds: Double {
      let named: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      for (index, upper) in named.enumerated().dropFirst() where rawValue <= upper.rawValue {
        let lower = named[index - 1]
        let part = (rawValue - lower.rawValue) / (upper.rawValue - lower.rawValue)
        return 100 * (Double(index) + max(0, Double(part)))
      }
      return 900
    }
  }

  init(size: CGFloat, weight: CGFloat, flags: UInt32, family: String?) {
    self.pointSize = size
    self.weight = weight
    self.flags = flags
    self.family = family
    super.init()
  }

  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(size: size, weight: 400, flags: 0, family: name)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: CGFloat(weight.hundreds), flags: 0, family: nil)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: 400, flags: UInt32(NAV_FONT_ITALIC), family: nil)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      size: size, weight: CGFloat(weight.hundreds), flags: UInt32(NAV_FONT_MONOSPACED_DIGITS),
      family: nil)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, flags: flags, family: family)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && flags == other.flags
      && family == other.family
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(flags)
    hasher.combine(family)
    return hasher.finalize()
  }
}

// MARK: - Measures, in points

@MainActor
extension UIFont {
  public var ascender: CGFloat { metrics.ascender }
  /// Negative, as it points down from the baseline.
  public var descender: CGFloat { -metrics.descender }
  public var capHeight: CGFloat { metrics.cap_height }
  public var xHeight: CGFloat { metrics.x_height }
  public var lineHeight: CGFloat { metrics.line_height }

  private var metrics: nav_font_metrics_t {
    var initial = nav_font_metrics_t()
    initial.struct_size = UInt32(MemoryLayout<nav_font_metrics_t>.size)
    let font = nav_font_t(bits: handle.bits)
    return Host.read(initial) { host, out in
      unsafe host.text.pointee.font_metrics(host.pointer, font, out)
    } ?? initial
  }

  /// The host's font; interned there, so that it is neither kept nor counted here.
  package var handle: HostObject {
    let font =
      Host.read(nav_font_t()) { host, out in
        guard let family else {
          return unsafe withUnsafePointer(to: request(nav_string_t())) {
            unsafe host.text.pointee.font(host.pointer, $0, out)
          }
        }
        return withHostString(family) { name in
          unsafe withUnsafePointer(to: request(name.pointee)) {
            unsafe host.text.pointee.font(host.pointer, $0, out)
          }
        }
      } ?? nav_font_t()
    return HostObject(bits: font.bits)
  }

  private func request(_ family: nav_string_t) -> nav_font_request_t {
    unsafe nav_font_request_t(
      struct_size: UInt32(MemoryLayout<nav_font_request_t>.size), flags: flags,
      size: Double(pointSize), weight: Double(weight), family: family)
  }
}
