import ViewTree

/// Measures nothing: the screen's natural sizes are given.
final class NoText: TextMeasurer {
  func measure(_ request: TextRequest) -> TextMetrics {
    TextMetrics(
      width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, lineHeight: 0)
  }
}

/// The screen of `Benchmarks/cases/screen.prob` as views and constraints: the same unknowns and the
/// same rows, in the same order.
final class Screen {
  let tree: ViewTree
  let views: [ViewID]

  /// The constraint that is added and removed: an upper bound of the card's width.
  let toggled: LayoutConstraintID

  /// The superview of each view, by number.
  private static let superviews = [0, 0, 0, 2, 2, 2, 0, 6, 7, 7, 7, 6, 6, 0, 7]

  /// Natural sizes of the views that have one.
  private static let naturals: [(view: Int, width: Double, height: Double)] = [
    (3, 60, 30), (4, 120, 22), (5, 44, 30), (9, 280, 24), (10, 340, 18),
  ]

  /// Makes the tree and lays it out.
  init() throws {
    let tree = ViewTree(measurer: NoText())
    self.tree = tree
    let root = tree.makeView(.root, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var views = [root]
    views.reserveCapacity(Self.superviews.count)
    for superview in Self.superviews.dropFirst() {
      let view = tree.makeView(.plain, maker: .sdk)
      try tree.insert(view, into: views[superview])
      views.append(view)
    }
    for (view, width, height) in Self.naturals {
      tree.setNaturalSize(PerAxis(horizontal: width, vertical: height), of: views[view])
    }
    self.views = views
    var made: [LayoutConstraintID] = []
    made.reserveCapacity(Row.all.count)
    for row in Row.all {
      made.append(try tree.makeConstraint(row.spec(views)))
    }
    toggled = made.removeLast()
    try tree.activate(made)
    tree.layoutIfNeeded(root)
  }

  func resize(width: Double, height: Double) {
    tree.setFrame(Rect(x: 0, y: 0, width: width, height: height), of: views[0])
    tree.layoutIfNeeded(views[0])
  }

  /// Activates or deactivates the constraint that comes and goes.
  func toggle(isActive: Bool) {
    if isActive {
      // Both its items are views of this screen, so that nothing can be refused.
      try? tree.activate([toggled])
    } else {
      tree.deactivate([toggled])
    }
    tree.layoutIfNeeded(views[0])
  }

  /// Reads all frames: x, y, width and height of each view.
  func readFrames(into values: inout [Double]) {
    precondition(values.count >= 4 * views.count, "four values for each view")
    var span = values.mutableSpan
    var place = 0
    for view in views {
      let frame = tree.frame(of: view)
      unsafe span[unchecked: place] = frame.x
      unsafe span[unchecked: place &+ 1] = frame.y
      unsafe span[unchecked: place &+ 2] = frame.width
      unsafe span[unchecked: place &+ 3] = frame.height
      place &+= 4
    }
  }
}

/// A constraint between views of the screen, by number.
struct Row {
  let first: Int
  let attribute: LayoutAttribute
  let relation: LayoutRelation
  let second: Int?
  let other: LayoutAttribute
  let constant: Double
  let priority: Double

  init(
    _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: Int? = nil, _ other: LayoutAttribute = .none, _ constant: Double = 0,
    at priority: Double = 1000
  ) {
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.other = other
    self.constant = constant
    self.priority = priority
  }

  func spec(_ views: [ViewID]) -> LayoutConstraintSpec {
    LayoutConstraintSpec(
      .view(views[first]), attribute, relation, second.map { .view(views[$0]) }, other,
      constant: constant, priority: priority)
  }

  /// The last one is the one that is toggled.
  static let all: [Row] = [
    // The safe area, as a view.
    Row(1, .left, .equal, 0, .left), Row(1, .right, .equal, 0, .right),
    Row(1, .top, .equal, 0, .top, 20), Row(1, .bottom, .equal, 0, .bottom, -34),
    // The navigation bar with two buttons and a title.
    Row(2, .left, .equal, 0, .left), Row(2, .right, .equal, 0, .right),
    Row(2, .top, .equal, 1, .top), Row(2, .height, .equal, nil, .none, 44),
    Row(3, .left, .equal, 2, .left, 16), Row(3, .centerY, .equal, 2, .centerY),
    Row(4, .centerX, .equal, 2, .centerX, at: 500), Row(4, .left, .atLeast, 3, .right, 8),
    Row(4, .right, .atMost, 5, .left, -8), Row(4, .centerY, .equal, 2, .centerY),
    Row(5, .right, .equal, 2, .right, -16), Row(5, .centerY, .equal, 2, .centerY),
    // The content between the bars.
    Row(6, .left, .equal, 1, .left), Row(6, .right, .equal, 1, .right),
    Row(6, .top, .equal, 2, .bottom), Row(6, .bottom, .equal, 13, .top),
    // The card.
    Row(7, .centerX, .equal, 6, .centerX), Row(7, .width, .equal, 6, .width, -32, at: 750),
    Row(7, .width, .atMost, nil, .none, 600), Row(7, .top, .equal, 6, .top, 16),
    Row(7, .bottom, .atLeast, 8, .bottom, 12), Row(7, .bottom, .atLeast, 10, .bottom, 12),
    Row(7, .height, .equal, nil, .none, 40, at: 250),
    // The image and the two labels.
    Row(8, .left, .equal, 7, .left, 12), Row(8, .height, .equal, nil, .none, 64),
    Row(8, .top, .equal, 7, .top, 12), Row(8, .width, .equal, 8, .height),
    Row(9, .left, .equal, 8, .right, 12), Row(9, .right, .atMost, 7, .right, -12),
    Row(9, .top, .equal, 8, .top), Row(10, .left, .equal, 9, .left),
    Row(10, .right, .atMost, 7, .right, -12), Row(10, .top, .equal, 9, .bottom, 4),
    // The line below the card.
    Row(11, .left, .equal, 7, .left), Row(11, .right, .equal, 7, .right),
    Row(11, .top, .equal, 7, .bottom, 8), Row(11, .height, .equal, nil, .none, 1),
    // The button.
    Row(12, .centerX, .equal, 6, .centerX), Row(12, .top, .atLeast, 11, .bottom, 16),
    Row(12, .height, .equal, nil, .none, 44), Row(12, .width, .atMost, nil, .none, 320),
    Row(12, .width, .equal, 6, .width, -64, at: 750),
    Row(12, .bottom, .equal, 6, .bottom, -16, at: 750),
    // The toolbar and the badge.
    Row(13, .left, .equal, 0, .left), Row(13, .right, .equal, 0, .right),
    Row(13, .bottom, .equal, 1, .bottom), Row(13, .height, .equal, nil, .none, 49),
    Row(14, .left, .equal, 8, .right, -8), Row(14, .top, .equal, 8, .top, -8),
    Row(14, .width, .equal, nil, .none, 16), Row(14, .height, .equal, nil, .none, 16),
    Row(7, .width, .atMost, nil, .none, 300),
  ]
}
