import TestSupport
import Testing
import ViewTree

/// Brackets on a clock that only moves when told.
struct AnimationTests {
  private let screen = TestScreen(width: 320, height: 480)
  private let view: ViewID
  private var tree: ViewTree { screen.tree }

  init() throws { view = try screen.add(framed: Rect(x: 0, y: 0, width: 10, height: 10)) }

  private func animate(
    _ seconds: Double, delay: Double = 0, token: UInt64? = nil, animates: Bool = true,
    _ change: () -> Void
  ) {
    var options = AnimationOptions()
    options.timing = .linear
    options.duration = seconds
    options.delay = delay
    options.animates = animates
    let id = tree.beginAnimation(options, token: token)
    change()
    #expect(tree.commitAnimation(id))
  }

  private func move(to x: Double) {
    tree.setFrame(Rect(x: x, y: 0, width: 10, height: 10), of: view)
  }

  private var shownX: Double { tree.shownFrame(of: view).x }

  @Test func `the model is there at once, what is shown follows`() {
    animate(1) { move(to: 100) }
    #expect(screen.frame(view).x == 100)
    #expect(shownX == 0)
    _ = tree.advance(by: 0.25)
    #expect(shownX == 25)
    #expect(FrameTree(of: tree, root: screen.root, isShown: true)[view]?.rect.x == 25)
    #expect(FrameTree(of: tree, root: screen.root, isShown: false)[view]?.rect.x == 100)
    _ = tree.advance(by: 0.75)
    #expect(shownX == 100)
    #expect(tree.animator.isIdle)
  }

  @Test func `frames that animate at once add up`() {
    animate(1) { move(to: 100) }
    _ = tree.advance(by: 0.5)
    // 50 on the way up; then 100 less on the way back, from the same place.
    animate(1) { move(to: 0) }
    #expect(shownX == 50)
    _ = tree.advance(by: 0.25)
    #expect(shownX == 50)
    _ = tree.advance(by: 0.5)
    #expect(shownX == 25)
  }

  @Test func `alphas that animate at once replace each other`() {
    animate(1, token: 1) { tree.setLook(of: view) { $0.alpha = 0 } }
    _ = tree.advance(by: 0.5)
    animate(1, token: 2) { tree.setLook(of: view) { $0.alpha = 1 } }
    #expect(tree.shownAlpha(of: view) == 0.5)
    let first = tree.advance(by: 0.5)
    #expect(first.map(\.token) == [1])
    #expect(first.map(\.isFinished) == [false])
    #expect(tree.shownAlpha(of: view) == 0.75)
    #expect(tree.advance(by: 0.5).map(\.isFinished) == [true])
  }

  @Test func `each bracket ends once, in the order of end times`() {
    animate(0.5, token: 1) { move(to: 10) }
    animate(0.2, token: 2) { move(to: 20) }
    animate(0.2, token: 3) { move(to: 30) }
    animate(0.1, delay: 0.05, token: 4) { move(to: 40) }
    animate(0, token: 5) { move(to: 50) }
    animate(3, token: 6) {}
    #expect(tree.advance(by: 0).map(\.token) == [5, 6])
    let ended = tree.advance(by: 1)
    #expect(ended.map(\.token) == [4, 2, 3, 1])
    #expect(ended.allSatisfy { $0.isFinished })
    #expect(tree.advance(by: 1) == [])
  }

