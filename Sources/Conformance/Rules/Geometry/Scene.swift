package import NavigationSim
package import ViewTree

/// A moment as geometric rules see it: what stands where, what draws, and what lies above what.
///
/// Only what the present state provides counts: what an earlier state left behind is the cleanup
/// rules' business. On frames in between the prompts that are on their way out count too.
package struct Scene: Sendable {
  /// A view that stands in the map.
  ///
  /// A class, since rules filter lists of items, and each holds a whole node.
  package final class Item: Sendable {
    /// The place in the drawing order.
    package let place: Int
    package let node: FrameTree.Node

    /// Of a custom view nil.
    package let provided: ProvidedView?
    package let name: String

    /// What the eye sees: a provided view's frame less its transparent margin.
    package let visual: Rect

    init(
      place: Int, node: FrameTree.Node, provided: ProvidedView?, name: String, visual: Rect
    ) {
      self.place = place
      self.node = node
      self.provided = provided
      self.name = name
      self.visual = visual
    }

    package var kind: ComponentKind? { provided?.kind }

    /// The visual rectangle less what the map and clipping ancestors cut off.
    package var seen: Rect { visual.intersection(node.clipped) }

    /// Attached, not hidden by itself or an ancestor, not faded out, and not wholly clipped.
    package var isVisible: Bool { isShown && !node.clipped.isEmpty }

    /// Neither hidden nor faded out, wherever it stands.
    package var isShown: Bool { node.isShown && node.alpha >= 0.01 }
  }

  package let moment: Moment

  /// By how much two rectangles may overlap and still count as apart, in points.
  package let tolerance: Double

  /// The provided views that stand in the map, in drawing order.
  package let provided: [Item]

  /// The delegate's own views that draw something opaque, in drawing order.
  package let customs: [Item]

  package init(_ moment: Moment) {
    self.moment = moment
    let isBetween = moment.occasion == .between
    tolerance = isBetween ? 2 : Rect.tolerance
    let frame = moment.frame
    var known: [ViewID: ProvidedView] = [:]
    for item in frame.current { known[item.view] = item }
    if isBetween {
      for item in frame.provided where item.kind == .prompt { known[item.view] = item }
    }
    var provided: [Item] = []
    var customs: [Item] = []
    for (place, node) in frame.tree.nodes.enumerated() {
      if let item = known[node.view] {
        provided.append(
          Item(
            place: place, node: node, provided: item, name: item.name,
            visual: frame.visualRect(of: node, kind: item.kind)))
      } else if node.maker == .author, node.drawsOpaquely {
        let item = Item(
          place: place, node: node, provided: nil, name: moment.name(of: node), visual: node.rect)
        if item.isVisible { customs.append(item) }
      }
    }
    self.provided = provided
    self.customs = customs
  }

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
    // A set, since the optimizer of Swift 6.3.1 crashes on a closure inside this closure.
    let wanted = Set(kinds)
    return provided.filter { item in
      guard let kind = item.kind else { return false }
      return item.isVisible && wanted.contains(kind)
    }
  }

  // MARK: - Relations

  /// Whether one stands below the other in the tree: such views never cover each other.
  package func areRelated(_ first: Item, _ second: Item) -> Bool {
    moment.frame.tree.isBelow(first.place, ancestor: second.place)
      || moment.frame.tree.isBelow(second.place, ancestor: first.place)
  }

  /// Whether two items share more than the tolerance on both axes.
  package func intersect(_ first: Item, _ second: Item) -> Bool {
    !areRelated(first, second) && first.seen.intersects(second.seen, by: tolerance)
  }

  /// What lies above an item and takes something of it away: opaque views that the map shows.
  package func coverers(of item: Item) -> [Item] {
    let opaque = provided.filter { $0.kind != .viewport && $0.isVisible && $0.node.alpha >= 0.5 }
    return (opaque + customs).filter { above in
      above.place > item.place && intersect(above, item)
    }.sorted { $0.place < $1.place }
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
    Finding(
      rule: rule, severity: severity, message: message,
      views: items.map { ViewMention(name: $0.name, rect: $0.node.rect) },
      subjects: items.map(\.node.view), step: moment.step)
  }

  /// A breach between a view and the map's edges.
  package func findingAtEdge(
    _ rule: String, _ severity: Severity, _ message: String, _ item: Item
  ) -> Finding {
    var finding = finding(rule, severity, message, [item])
    if let map = moment.frame.tree.nodes.first { finding.subjects.append(map.view) }
    return finding
  }
}
