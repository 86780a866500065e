import TestSupport
import Testing
import ViewTree

/// Translated masks follow the superview and are held against everything else (facts S40 to S43).
struct AutoresizingTests {
  private let screen = TestScreen(width: 100, height: 100)
  private var tree: ViewTree { screen.tree }

  /// From 20 to 80 of 100, and where that goes when 100 becomes 200: flexible parts share the
  /// growth in proportion to their lengths.
  static let growths: [(mask: AutoresizingMask, position: Double, length: Double)] = [
    ([], 20, 60), (.flexibleLeft, 120, 60), (.flexibleWidth, 20, 160), (.flexibleRight, 20, 60),
    ([.flexibleLeft, .flexibleWidth], 45, 135), ([.flexibleWidth, .flexibleRight], 20, 135),
    ([.flexibleLeft, .flexibleRight], 70, 60),
    ([.flexibleLeft, .flexibleWidth, .flexibleRight], 40, 120),
  ]

  @Test(arguments: growths.indices, Axis.allCases) func `a mask says what follows`(
    _ index: Int, _ axis: Axis
  ) throws {
    let growth = Self.growths[index]
    let isX = axis == .horizontal
    let view = try screen.add(
      framed: isX
        ? Rect(x: 20, y: 10, width: 60, height: 10) : Rect(x: 10, y: 20, width: 10, height: 60))
    // The parts along y are the same bits, three places up.
    let mask = AutoresizingMask(rawValue: growth.mask.rawValue << (isX ? 0 : 3))
    tree.setAutoresizing(mask, of: view)
    screen.layOut()
    let size = isX ? Size(width: 200, height: 100) : Size(width: 100, height: 200)
    tree.setFrame(Rect(origin: .zero, size: size), of: screen.root)
    let wanted =
      isX
      ? Rect(x: growth.position, y: 10, width: growth.length, height: 10)
      : Rect(x: 10, y: growth.position, width: 10, height: growth.length)
    #expect(screen.frame(view).isClose(to: wanted, within: LengthTolerance.solved))
    screen.layOut()
    #expect(screen.frame(view).isClose(to: wanted, within: LengthTolerance.solved))
    tree.setFrame(Rect(x: 0, y: 0, width: 100, height: 100), of: screen.root)
    screen.layOut()
    let back = isX ? [20, 60] : [20.0, 60]
    let frame = screen.frame(view)
    #expect(isX ? [frame.x, frame.width] == back : [frame.y, frame.height] == back)
  }

  @Test func `constraints and masks meet in one system`() throws {
    let framed = try screen.add(framed: Rect(x: 10, y: 10, width: 30, height: 30))
    let tied = try screen.add()
    try tree.constrain(tied, .left, .equal, framed, .right, plus: 5)
    try tree.constrain(tied, .width, plus: 20)
    try tree.constrain(tied, .top, .equal, framed, .bottom)
    try tree.constrain(tied, .height, .equal, framed, .height)
    let inside = try screen.add(framed: Rect(x: 1, y: 2, width: 3, height: 4), to: tied)
    screen.layOut()
    #expect(screen.frame(tied) == Rect(x: 45, y: 40, width: 20, height: 30))
    #expect(screen.frame(inside) == Rect(x: 1, y: 2, width: 3, height: 4))
    // A new frame is a new mask.
    tree.setFrame(Rect(x: 0, y: 0, width: 50, height: 60), of: framed)
    screen.layOut()
    #expect(screen.frame(tied) == Rect(x: 55, y: 60, width: 20, height: 60))
    #expect(tree.conflicts(of: screen.root) == [])
  }

  @Test func `nothing pushes the root`() throws {
    let view = try screen.add()
    try tree.constrain(view, .width, plus: 500)
    try tree.constrain(view, .left, .equal, screen.root, .left)
    try tree.constrain(view, .right, .equal, screen.root, .right)
    screen.layOut()
    #expect(screen.frame(screen.root) == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(tree.conflicts(of: screen.root).count == 1)
  }

  @Test func `the sides of a mask don't mirror`() throws {
    tree.direction = .rightToLeft
    let view = try screen.add(framed: Rect(x: 10, y: 10, width: 30, height: 30))
    screen.layOut()
    #expect(screen.frame(view).x == 10)
    tree.setFrame(Rect(x: 0, y: 0, width: 300, height: 100), of: screen.root)
    screen.layOut()
    #expect(screen.frame(view).x == 10)
  }
}
