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
    round(SIMD2(coordinate, 0)).x
  }

  /// The rectangle with its four edges on pixels, in the same space.
  ///
  /// `offset` leads from that space to the window's, unrounded.
  package func round(_ rect: Rect, offset: Point) -> Rect {
    let origin = SIMD2(rect.x, rect.y)
    let offset = SIMD2(offset.x, offset.y)
    return round(
      from: origin + offset, to: origin + SIMD2(rect.width, rect.height) + offset,
      less: round(offset))
  }

  /// The rectangle between two corners in the window's space, in a space that begins at `offset`,
  /// which is on pixels.
  @inline(__always)
  func round(from: SIMD2<Double>, to: SIMD2<Double>, less offset: SIMD2<Double>) -> Rect {
    let (first, last) = (round(from), round(to))
    let (origin, size) = (first - offset, last - first)
    return Rect(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  /// Both coordinates on pixels.
  ///
  /// Adding and taking away 2^52 leaves no fraction, rounded to even; where that went half a pixel
  /// towards zero it is made up for. Beyond 2^52 pixels, where numbers have no fractions, one may
  /// go to its neighbour. The baseline of x86-64 has no instruction that rounds.
  @inline(__always)
  func round(_ coordinates: SIMD2<Double>) -> SIMD2<Double> {
    let pixels = coordinates * SIMD2(repeating: scale)
    let sign = Self.bits(pixels) & SIMD2(repeating: 1 << 63)
    let shift = Self.doubles(sign | Self.bits(SIMD2(repeating: 4_503_599_627_370_496)))
    let even = (pixels + shift) - shift
    let half = Self.doubles(sign | Self.bits(SIMD2(repeating: 0.5)))
    var away = SIMD2<Double>.zero
    away.replace(with: half + half, where: pixels - even .== half)
    // The sign of what came to zero is lost on the way.
    return Self.doubles(Self.bits(even + away) | sign) / SIMD2(repeating: scale)
  }

  @inline(__always)
  private static func bits(_ values: SIMD2<Double>) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(values, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func doubles(_ bits: SIMD2<UInt64>) -> SIMD2<Double> {
    unsafe unsafeBitCast(bits, to: SIMD2<Double>.self)
  }
}