  @Test func `many small steps end a bracket as one large one does`() {
    animate(0.4, token: 1) { move(to: 10) }
    for _ in 0..<3 { #expect(tree.advance(by: 0.1) == []) }
    #expect(tree.advance(by: 0.1).map(\.token) == [1])
  }

  @Test func `a view that leaves ends its animations unfinished`() throws {
    let other = try screen.add(framed: .zero)
    animate(1, token: 1) {
      move(to: 100)
      tree.setFrame(Rect(x: 9, y: 0, width: 0, height: 0), of: other)
    }
    _ = tree.advance(by: 0.5)
    tree.removeFromSuperview(view)
    #expect(shownX == 100)
    #expect(tree.shownFrame(of: other).x == 4.5)
    #expect(tree.advance(by: 0.25) == [])
    let ended = tree.advance(by: 0.25)
    #expect(ended.map(\.token) == [1])
    #expect(ended.map(\.isFinished) == [false])
  }

  @Test func `a window that goes ends its animations unfinished`() {
    animate(1, token: 1) { move(to: 100) }
    tree.release(.view(screen.root))
    #expect(shownX == 100)
    #expect(tree.advance(by: 0).map(\.isFinished) == [false])
  }

  @Test func `animations can be taken off a view`() {
    animate(1, token: 1) { move(to: 100) }
    tree.removeAnimations(of: view)
    #expect(shownX == 100)
    #expect(tree.advance(by: 0).map(\.isFinished) == [false])
  }

  @Test func `a nested bracket takes over duration, delay and timing`() {
    let outer = tree.beginAnimation(options(2, .linear), token: nil)
    let inner = tree.beginAnimation(options(0.1, .easeIn), token: 7)
    #expect(!tree.commitAnimation(outer))
    move(to: 100)
    #expect(tree.commitAnimation(inner))
    #expect(tree.commitAnimation(outer))
    #expect(tree.advance(by: 1) == [])
    #expect(shownX == 50)
    #expect(tree.advance(by: 1).map(\.token) == [7])
  }

  @Test func `a nested bracket can keep its own`() {
    let outer = tree.beginAnimation(options(2, .easeIn), token: nil)
    var own = options(1, .linear)
    own.overridesDuration = true
    own.overridesTiming = true
    let inner = tree.beginAnimation(own, token: nil)
    move(to: 100)
    #expect(tree.commitAnimation(inner) && tree.commitAnimation(outer))
    _ = tree.advance(by: 0.5)
    #expect(shownX == 50)
  }

  private func options(_ duration: Double, _ timing: Timing) -> AnimationOptions {
    var options = AnimationOptions()
    options.duration = duration
    options.timing = timing
    return options
  }

  @Test func `without animation means all that is inside`() {
    animate(1) {
      animate(0, animates: false) {
        move(to: 50)
        animate(1) { move(to: 100) }
      }
      tree.setFrame(Rect(x: 100, y: 40, width: 10, height: 10), of: view)
    }
    #expect(shownX == 100)
    #expect(tree.shownFrame(of: view).y == 0)
    tree.setAnimationsEnabled(false)
    animate(1) { move(to: 0) }
    #expect(shownX == 0)
  }

  @Test func `a delay shows where it began`() {
    animate(1, delay: 0.5, token: 1) { move(to: 100) }
    _ = tree.advance(by: 0.5)
    #expect(shownX == 0)
    _ = tree.advance(by: 0.5)
    #expect(shownX == 50)
    #expect(tree.advance(by: 0.5).map(\.token) == [1])
  }

  @Test func `outside a window nothing animates`() throws {
    let parent = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    try tree.insert(child, into: parent)
    animate(1, token: 1) {
      tree.setFrame(Rect(x: 9, y: 9, width: 9, height: 9), of: child)
      tree.setLook(of: child) { $0.alpha = 0 }
    }
    #expect(tree.shownFrame(of: child).x == 9)
    #expect(tree.shownAlpha(of: child) == 0)
    #expect(tree.advance(by: 0).map(\.isFinished) == [true])
  }

  @Test func `only what changes animates`() {
    animate(1, token: 1) {
      move(to: 0)
      tree.setLook(of: view) { $0.alpha = 1 }
      tree.setTransform(.identity, of: view)
    }
    #expect(tree.animator.runningCount(of: view) == 0)
    #expect(tree.advance(by: 0).map(\.token) == [1])
  }

  @Test func `bounds and transforms animate too`() throws {
    let child = try screen.add(framed: Rect(x: 0, y: 0, width: 4, height: 4), to: view)
    animate(1) {
      tree.setBounds(Rect(x: 8, y: 0, width: 10, height: 10), of: view)
      tree.setTransform(.translation(Point(x: 0, y: 100)), of: view)
    }
    _ = tree.advance(by: 0.5)
    let frame = try #require(FrameTree(of: tree, root: screen.root, isShown: true)[child]?.rect)
    #expect(frame == Rect(x: -4, y: 50, width: 4, height: 4))
  }

  @Test(arguments: [(0.0, 0.0), (-1.0, 0.0), (0.0, 2.0), (-1.0, 2.0)])
  func `without a duration values are there at once and the end is told once, in the next turn`(
    _ duration: Double, _ delay: Double
  ) {
    animate(duration, delay: delay, token: 7) { move(to: 100) }
    #expect(screen.frame(view).x == 100)
    #expect(shownX == 100)
    var ends: [EndedAnimation] = []
    for _ in 0..<4 { ends += tree.advance(by: 1) }
    #expect(ends.map(\.token) == [7])
    #expect(tree.animator.isIdle)
  }
}
