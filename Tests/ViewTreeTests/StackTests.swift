import TestSupport
import Testing
import ViewTree

/// Stacks arrange their members; the numbers are worked out by hand from the rules S90 to S96.
struct StackTests {
  /// A stack of a fixed size with members of given natural widths (or heights, in a column); nil is
  /// a member without one.
  private struct Row {
    let screen = TestScreen(width: 400, height: 400)
    let stack: ViewID
    private(set) var members: [ViewID] = []
    var tree: ViewTree { screen.tree }

    init(
      _ naturals: [Double?], size: Size = Size(width: 300, height: 40), axis: Axis = .horizontal,
      _ change: (inout StackContent) -> Void = { _ in }
    ) throws {
      let isRow = axis == .horizontal
      stack = screen.tree.makeStack(axis, frame: Rect(origin: .zero, size: size))
      screen.tree.setStack(of: stack, change)
      try screen.tree.insert(stack, into: screen.root)
      for natural in naturals {
        let member = tree.makeView(.plain)
        let across = natural.map { _ in 20.0 }
        tree.setNaturalSize(
          PerAxis(horizontal: isRow ? natural : across, vertical: isRow ? across : natural),
          of: member)
        try tree.insertMember(member, into: stack, at: nil)
        members.append(member)
      }
      screen.layOut()
    }

    /// Where each member begins and how long it is, along the axis.
    var spans: [[Double]] {
      members.map { member in
        let frame = screen.frame(member)
        return tree.views[stack].stack?.axis == .vertical
          ? [frame.y, frame.height] : [frame.x, frame.width]
      }
    }

    func expect(_ wanted: [[Double]], _ location: SourceLocation = #_sourceLocation) {
      for (got, want) in zip(spans.joined(), wanted.joined()) {
        #expect(abs(got - want) <= 1e-4, "\(spans)", sourceLocation: location)
      }
      #expect(tree.conflicts(of: screen.root) == [], sourceLocation: location)
    }
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let naturals: [Double?]
    let distribution: StackContent.Distribution
    let spans: [[Double]]
  }

  /// In a row 300 wide with a spacing of 10.
  static let cases = [
    Case(
      testDescription: "fill: the first of equals stretches", naturals: [50, 60, 70],
      distribution: .fill, spans: [[0, 150], [160, 60], [230, 70]]),
    Case(
      testDescription: "fill: the first of equals gives way", naturals: [120, 120, 120],
      distribution: .fill, spans: [[0, 40], [50, 120], [180, 120]]),
    Case(
      testDescription: "fill: then the second gives way", naturals: [50, 160, 150],
      distribution: .fill, spans: [[0, 0], [10, 130], [150, 150]]),
    Case(
      testDescription: "fill: the last without a size takes the slack", naturals: [nil, 50, nil],
      distribution: .fill, spans: [[0, 0], [10, 50], [70, 230]]),
    Case(
      testDescription: "equal lengths", naturals: [10, 50, nil, 20], distribution: .fillEqually,
      spans: [[0, 67.5], [77.5, 67.5], [155, 67.5], [232.5, 67.5]]),
    Case(
      testDescription: "lengths in proportion, 280 in 1 to 2 to 4", naturals: [10, 20, 40],
      distribution: .fillProportionally, spans: [[0, 40], [50, 80], [140, 160]]),
    Case(
      testDescription: "equal gaps: 300 less 150 in two", naturals: [30, 40, 80],
      distribution: .equalSpacing, spans: [[0, 30], [105, 40], [220, 80]]),
    Case(
      testDescription: "equal gaps never fall below the spacing", naturals: [120, 120, 120],
      distribution: .equalSpacing, spans: [[0, 40], [50, 120], [180, 120]]),
    Case(
      testDescription: "equal centres: from 20 to 270, so the third is at 145",
      naturals: [40, 20, 60], distribution: .equalCentering,
      spans: [[0, 40], [135, 20], [240, 60]]),
    Case(
      testDescription: "equal centres yield to the spacing: 10 after 200", naturals: [200, 20, 20],
      distribution: .equalCentering, spans: [[0, 200], [210, 20], [280, 20]]),
    Case(
      testDescription: "one member fills", naturals: [30], distribution: .equalSpacing,
      spans: [[0, 300]]),
  ]

