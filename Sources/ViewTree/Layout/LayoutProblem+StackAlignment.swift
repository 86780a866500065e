import LayoutSolver

/// A stack's rows across its axis.
extension LayoutProblem {
  /// Ties members to the stack's edges, middle or line, and keeps them inside.
  mutating func addAlignment(
    of content: StackContent, shown: [ViewID], in stack: ViewID, naturals: [ViewID: Size],
    tree: ViewTree
  ) {
    let names = AxisAttributes.across(content.axis)
    let isInset = content.isMarginsRelative
    let start = isInset ? names.startMargin : names.start
    let end = isInset ? names.endMargin : names.end
    let center = isInset ? names.centerInMargins : names.center
    var pairs: [(LayoutAttribute, LayoutAttribute)]
    var text: LayoutAttribute?
    switch content.alignment {
    case .fill: pairs = [(names.start, start), (names.end, end)]
    case .leading: pairs = [(names.start, start)]
    case .trailing: pairs = [(names.end, end)]
    case .center: pairs = [(names.center, center)]
    case .firstBaseline, .lastBaseline:
      // Only text in a row has a common line; a column goes by its leading edge.
      pairs = content.axis == .vertical ? [(names.start, start)] : []
      let line: LayoutAttribute =
        content.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      text = content.axis == .vertical ? nil : line
    }
    for (own, edge) in pairs { align(content.members, own, to: edge, of: stack, tree: tree) }
    if let text {
      align(shown, text, to: nil, of: stack, tree: tree)
      pull(shown, text, names, start: start, end: end, of: stack, tree: tree)
    }
    guard content.alignment != .fill else { return }
    for member in shown {
      bound(member, names, start: start, end: end, of: stack, tree: tree)
      let across: Axis = content.axis == .horizontal ? .vertical : .horizontal
      guard (naturals[member]?.length(across) ?? -1) < 0 else { continue }
      add(
        LayoutConstraintSpec(
          .view(member), names.size, priority: StackPriority.suppression,
          identifier: "UISV-ambiguity-suppression"), of: stack, tree: tree)
    }
    add(
      LayoutConstraintSpec(
        .view(stack), names.size, priority: StackPriority.spanning,
        identifier: "UISV-spanning-fit"), of: stack, tree: tree)
  }

  /// Ties the first member to the stack, if an edge is given, and the others to the first.
  private mutating func align(
    _ members: [ViewID], _ attribute: LayoutAttribute, to edge: LayoutAttribute?,
    of stack: ViewID, tree: ViewTree
  ) {
    guard let first = members.first else { return }
    if let edge {
      add(
        LayoutConstraintSpec(
          .view(first), attribute, .equal, .view(stack), edge,
          identifier: "UISV-canvas-connection"), of: stack, tree: tree)
    }
    for member in members.dropFirst() {
      add(
        LayoutConstraintSpec(
          .view(member), attribute, .equal, .view(first), attribute,
          identifier: "UISV-alignment"), of: stack, tree: tree)
    }
  }

  /// Moves members on a common line to the stack's start, or end, as far as they go.
  private mutating func pull(
    _ members: [ViewID], _ line: LayoutAttribute, _ names: AxisAttributes,
    start: LayoutAttribute, end: LayoutAttribute, of stack: ViewID, tree: ViewTree
  ) {
    let isFirst = line == .firstBaseline
    for member in members {
      add(
        LayoutConstraintSpec(
          .view(member), isFirst ? names.start : names.end, .equal, .view(stack),
          isFirst ? start : end, priority: StackPriority.pull,
          identifier: "UISV-canvas-connection"), of: stack, tree: tree)
    }
  }

  private mutating func bound(
    _ member: ViewID, _ names: AxisAttributes, start: LayoutAttribute, end: LayoutAttribute,
    of stack: ViewID, tree: ViewTree
  ) {
    for (own, relation, edge) in [
      (names.start, LayoutRelation.atLeast, start), (names.end, LayoutRelation.atMost, end),
    ] {
      add(
        LayoutConstraintSpec(
          .view(member), own, relation, .view(stack), edge, priority: StackPriority.boundary,
          identifier: "UISV-spanning-boundary"), of: stack, tree: tree)
    }
  }
}
