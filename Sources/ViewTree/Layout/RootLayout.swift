import LayoutSolver

/// The system of one root between two passes: what changes in constraints or in the root's size is
/// an edit of it, everything else writes it anew.
///
/// An edited system answers as one that is written anew would, since its rows stand in the same
/// order: see ``ViewTree/edit(_:_:)``.
final class RootLayout {
  var problem: LayoutProblem

  /// The tree's ``ViewTree/rewriteCount`` that the system was written at.
  var writtenAt: UInt64 = 0

  /// Whether the system was solved since its last edit.
  var isSolved = false

  /// Whether nothing below the root waits for layout or for `updateConstraints`.
  var isClean = false

  /// The conflicts of the last solve.
  var conflicts: [LayoutConflict] = []

  /// The youngest constraint that had a row since the system was written.
  var lastSerial: UInt64 = 0

  /// Constraints whose constants follow from margins or safe areas.
  var insetRows: [LayoutConstraintID] = []

  /// Whether the system holds nothing that an edit could leave behind: labels of several lines break
  /// where they stand, and stacks within margins take these over.
  var isEditable = false

  /// The members shown of each hiding stack, as the system was written; empty without such stacks.
  var shown: [ViewID: Int] = [:]
  var hasHidingStacks = false

  /// The frames of the system's items on pixels, in the items' order.
  private(set) var frames: [Rect] = []

  /// For each view the place of its superview among the items, for each guide that of its owner.
  private var parents: [Int] = []
  private var values: [Double] = []

  /// Where the content of each view begins in the root's space, before rounding.
  private var offsets: [Point] = []

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// Takes over a system that was written anew.
  func replace(_ new: LayoutProblem, tree: ViewTree) {
    problem = new
    parents.removeAll(keepingCapacity: true)
    for view in new.viewIDs {
      parents.append(tree.views[view].superview.flatMap { new.place(of: .view($0)) } ?? 0)
    }
    for guide in new.guideIDs {
      parents.append(tree.guides[guide].owner.flatMap { new.place(of: .view($0)) } ?? 0)
    }
    let zero = Rect.zero
    frames = Array(repeating: zero, count: parents.count)
    values = Array(repeating: 0, count: 4 * parents.count)
    offsets = Array(repeating: .zero, count: new.viewIDs.count)
    hasHidingStacks = false
    isEditable = true
    for view in new.viewIDs {
      if tree.views[view].label != nil, tree.views[view].label?.lines != 1 { isEditable = false }
      if tree.views[view].stack?.isMarginsRelative == true { isEditable = false }
      if tree.views[view].hidingStack != nil { hasHidingStacks = true }
    }
    insetRows.removeAll(keepingCapacity: true)
    lastSerial = 0
    for (constraint, row) in new.constraintRows {
      tree.constraints[constraint].row = row
      lastSerial = max(lastSerial, tree.constraints[constraint].serial)
      if tree.usesInsets(constraint) { insetRows.append(constraint) }
    }
  }

  /// Reads the solution and rounds it to pixels; superviews stand before their subviews.
  func readFrames(_ tree: ViewTree) {
    let grid = problem.viewIDs.first.map { tree.grid(of: $0) } ?? tree.grid
    problem.copyValues(into: &values)
    let viewIDs = problem.viewIDs
    for place in 0..<frames.count {
      var rect = Rect(
        x: values[4 * place], y: values[4 * place + 1], width: values[4 * place + 2],
        height: values[4 * place + 3])
      if place < viewIDs.count {
        if problem.hasAlignmentInsets { rect = rect.outset(by: problem.insets(of: viewIDs[place])) }
        // The root stays where it is.
        if place == 0 { continue }
        let outer = offsets[parents[place]]
        offsets[place] = outer + rect.origin - tree.views[viewIDs[place]].boundsOrigin
        frames[place] = grid.round(rect, offset: outer)
      } else {
        frames[place] = grid.round(rect, offset: offsets[parents[place]])
      }
    }
  }

  /// Marks the views with a subview or guide that stands elsewhere than the solution says.
  func markMoved(_ tree: ViewTree) {
    let viewIDs = problem.viewIDs
    let guideIDs = problem.guideIDs
    for place in 1..<max(1, viewIDs.count)
    where tree.views[viewIDs[place]].frame != frames[place] {
      tree.views[viewIDs[parents[place]]].needsLayout = true
    }
    for (place, guide) in guideIDs.enumerated()
    where tree.guides[guide].frame != frames[viewIDs.count + place] {
      tree.views[viewIDs[parents[viewIDs.count + place]]].needsLayout = true
    }
  }

  /// The frame of an item on pixels, in its superview's or owner's space; nil outside this root.
  func frame(of item: LayoutItem) -> Rect? { problem.place(of: item).map { frames[$0] } }
}
