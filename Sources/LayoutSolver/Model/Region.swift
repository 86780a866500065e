/// A number that depends on a width and a height: `constant + width * w + height * h`.
package struct AffineValue: Hashable, Sendable {
  package let constant: Double
  package let width: Double
  package let height: Double

  package init(constant: Double, width: Double, height: Double) {
    self.constant = constant
    self.width = width
    self.height = height
  }

  package func value(width w: Double, height h: Double) -> Double {
    constant + width * w + height * h
  }
}

/// A width and a height.
package struct SizePoint: Hashable, Sendable {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The sizes for which one solution holds, as a function of the size.
package struct Region: Sendable {
  /// Each is not below zero in the region.
  package let limits: [AffineValue]
  /// The values of the variables that were asked for.
  package let values: [AffineValue]
  /// The constraints that are broken in the region.
  package let broken: [ConstraintID]
  /// The corners of the region within the range of sizes, in order; empty without a range.
  package var corners: [SizePoint]

  package func contains(width: Double, height: Double, tolerance: Double = 1e-9) -> Bool {
    limits.allSatisfy { $0.value(width: width, height: height) >= -tolerance }
  }

  /// The area of the polygon of the corners.
  package var area: Double { corners.area }
}

extension [SizePoint] {
  var area: Double {
    var twice = 0.0
    for index in indices {
      let (point, next) = (self[index], self[(index + 1) % count])
      twice += point.width * next.height - next.width * point.height
    }
    return abs(twice) / 2
  }

  /// A point inside: the mean of the corners.
  var middle: SizePoint {
    let sum = reduce((0.0, 0.0)) { ($0.0 + $1.width, $0.1 + $1.height) }
    return SizePoint(width: sum.0 / Double(count), height: sum.1 / Double(count))
  }

  /// The part of a convex polygon where a value is not below zero, or where it is not above.
  ///
  /// Source: Sutherland & Hodgman 1974, one edge.
  func clipped(by limit: AffineValue, isInside: Bool = true) -> [SizePoint] {
    let sign: Double = isInside ? 1 : -1
    var result: [SizePoint] = []
    for index in indices {
      let (point, next) = (self[index], self[(index + 1) % count])
      let here = sign * limit.value(width: point.width, height: point.height)
      let there = sign * limit.value(width: next.width, height: next.height)
      if here >= 0 { result.append(point) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        let part = here / (here - there)
        result.append(
          SizePoint(
            width: point.width + part * (next.width - point.width),
            height: point.height + part * (next.height - point.height)))
      }
    }
    return result
  }
}
