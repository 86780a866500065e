/// A conflict in the words and the grammar of the log that iOS writes.
///
/// So what reads such logs reads these, and so do people who know them. Source: facts S73. Where
/// iOS writes addresses there are numbers made of names in the tree, equal in each run.
package struct ConflictLog: Hashable, Sendable, CustomStringConvertible {
  /// The constraints that can't hold together: those without an identifier first, oldest first, and
  /// then by identifier.
  package let constraints: [String]

  /// The one that is given up.
  package let broken: String

  /// Whether translated masks are among them, which calls for a hint of its own.
  package let hasMasks: Bool

  package var description: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if hasMasks {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", broken, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }
}

extension ViewTree {
  /// Writes a conflict as iOS would log it.
  ///
  /// Sizes that are not negative are part of the conflict but, as on iOS, not of the list.
  ///
  /// - Precondition: What the conflict names is still there.
  package func log(of conflict: LayoutConflict) -> ConflictLog {
    var entries: [(identifier: String, text: String)] = []
    var broken = ""
    for (index, member) in conflict.members.enumerated() {
      guard let text = text(of: member, conflict.rows[index], place: index) else { continue }
      entries.append((identifier(of: conflict.rows[index]) ?? "", text))
      if index == conflict.brokenIndex { broken = text }
    }
    let sorted = entries.enumerated().sorted { left, right in
      (left.element.identifier, left.offset) < (right.element.identifier, right.offset)
    }
    let hasMasks = conflict.members.contains { member in
      if case .mask = member { return true }
      return false
    }
    return ConflictLog(
      constraints: sorted.map(\.element.text), broken: broken, hasMasks: hasMasks)
  }

  /// A constraint as iOS describes it.
  package func text(of constraint: LayoutConstraintID) -> String {
    let node = constraints[constraint]
    return "<\(node.typeName ?? "NSLayoutConstraint"):"
      + ConstraintText.address(.constraint, constraint)
      + ConstraintText(tree: self, isActive: node.isActive).body(of: node.spec) + ">"
  }

  private func identifier(of row: LayoutRow?) -> String? {
    switch row {
    case .constraint(let spec): spec.identifier
    case .equalGaps: ConstraintText.gapIdentifier
    case nil: nil
    }
  }

  private func text(
    of member: LayoutConflict.Member, _ row: LayoutRow?, place: Int
  ) -> String? {
    let words = ConstraintText(tree: self, isActive: true)
    switch (member, row) {
    case (.constraint(let constraint), _): return text(of: constraint)
    case (.mask(let view), .constraint(let spec)):
      return "<NSAutoresizingMaskLayoutConstraint:"
        + ConstraintText.address(.mask, view, part: spec.firstAttribute.rawValue)
        + " " + views[view].autoresizing.text + words.maskBody(of: spec) + ">"
    case (.stack(let stack), .constraint(let spec)):
      return "<NSLayoutConstraint:" + ConstraintText.address(.stackRow, stack, part: place)
        + words.body(of: spec) + ">"
    case (.stack(let stack), .equalGaps(let first, let second, let third)):
      return "<NSLayoutConstraint:" + ConstraintText.address(.stackRow, stack, part: place)
        + words.gapBody(first, second, third, in: stack) + ">"
    default: return nil
    }
  }
}

extension AutoresizingMask {
  /// What is flexible, as iOS writes it: `-` is rigid, `&` flexible; margin, size, margin.
  ///
  /// A margin that is not said to be flexible and comes last takes what is left (facts S41).
  package var text: String {
    func axis(_ before: AutoresizingMask, _ size: AutoresizingMask, _ after: AutoresizingMask)
      -> String
    {
      let isRigid = intersection([before, size, after]).isEmpty
      return (contains(before) ? "&" : "-") + (contains(size) ? "&" : "-")
        + (contains(after) || isRigid ? "&" : "-")
    }
    return "h=\(axis(.flexibleLeft, .flexibleWidth, .flexibleRight)) "
      + "v=\(axis(.flexibleTop, .flexibleHeight, .flexibleBottom))"
  }
}
