import TestSupport
import Testing
import ViewTree

/// Constraints act on alignment rectangles and baselines (facts S36).
struct AlignmentTests {
  private let screen = TestScreen(width: 320, height: 480)
  private var tree: ViewTree { screen.tree }
  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `a frame is larger than what is aligned by`() throws {
    let view = try screen.add()
    tree.setAlignmentInsets(insets, of: view)
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let frame = tree.frame(forAlignmentRect: rect, of: view)
    #expect(frame == Rect(x: 8, y: 19, width: 36, height: 44))
    #expect(tree.alignmentRect(forFrame: frame, of: view) == rect)
    try tree.pin(view, x: 10, y: 20, width: 30, height: 40)
    screen.layOut()
    #expect(screen.frame(view) == frame)
  }

  @Test func `what stands inside counts from the frame's corner`() throws {
    let view = try screen.add()
    tree.setAlignmentInsets(insets, of: view)
    try tree.pin(view, x: 10, y: 20, width: 30, height: 40)
    let inner = try screen.add(to: view)
    try tree.pin(inner, x: 5, y: 6, width: 7, height: 8)
    let cousin = try screen.add()
    try tree.pin(cousin, x: 0, y: 0, width: 1, height: 1)
    let tied = try screen.add(to: view)
    try tree.constrain(tied, .left, .equal, cousin, .left)
    try tree.constrain(tied, .top, .equal, cousin, .top)
    screen.layOut()
    // Its own left edge is aligned 2 to the right of its frame's, and 5 more.
    #expect(screen.frame(inner) == Rect(x: 7, y: 7, width: 7, height: 8))
    #expect(screen.frame(tied).origin == Point(x: -8, y: -19))
  }

  @Test func `a translated mask speaks of the frame`() throws {
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    let view = try screen.add(framed: frame)
    tree.setAlignmentInsets(insets, of: view)
    let other = try screen.add()
    try tree.constrain(other, .left, .equal, view, .left)
    try tree.constrain(other, .right, .equal, view, .right)
    try tree.constrain(other, .top, .equal, view, .top)
    try tree.constrain(other, .bottom, .equal, view, .bottom)
    screen.layOut()
    #expect(screen.frame(view) == frame)
    #expect(screen.frame(other) == Rect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test func `margins lie inside the frame`() throws {
    let view = try screen.add(framed: Rect(x: 10, y: 20, width: 100, height: 100))
    tree.setAlignmentInsets(insets, of: view)
    let byAttribute = try screen.add(to: view)
    let byGuide = try screen.add(to: view)
    let guide = LayoutItem.guide(tree.systemGuide(.margins, of: view))
    for (edge, margin) in [
      (LayoutAttribute.left, LayoutAttribute.leftMargin), (.right, .rightMargin),
      (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      try tree.constrain(byAttribute, edge, .equal, view, margin)
      try tree.constrain(LayoutConstraintSpec(.view(byGuide), edge, .equal, guide, edge))
    }
    screen.layOut()
    #expect(screen.frame(byAttribute) == Rect(x: 8, y: 8, width: 84, height: 84))
    #expect(screen.frame(byGuide) == screen.frame(byAttribute))
  }

  @Test func `from right to left insets stay on their sides`() throws {
    tree.direction = .rightToLeft
    let view = try screen.add()
    tree.setAlignmentInsets(insets, of: view)
    try tree.constrain(view, .leading, .equal, screen.root, .leading, plus: 10)
    try tree.constrain(view, .width, plus: 30)
    screen.layOut()
    // Aligned from 280 to 310.
    #expect(screen.frame(view).x == 278)
    #expect(screen.frame(view).width == 36)
  }

  @Test func `a fitting size is that of the frame`() throws {
    let view = try screen.add()
    tree.setAlignmentInsets(insets, of: view)
    tree.setNaturalSize(PerAxis(horizontal: 50, vertical: 60), of: view)
    let size = tree.fittingSize(
      of: view, target: .zero, horizontalPriority: 50, verticalPriority: 50)
    #expect(size == Size(width: 56, height: 64))
  }

  @Test func `a baseline can be lent from below`() throws {
    let outer = try screen.add()
    try tree.pin(outer, x: 0, y: 100, width: 200, height: 100)
    let label = try screen.add(.label, to: outer)
    tree.setLabel(of: label) { $0.text = "Text" }
    try tree.constrain(label, .top, .equal, outer, .top, plus: 30)
    try tree.constrain(label, .left, .equal, outer, .left)
    let first = try screen.add()
    let last = try screen.add()
    try tree.constrain(first, .bottom, .equal, outer, .firstBaseline)
    try tree.constrain(last, .bottom, .equal, outer, .lastBaseline)
    screen.layOut()
    #expect(screen.frame(first).maxY == 200)
    #expect(screen.frame(last).maxY == 200)
    tree.setBaselines(BaselineSource(firstView: label, lastView: label), of: outer)
    screen.layOut()
    // 100 + 30 and 16 more to the label's line.
    #expect(screen.frame(first).maxY == 146)
    #expect(screen.frame(last).maxY == 146)
    // A lender that stands elsewhere lends nothing.
    tree.removeFromSuperview(label)
    screen.layOut()
    #expect(screen.frame(first).maxY == 200)
  }

  @Test(arguments: [LayoutAttribute.firstBaseline, .lastBaseline])
  func `a view's maker names who lends its baselines`(line: LayoutAttribute) throws {
    let view = try screen.add()
    try tree.pin(view, x: 0, y: 0, width: 50, height: 60)
    let inner = try screen.add(to: view)
    try tree.pin(inner, x: 0, y: 10, width: 50, height: 30)
    tree.setBaselines(BaselineSource(fromTop: 8, fromBottom: 5), of: inner)
    let tied = try screen.add()
    try tree.constrain(tied, .top, .equal, view, line)
    let observer = RecordingObserver()
    tree.observer = observer
    screen.layOut()
    // A plain view's baselines are its bottom edge.
    #expect(screen.frame(tied).y == 60)
    tree.setOverrides(.baselines, of: view)
    var lender = inner
    observer.baselineView = { asked, isFirst in
      #expect(asked == view && isFirst == (line == .firstBaseline))
      return lender
    }
    tree.invalidateIntrinsicSize(of: view)
    screen.layOut()
    // 8 below the top at 10, or 5 above the bottom at 40.
    #expect(screen.frame(tied).y == (line == .firstBaseline ? 18 : 35))
    lender = tied
    tree.invalidateIntrinsicSize(of: view)
    screen.layOut()
    #expect(screen.frame(tied).y == 60)
  }
}
