/// The sizes of a root for which its layout is one function of the size.
package struct LayoutRegion: Sendable {
  /// A length that depends on the root's size: `constant + width * w + height * h`.
  package struct Length: Hashable, Sendable {
    package var constant: Double
    package let width: Double
    package let height: Double

    package init(constant: Double, width: Double = 0, height: Double = 0) {
      self.constant = constant
      self.width = width
      self.height = height
    }

    package func value(at size: Size) -> Double {
      constant + width * size.width + height * size.height
    }
  }

  /// The frame of an item in its superview's or owner's space, before rounding to pixels.
  package struct Frame: Hashable, Sendable {
    package let x: Length
    package let y: Length
    package let width: Length
    package let height: Length

    package func rect(at size: Size) -> Rect {
      Rect(
        x: x.value(at: size), y: y.value(at: size), width: width.value(at: size),
        height: height.value(at: size))
    }
  }

  /// The corners of a convex polygon, in order.
  package let corners: [Size]

  /// What is given up in the region because the constraints can't hold together.
  package let broken: [LayoutConflict.Member]

  /// Of every view below the root, and of every guide.
  package let frames: [LayoutItem: Frame]

  /// The area of the polygon.
  package let area: Double
}

/// All sizes between two.
package struct SizeRange: Hashable, Sendable {
  package let widths: ClosedRange<Double>
  package let heights: ClosedRange<Double>

  package init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    self.widths = widths
    self.heights = heights
  }

  package var area: Double {
    (widths.upperBound - widths.lowerBound) * (heights.upperBound - heights.lowerBound)
  }
}

/// Why a layout is no function of the root's size that is affine in parts.
package enum RegionObstacle: Error, Hashable, Sendable {
  /// A label breaks its text at the width that it comes out with.
  case wrapping(ViewID)
  /// A stack hides what it has no room for.
  case hiding(ViewID)
  /// A view's own code gives frames.
  case ownLayout(ViewID)
  /// Constraints use insets that follow from where their view comes to lie, or from its width.
  case insets(SystemGuide, ViewID)
  /// The constraints act on another rectangle of the root than its frame.
  case rootAlignment
  /// Numbers are beyond 1e100.
  case immoderate
}
