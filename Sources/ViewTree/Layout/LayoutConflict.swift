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
}

extension LayoutProblem {
  /// The conflicts of the last solve, in the tree's words.
  func conflicts() -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      var members = conflict.members.compactMap { source(of: $0)?.member }
      members += conflict.nonNegative.compactMap { variable in
        sized(by: variable).map { .notNegative($0.0, $0.1) }
      }
      let broken = source(of: conflict.broken)?.member ?? members[0]
      return LayoutConflict(members: members, broken: broken)
    }
  }
}

extension LayoutProblem.Source {
  fileprivate var member: LayoutConflict.Member? {
    switch self {
    case .constraint(let constraint): .constraint(constraint)
    case .mask(let view): .mask(view)
    case .stack(let view): .stack(view)
    case .content, .fitting: nil
    }
  }
}
