import LayoutSolver

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

  /// Adds one row of a stack's.
  mutating func add(_ spec: LayoutConstraintSpec, of stack: ViewID, tree: ViewTree) {
    guard let equation = equation(spec, holder: stack, tree: tree) else { return }
    let source = note(.constraint(spec), of: stack)
    add(equation, spec.relation, priority: spec.priority, tier: .system, source: source)
  }

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
}
