package import NavigationSim
package import ViewTree

/// A moment as geometric rules see it: what stands where, what draws, and what lies above what.
package struct Scene: Sendable {
  package typealias Item = MomentItems.Item

  package let moment: Moment

  package init(_ moment: Moment) { self.moment = moment }

  /// By how much two rectangles may overlap and still count as apart, in points.
  package var tolerance: Double { moment.occasion == .between ? 2 : Rect.tolerance }

  /// The provided views that stand in the map, in drawing order.
  package var provided: [Item] { moment.items.provided }

  /// The delegate's own views that draw something opaque, in drawing order.
  package var customs: [Item] { moment.items.customs }

  package var bounds: Rect { moment.frame.bounds }

  /// A provided view that stands in the map; of several prompts the present one.
  package func item(_ kind: ComponentKind) -> Item? {
    if kind == .prompt, let prompt = moment.frame.prompt {
      return provided.first { $0.node.view == prompt }
    }
    return provided.first { $0.kind == kind }
  }

  /// The visible items of some kinds.
  package func visible(_ kinds: ComponentKind...) -> [Item] {
    // A loop, since the optimizer of Swift 6.3.1 crashes on a closure inside a closure here.
    var list: [Item] = []
    for item in provided where item.isVisible {
      if let kind = item.kind, kinds.contains(kind) { list.append(item) }
    }
    return list
  }

  // MARK: - Relations

  /// Whether one stands below the other in the tree: such views never cover each other.
  package func areRelated(_ first: Item, _ second: Item) -> Bool {
    moment.frame.tree.isBelow(first.place, ancestor: second.place)
      || moment.frame.tree.isBelow(second.place, ancestor: first.place)
  }

  /// Whether two items share more than the tolerance on both axes.
  package func intersect(_ first: Item, _ second: Item) -> Bool {
    first.seen.intersects(second.seen, by: tolerance) && !areRelated(first, second)
  }

  /// What lies above an item and takes something of it away: opaque views that the map shows.
  package func coverers(of item: Item) -> [Item] {
    var above: [Item] = []
    for other in provided
    where other.place > item.place && other.kind != .viewport && other.isVisible
      && other.node.alpha >= 0.5 && intersect(other, item)
    {
      above.append(other)
    }
    for other in customs where other.place > item.place && intersect(other, item) {
      above.append(other)
    }
    return above.sorted { $0.place < $1.place }
  }

  /// Whether a custom view is a panel: its overlap with the viewport spans at least half of it.
  package func isPanel(_ custom: Item, over viewport: Item) -> Bool {
    let overlap = custom.seen.intersection(viewport.seen)
    return overlap.width * 2 >= viewport.seen.width || overlap.height * 2 >= viewport.seen.height
  }

  // MARK: - Findings

  /// A breach that concerns these items.
  package func finding(
    _ rule: String, _ severity: Severity, _ message: String, _ items: [Item]
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, message: message,
      views: items.map { ViewMention(name: $0.name, rect: $0.node.rect) },
      subjects: items.map(\.node.view), step: moment.step)
    finding.suspects = suspects(ofOverlap: items)
    return finding
  }

  /// A breach that concerns one item, with whose doing it is.
  func finding(
    _ rule: String, _ severity: Severity, _ message: String, on item: Item, by suspects: [Suspect]
  ) -> Finding {
    var finding = finding(rule, severity, message, [item])
    finding.suspects = suspects
    return finding
  }

  /// A breach between a view and the map's edges.
  package func findingAtEdge(
    _ rule: String, _ severity: Severity, _ message: String, _ item: Item
  ) -> Finding {
    var finding = finding(rule, severity, message, [item])
    finding.suspects = suspects(atEdge: item)
    if let map = moment.frame.tree.nodes.first { finding.subjects.append(map.view) }
    return finding
  }
}
