import NavigationSim
import ViewTree

/// Whose doing it is that views stand where they do.
extension Scene {
  /// An edge of a rectangle.
  enum Edge: Hashable {
    case left, right, top, bottom

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  }

  /// What put views over each other: along the axis on which the least move would part them, the
  /// constraints that hold the edges which reach into another view.
  func suspects(ofOverlap items: [Item]) -> [Suspect] {
    guard let first = items.first, items.count > 1 else {
      return suspects(of: items, axis: nil, edges: [:])
    }
    let others = items.dropFirst()
    let shared = others.map { first.visual.intersection($0.visual) }
    let isSideways = (shared.map(\.width).max() ?? 0) < (shared.map(\.height).max() ?? 0)
    let axis: Axis = isSideways ? .horizontal : .vertical
    var edges: [ViewID: Set<Edge>] = [:]
    for other in others {
      edges[first.node.view, default: []].formUnion(first.visual.edges(axis, inside: other.visual))
      edges[other.node.view, default: []].formUnion(other.visual.edges(axis, inside: first.visual))
    }
    return suspects(of: items, axis: axis, edges: edges)
  }

  /// What put a view over an edge of the map.
  func suspects(atEdge item: Item) -> [Suspect] {
    let rect = item.visual
    var edges: Set<Edge> = []
    if rect.x < bounds.x { edges.insert(.left) }
    if rect.maxX > bounds.maxX { edges.insert(.right) }
    if rect.y < bounds.y { edges.insert(.top) }
    if rect.maxY > bounds.maxY { edges.insert(.bottom) }
    let axes = Set(edges.map(\.axis))
    return suspects(
      of: [item], axis: axes.count == 1 ? axes.first : nil, edges: [item.node.view: edges])
  }

  /// What put views where they stand.
  ///
  /// - Parameters:
  ///   - axis: The one that matters; nil for both.
  ///   - edges: Of the views those that matter.
  func suspects(of items: [Item], axis: Axis?, edges: [ViewID: Set<Edge>] = [:]) -> [Suspect] {
    var holders: [ViewID: ViewID] = [:]
    for item in items {
      for view in placed(with: item) where holders[view] == nil { holders[view] = item.node.view }
    }
    let isLeftToRight = moment.frame.direction == .leftToRight
    let ranked = moment.constraints.compactMap { record -> (id: LayoutConstraintID, rank: [Int])? in
      guard record.maker == .author, let view = record.firstView, let item = holders[view],
        axis == nil || record.spec.firstAttribute.axis == axis
      else { return nil }
      let edge = record.spec.firstAttribute.edge(isLeftToRight: isLeftToRight)
      let isOfEdge = edge.map { edges[item]?.contains($0) == true } ?? false
      let isTie = record.secondView.flatMap { holders[$0] }.map { $0 != item } ?? false
      let isPlace = !record.spec.firstAttribute.isSize
      let marks = [isPlace, isOfEdge, record.spec.relation == .equal, isTie]
      return (record.id, marks.map { $0 ? 1 : 0 })
    }
    // The list is the oldest first: of equals the youngest is to blame.
    let sorted = ranked.enumerated().sorted { left, right in
      left.element.rank == right.element.rank
        ? left.offset > right.offset
        : right.element.rank.lexicographicallyPrecedes(left.element.rank)
    }
    let views =
      items.filter { $0.node.maker == .author } + items.filter { $0.node.maker != .author }
    return [.constraint(sorted.map(\.element.id))] + views.map { .frame($0.node.view) }
      + views.map { .insertion($0.node.view) }
  }

  /// A view and the delegate's own that it stands in: where these go, it goes.
  private func placed(with item: Item) -> [ViewID] {
    let nodes = moment.frame.tree.nodes
    var views = [item.node.view]
    var parent = item.node.parent
    while let place = parent, place > 0, nodes[place].maker == .author {
      views.append(nodes[place].view)
      parent = nodes[place].parent
    }
    return views
  }
}

extension Rect {
  /// The edges across an axis that lie inside another rectangle.
  fileprivate func edges(_ axis: Axis, inside other: Rect) -> Set<Scene.Edge> {
    var edges: Set<Scene.Edge> = []
    switch axis {
    case .horizontal:
      if x >= other.x, x < other.maxX { edges.insert(.left) }
      if maxX > other.x, maxX <= other.maxX { edges.insert(.right) }
    case .vertical:
      if y >= other.y, y < other.maxY { edges.insert(.top) }
      if maxY > other.y, maxY <= other.maxY { edges.insert(.bottom) }
    }
    return edges
  }
}

extension LayoutAttribute {
  /// The edge that it holds; nil for sizes and centres.
  fileprivate func edge(isLeftToRight: Bool) -> Scene.Edge? {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: isLeftToRight ? .left : .right
    case .trailing, .trailingMargin: isLeftToRight ? .right : .left
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .none, .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }
}
