// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import CNavhostABI

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(_ insets: nav_insets_t) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  package var hostValue: nav_insets_t {
    nav_insets_t(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}

/// Distances from the four edges, in points, that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The ABI's directional insets: `left` is leading, `right` is trailing.
  var hostValue: nav_insets_t {
    nav_insets_t(
      top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing))
  }
}

extension CGRect {
  /// The rectangle made smaller by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  init(_ rect: nav_rect_t) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Origin and size as they stand: `width` of a `CGRect` is never negative, its size may be.
  var hostValue: nav_rect_t {
    nav_rect_t(
      x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
      height: Double(size.height))
  }
}

extension CGSize {
  init(_ size: nav_size_t) {
    self.init(width: size.width, height: size.height)
  }

  var hostValue: nav_size_t {
    nav_size_t(width: Double(width), height: Double(height))
  }
}

extension CGPoint {
  init(_ point: nav_point_t) {
    self.init(x: point.x, y: point.y)
  }

  var hostValue: nav_point_t {
    nav_point_t(x: Double(x), y: Double(y))
  }
}
