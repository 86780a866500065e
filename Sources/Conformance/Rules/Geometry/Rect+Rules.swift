package import ViewTree

/// How rules compare rectangles.
extension Rect {
  /// What counts as equal, inside or apart, in points.
  package static let tolerance = 0.5

  /// Whether two rectangles share more than a length on both axes; abutting ones share nothing.
  package func intersects(_ other: Rect, by tolerance: Double = Rect.tolerance) -> Bool {
    let shared = intersection(other)
    return shared.width > tolerance && shared.height > tolerance
  }

  /// Whether the rectangle lies in another, or sticks out by no more than the tolerance.
  package func isInside(_ outer: Rect) -> Bool {
    x >= outer.x - Self.tolerance && y >= outer.y - Self.tolerance
      && maxX <= outer.maxX + Self.tolerance && maxY <= outer.maxY + Self.tolerance
  }

  /// The part of this rectangle's area that several others take together, from 0 to 1.
  package func share(takenBy others: [Rect]) -> Double {
    guard !isEmpty else { return 0 }
    let parts = others.map { $0.intersection(self) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return 0 }
    // A grid along all edges: each of its cells is taken wholly or not at all.
    let xs = Set(parts.flatMap { [$0.x, $0.maxX] }).sorted()
    let ys = Set(parts.flatMap { [$0.y, $0.maxY] }).sorted()
    var taken = 0.0
    for (left, right) in zip(xs, xs.dropFirst()) {
      for (top, bottom) in zip(ys, ys.dropFirst()) {
        let middle = Point(x: (left + right) / 2, y: (top + bottom) / 2)
        if parts.contains(where: { $0.contains(middle) }) {
          taken += (right - left) * (bottom - top)
        }
      }
    }
    return taken / area
  }

  /// The rectangle as messages write it: [x, y, width, height].
  package var text: String {
    "[" + [x, y, width, height].map(\.shortText).joined(separator: ", ") + "]"
  }
}

extension Double {
  /// The number with at most one decimal, as messages write lengths.
  var shortText: String {
    guard isFinite else { return String(self) }
    return Step.text((self * 10).rounded() / 10)
  }

  /// A share as messages write it: 12.5 %.
  var percentText: String { "\((self * 100).shortText) %" }
}
