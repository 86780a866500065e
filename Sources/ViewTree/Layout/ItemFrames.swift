/// The items of one root's system on pixels, in the system's order: views before guides,
/// superviews before their subviews.
struct ItemFrames {
  private struct Row {
    /// A view's own name, or its owner's where the row is a guide's.
    let view: ViewID

    /// The place of the superview, or of the guide's owner.
    let parent: Int

    /// Whether other items stand in this one.
    var holdsItems = false

    /// How far the frame reaches beyond the alignment rectangle: to the left and top, and in all.
    var outset = SIMD2<Double>.zero
    var growth = SIMD2<Double>.zero

    /// Where the content begins in the root's space, before rounding, and rounded.
    var inner = SIMD2<Double>.zero
    var roundedInner = SIMD2<Double>.zero

    /// In the superview's or owner's space.
    var frame = Rect.zero
  }

  private var rows: [Row] = []
  private var guides: [GuideID] = []

  /// How wide the widest view is, the root included.
  private(set) var widest = 0.0

  init() {}

  /// - Parameters:
  ///   - viewIDs: The root and all below it, level by level, so that superviews stand in the order
  ///     of their subviews.
  ///   - guideIDs: Their guides, in the order of their owners.
  init(viewIDs: [ViewID], guideIDs: [GuideID], _ tree: ViewTree) {
    guides = guideIDs
    rows.reserveCapacity(viewIDs.count + guideIDs.count)
    var place = 0
    for view in viewIDs {
      if let superview = tree.views[view].superview, !rows.isEmpty {
        while viewIDs[place] != superview { place += 1 }
      }
      append(view, in: place)
      let insets = tree.views[view].alignmentInsets
      rows[rows.count - 1].outset = SIMD2(insets.left, insets.top)
      rows[rows.count - 1].growth = SIMD2(insets.left + insets.right, insets.top + insets.bottom)
    }
    place = 0
    for guide in guideIDs {
      while viewIDs[place] != tree.guides[guide].owner { place += 1 }
      append(viewIDs[place], in: place)
    }
  }

  private mutating func append(_ view: ViewID, in place: Int) {
    rows.append(Row(view: view, parent: place))
    rows[place].holdsItems = true
  }

  subscript(_ place: Int) -> Rect { rows[place].frame }

  /// Rounds the solution to pixels.
  ///
  /// What stands elsewhere than the solution says is either placed or marked.
  /// - Parameters:
  ///   - values: The solution: x, y, width and height of each item's alignment rectangle.
  ///   - places: Whether each view and guide gets its frame at once; else the views with a subview
  ///     or guide to be moved are marked.
  mutating func update(_ values: Span<Double>, _ tree: ViewTree, places: Bool) {
    guard let root = rows.first?.view else { return }
    // Nodes are written in between, so that what stays is not asked for again.
    let (nodes, grid) = (tree.views, tree.grid(of: root))
    // The root stays where it is.
    if places { nodes[root].needsLayout = false }
    var widest = nodes[root].frame.width
    let viewCount = rows.count - guides.count
    // Taken out of the structure, so that nobody else can hold them: they are written in place.
    var rows: [Row] = []
    swap(&rows, &self.rows)
    defer {
      swap(&rows, &self.rows)
      self.widest = widest
    }
    precondition(values.count == 4 * rows.count, "four values for each item")
    var span = rows.mutableSpan
    for place in 1..<max(1, viewCount) {
      let view = span[place].view
      let parent = span[place].parent
      let outer = span[parent].inner
      let (origin, size) = Self.alignmentRect(at: place, values)
      let exact = outer + (origin - span[place].outset)
      let frame = grid.round(
        from: exact, to: exact + (size + span[place].growth), less: span[parent].roundedInner)
      span[place].frame = frame
      widest = max(widest, frame.width)
      let isMoved = nodes.change(view) { node in
        if span[place].holdsItems {
          let inner = exact - SIMD2(node.boundsOrigin.x, node.boundsOrigin.y)
          span[place].inner = inner
          span[place].roundedInner = grid.round(inner)
        }
        if places {
          node.frame = frame
          node.needsLayout = false
          return false
        }
        return node.frame != frame
      }
      if isMoved { nodes[span[parent].view].needsLayout = true }
    }
    for (index, guide) in guides.enumerated() {
      let place = viewCount + index
      let outer = span[span[place].parent]
      let (origin, size) = Self.alignmentRect(at: place, values)
      let exact = outer.inner + origin
      let frame = grid.round(from: exact, to: exact + size, less: outer.roundedInner)
      span[place].frame = frame
      if places {
        tree.guides[guide].frame = frame
      } else if tree.guides[guide].frame != frame {
        nodes[span[place].view].needsLayout = true
      }
    }
  }

  /// - Precondition: There are four values for the place; so many were counted before.
  @inline(__always)
  private static func alignmentRect(
    at place: Int, _ values: Span<Double>
  ) -> (origin: SIMD2<Double>, size: SIMD2<Double>) {
    let first = 4 &* place
    return unsafe (
      SIMD2(values[unchecked: first], values[unchecked: first &+ 1]),
      SIMD2(values[unchecked: first &+ 2], values[unchecked: first &+ 3])
    )
  }
}