  @Test(arguments: cases, Axis.allCases) func `lengths follow the distribution`(
    _ example: Case, _ axis: Axis
  ) throws {
    let size =
      axis == .horizontal ? Size(width: 300, height: 40) : Size(width: 40, height: 300)
    try Row(example.naturals, size: size, axis: axis) {
      $0.distribution = example.distribution
      $0.spacing = .points(10)
    }.expect(example.spans)
  }

  /// Of a member 20 high in a row 40 high: where it begins and how high it comes out.
  static let alignments: [(StackContent.Alignment, [Double])] = [
    (.fill, [0, 40]), (.leading, [0, 20]), (.center, [10, 20]), (.trailing, [20, 20]),
  ]

  @Test(arguments: alignments) func `members stand across the axis as aligned`(
    _ alignment: StackContent.Alignment, _ wanted: [Double]
  ) throws {
    let row = try Row([50, 50]) { $0.alignment = alignment }
    for member in row.members {
      let frame = row.screen.frame(member)
      #expect([frame.y, frame.height] == wanted)
    }
  }

  @Test func `a free stack is as large as its members`() throws {
    let screen = TestScreen(width: 400, height: 400)
    for alignment in StackContent.Alignment.allCases {
      for distribution in [StackContent.Distribution.fill, .equalSpacing, .equalCentering] {
        let stack = screen.tree.makeStack(.horizontal)
        screen.tree.setTranslatesMask(false, of: stack)
        screen.tree.setStack(of: stack) {
          $0.alignment = alignment
          $0.distribution = distribution
          $0.spacing = .system
        }
        try screen.tree.insert(stack, into: screen.root)
        try screen.tree.constrain(stack, .leading, .equal, screen.root, .leading, plus: 5)
        try screen.tree.constrain(stack, .top, .equal, screen.root, .top, plus: 6)
        for (width, height) in [(30.0, 10.0), (40, 50), (50, 20)] {
          let member = screen.tree.makeView(.plain)
          screen.tree.setNaturalSize(PerAxis(horizontal: width, vertical: height), of: member)
          try screen.tree.insertMember(member, into: stack, at: nil)
        }
        screen.layOut()
        // 30 + 8 + 40 + 8 + 50; equal distances of centres, 53 each, need 10 more.
        let width = distribution == .equalCentering ? 146.0 : 136
        let wanted = Rect(x: 5, y: 6, width: width, height: 50)
        #expect(screen.frame(stack).isClose(to: wanted, within: 1e-4), "\(alignment)")
        #expect(screen.tree.ambiguousMeasures(of: stack) == [false, false, false, false])
        let size = screen.tree.fittingSize(
          of: stack, target: .zero, horizontalPriority: 50, verticalPriority: 50)
        #expect(abs(size.width - width) < 1e-6 && abs(size.height - 50) < 1e-6)
        screen.tree.removeFromSuperview(stack)
      }
    }
  }

  @Test func `lines of text share a baseline`() throws {
    let row = try Row([], size: Size(width: 300, height: 100))
    let label = row.tree.makeView(.label)
    row.tree.setLabel(of: label) { $0.text = "Text" }
    let low = row.tree.makeView(.plain)
    row.tree.setNaturalSize(PerAxis(horizontal: 40, vertical: 60), of: low)
    row.tree.setBaselines(BaselineSource(fromTop: 50, fromBottom: 10), of: low)
    try row.tree.setMembers([label, low], of: row.stack)
    row.tree.setStack(of: row.stack) { $0.alignment = .firstBaseline }
    row.screen.layOut()
    // The label's line is 16 below its top, the other's 50: it hangs 34 lower.
    #expect(row.screen.frame(label).y == 34)
    #expect(row.screen.frame(low).y == 0)
    row.tree.setStack(of: row.stack) { $0.alignment = .lastBaseline }
    row.screen.layOut()
    // From below, the last lines are 4 and 10 above the bottoms: the higher one ends at 100.
    #expect(row.screen.frame(low).maxY == 100)
    #expect(row.screen.frame(label).maxY == 94)
  }

