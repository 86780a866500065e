import LayoutSolver

extension LayoutConstraintSpec {
  /// The numbers and items of a constraint: what is read of it once for each row, without its words.
  struct Terms {
    let first: LayoutItem
    let firstAttribute: LayoutAttribute
    let second: LayoutItem?
    let secondAttribute: LayoutAttribute
    let multiplier: Double
    let constant: Double

    @inline(__always)
    init(_ spec: borrowing LayoutConstraintSpec) {
      first = spec.first
      firstAttribute = spec.firstAttribute
      second = spec.second
      secondAttribute = spec.secondAttribute
      multiplier = spec.multiplier
      constant = spec.constant
    }
  }
}

extension LayoutAttribute {
  /// How far along an item's size the attribute lies in a left-to-right layout; nil where margins or
  /// text decide.
  fileprivate var plainShare: Double? {
    switch self {
    case .left, .top, .leading: 0
    case .right, .bottom, .trailing: 1
    case .centerX, .centerY: 0.5
    case .width, .height: 0
    default: nil
    }
  }
}

/// Attributes of items as linear expressions.
extension LayoutProblem {
  /// Adds an active constraint of the tree.
  ///
  /// - Returns: Its row; nil when an item is not of this root.
  @discardableResult
  mutating func add(_ id: LayoutConstraintID, tree: ViewTree) -> ConstraintID? {
    var equation = takeScratch()
    defer { scratch = equation }
    let terms = LayoutConstraintSpec.Terms(tree.constraints[id].spec)
    guard append(terms, holder: tree.constraints[id].holder, to: &equation, tree) else {
      return nil
    }
    return add(
      equation, tree.constraints[id].spec.relation,
      priority: tree.constraints[id].spec.priority,
      tier: tree.constraints[id].maker == .sdk ? .owner : .author, source: .constraint(id))
  }

  /// What the constant of an active constraint's row is now; nil when it has none.
  mutating func constant(of id: LayoutConstraintID, tree: ViewTree) -> Double? {
    var equation = takeScratch()
    defer { scratch = equation }
    let terms = LayoutConstraintSpec.Terms(tree.constraints[id].spec)
    let isWhole = append(terms, holder: tree.constraints[id].holder, to: &equation, tree)
    return isWhole ? equation.constant : nil
  }

  /// An empty expression with the memory of the last one.
  mutating func takeScratch() -> LinearExpression {
    var taken = LinearExpression()
    swap(&taken, &scratch)
    taken.clear()
    return taken
  }

  /// The left side of a constraint less its right side; nil when an item is not of this root.
  ///
  /// - Parameter holder: The view whose direction holds; nil is the nearest common ancestor.
  func equation(
    _ spec: LayoutConstraintSpec, holder: ViewID?, tree: ViewTree
  ) -> LinearExpression? {
    var equation = LinearExpression()
    let terms = LayoutConstraintSpec.Terms(spec)
    return append(terms, holder: holder, to: &equation, tree) ? equation : nil
  }

  private func append(
    _ spec: LayoutConstraintSpec.Terms, holder: ViewID?, to sum: inout LinearExpression,
    _ tree: ViewTree
  ) -> Bool {
    guard let firstView = tree.view(of: spec.first) else { return false }
    var ancestor = firstView
    var secondView = firstView
    if let second = spec.second {
      guard let view = tree.view(of: second),
        let common = tree.commonAncestor(firstView, view)
      else { return false }
      secondView = view
      ancestor = common
    }
    let isMirrored =
      (spec.firstAttribute.isDirectional || spec.secondAttribute.isDirectional)
      && tree.effectiveDirection(of: holder ?? ancestor) == .rightToLeft
    guard
      append(
        spec.firstAttribute, of: spec.first, firstView, from: ancestor, isMirrored: isMirrored,
        times: 1, to: &sum, tree)
    else { return false }
    if let second = spec.second, spec.secondAttribute != .none {
      guard
        append(
          spec.secondAttribute, of: second, secondView, from: ancestor, isMirrored: isMirrored,
          times: -spec.multiplier, to: &sum, tree)
      else { return false }
    }
    sum.constant -= spec.constant
    return true
  }

  /// An attribute of an item in an ancestor's space.
  func expression(
    _ attribute: LayoutAttribute, of item: LayoutItem, from ancestor: ViewID, isMirrored: Bool,
    tree: ViewTree
  ) -> LinearExpression? {
    var sum = LinearExpression()
    guard let view = tree.view(of: item) else { return nil }
    let isWhole = append(
      attribute, of: item, view, from: ancestor, isMirrored: isMirrored, times: 1, to: &sum, tree)
    return isWhole ? sum : nil
  }

