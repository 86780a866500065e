import LayoutSolver

/// The attributes that a stack works with along an axis.
private struct AxisAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let size: LayoutAttribute
  let center: LayoutAttribute
  let startMargin: LayoutAttribute
  let endMargin: LayoutAttribute
  let centerInMargins: LayoutAttribute

  static let horizontal = AxisAttributes(
    start: .leading, end: .trailing, size: .width, center: .centerX, startMargin: .leadingMargin,
    endMargin: .trailingMargin, centerInMargins: .centerXWithinMargins)
  static let vertical = AxisAttributes(
    start: .top, end: .bottom, size: .height, center: .centerY, startMargin: .topMargin,
    endMargin: .bottomMargin, centerInMargins: .centerYWithinMargins)

  static func along(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? horizontal : vertical }
  static func across(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? vertical : horizontal }
}

/// The priorities at which a stack wishes, below what views ask for by themselves unless noted.
enum StackPriority {
  /// No member reaches beyond the stack across the axis; only what is required is stronger.
  static let boundary = 999.5
  /// Lengths in proportion to natural ones.
  static let proportion = 999.0
  /// Equal distances of centres.
  static let centering = 149.0
  /// Across the axis the stack is no larger than its members; just above a fitting size.
  static let spanning = 51.0
  /// Along the axis it is no longer than it must be; just below a fitting size.
  static let canvas = 49.0
  /// Members on baselines begin, or end, with the stack.
  static let pull = 26.0
  /// A member without a natural size is nothing.
  static let suppression = 25.0

  /// Whom slack and want go to; an outer stack decides before the stacks inside it.
  static func index(depth: Int) -> Double { 0.5 / Double(1 + depth) }
}

/// A stack's rows, named as UIStackView names its constraints (facts S96).
extension LayoutProblem {
  /// Adds what a stack asks of its members.
  ///
  /// - Parameter naturals: The natural size of each view.
  mutating func addStack(_ stack: ViewID, naturals: [ViewID: Size], tree: ViewTree) {
    guard let content = tree.views[stack].stack else { return }
    guard content.members.allSatisfy({ variables(of: .view($0)) != nil }) else { return }
    addSequence(of: content, in: stack, tree: tree)
    let shown = content.members.filter { !tree.views[$0].look.isHidden }
    addDistribution(of: content, shown: shown, in: stack, naturals: naturals, tree: tree)
    addAlignment(of: content, shown: shown, in: stack, naturals: naturals, tree: tree)
    guard content.distribution != .fillEqually else { return }
    addIndexWish(of: content, shown: shown, in: stack, naturals: naturals, tree: tree)
  }

  private mutating func add(_ spec: LayoutConstraintSpec, of stack: ViewID, tree: ViewTree) {
    guard let equation = equation(spec, holder: stack, tree: tree) else { return }
    let source = note(.constraint(spec), of: stack)
    add(equation, spec.relation, priority: spec.priority, tier: .system, source: source)
  }

  // MARK: - Along the axis

  /// Members one after the other, from edge to edge.
  ///
  /// A hidden member has no length and stands in the middle of the gap it leaves; its spacing goes
  /// with it (facts S95). A stack that is itself collapsed has no spacing, as it has no room.
  private mutating func addSequence(of content: StackContent, in stack: ViewID, tree: ViewTree) {
    let names = AxisAttributes.along(content.axis)
    let isCollapsed = tree.isCollapsed(stack)
    let isInset = content.isMarginsRelative && !isCollapsed
    let hasGaps = content.distribution == .equalSpacing || content.distribution == .equalCentering
    let last = content.members.last { !tree.views[$0].look.isHidden }
    var previous: ViewID?
    for member in content.members {
      let isHidden = tree.views[member].look.isHidden
      if isHidden {
        add(
          LayoutConstraintSpec(.view(member), names.size, identifier: "UISV-hiding"), of: stack,
          tree: tree)
      }
      guard let before = previous else {
        add(
          LayoutConstraintSpec(
            .view(member), names.start, .equal, .view(stack),
            isInset ? names.startMargin : names.start, identifier: "UISV-canvas-connection"),
          of: stack, tree: tree)
        if !isHidden { previous = member }
        continue
      }
      var distance = isCollapsed ? 0 : content.length(after: before)
      if isHidden { distance = before == last ? 0 : distance / 2 }
      let isByText = content.isBaselineRelative && content.axis == .vertical && !isHidden
      add(
        LayoutConstraintSpec(
          .view(member), isByText ? .firstBaseline : names.start,
          hasGaps && !isHidden ? .atLeast : .equal, .view(before),
          isByText ? .lastBaseline : names.end, constant: distance, identifier: "UISV-spacing"),
        of: stack, tree: tree)
      if !isHidden { previous = member }
    }
    if let last {
      add(
        LayoutConstraintSpec(
          .view(stack), isInset ? names.endMargin : names.end, .equal, .view(last), names.end,
          identifier: "UISV-canvas-connection"), of: stack, tree: tree)
    }
    if last == nil || hasGaps {
      add(
        LayoutConstraintSpec(
          .view(stack), names.size, priority: StackPriority.canvas,
          identifier: "UISV-canvas-fit"), of: stack, tree: tree)
    }
  }

