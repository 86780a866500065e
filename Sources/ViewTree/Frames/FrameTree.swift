/// A tree of rectangles at one moment: a value, which nothing changes afterwards.
///
/// Nodes stand in drawing order: a view before what is drawn over it, parents before children,
/// siblings by z and then back to front. Rectangles are in the root's space.
package struct FrameTree: Hashable, Sendable {
  package struct Node: Hashable, Sendable {
    package let view: ViewID

    /// The place of the superview in ``FrameTree/nodes``; nil for the root.
    package let parent: Int?
    package let depth: Int
    package let kind: ViewKind
    package let maker: Maker
    package let name: String?
    package let typeName: String?

    /// The box around the view, in the root's space.
    package let rect: Rect

    /// The same less what ancestors that clip, and the root, cut off.
    package let clipped: Rect

    /// Neither the view nor an ancestor is hidden.
    package let isShown: Bool

    /// The product of the alphas of the view and its ancestors.
    package let alpha: Double
    package let look: Look
    package let text: String?

    /// Whether the transform is other than the identity.
    package let isTransformed: Bool
    package let margins: Insets

    /// Of a label: whether it can't show all its text.
    package let isTruncated: Bool

    /// The members that a hiding stack has room for and all that it has.
    package let stackShown: Int?
    package let stackMembers: [ViewID]
  }

  package let size: Size
  package let nodes: [Node]
  package let isAnimating: Bool

  /// Takes the picture of a root and all below it.
  ///
  /// - Parameter isShown: Whether running animations count; else the model is taken.
  package init(of tree: ViewTree, root: ViewID, isShown: Bool) {
    size = tree.views[root].frame.size
    isAnimating = !tree.animator.isIdle
    var list: [Node] = []
    let bounds = Rect(origin: .zero, size: size)
    Self.append(
      root, parent: nil, map: .identity, clip: bounds, isVisible: true, alpha: 1, tree: tree,
      isShown: isShown, to: &list)
    nodes = list
  }

  private static func append(
    _ view: ViewID, parent: Int?, map: Affine, clip: Rect, isVisible: Bool, alpha: Double,
    tree: ViewTree, isShown: Bool, to list: inout [Node]
  ) {
    // Field by field: a copy of the whole node would cost more than all that is read of it.
    let views = tree.views
    let own = parent == nil ? map : tree.mapToSuperview(of: view, isShown: isShown).then(map)
    let frame = isShown ? tree.shownFrame(of: view) : views[view].frame
    let origin = isShown ? tree.shownBoundsOrigin(of: view) : views[view].boundsOrigin
    let rect = own.boundingBox(of: Rect(origin: origin, size: frame.size))
    let visible =
      isVisible && !(isShown ? tree.isShownHidden(view) : views[view].look.isHidden)
    let look = isShown ? tree.shownLook(of: view) : views[view].look
    let total = alpha * min(max(look.alpha, 0), 1)
    let transform = isShown ? tree.shownTransform(of: view) : views[view].transform
    let index = list.count
    list.append(
      Node(
        view: view, parent: parent, depth: parent.map { list[$0].depth + 1 } ?? 0,
        kind: views[view].kind, maker: views[view].maker, name: views[view].name,
        typeName: views[view].typeName, rect: rect, clipped: rect.intersection(clip),
        isShown: visible, alpha: total, look: look, text: views[view].label?.text,
        isTransformed: transform != .identity, margins: views[view].margins,
        isTruncated: views[view].label == nil ? false : tree.isTruncated(view),
        stackShown: views[view].hidingStack?.shownCount,
        stackMembers: views[view].hidingStack?.members ?? []))
    let inner = views[view].look.clips ? rect.intersection(clip) : clip
    for child in drawingOrder(of: views[view].subviews, in: tree, isShown: isShown) {
      append(
        child, parent: index, map: own, clip: inner, isVisible: visible, alpha: total, tree: tree,
        isShown: isShown, to: &list)
    }
  }

  /// Siblings by z, and then back to front.
  private static func drawingOrder(
    of siblings: [ViewID], in tree: ViewTree, isShown: Bool
  ) -> [ViewID] {
    let heights = siblings.map { isShown ? tree.shownZ(of: $0) : tree.views[$0].look.z }
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      return siblings
    }
    return siblings.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { siblings[$0] }
  }

  /// The place of a view in ``nodes``.
  package func index(of view: ViewID) -> Int? { nodes.firstIndex { $0.view == view } }

  package subscript(_ view: ViewID) -> Node? { nodes.first { $0.view == view } }

  /// Whether the node at one place stands below that at another.
  package func isBelow(_ index: Int, ancestor: Int) -> Bool {
    var current = nodes[index].parent
    while let next = current {
      if next == ancestor { return true }
      current = nodes[next].parent
    }
    return false
  }
}
