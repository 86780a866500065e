import LayoutSolver

/// What the layout system itself asks for: sizes of content, masks, and the members of stacks.
extension LayoutProblem {
  /// A natural size: at most it at the hugging, at least it at the compression priority (facts
  /// S30).
  ///
  /// At 1000 both still yield to what is required (S33).
  mutating func addContentSize(_ size: Size, of view: ViewID, tree: ViewTree) {
    guard size.width >= 0 || size.height >= 0, let own = variables(of: .view(view)) else { return }
    var expression = takeScratch()
    defer { scratch = expression }
    for axis in [Axis.horizontal, .vertical] {
      let wanted = axis == .horizontal ? size.width : size.height
      guard wanted >= 0, wanted.isFinite else { continue }
      expression.clear()
      expression.add(own.size(axis))
      expression.constant = -wanted
      add(
        expression, .atMost, priority: tree.views[view].hugging[axis], tier: .system,
        source: .content(view))
      add(
        expression, .atLeast, priority: tree.views[view].compression[axis], tier: .system,
        source: .content(view))
    }
  }

  /// A translated mask: the frame as it was set, and how it follows the superview (facts S40).
  mutating func addMask(of view: ViewID, tree: ViewTree) {
    let node = tree.views[view]
    guard let own = variables(of: .view(view)), let superview = node.superview,
      let outer = variables(of: .view(superview))
    else { return }
    let (frame, now) = (node.maskReference.frame, node.maskReference.room)
    for axis in Axis.allCases {
      let isX = axis == .horizontal
      let position = isX ? frame.x : frame.y
      let length = isX ? frame.width : frame.height
      let room = isX ? now.width : now.height
      let share = node.autoresizing.shares(
        position: position, length: length, room: room, axis)
      // The mask speaks of frames, the variables of what is aligned by.
      let inner = insets(of: view)
      let growth = LinearExpression(
        outer.size(axis), plus: insets(of: superview).along(axis) - room)
      var place = LinearExpression(own.position(axis), plus: -inner.before(axis) - position)
      place.add(growth, times: -share.before)
      add(
        place, .equal, priority: 1000, tier: .system,
        source: .mask(view, isX ? .left : .top))
      var size = LinearExpression(own.size(axis), plus: inner.along(axis) - length)
      size.add(growth, times: -share.inside)
      add(
        size, .equal, priority: 1000, tier: .system,
        source: .mask(view, isX ? .width : .height))
    }
  }

  /// A hiding stack's members in a column; `shownCount` of them count for its size.
  mutating func addHidingStack(_ view: ViewID, shownCount: Int, tree: ViewTree) {
    let node = tree.views[view]
    guard let own = variables(of: .view(view)), let content = node.hidingStack else { return }
    let members = content.members.compactMap { variables(of: .view($0)) }
    guard members.count == content.members.count else { return }
    let isLeftAligned =
      content.isTrailing == (tree.effectiveDirection(of: view) == .rightToLeft)
    for (index, member) in members.enumerated() {
      var x = LinearExpression(member.x)
      if !isLeftAligned {
        x.add(member.width)
        x.add(own.width, times: -1)
      }
      add(x, .equal, priority: 1000, tier: .system, source: .stack(view, row: nil))
      var y = LinearExpression(member.y)
      if index > 0 {
        let previous = members[index - 1]
        if content.position == .bottom {
          y.add(member.height)
          y.add(previous.y, times: -1)
          y.constant = content.spacing
        } else {
          y.add(previous.y, times: -1)
          y.add(previous.height, times: -1)
          y.constant = -content.spacing
        }
      } else {
        addStart(of: content, members: members, shownCount: shownCount, own: own, to: &y)
      }
      add(y, .equal, priority: 1000, tier: .system, source: .stack(view, row: nil))
    }
    addNaturalSize(of: view, members: members.prefix(shownCount), own: own, tree: tree)
  }

  /// Where the column begins: at the top, at the bottom, or so that it stands in the middle.
  private func addStart(
    of content: HidingStackContent, members: [Variables], shownCount: Int, own: Variables,
    to y: inout LinearExpression
  ) {
    switch content.position {
    case .top: break
    case .bottom:
      y.add(members[0].height)
      y.add(own.height, times: -1)
    case .center:
      y.add(own.height, times: -0.5)
      for shown in members.prefix(shownCount) { y.add(shown.height, times: 0.5) }
      y.constant = content.spacing * Double(max(0, shownCount - 1)) / 2
    }
  }

  /// As wide as the widest shown member, and as high as all members would like.
  private mutating func addNaturalSize(
    of view: ViewID, members: ArraySlice<Variables>, own: Variables, tree: ViewTree
  ) {
    let node = tree.views[view]
    for member in members {
      var wide = LinearExpression(own.width)
      wide.add(member.width, times: -1)
      add(
        wide, .atLeast, priority: node.compression.horizontal, tier: .system,
        source: .content(view))
    }
    add(
      LinearExpression(own.width), .atMost, priority: node.hugging.horizontal, tier: .system,
      source: .content(view))
    guard let content = node.hidingStack else { return }
    var high = LinearExpression(
      own.height, plus: -content.spacing * Double(max(0, content.members.count - 1)))
    for member in content.members {
      if let variables = variables(of: .view(member)) { high.add(variables.height, times: -1) }
    }
    add(
      high, .equal, priority: node.hugging.vertical, tier: .system, source: .content(view))
  }
}
