import TestSupport
import Testing
import ViewTree

/// Labels, with characters 10 wide and lines 20 high.
struct LabelTests {
  private let screen = TestScreen(width: 100, height: 480)
  private var tree: ViewTree { screen.tree }

  private func label(_ text: String, lines: Int, in parent: ViewID? = nil) throws -> ViewID {
    let label = try screen.add(.label, to: parent)
    tree.setLabel(of: label) {
      $0.text = text
      $0.lines = lines
    }
    return label
  }

  @Test func `a label hugs its line a little more than a plain view does`() throws {
    let screen = TestScreen(width: 100, height: 300)
    let tree = screen.tree
    let label = try screen.add(.label)
    tree.setLabel(of: label) { $0.text = "A" }
    let plain = try screen.add()
    tree.setNaturalSize(PerAxis(horizontal: nil, vertical: 20), of: plain)
    try tree.constrain(label, .top, .equal, screen.root, .top)
    try tree.constrain(plain, .top, .equal, label, .bottom)
    try tree.constrain(plain, .bottom, .equal, screen.root, .bottom)
    screen.layOut()
    // Vertically 251 beside 250 (facts S31): the plain view takes what is left.
    let line = tree.baseIntrinsicSize(of: label).height
    #expect(line > 0)
    #expect(abs(screen.frame(label).height - line) < LengthTolerance.solved)
    #expect(abs(screen.frame(plain).height - (300 - line)) < LengthTolerance.solved)
  }

  @Test func `a label of several lines is as high as its width makes it`() throws {
    let text = try label("aaaa bbbb cccc", lines: 0)
    let below = try screen.add()
    try tree.constrain(text, .left, .equal, screen.root, .left)
    try tree.constrain(text, .right, .equal, screen.root, .right)
    try tree.constrain(text, .top, .equal, screen.root, .top, plus: 5)
    try tree.constrain(below, .top, .equal, text, .bottom)
    screen.layOut()
    #expect(screen.frame(text) == Rect(x: 0, y: 5, width: 100, height: 40))
    #expect(screen.frame(below).y == 45)
    tree.setFrame(Rect(x: 0, y: 0, width: 150, height: 480), of: screen.root)
    screen.layOut()
    #expect(screen.frame(text) == Rect(x: 0, y: 5, width: 150, height: 20))
    tree.setFrame(Rect(x: 0, y: 0, width: 40, height: 480), of: screen.root)
    screen.layOut()
    #expect(screen.frame(text).height == 60)
  }

  @Test func `a preferred width and a number of lines are limits`() throws {
    let text = try label("aaaa bbbb cccc", lines: 0)
    tree.setLabel(of: text) { $0.preferredWidth = 50 }
    screen.layOut()
    #expect(screen.frame(text).size == Size(width: 40, height: 60))
    tree.setLabel(of: text) { $0.lines = 2 }
    screen.layOut()
    #expect(screen.frame(text).size == Size(width: 40, height: 40))
    #expect(tree.isTruncated(text))
  }

  @Test func `baselines of different lines meet`() throws {
    let text = try label("aaaa bbbb cccc", lines: 0)
    let unit = try label("km", lines: 1)
    let plain = try screen.add()
    try tree.constrain(text, .left, .equal, screen.root, .left)
    try tree.constrain(text, .width, plus: 100)
    try tree.constrain(text, .top, .equal, screen.root, .top)
    try tree.constrain(unit, .lastBaseline, .equal, text, .lastBaseline)
    try tree.constrain(plain, .height, plus: 7)
    try tree.constrain(plain, .lastBaseline, .equal, text, .firstBaseline)
    screen.layOut()
    #expect(screen.frame(text).height == 40)
    #expect(screen.frame(unit).y == 20)
    #expect(screen.frame(plain).maxY == 16)
  }

  @Test func `hugging and resistance decide who gives way in a row`() throws {
    let name = try label("aaaaaaa", lines: 1)
    let value = try label("bbbbbbb", lines: 1)
    try tree.constrain(name, .left, .equal, screen.root, .left)
    try tree.constrain(value, .left, .equal, name, .right)
    try tree.constrain(value, .right, .equal, screen.root, .right)
    tree.setCompression(751, .horizontal, of: value)
    screen.layOut()
    #expect(screen.frame(name).width == 30)
    #expect(tree.isTruncated(name))
    tree.setFrame(Rect(x: 0, y: 0, width: 200, height: 480), of: screen.root)
    tree.setHugging(251, .horizontal, of: name)
    screen.layOut()
    #expect(screen.frame(name).width == 70)
    #expect(screen.frame(value).width == 130)
    #expect(!tree.isTruncated(name))
  }

  @Test func `a card fits its text at a given width`() throws {
    let card = try screen.add()
    let text = try label("aaaa bbbb cccc", lines: 0, in: card)
    for (attribute, inset) in [
      (LayoutAttribute.left, 8.0), (.top, 8), (.right, -8), (.bottom, -8),
    ] { try tree.constrain(text, attribute, .equal, card, attribute, plus: inset) }
    let size = tree.fittingSize(
      of: card, target: Size(width: 116, height: 0), horizontalPriority: 1000,
      verticalPriority: 50)
    #expect(size == Size(width: 116, height: 56))
    let compressed = tree.fittingSize(
      of: card, target: .zero, horizontalPriority: 50, verticalPriority: 50)
    #expect(compressed == Size(width: 156, height: 36))
    #expect(screen.frame(card) == .zero)
    #expect(tree.sizeThatFits(text, Size(width: 100, height: 0)) == Size(width: 90, height: 40))
  }
}
