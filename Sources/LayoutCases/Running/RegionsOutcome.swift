import ViewTree

/// The regions of sizes of a case's container, in the form that is written as JSON.
package struct RegionsOutcome: Encodable, Sendable {
  package enum Status: String, Encodable, Sendable {
    /// The regions cover the range without gap or overlap.
    case tiled
    /// Their areas don't add up to the range's: a fault of the engine.
    case failed
    case skipped
  }

  package struct Region: Encodable, Sendable {
    /// The corners of a convex polygon: a width and a height each, in order.
    package let corners: [[Double]]

    /// The constraints that are given up in the region.
    package let broken: [String]

    /// Of each view and guide: x, y, width, height, each by its constant and what it grows by with
    /// the container's width and height.
    package let frames: [String: [[Double]]]
  }

  /// How much of the range's area the regions may miss.
  private static let tolerance = 1e-6

  package let id: String
  package let description: String
  package private(set) var status: Status

  /// Why it was skipped.
  package private(set) var reason: String?
  package private(set) var regions: [Region] = []

  /// The sum of the regions' areas less the range's, as a part of the latter.
  package private(set) var excess = 0.0

  init(_ example: LayoutCase, skippedFor reason: String) {
    id = example.id
    description = example.description
    status = .skipped
    self.reason = reason
  }

  init(_ example: LayoutCase, _ made: CaseTree, _ found: [LayoutRegion], of range: SizeRange) {
    id = example.id
    description = example.description
    regions = found.map { Region($0, made, example) }
    excess = found.reduce(0) { $0 + $1.area } / range.area - 1
    status = abs(excess) <= Self.tolerance ? .tiled : .failed
  }
}

extension RegionsOutcome.Region {
  fileprivate init(_ region: LayoutRegion, _ made: CaseTree, _ example: LayoutCase) {
    corners = region.corners.map { [$0.width, $0.height] }
    broken = region.broken.map { made.text(of: $0, in: example) }
    var frames: [String: [[Double]]] = [:]
    for view in example.views {
      if let frame = made.items[view.name].flatMap({ region.frames[$0] }) {
        frames[view.name] = [frame.x, frame.y, frame.width, frame.height].map(Self.numbers)
      } else if let frame = made.frame(view.name) {
        // What stands in another tree stays where it is.
        frames[view.name] = frame.measures.map { Self.numbers(LayoutRegion.Length(constant: $0)) }
      }
    }
    self.frames = frames
  }

  private static func numbers(_ length: LayoutRegion.Length) -> [Double] {
    // Adding zero turns a negative zero into zero.
    [length.constant, length.width, length.height].map { $0 + 0 }
  }
}

/// How many cases have regions, and how many regions there are.
package struct RegionsTally: CustomStringConvertible, Sendable {
  private let outcomes: [RegionsOutcome]

  package init(_ outcomes: [RegionsOutcome]) { self.outcomes = outcomes }

  package func count(_ status: RegionsOutcome.Status) -> Int {
    outcomes.count { $0.status == status }
  }

  package var description: String {
    let regions = outcomes.reduce(0) { $0 + $1.regions.count }
    return "\(outcomes.count) \(outcomes.count == 1 ? "case" : "cases"): "
      + "\(count(.tiled)) tiled, \(count(.failed)) failed, \(count(.skipped)) skipped; "
      + "\(regions) \(regions == 1 ? "region" : "regions")"
  }
}
