import LayoutSolver

/// Attributes of items as linear expressions.
extension LayoutProblem {
  /// Adds an active constraint of the tree.
  mutating func add(_ id: LayoutConstraintID, tree: ViewTree) {
    let node = tree.constraints[id]
    guard let equation = equation(node.spec, holder: node.holder, tree: tree) else { return }
    add(
      equation, node.spec.relation, priority: node.spec.priority,
      tier: node.maker == .sdk ? .owner : .author, source: .constraint(id))
  }

  /// The left side of a constraint less its right side; nil when an item is not of this root.
  ///
  /// - Parameter holder: The view whose direction holds; nil is the nearest common ancestor.
  func equation(
    _ spec: LayoutConstraintSpec, holder: ViewID?, tree: ViewTree
  ) -> LinearExpression? {
    guard let firstView = tree.view(of: spec.first) else { return nil }
    let secondView = spec.second.flatMap { tree.view(of: $0) }
    if spec.second != nil, secondView == nil { return nil }
    guard let ancestor = secondView.map({ tree.commonAncestor(firstView, $0) }) ?? firstView else {
      return nil
    }
    let isMirrored =
      (spec.firstAttribute.isDirectional || spec.secondAttribute.isDirectional)
      && tree.effectiveDirection(of: holder ?? ancestor) == .rightToLeft
    guard
      var expression = self.expression(
        spec.firstAttribute, of: spec.first, from: ancestor, isMirrored: isMirrored, tree: tree)
    else { return nil }
    if let second = spec.second, spec.secondAttribute != .none {
      guard
        let other = self.expression(
          spec.secondAttribute, of: second, from: ancestor, isMirrored: isMirrored, tree: tree)
      else { return nil }
      expression.add(other, times: -spec.multiplier)
    }
    expression.constant -= spec.constant
    return expression
  }

  /// An attribute of an item in an ancestor's space.
  ///
  /// Mirrored, a horizontal position is measured from the ancestor's right edge: so leading edges
  /// and their constants mirror, and multipliers of positions do too (facts S80).
  func expression(
    _ attribute: LayoutAttribute, of item: LayoutItem, from ancestor: ViewID, isMirrored: Bool,
    tree: ViewTree
  ) -> LinearExpression? {
    if attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item,
      let lender = tree.baselineView(of: view, isFirst: attribute == .firstBaseline)
    {
      return expression(
        attribute, of: .view(lender), from: ancestor, isMirrored: isMirrored, tree: tree)
    }
    guard let box = box(of: item, tree: tree) else { return nil }
    let axis = attribute.axis
    if attribute.isSize { return box.size(axis) }
    guard let view = tree.view(of: item),
      var start = origin(of: view, axis, in: ancestor, tree: tree)
    else { return nil }
    var inset = Insets.zero
    // A guide has no margins of its own.
    if attribute.isWithinMargins, case .view = item {
      // Margins lie inside the frame, whatever the alignment rectangle is.
      let alignment = insets(of: view)
      let margins = tree.views[view].margins
      inset = Insets(
        top: margins.top - alignment.top, left: margins.left - alignment.left,
        bottom: margins.bottom - alignment.bottom, right: margins.right - alignment.right)
    }
    start.add(box.position(axis))
    let (leadingInset, trailingInset) = (inset.before(axis), inset.after(axis))
    // How far along the item's own size the attribute lies, and what is added to that.
    let (fraction, shift): (Double, Double)
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: (fraction, shift) = (0, leadingInset)
    case .right, .bottom, .rightMargin, .bottomMargin: (fraction, shift) = (1, -trailingInset)
    case .leading, .leadingMargin:
      (fraction, shift) = isMirrored ? (1, -trailingInset) : (0, leadingInset)
    case .trailing, .trailingMargin:
      (fraction, shift) = isMirrored ? (0, leadingInset) : (1, -trailingInset)
    case .firstBaseline:
      // Of a view without text both baselines are its bottom edge (facts S36).
      let baseline = tree.baselines(of: view, forWidth: labelWidths[view])?.first
      (fraction, shift) = baseline.map { (0, $0) } ?? (1, 0)
    case .lastBaseline:
      let baseline = tree.baselines(of: view, forWidth: labelWidths[view])?.last
      (fraction, shift) = (1, -(baseline ?? 0))
    default: (fraction, shift) = (0.5, (leadingInset - trailingInset) / 2)
    }
    start.add(box.size(axis), times: fraction)
    start.constant += shift
    guard isMirrored, axis == .horizontal, let width = variables(of: .view(ancestor))?.width else {
      return start
    }
    var mirrored = LinearExpression(width, plus: insets(of: ancestor).along(.horizontal))
    mirrored.add(start, times: -1)
    return mirrored
  }

  /// Where a view's own space begins in an ancestor's.
  private func origin(
    of view: ViewID, _ axis: Axis, in ancestor: ViewID, tree: ViewTree
  ) -> LinearExpression? {
    var sum = LinearExpression()
    var current = view
    while current != ancestor {
      guard let own = variables(of: .view(current)), let next = tree.views[current].superview
      else { return nil }
      sum.add(own.position(axis))
      sum.constant -= insets(of: current).before(axis)
      if next != ancestor {
        let shift = tree.views[next].boundsOrigin
        sum.constant -= axis == .horizontal ? shift.x : shift.y
      }
      current = next
    }
    return sum
  }

  /// An item's rectangle in the frame of the view it stands in the tree by: of a view what it is
  /// aligned by, of a guide its place inside its owner.
  private struct Box {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    func position(_ axis: Axis) -> LinearExpression { axis == .horizontal ? x : y }
    func size(_ axis: Axis) -> LinearExpression { axis == .horizontal ? width : height }
  }

  private func box(of item: LayoutItem, tree: ViewTree) -> Box? {
    switch item {
    case .view(let view):
      guard let own = variables(of: item) else { return nil }
      let alignment = insets(of: view)
      return Box(
        x: LinearExpression(constant: alignment.left),
        y: LinearExpression(constant: alignment.top), width: LinearExpression(own.width),
        height: LinearExpression(own.height))
    case .guide(let guide):
      if let own = variables(of: item) {
        return Box(
          x: LinearExpression(own.x), y: LinearExpression(own.y),
          width: LinearExpression(own.width), height: LinearExpression(own.height))
      }
      guard let system = tree.guides[guide].system, let owner = tree.guides[guide].owner,
        let outer = variables(of: .view(owner))
      else { return nil }
      let inside = tree.insets(of: system, in: owner)
      let alignment = insets(of: owner)
      func size(_ axis: Axis) -> LinearExpression {
        LinearExpression(outer.size(axis), plus: alignment.along(axis) - inside.along(axis))
      }
      return Box(
        x: LinearExpression(constant: inside.left), y: LinearExpression(constant: inside.top),
        width: size(.horizontal), height: size(.vertical))
    }
  }
}
