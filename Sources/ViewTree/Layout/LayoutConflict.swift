import LayoutSolver

/// A set of required constraints that can't hold together, and the one given up for it.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    case constraint(LayoutConstraintID)
    /// The frame of a view whose autoresizing mask is translated.
    case mask(ViewID)
    /// A stack's arrangement of its members.
    case stack(ViewID)
    /// That a size is not below zero; it is never given up.
    case notNegative(LayoutItem, Axis)
  }

  /// The smallest set: without any one of them the rest can hold.
  ///
  /// Oldest first.
  package let members: [Member]
  package let broken: Member

  /// What each of ``members`` says, as far as it can be written down; nil for a size that is not
  /// negative and for the parts of a hiding stack.
  package let rows: [LayoutRow?]

  /// The place of ``broken`` in ``members``, in which one stack or mask may stand more than once.
  package let brokenIndex: Int
}

/// What a row of the layout system says.
package enum LayoutRow: Hashable, Sendable {
  case constraint(LayoutConstraintSpec)
  /// The distances between two pairs of neighbours are equal.
  case equalGaps(ViewID, ViewID, ViewID)
}

extension LayoutProblem {
  /// The conflicts of the last solve, in the tree's words.
  func conflicts(tree: ViewTree) -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      let known = conflict.members.filter { source(of: $0)?.member != nil }
      var members = known.compactMap { source(of: $0)?.member }
      members += conflict.nonNegative.compactMap { variable in
        sized(by: variable).map { .notNegative($0.0, $0.1) }
      }
      var rows = known.map { id in source(of: id).flatMap { row(of: $0, tree: tree) } }
      rows += Array(repeating: nil, count: members.count - rows.count)
      let broken = known.firstIndex(of: conflict.broken) ?? 0
      return LayoutConflict(
        members: members, broken: members[broken], rows: rows, brokenIndex: broken)
    }
  }

  private func row(of source: Source, tree: ViewTree) -> LayoutRow? {
    switch source {
    case .constraint(let id): .constraint(tree.constraints[id].spec)
    case .mask(let view, let attribute): maskRow(of: view, attribute, tree: tree)
    case .stack(_, let row): row.map { stackRows[$0] }
    case .content, .fitting: nil
    }
  }

  /// A row of a mask as a constraint: a rigid part by its length, a flexible one by its share of
  /// the superview's.
  private func maskRow(
    of view: ViewID, _ attribute: LayoutAttribute, tree: ViewTree
  ) -> LayoutRow? {
    let node = tree.views[view]
    guard let superview = node.superview else { return nil }
    let (frame, room) = (node.maskReference.frame, node.maskReference.room)
    let isX = attribute.axis == .horizontal
    let (position, length) = isX ? (frame.x, frame.width) : (frame.y, frame.height)
    let whole = isX ? room.width : room.height
    let shares = node.autoresizing.shares(
      position: position, length: length, room: whole, attribute.axis)
    let (value, share) = attribute.isSize ? (length, shares.inside) : (position, shares.before)
    if attribute.isSize, share == 0 {
      return .constraint(LayoutConstraintSpec(.view(view), attribute, constant: value))
    }
    let other: LayoutAttribute = share == 0 ? attribute : isX ? .width : .height
    return .constraint(
      LayoutConstraintSpec(
        .view(view), attribute, .equal, .view(superview), other,
        multiplier: share == 0 ? 1 : share, constant: value - share * whole))
  }
}

extension LayoutProblem.Source {
  /// What the row is to those who read of a conflict; nil for what is never given up.
  var member: LayoutConflict.Member? {
    switch self {
    case .constraint(let constraint): .constraint(constraint)
    case .mask(let view, _): .mask(view)
    case .stack(let view, _): .stack(view)
    case .content, .fitting: nil
    }
  }
}
