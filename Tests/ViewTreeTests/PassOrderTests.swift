import TestSupport
import Testing
import ViewTree

/// When frames change, and when nothing happens (facts S54 and S60 to S65).
struct PassOrderTests {
  private let screen = TestScreen(width: 100, height: 100)
  private var tree: ViewTree { screen.tree }

  @Test func `a change of constraints moves nothing before a pass`() throws {
    let view = try screen.add()
    try tree.pin(view, x: 1, y: 2, width: 3, height: 4)
    screen.layOut()
    let before = screen.frame(view)
    let wide = try tree.makeConstraint(
      LayoutConstraintSpec(.view(view), .left, .equal, .view(screen.root), .left, constant: 9))
    let old = tree.views[screen.root].constraints[0]
    tree.deactivate([old])
    try tree.activate([wide])
    #expect(screen.frame(view) == before)
    #expect(tree.views[screen.root].needsLayout)
    screen.layOut()
    #expect(screen.frame(view).x == 9)
    #expect(!tree.views[screen.root].needsLayout)
  }

  @Test func `with nothing pending nobody is called`() throws {
    let observer = RecordingObserver()
    tree.observer = observer
    let view = try screen.add()
    tree.setOverrides(.all, of: view)
    try tree.pin(view, x: 1, y: 2, width: 3, height: 4)
    screen.layOut()
    _ = observer.take()
    screen.layOut()
    tree.layoutIfNeeded(view)
    #expect(observer.take() == [])
  }

  @Test func `marks of one turn make one layout`() throws {
    let observer = RecordingObserver()
    tree.observer = observer
    let view = try screen.add()
    tree.setOverrides(.layout, of: view)
    screen.layOut()
    _ = observer.take()
    for _ in 0..<5 { tree.markForLayout(view) }
    screen.layOut()
    #expect(observer.take().count == 1)
  }

  @Test func `a hidden or faint view keeps its place and its constraints`() throws {
    let first = try screen.add()
    try tree.pin(first, x: 10, y: 0, width: 20, height: 10)
    let second = try screen.add()
    try tree.constrain(second, .left, .equal, first, .right)
    screen.layOut()
    tree.setLook(of: first) {
      $0.isHidden = true
      $0.alpha = 0
    }
    tree.markForLayout(screen.root)
    screen.layOut()
    #expect(screen.frame(first) == Rect(x: 10, y: 0, width: 20, height: 10))
    #expect(screen.frame(second).x == 30)
  }

  @Test func `constraints act on what a transform has not touched`() throws {
    let view = try screen.add()
    try tree.pin(view, x: 10, y: 10, width: 20, height: 20)
    let other = try screen.add()
    try tree.constrain(other, .left, .equal, view, .right)
    tree.setTransform(Affine(a: 3, b: 0, c: 0, d: 3, tx: 50, ty: 0), of: view)
    screen.layOut()
    #expect(screen.frame(other).x == 30)
    #expect(tree.views[view].center == Point(x: 20, y: 20))
    #expect(tree.views[view].bounds.size == Size(width: 20, height: 20))
  }

  @Test func `cousins are tied through their common ancestor`() throws {
    let (left, right) = (try screen.add(), try screen.add())
    try tree.pin(left, x: 10, y: 0, width: 30, height: 50)
    try tree.pin(right, x: 60, y: 0, width: 30, height: 50)
    let inner = try screen.add(to: left)
    let outer = try screen.add(to: right)
    try tree.pin(inner, x: 5, y: 5, width: 5, height: 5)
    let tie = try tree.constrain(outer, .left, .equal, inner, .right, plus: 2)
    screen.layOut()
    // 10 + 5 + 5 + 2 on the screen is 38 to the left of 60.
    #expect(screen.frame(outer).x == -38)
    #expect(tree.constraints[tie].holder == screen.root)
  }

  @Test func `the place where a guide stood is forgotten with it`() throws {
    let guide = tree.makeGuide()
    #expect(tree.layoutFrame(of: guide) == .zero)
    tree.addGuide(guide, to: screen.root)
    tree.addGuide(guide, to: screen.root)
    #expect(tree.views[screen.root].guides == [guide])
    let spec = LayoutConstraintSpec(
      .guide(guide), .left, .equal, .view(screen.root), .left, constant: 7)
    let tie = try tree.constrain(spec)
    screen.layOut()
    #expect(tree.layoutFrame(of: guide).x == 7)
    let view = try screen.add()
    tree.addGuide(guide, to: view)
    #expect(tree.views[screen.root].guides == [])
    #expect(!tree.constraints[tie].isActive)
    #expect(tree.layoutFrame(of: guide) == .zero)
    tree.removeGuide(guide, from: view)
    #expect(throws: LayoutException.self) { try tree.activate([tie]) }
  }
}