  private mutating func addDistribution(
    of content: StackContent, shown: [ViewID], in stack: ViewID, naturals: [ViewID: Size],
    tree: ViewTree
  ) {
    let size = AxisAttributes.along(content.axis).size
    switch content.distribution {
    case .fill: break
    case .fillEqually:
      for member in shown.dropFirst() {
        add(
          LayoutConstraintSpec(
            .view(member), size, .equal, .view(shown[0]), size, identifier: "UISV-fill-equally"),
          of: stack, tree: tree)
      }
    case .fillProportionally:
      let lengths = shown.map { ($0, naturals[$0]?.length(content.axis) ?? -1) }
      guard let unit = lengths.first(where: { $0.1 > 0 }) else { return }
      for (member, length) in lengths where member != unit.0 && length >= 0 {
        add(
          LayoutConstraintSpec(
            .view(member), size, .equal, .view(unit.0), size, multiplier: length / unit.1,
            priority: StackPriority.proportion, identifier: "UISV-fill-proportionally"),
          of: stack, tree: tree)
      }
    case .equalSpacing: addEqualGaps(shown, of: content, in: stack, tree: tree)
    case .equalCentering: addEqualCenters(shown, of: content, in: stack, tree: tree)
    }
  }

  /// The gap after each member but the first is as long as the gap before it.
  private mutating func addEqualGaps(
    _ shown: [ViewID], of content: StackContent, in stack: ViewID, tree: ViewTree
  ) {
    guard shown.count > 2 else { return }
    let names = AxisAttributes.along(content.axis)
    for index in 1..<shown.count - 1 {
      let (before, member, after) = (shown[index - 1], shown[index], shown[index + 1])
      guard
        var gap = distance(from: member, names.end, to: after, names.start, in: stack, tree: tree),
        let other = distance(
          from: before, names.end, to: member, names.start, in: stack, tree: tree)
      else { continue }
      gap.add(other, times: -1)
      let source = note(.equalGaps(before, member, after), of: stack)
      add(gap, .equal, priority: 1000, tier: .system, source: source)
    }
  }

  /// The distances of centres are equal where spacing and sizes leave them room to be.
  private mutating func addEqualCenters(
    _ shown: [ViewID], of content: StackContent, in stack: ViewID, tree: ViewTree
  ) {
    guard shown.count > 2 else { return }
    let center = AxisAttributes.along(content.axis).center
    for index in 1..<shown.count - 1 {
      let (before, member, after) = (shown[index - 1], shown[index], shown[index + 1])
      guard
        var step = distance(from: member, center, to: after, center, in: stack, tree: tree),
        let other = distance(from: before, center, to: member, center, in: stack, tree: tree)
      else { continue }
      step.add(other, times: -1)
      add(
        step, .equal, priority: StackPriority.centering, tier: .system, source: .content(stack))
    }
  }

  /// A distance inside a stack, in its reading direction.
  private func distance(
    from first: ViewID, _ firstAttribute: LayoutAttribute, to second: ViewID,
    _ secondAttribute: LayoutAttribute, in stack: ViewID, tree: ViewTree
  ) -> LinearExpression? {
    let isMirrored = tree.effectiveDirection(of: stack) == .rightToLeft
    guard
      var length = expression(
        secondAttribute, of: .view(second), from: stack, isMirrored: isMirrored, tree: tree),
      let start = expression(
        firstAttribute, of: .view(first), from: stack, isMirrored: isMirrored, tree: tree)
    else { return nil }
    length.add(start, times: -1)
    return length
  }

  /// Settles by place what priorities leave open: slack goes to members without a natural length,
  /// the last first; then members give way and stretch from the first on (facts S91).
  ///
  /// Each row is weighted by how much it resists, so that one level of priority orders them all.
  private mutating func addIndexWish(
    of content: StackContent, shown: [ViewID], in stack: ViewID, naturals: [ViewID: Size],
    tree: ViewTree
  ) {
    let priority = StackPriority.index(depth: stackDepth(of: stack, tree: tree))
    for (index, member) in shown.enumerated() {
      guard let own = variables(of: .view(member)) else { continue }
      let natural = naturals[member]?.length(content.axis) ?? -1
      let hasNatural = natural >= 0 && natural.isFinite
      let weight = Double(hasNatural ? shown.count + 1 + index : shown.count - index)
      let wish = LinearExpression(
        own.size(content.axis), times: weight, plus: hasNatural ? -weight * natural : 0)
      add(wish, .equal, priority: priority, tier: .system, source: .content(stack))
    }
  }

  /// How many stacks a stack stands in, each as a member.
  private func stackDepth(of stack: ViewID, tree: ViewTree) -> Int {
    var depth = 0
    var current = stack
    while tree.isStackMember(current), let next = tree.views[current].superview {
      depth += 1
      current = next
    }
    return depth
  }

  // MARK: - Across the axis

  private mutating func addAlignment(
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

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