  @Test func `a hidden member closes its gap, and comes back`() throws {
    let row = try Row([nil, nil, nil, nil]) {
      $0.distribution = .fillEqually
      $0.spacing = .points(12)
    }
    row.expect([[0, 66], [78, 66], [156, 66], [234, 66]])
    row.tree.setLook(of: row.members[2]) { $0.isHidden = true }
    row.screen.layOut()
    row.expect([[0, 92], [104, 92], [202, 0], [208, 92]])
    row.tree.setLook(of: row.members[0]) { $0.isHidden = true }
    row.tree.setLook(of: row.members[3]) { $0.isHidden = true }
    row.screen.layOut()
    row.expect([[0, 0], [0, 300], [300, 0], [300, 0]])
    for member in row.members { row.tree.setLook(of: member) { $0.isHidden = true } }
    row.screen.layOut()
    row.expect([[0, 0], [0, 0], [0, 0], [0, 0]])
    for member in row.members { row.tree.setLook(of: member) { $0.isHidden = false } }
    row.screen.layOut()
    row.expect([[0, 66], [78, 66], [156, 66], [234, 66]])
  }

  @Test func `spacing can be set after one member`() throws {
    let row = try Row([20, 20, 20, nil]) { $0.spacing = .points(5) }
    row.tree.setCustomSpacing(.points(30), after: row.members[0], in: row.stack)
    row.tree.setCustomSpacing(.system, after: row.members[1], in: row.stack)
    row.tree.setCustomSpacing(.points(99), after: row.screen.root, in: row.stack)
    row.screen.layOut()
    row.expect([[0, 20], [50, 20], [78, 20], [103, 197]])
    #expect(row.tree.views[row.stack].stack?.customSpacing(after: row.members[1]) == .system)
    // The spacing after a hidden member goes with it.
    row.tree.setLook(of: row.members[1]) { $0.isHidden = true }
    row.screen.layOut()
    row.expect([[0, 20], [35, 0], [50, 20], [75, 225]])
    row.tree.setCustomSpacing(nil, after: row.members[0], in: row.stack)
    row.screen.layOut()
    row.expect([[0, 20], [22.5, 0], [25, 20], [50, 250]])
  }

  @Test func `margins count when they are asked to`() throws {
    let row = try Row([20, nil])
    row.tree.setMarginsFollowSafeArea(false, of: row.stack)
    row.tree.setMargins(Insets([3, 7, 5, 11]), isDirectional: false, of: row.stack)
    row.screen.layOut()
    row.expect([[0, 20], [20, 280]])
    row.tree.setStack(of: row.stack) { $0.isMarginsRelative = true }
    row.screen.layOut()
    row.expect([[7, 20], [27, 262]])
    #expect(row.screen.frame(row.members[1]).y == 3)
    #expect(row.screen.frame(row.members[1]).height == 32)
  }

  @Test func `from right to left a row begins at the right`() throws {
    let row = try Row([20, 30, nil]) { $0.spacing = .points(10) }
    row.tree.direction = .rightToLeft
    row.screen.layOut()
    row.expect([[280, 20], [240, 30], [0, 230]])
    row.tree.setSemantic(.leftToRight, of: row.stack)
    row.screen.layOut()
    row.expect([[0, 20], [30, 30], [70, 230]])
  }

  @Test func `a column's spacing can go from baseline to baseline`() throws {
    let screen = TestScreen(width: 400, height: 400)
    let stack = screen.tree.makeStack(.vertical)
    screen.tree.setTranslatesMask(false, of: stack)
    try screen.tree.insert(stack, into: screen.root)
    var labels: [ViewID] = []
    for text in ["One", "Two"] {
      let label = screen.tree.makeView(.label)
      screen.tree.setLabel(of: label) { $0.text = text }
      try screen.tree.insertMember(label, into: stack, at: nil)
      labels.append(label)
    }
    screen.tree.setStack(of: stack) {
      $0.spacing = .points(30)
      $0.isBaselineRelative = true
    }
    screen.layOut()
    // 20 high with the line 16 down and 4 up: the second begins 30 below 16, less 16.
    #expect(screen.frame(labels[1]).y == 30)
    #expect(screen.frame(stack).height == 50)
  }

