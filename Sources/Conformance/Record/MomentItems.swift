package import NavigationSim
package import ViewTree

/// The views of a moment that geometric rules speak of, found once for all of them.
///
/// Only what the present state provides counts: what an earlier state left behind is the cleanup
/// rules' business. On frames in between the prompts that are on their way out count too.
package struct MomentItems: Sendable {
  /// A view that stands in the map.
  ///
  /// A class, since rules filter lists of items.
  package final class Item: Sendable {
    /// The place in the drawing order.
    package let place: Int
    private let tree: FrameTree

    /// Of a custom view nil.
    package let provided: ProvidedView?
    package let name: String

    /// What the eye sees: a provided view's frame less its transparent margin.
    package let visual: Rect

    /// The visual rectangle less what the map and clipping ancestors cut off.
    package let seen: Rect

    /// Attached, not hidden by itself or an ancestor, not faded out, and not wholly clipped.
    package let isVisible: Bool

    /// Neither hidden nor faded out, wherever it stands.
    package let isShown: Bool

    init(place: Int, in tree: FrameTree, provided: ProvidedView?, name: String, visual: Rect) {
      self.place = place
      self.tree = tree
      self.provided = provided
      self.name = name
      self.visual = visual
      let clipped = tree.nodes[place].clipped
      seen = visual.intersection(clipped)
      isShown = tree.nodes[place].isShown && tree.nodes[place].alpha >= 0.01
      isVisible = isShown && !clipped.isEmpty
    }

    package var node: FrameTree.Node { tree.nodes[place] }
    package var kind: ComponentKind? { provided?.kind }
  }

  /// The provided views that stand in the map, in drawing order.
  package private(set) var provided: [Item] = []

  /// The delegate's own views that draw something opaque, in drawing order.
  package private(set) var customs: [Item] = []

  init(_ frame: MapFrame, isBetween: Bool) {
    let nodes = frame.tree.nodes
    for place in nodes.indices {
      let view = nodes[place].view
      if let item = Self.provided(view, in: frame, isBetween: isBetween) {
        provided.append(
          Item(
            place: place, in: frame.tree, provided: item, name: item.name,
            visual: frame.visualRect(nodes[place].rect, kind: item.kind)))
      } else if nodes[place].maker == .author, nodes[place].drawsOpaquely {
        let item = Item(
          place: place, in: frame.tree, provided: nil, name: frame.name(of: nodes[place]),
          visual: nodes[place].rect)
        if item.isVisible { customs.append(item) }
      }
    }
  }

  /// A state provides a dozen views: looking through them takes less than a dictionary of them.
  private static func provided(
    _ view: ViewID, in frame: MapFrame, isBetween: Bool
  ) -> ProvidedView? {
    let current = frame.current
    for place in current.indices where current[place].view == view { return current[place] }
    guard isBetween else { return nil }
    let all = frame.provided
    for place in all.indices where all[place].view == view && all[place].kind == .prompt {
      return all[place]
    }
    return nil
  }
}

extension MapFrame {
  /// The name by which reports speak of a view: its own, its class's, or its place in the tree.
  func name(of node: FrameTree.Node) -> String {
    if let provided = provided(node.view) { return provided.name }
    if let name = node.name { return name }
    let index = tree.index(of: node.view) ?? 0
    if let text = node.text, !text.isEmpty { return "label \"\(text)\"" }
    return "\(node.typeName ?? "view") #\(index)"
  }
}
