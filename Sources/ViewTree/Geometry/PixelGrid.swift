/// Rounds solved rectangles to a screen's pixels: once, in one place, and without gaps.
///
/// Edges are rounded, not sizes, in the space of the window; so two rectangles that share an edge
/// before still share it after. Ties go away from zero.
package struct PixelGrid: Hashable, Sendable {
  /// How many pixels a point has.
  package var scale: Double

  package init(scale: Double) {
    precondition(scale > 0, "a pixel grid has a positive scale")
    self.scale = scale
  }

  package func round(_ coordinate: Double) -> Double {
    (coordinate * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The rectangle with its four edges on pixels, in the same space.
  ///
  /// `offset` leads from that space to the window's, unrounded.
  package func round(_ rect: Rect, offset: Point) -> Rect {
    let left = round(rect.x + offset.x)
    let top = round(rect.y + offset.y)
    let right = round(rect.maxX + offset.x)
    let bottom = round(rect.maxY + offset.y)
    return Rect(
      x: left - round(offset.x), y: top - round(offset.y), width: right - left,
      height: bottom - top)
  }
}
