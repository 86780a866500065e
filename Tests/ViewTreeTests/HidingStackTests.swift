import TestSupport
import Testing
import ViewTree

/// A hiding stack of three members, 40, 30 and 20 high and 50, 40 and 30 wide.
struct HidingStackTests {
  private struct Column {
    let screen = TestScreen(width: 320, height: 480)
    let stack: ViewID
    let members: [ViewID]
    let height: LayoutConstraintID
    let width: LayoutConstraintID
    var tree: ViewTree { screen.tree }

    init(_ position: HidingStackContent.Position, isTrailing: Bool, height: Double) throws {
      let tree = screen.tree
      stack = tree.makeHidingStack(position: position, isTrailing: isTrailing)
      members = [50.0, 40, 30].map { width in
        let member = tree.makeView(.plain)
        tree.setNaturalSize(PerAxis(horizontal: width, vertical: width - 10), of: member)
        return member
      }
      try tree.insert(stack, into: screen.root)
      try tree.setMembers(members, of: stack)
      try tree.constrain(stack, .top, .equal, screen.root, .top)
      try tree.constrain(stack, .left, .equal, screen.root, .left)
      self.height = try tree.constrain(stack, .height, plus: height)
      width = try tree.constrain(stack, .width, plus: 60)
      screen.layOut()
    }

    func resize(_ points: Double) throws {
      try tree.setConstant(points, of: height)
      screen.layOut()
    }

    var hidden: [Bool] { members.map { tree.views[$0].look.isHidden } }
    var frames: [Rect] { members.map { tree.views[$0].frame } }
  }

  static let columns: [(HidingStackContent.Position, [Double])] = [
    (.top, [0, 48, 86]), (.center, [7, 55, 93]), (.bottom, [80, 42, 14]),
  ]

  @Test(arguments: columns, [false, true]) func `members stand in a column at their side`(
    _ column: (HidingStackContent.Position, [Double]), _ isTrailing: Bool
  ) throws {
    let made = try Column(column.0, isTrailing: isTrailing, height: 120)
    #expect(made.frames.map(\.y) == column.1)
    #expect(made.frames.map(\.x) == (isTrailing ? [10, 20, 30] : [0, 0, 0]))
    #expect(made.frames.map(\.width) == [50, 40, 30])
    made.tree.direction = .rightToLeft
    made.screen.layOut()
    #expect(made.frames.map(\.x) == (isTrailing ? [0, 0, 0] : [10, 20, 30]))
    #expect(made.hidden == [false, false, false])
  }

  @Test(arguments: [HidingStackContent.Position.top, .center, .bottom])
  func `the last members hide first and come back when there is room`(
    _ position: HidingStackContent.Position
  ) throws {
    let made = try Column(position, isTrailing: false, height: 120)
    let heights = Array(stride(from: 120.0, through: 0, by: -2))
    for height in heights + heights.reversed() {
      try made.resize(height)
      let shown = height < 40 ? 0 : height < 78 ? 1 : height < 106 ? 2 : 3
      #expect(made.hidden == (0..<3).map { $0 >= shown }, "at \(height)")
      #expect(made.tree.views[made.stack].hidingStack?.shownCount == shown)
      #expect(made.tree.conflicts(of: made.stack) == [])
    }
  }

  @Test func `what is shown stands in the middle`() throws {
    let made = try Column(.center, isTrailing: false, height: 80)
    #expect(made.frames.prefix(2).map(\.y) == [1, 49])
    #expect(made.hidden == [false, false, true])
  }

  @Test func `a stack is as wide as what it shows and never pushes`() throws {
    let made = try Column(.top, isTrailing: false, height: 120)
    made.tree.deactivate([made.width, made.height])
    let below = try made.screen.add()
    made.tree.setNaturalSize(PerAxis(horizontal: 100, vertical: 400), of: below)
    try made.tree.constrain(below, .top, .equal, made.stack, .bottom)
    try made.tree.constrain(below, .bottom, .equal, made.screen.root, .bottom)
    made.screen.layOut()
    #expect(made.screen.frame(made.stack) == Rect(x: 0, y: 0, width: 50, height: 80))
    made.tree.setNaturalSize(PerAxis(horizontal: 100, vertical: 100), of: below)
    made.screen.layOut()
    #expect(made.screen.frame(made.stack).height == 380)
    made.tree.removeFromSuperview(below)
    made.screen.layOut()
    #expect(made.screen.frame(made.stack).height == 106)
  }

  @Test func `spacing and members can change`() throws {
    let made = try Column(.top, isTrailing: false, height: 120)
    made.tree.setStackSpacing(20, of: made.stack)
    made.screen.layOut()
    #expect(made.frames.map(\.y) == [0, 60, 110])
    #expect(made.hidden == [false, false, true])
    let added = made.tree.makeView(.plain)
    made.tree.setNaturalSize(PerAxis(horizontal: 10, vertical: 10), of: added)
    try made.tree.insertMember(added, into: made.stack, at: 1)
    made.screen.layOut()
    #expect(made.tree.views[added].frame.y == 60)
    #expect(made.frames.prefix(2).map(\.y) == [0, 90])
    #expect(made.hidden == [false, false, true])
    try made.tree.setMembers([added, added], of: made.stack)
    made.screen.layOut()
    #expect(made.tree.views[made.stack].hidingStack?.members == [added])
    #expect(made.members.allSatisfy { made.tree.views[$0].superview == nil })
    #expect(made.tree.views[added].frame.y == 0)
  }

  @Test func `a member is shown again when it leaves, however it does`() throws {
    let ways: [(String, (Column, ViewID) throws -> Void)] = [
      ("removeMember", { $0.tree.removeMember($1, from: $0.stack) }),
      ("setMembers", { column, _ in try column.tree.setMembers([], of: column.stack) }),
      ("removeFromSuperview", { column, member in column.tree.removeFromSuperview(member) }),
      ("insert", { try $0.tree.insert($1, into: $0.screen.root) }),
      (
        "dispose",
        { column, _ in
          column.tree.release(.view(column.stack))
          column.tree.removeFromSuperview(column.stack)
        }
      ),
    ]
    for (name, leave) in ways {
      let made = try Column(.bottom, isTrailing: true, height: 10)
      #expect(made.hidden == [true, true, true])
      try leave(made, made.members[2])
      #expect(!made.tree.views[made.members[2]].look.isHidden, "\(name)")
      let members =
        made.tree.contains(.view(made.stack))
        ? made.tree.views[made.stack].hidingStack?.members ?? [] : []
      #expect(!members.contains(made.members[2]), "\(name)")
    }
  }

  @Test func `a stack refuses what it stands in and stays as it was`() throws {
    let made = try Column(.top, isTrailing: false, height: 120)
    #expect(throws: HierarchyError.loop) {
      try made.tree.setMembers([made.members[0], made.screen.root], of: made.stack)
    }
    #expect(made.tree.views[made.stack].hidingStack?.members == made.members)
  }
}