  /// Adds a multiple of an attribute of an item in an ancestor's space.
  ///
  /// Mirrored, a horizontal position is measured from the ancestor's right edge: so leading edges
  /// and their constants mirror, and multipliers of positions do too (facts S80).
  ///
  /// - Parameter view: The view that the item stands in the tree by.
  /// - Returns: Whether the item is of this root; if not, the sum is of no use.
  private func append(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ view: ViewID, from ancestor: ViewID,
    isMirrored: Bool, times factor: Double, to sum: inout LinearExpression, _ tree: ViewTree
  ) -> Bool {
    if attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item,
      let lender = tree.baselineView(of: view, isFirst: attribute == .firstBaseline)
    {
      return append(
        attribute, of: .view(lender), lender, from: ancestor, isMirrored: isMirrored, times: factor,
        to: &sum, tree)
    }
    let axis = attribute.axis
    if let share = attribute.plainShare, !hasAlignmentInsets, !isMirrored, case .view = item {
      // The usual case, without a look at what is zero.
      guard let size = variables(of: item)?.size(axis) else { return false }
      if attribute.isSize {
        sum.add(size, times: factor)
        return true
      }
      guard appendOrigin(of: view, axis, in: ancestor, times: factor, to: &sum, tree) else {
        return false
      }
      sum.add(size, times: factor * share)
      return true
    }
    guard let side = side(of: item, axis, tree: tree) else { return false }
    if attribute.isSize {
      sum.add(side.size, times: factor)
      sum.constant += factor * side.sizeConstant
      return true
    }
    let place = place(of: attribute, item, view, isMirrored: isMirrored, tree)
    var sign = factor
    if isMirrored, axis == .horizontal {
      guard let width = variables(of: .view(ancestor))?.width else { return false }
      sum.add(width, times: factor)
      sum.constant += factor * insets(of: ancestor).along(.horizontal)
      sign = -factor
    }
    guard appendOrigin(of: view, axis, in: ancestor, times: sign, to: &sum, tree) else {
      return false
    }
    if let position = side.position { sum.add(position, times: sign) }
    sum.add(side.size, times: sign * place.fraction)
    sum.constant +=
      sign * (side.positionConstant + place.fraction * side.sizeConstant + place.shift)
    return true
  }

  /// How far along an item's size an attribute lies, and what is added to that.
  @inline(__always)
  private func place(
    of attribute: LayoutAttribute, _ item: LayoutItem, _ view: ViewID, isMirrored: Bool,
    _ tree: ViewTree
  ) -> (fraction: Double, shift: Double) {
    let axis = attribute.axis
    var (before, after) = (0.0, 0.0)
    // A guide has no margins of its own.
    if attribute.isWithinMargins, case .view = item {
      // Margins lie inside the frame, whatever the alignment rectangle is.
      let alignment = insets(of: view)
      before = tree.views[view].margins.before(axis) - alignment.before(axis)
      after = tree.views[view].margins.after(axis) - alignment.after(axis)
    }
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: return (0, before)
    case .right, .bottom, .rightMargin, .bottomMargin: return (1, -after)
    case .leading, .leadingMargin: return isMirrored ? (1, -after) : (0, before)
    case .trailing, .trailingMargin: return isMirrored ? (0, before) : (1, -after)
    case .firstBaseline:
      // Of a view without text both baselines are its bottom edge (facts S36).
      let baseline = tree.baselines(of: view, forWidth: labelWidths[view])?.first
      return baseline.map { (0, $0) } ?? (1, 0)
    case .lastBaseline:
      let baseline = tree.baselines(of: view, forWidth: labelWidths[view])?.last
      return (1, -(baseline ?? 0))
    default: return (0.5, (before - after) / 2)
    }
  }

  /// Adds where a view's own space begins in an ancestor's.
  private func appendOrigin(
    of view: ViewID, _ axis: Axis, in ancestor: ViewID, times factor: Double,
    to sum: inout LinearExpression, _ tree: ViewTree
  ) -> Bool {
    var current = view
    while current != ancestor {
      guard let own = variables(of: .view(current)), let next = tree.views[current].superview
      else { return false }
      sum.add(own.position(axis), times: factor)
      sum.constant -= factor * insets(of: current).before(axis)
      if next != ancestor {
        let shift = tree.views[next].boundsOrigin
        sum.constant -= factor * (axis == .horizontal ? shift.x : shift.y)
      }
      current = next
    }
    return true
  }

  /// Where an item begins along an axis, in the frame of the view it stands in the tree by, and how
  /// long it is: of a view what it is aligned by, of a guide its place inside its owner.
  private struct Side {
    var position: VariableID?
    var positionConstant: Double
    var size: VariableID
    var sizeConstant: Double
  }

  private func side(of item: LayoutItem, _ axis: Axis, tree: ViewTree) -> Side? {
    if let own = variables(of: item) {
      switch item {
      case .view(let view):
        return Side(
          position: nil, positionConstant: insets(of: view).before(axis), size: own.size(axis),
          sizeConstant: 0)
      case .guide:
        return Side(
          position: own.position(axis), positionConstant: 0, size: own.size(axis), sizeConstant: 0)
      }
    }
    guard case .guide(let guide) = item, let system = tree.guides[guide].system,
      let owner = tree.guides[guide].owner, let outer = variables(of: .view(owner))
    else { return nil }
    let inside = tree.insets(of: system, in: owner)
    return Side(
      position: nil, positionConstant: inside.before(axis), size: outer.size(axis),
      sizeConstant: insets(of: owner).along(axis) - inside.along(axis))
  }
}
