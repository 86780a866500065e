package import ViewTree

/// How far apart two lengths may be, in points, and still count as the same.
package enum LengthTolerance {
  /// For solved lengths before rounding.
  package static let solved = 1e-6
  /// For lengths of the oracle's cases, which are given with four decimals.
  package static let oracle = 1e-3
}

/// A tree with a window of a given size, ready to be filled.
package struct TestScreen {
  package let tree: ViewTree
  package let root: ViewID

  /// - Parameter scale: Pixels a point; the default is so fine that rounding doesn't show.
  package init(width: Double, height: Double, scale: Double = 1e7) {
    tree = ViewTree(measurer: FixedTextMeasurer())
    tree.grid = PixelGrid(scale: scale)
    root = tree.makeView(
      .root, maker: .sdk, frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a view that follows its frame, to the root if not told otherwise.
  package func add(framed frame: Rect, to parent: ViewID? = nil) throws -> ViewID {
    let view = tree.makeView(.plain, frame: frame)
    try tree.insert(view, into: parent ?? root)
    return view
  }

  /// Adds a view that only constraints place, to the root if not told otherwise.
  package func add(_ kind: ViewKind = .plain, to parent: ViewID? = nil) throws -> ViewID {
    let view = tree.makeView(kind)
    tree.setTranslatesMask(false, of: view)
    try tree.insert(view, into: parent ?? root)
    return view
  }

  package func layOut() { tree.layoutIfNeeded(root) }

  package func frame(_ view: ViewID) -> Rect { tree.views[view].frame }
}

extension ViewTree {
  /// Makes and activates a constraint.
  @discardableResult
  package func constrain(
    _ first: ViewID, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: ViewID? = nil, _ secondAttribute: LayoutAttribute = .none, times: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000, maker: Maker = .author
  ) throws -> LayoutConstraintID {
    try constrain(
      LayoutConstraintSpec(
        .view(first), firstAttribute, relation, second.map { .view($0) }, secondAttribute,
        multiplier: times, constant: constant, priority: priority), maker: maker)
  }

  @discardableResult
  package func constrain(
    _ spec: LayoutConstraintSpec, maker: Maker = .author
  ) throws -> LayoutConstraintID {
    let constraint = try makeConstraint(spec, maker: maker)
    try activate([constraint])
    return constraint
  }

  /// Gives a view a place in its superview and a size, by four constraints.
  package func pin(_ view: ViewID, x: Double, y: Double, width: Double, height: Double) throws {
    guard let superview = views[view].superview else { return }
    try constrain(view, .left, .equal, superview, .left, plus: x)
    try constrain(view, .top, .equal, superview, .top, plus: y)
    try constrain(view, .width, plus: width)
    try constrain(view, .height, plus: height)
  }
}

extension Rect {
  package func isClose(to other: Rect, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
