// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A path that can't be changed: kept for layers, and never drawn.
public final class CGPath: Hashable, Sendable {
  let points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let transform = unsafe transform?.pointee ?? .identity
    self.init(rect.corners.map { $0.applying(transform) })
  }

  public var isEmpty: Bool { points.isEmpty }

  /// Around all points, those that bend curves included.
  public var boundingBox: CGRect { CGRect(around: points) }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.points == second.points }

  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

/// Which corners of a rectangle are rounded.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path by its points: what a shadow or a shape layer is given.
///
/// Roundings are not kept.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private final var points: [CGPoint] = []

  open var lineWidth: CGFloat = 1

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    points = rect.corners
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    points = CGPath.points
  }

  open var cgPath: CGPath {
    get { CGPath(points) }
    set { points = newValue.points }
  }

  open var isEmpty: Bool { points.isEmpty }

  open var bounds: CGRect { CGRect(around: points) }

  open var currentPoint: CGPoint { points.last ?? .zero }

  open func move(to point: CGPoint) { points.append(point) }

  open func addLine(to point: CGPoint) { points.append(point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, endPoint]
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    points += [controlPoint, endPoint]
  }

  open func close() {}

  open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }

  open func removeAllPoints() { points = [] }

  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle that has all points in it or on its edge; null for none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