  @Test func `a nested stack gives way before its neighbours`() throws {
    let row = try Row([50]) { $0.spacing = .points(10) }
    let inner = row.tree.makeStack(.horizontal)
    let leaves = try [30.0, 40].map { width in
      let leaf = row.tree.makeView(.plain)
      row.tree.setNaturalSize(PerAxis(horizontal: width, vertical: 20), of: leaf)
      try row.tree.insertMember(leaf, into: inner, at: nil)
      return leaf
    }
    try row.tree.insertMember(inner, into: row.stack, at: nil)
    row.screen.layOut()
    row.expect([[0, 50]])
    #expect(
      row.screen.frame(inner).isClose(
        to: Rect(x: 60, y: 0, width: 240, height: 40), within: 1e-4))
    #expect(abs(row.screen.frame(leaves[0]).width - 200) <= 1e-4)
    // Collapsed, it asks for no spacing inside, which would have no room.
    row.tree.setStackSpacing(8, of: inner)
    row.tree.setLook(of: inner) { $0.isHidden = true }
    row.screen.layOut()
    row.expect([[0, 300]])
  }

  @Test func `members are subviews, with an order of their own`() throws {
    let row = try Row([20, 30, 40])
    let (tree, stack) = (row.tree, row.stack)
    let members = row.members
    try tree.insertMember(members[2], into: stack, at: 0)
    #expect(tree.views[stack].members == [members[2], members[0], members[1]])
    #expect(tree.views[stack].subviews == members)
    tree.removeMember(members[0], from: stack)
    #expect(tree.views[stack].members == [members[2], members[1]])
    #expect(tree.views[stack].subviews == members)
    tree.removeFromSuperview(members[1])
    #expect(tree.views[stack].members == [members[2]])
    try tree.setMembers([members[0]], of: stack)
    #expect(tree.views[stack].members == [members[0]])
    #expect(tree.views[stack].subviews == [members[0], members[2]])
    #expect(!tree.views[members[0]].translatesMask)
  }

  @Test func `a required size inside a hidden member conflicts with its hiding`() throws {
    let row = try Row([20, 30])
    try row.tree.constrain(row.members[1], .width, plus: 40)
    row.tree.setLook(of: row.members[1]) { $0.isHidden = true }
    row.screen.layOut()
    let conflict = try #require(row.tree.conflicts(of: row.screen.root).first)
    #expect(conflict.members.contains(.stack(row.stack)))
    let log = row.tree.log(of: conflict)
    #expect(log.constraints.count == 2)
    #expect(log.constraints[1].contains("'UISV-hiding' UIView:"))
    #expect(log.broken == log.constraints[0])
    #expect(row.screen.frame(row.members[1]).width == 0)
  }

  @Test func `a member that is hidden in an animation is drawn until the others have closed up`()
    throws
  {
    let row = try Row([nil, nil, nil], size: Size(width: 150, height: 20)) {
      $0.distribution = .fillEqually
    }
    var options = AnimationOptions()
    options.timing = .linear
    options.duration = 1
    let id = row.tree.beginAnimation(options, token: nil)
    row.tree.setLook(of: row.members[1]) { $0.isHidden = true }
    row.screen.layOut()
    #expect(row.tree.commitAnimation(id))
    func isShown(_ isShown: Bool) -> Bool? {
      FrameTree(of: row.tree, root: row.screen.root, isShown: isShown)[row.members[1]]?.isShown
    }
    #expect(isShown(false) == false)
    #expect(isShown(true) == true)
    // The last one grows from 50 wide at 100 to 75 wide at 75.
    _ = row.tree.advance(by: 0.5)
    #expect(isShown(true) == true)
    #expect(row.tree.shownFrame(of: row.members[2]).x == 87.5)
    _ = row.tree.advance(by: 0.5)
    #expect(isShown(true) == false)
    // What is shown again is there at once, and a view outside a stack goes at once.
    row.tree.setLook(of: row.members[1]) { $0.isHidden = false }
    #expect(isShown(true) == true)
    let other = row.tree.beginAnimation(options, token: nil)
    row.tree.setLook(of: row.stack) { $0.isHidden = true }
    #expect(row.tree.commitAnimation(other))
    #expect(isShown(true) == false)
  }
}
