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

  /// Whether a view of the root lays out its subviews itself, so that it must be called.
  private(set) var hasLayoutOverrides = false

  /// Whether a view may wait for `updateConstraints`.
  var awaitsConstraints = true

  /// Whether ``frames`` are those of the last solve.
  var isRead = false

  /// The places of the views whose insets follow from where they stand; nil while that is not known.
  ///
  /// See ``ViewTree/updateFollowingInsets(_:)``.
  var insetFollowers: [Int]?

  /// The frames of the system's items on pixels.
  private var frames = ItemFrames()

  /// Whether a view is so wide that its readable width may be less than all between its margins.
  var hasWideViews: Bool { frames.widest > ViewTree.readableThreshold }

  init(_ problem: consuming LayoutProblem) { self.problem = problem }

  /// Notes what there is to know of a system that was written anew.
  func wasWritten(_ tree: ViewTree) {
    frames = ItemFrames(viewIDs: problem.viewIDs, guideIDs: problem.guideIDs, tree)
    isRead = false
    insetFollowers = nil
    hasHidingStacks = false
    hasLayoutOverrides = false
    awaitsConstraints = false
    isEditable = true
    for view in problem.viewIDs {
      if tree.views[view].label != nil, tree.views[view].label?.lines != 1 { isEditable = false }
      if tree.views[view].stack?.isMarginsRelative == true { isEditable = false }
      if tree.views[view].hidingStack != nil { hasHidingStacks = true }
      if tree.views[view].overrides.contains(.layout) { hasLayoutOverrides = true }
      if tree.views[view].needsConstraints { awaitsConstraints = true }
    }
    insetRows.removeAll(keepingCapacity: true)
    lastSerial = 0
    for (constraint, row) in problem.constraintRows {
      tree.constraints[constraint].row = row
      lastSerial = max(lastSerial, tree.constraints[constraint].serial)
      if tree.usesInsets(constraint) { insetRows.append(constraint) }
    }
  }

  /// Reads the solution on pixels; see ``ItemFrames/update(_:_:places:)``.
  func readFrames(_ tree: ViewTree, places: Bool) {
    isRead = true
    problem.withValues { values in frames.update(values, tree, places: places) }
  }

  /// The frame of an item on pixels, in its superview's or owner's space; nil outside this root.
  func frame(of item: LayoutItem) -> Rect? { problem.place(of: item).map { frames[$0] } }
}
