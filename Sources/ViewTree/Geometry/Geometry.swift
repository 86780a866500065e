/// A point, in points of the space it is given in: x to the right, y down.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The measure of a view that has no size of its own on an axis.
  package static let noIntrinsicMetric = -1.0
}

/// A rectangle by its top left corner and its size; half-open, so that rectangles may abut.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var origin: Point { Point(x: x, y: y) }
  package var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var area: Double { width * height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The common part of two rectangles; empty, at some place, when they share nothing.
  package func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    return Rect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }

  /// The rectangle less the insets; a measure never falls below zero.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle that, less the insets, is this one.
  package func outset(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  package func offset(by vector: Point) -> Rect {
    Rect(x: x + vector.x, y: y + vector.y, width: width, height: height)
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// Distances inward from the four edges of a rectangle, in points.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all edges.
  package init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  package static let zero = Insets(0)

  func before(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  func after(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Both insets along an axis together.
  func along(_ axis: Axis) -> Double { before(axis) + after(axis) }

  /// Left and right exchanged.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  package static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Affine: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Affine()

  package static func translation(_ vector: Point) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: vector.x, ty: vector.y)
  }

  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The box around the image of a rectangle.
  package func boundingBox(of rect: Rect) -> Rect {
    if self == .identity { return rect }
    let corners = [
      apply(Point(x: rect.x, y: rect.y)), apply(Point(x: rect.maxX, y: rect.y)),
      apply(Point(x: rect.x, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }

  /// First this map, then the other.
  package func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The map back, or nil when the plane is folded onto a line.
  package var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

/// The reading direction of a layout.
package enum LayoutDirection: UInt8, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

package enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal
  case vertical
}

/// A colour in extended sRGB, not premultiplied.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
