import NavigationSim
import ViewTree

/// One defect, one finding: which of several findings of a moment stays.
enum DefectMerge {
  /// A pair of views is reported by the first of these that fits.
  private static let pairOrder = [
    "prompt.clear", "required.visible", "prompt.shown", "overlap.viewport", "overlap.provided",
    "overlap.custom", "overlap.offscreen",
  ]

  /// The rules that only follow from where views ended up.
  private static let geometric = Set(pairOrder + ["wide.leading-edge"])

  /// Drops what a rule earlier in the order already says of the same two views.
  ///
  /// The first subject of a finding is the view that suffers, the others are what it suffers from.
  static func onePerPair(_ findings: [Finding]) -> [Finding] {
    var taken: [Set<ViewID>: Int] = [:]
    for finding in findings {
      guard let rank = pairOrder.firstIndex(of: finding.rule) else { continue }
      for pair in pairs(of: finding) { taken[pair] = min(taken[pair] ?? rank, rank) }
    }
    return findings.filter { finding in
      guard let rank = pairOrder.firstIndex(of: finding.rule) else { return true }
      let pairs = pairs(of: finding)
      return pairs.isEmpty || pairs.contains { taken[$0] == rank }
    }
  }

  private static func pairs(of finding: Finding) -> [Set<ViewID>] {
    guard let first = finding.subjects.first else { return [] }
    return finding.subjects.dropFirst().map { [first, $0] }
  }

  /// The views that a moment's conflicts put out of place: those of the smallest sets, what is
  /// tied to them other than by the map, and what stands in any of these.
  static func displaced(in moment: Moment) -> Set<ViewID> {
    var views = Set(ConflictReading.all(in: moment).flatMap(\.views))
    guard !views.isEmpty else { return [] }
    let nodes = moment.frame.tree.nodes
    let map = nodes.first?.view
    var count = 0
    while count != views.count {
      count = views.count
      for record in moment.constraints {
        guard let first = record.firstView, let second = record.secondView, first != map,
          second != map, views.contains(first) || views.contains(second)
        else { continue }
        views.formUnion([first, second])
      }
      for node in nodes {
        if let parent = node.parent, views.contains(nodes[parent].view) { views.insert(node.view) }
      }
    }
    return views
  }

  /// Hangs what is geometrically wrong with displaced views under the conflict's finding: where a
  /// required constraint was given up, nothing that depends on it stands as it should.
  static func underConflicts(_ findings: [Finding], _ displaced: Set<ViewID>) -> [Finding] {
    guard !displaced.isEmpty else { return findings }
    func follows(_ finding: Finding) -> Bool {
      geometric.contains(finding.rule) && finding.subjects.contains { displaced.contains($0) }
    }
    let consequences = findings.filter(follows).map { "\($0.rule): \($0.message)" }
    var kept = findings.filter { !follows($0) }
    let causes = ["size.fixed", "size.stretched", "constraints.unsatisfiable"]
    if let cause = kept.firstIndex(where: { causes.contains($0.rule) }) {
      kept[cause].consequences += consequences
    }
    return kept
  }
}
