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

    /// Of a label: whether it can't show all its text; false where nobody asked for that.
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
  /// - Parameters:
  ///   - isShown: Whether running animations count; else the model is taken.
  ///   - measuresTexts: Whether labels are asked if they can show their texts.
  package init(of tree: ViewTree, root: ViewID, isShown: Bool, measuresTexts: Bool = true) {
    size = tree.views[root].frame.size
    isAnimating = !tree.animator.isIdle
    var list: [Node] = []
    list.reserveCapacity(tree.members(of: root).count)
    let bounds = Rect(origin: .zero, size: size)
    Self.append(
      root, parent: nil, map: .identity, clip: bounds, isVisible: true, alpha: 1, tree: tree,
      isShown: isShown, measuresTexts: measuresTexts, to: &list)
    nodes = list
  }

  private static func append(
    _ view: ViewID, parent: Int?, map: Affine, clip: Rect, isVisible: Bool, alpha: Double,
    tree: ViewTree, isShown: Bool, measuresTexts: Bool, to list: inout [Node]
  ) {
    // Field by field: a copy of the whole node would cost more than all that is read of it.
    let views = tree.views
    let frame = isShown ? tree.shownFrame(of: view) : views[view].frame
    let origin = isShown ? tree.shownBoundsOrigin(of: view) : views[view].boundsOrigin
    let transform = isShown ? tree.shownTransform(of: view) : views[view].transform
    let own = parent == nil ? map : tree.mapToSuperview(frame, origin, transform).then(map)
    let rect = own.boundingBox(of: Rect(origin: origin, size: frame.size))
    let visible =
      isVisible && !(isShown ? tree.isShownHidden(view) : views[view].look.isHidden)
    let look = isShown ? tree.shownLook(of: view) : views[view].look
    let total = alpha * min(max(look.alpha, 0), 1)
    let index = list.count
    list.append(
      Node(
        view: view, parent: parent, depth: parent.map { list[$0].depth + 1 } ?? 0,
        kind: views[view].kind, maker: views[view].maker, name: views[view].name,
        typeName: views[view].typeName, rect: rect, clipped: rect.intersection(clip),
        isShown: visible, alpha: total, look: look, text: views[view].label?.text,
        isTransformed: transform != .identity, margins: views[view].margins,
        isTruncated: measuresTexts && views[view].label != nil && tree.isTruncated(view),
        stackShown: views[view].hidingStack?.shownCount,
        stackMembers: views[view].hidingStack?.members ?? []))
    let inner = views[view].look.clips ? rect.intersection(clip) : clip
    for child in drawingOrder(of: views[view].subviews, in: tree, isShown: isShown) {
      append(
        child, parent: index, map: own, clip: inner, isVisible: visible, alpha: total, tree: tree,
        isShown: isShown, measuresTexts: measuresTexts, to: &list)
    }
  }

  /// Siblings by z, and then back to front.
  private static func drawingOrder(
    of siblings: [ViewID], in tree: ViewTree, isShown: Bool
  ) -> [ViewID] {
    func height(_ view: ViewID) -> Double {
      isShown ? tree.shownZ(of: view) : tree.views[view].look.z
    }
    guard let first = siblings.first else { return siblings }
    let lowest = height(first)
    guard siblings.contains(where: { height($0) != lowest }) else { return siblings }
    let heights = siblings.map(height)
    return siblings.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { siblings[$0] }
  }

  /// The place of a view in ``nodes``.
  package func index(of view: ViewID) -> Int? {
    // By place: a loop over the nodes would copy each.
    for place in nodes.indices where nodes[place].view == view { return place }
    return nil
  }

  package subscript(_ view: ViewID) -> Node? { index(of: view).map { nodes[$0] } }

  package func contains(_ view: ViewID) -> Bool { index(of: view) != nil }

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
