import TestSupport
import Testing
import ViewTree

/// Which view a touch reaches (facts S121).
struct HitTestingTests {
  private let screen = TestScreen(width: 100, height: 100)
  private var tree: ViewTree { screen.tree }

  @Test func `the frontmost view is hit, whatever its z`() throws {
    let back = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    let front = try screen.add(framed: Rect(x: 20, y: 20, width: 50, height: 50))
    tree.setLook(of: back) { $0.z = 5 }
    #expect(tree.hitTest(Point(x: 30, y: 30), in: screen.root) == front)
    #expect(tree.hitTest(Point(x: 10, y: 10), in: screen.root) == back)
    #expect(tree.hitTest(Point(x: 80, y: 80), in: screen.root) == screen.root)
    try tree.insert(back, into: screen.root)
    #expect(tree.hitTest(Point(x: 30, y: 30), in: screen.root) == back)
  }

  @Test func `first edges are inside and last ones out`() throws {
    let view = try screen.add(framed: Rect(x: 10, y: 10, width: 20, height: 20))
    for (point, isHit) in [
      (Point(x: 10, y: 10), true), (Point(x: 29.9, y: 29.9), true), (Point(x: 30, y: 20), false),
      (Point(x: 20, y: 30), false), (Point(x: 9.9, y: 20), false),
    ] {
      #expect((tree.hitTest(point, in: screen.root) == view) == isHit, "\(point)")
    }
    #expect(tree.hitTest(Point(x: 100, y: 0), in: screen.root) == nil)
  }

  static let prunings: [@Sendable (inout Look) -> Void] = [
    { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.takesTouches = false },
  ]

  @Test(arguments: prunings.indices) func `a view that takes no touch takes none below`(
    _ index: Int
  ) throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50), to: view)
    tree.setLook(of: view) { $0.alpha = 0.01 }
    #expect(tree.hitTest(Point(x: 1, y: 1), in: screen.root) == inner)
    tree.setLook(of: view, Self.prunings[index])
    #expect(tree.hitTest(Point(x: 1, y: 1), in: screen.root) == screen.root)
  }

  @Test func `what sticks out can't be reached, though it is drawn`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 20, height: 20))
    let inner = try screen.add(framed: Rect(x: 10, y: 10, width: 50, height: 50), to: view)
    #expect(tree.hitTest(Point(x: 15, y: 15), in: screen.root) == inner)
    #expect(tree.hitTest(Point(x: 30, y: 30), in: screen.root) == screen.root)
  }

  @Test func `a label lets touches through`() throws {
    let label = try screen.add(.label)
    try tree.pin(label, x: 0, y: 0, width: 50, height: 50)
    screen.layOut()
    #expect(tree.hitTest(Point(x: 1, y: 1), in: screen.root) == screen.root)
    tree.setLook(of: label) { $0.takesTouches = true }
    #expect(tree.hitTest(Point(x: 1, y: 1), in: screen.root) == label)
  }

  @Test func `scrolling and transforms count`() throws {
    let view = try screen.add(framed: Rect(x: 10, y: 10, width: 40, height: 40))
    let inner = try screen.add(framed: Rect(x: 100, y: 0, width: 10, height: 10), to: view)
    tree.setBounds(Rect(x: 90, y: -10, width: 40, height: 40), of: view)
    // 100 - 90 + 10 across and 0 + 10 + 10 down.
    #expect(tree.hitTest(Point(x: 20, y: 20), in: screen.root) == inner)
    #expect(tree.convert(Point(x: 100, y: 0), from: view, to: nil) == Point(x: 20, y: 20))
    #expect(tree.convert(Point(x: 20, y: 20), from: nil, to: view) == Point(x: 100, y: 0))
    // Twice as large about the centre: from -10 to 70.
    tree.setBounds(Rect(x: 0, y: 0, width: 40, height: 40), of: view)
    tree.setTransform(Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), of: view)
    #expect(tree.hitTest(Point(x: 69, y: 69), in: screen.root) == view)
    #expect(tree.hitTest(Point(x: 71, y: 69), in: screen.root) == screen.root)
    // Folded to nothing it can't be reached.
    tree.setTransform(Affine(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), of: view)
    #expect(tree.hitTest(Point(x: 30, y: 30), in: screen.root) == screen.root)
  }

  @Test func `views of different trees have no common space`() throws {
    let view = try screen.add()
    let stray = tree.makeView(.plain)
    #expect(tree.convert(Point.zero, from: view, to: stray) == nil)
  }

  private func animate(
    _ change: (inout AnimationOptions) -> Void = { _ in }, _ body: () -> Void
  ) {
    var options = AnimationOptions()
    options.duration = 1
    change(&options)
    let animation = tree.beginAnimation(options, token: nil)
    body()
    #expect(tree.commitAnimation(animation))
  }

  @Test func `the model is hit while a view is still seen elsewhere`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 10, height: 10))
    animate({ $0.allowsInteraction = true }) {
      tree.setFrame(Rect(x: 50, y: 50, width: 10, height: 10), of: view)
    }
    #expect(tree.shownFrame(of: view).x == 0)
    #expect(tree.hitTest(Point(x: 55, y: 55), in: screen.root) == view)
    #expect(tree.hitTest(Point(x: 5, y: 5), in: screen.root) == screen.root)
  }

  @Test func `what is animated takes no touch, nor does what is in it, until it is over`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50), to: view)
    let point = Point(x: 20, y: 20)
    animate({ $0.delay = 1 }) { tree.setLook(of: view) { $0.alpha = 0.5 } }
    #expect(tree.hitTest(point, in: screen.root) == screen.root)
    _ = tree.advance(by: 1.5)
    #expect(tree.hitTest(point, in: screen.root) == screen.root)
    _ = tree.advance(by: 0.5)
    #expect(tree.hitTest(point, in: screen.root) == inner)
  }

  @Test func `what is animated below leaves the view above to be hit`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50), to: view)
    animate { tree.setLook(of: inner) { $0.alpha = 0.5 } }
    #expect(tree.hitTest(Point(x: 20, y: 20), in: screen.root) == view)
    tree.removeAnimations(of: inner)
    #expect(tree.hitTest(Point(x: 20, y: 20), in: screen.root) == inner)
  }

  @Test(arguments: [true, false])
  func `all animations of a view have to allow touches`(both: Bool) throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    animate({ $0.allowsInteraction = true }) { tree.setLook(of: view) { $0.z = 1 } }
    animate({ $0.allowsInteraction = both }) { tree.setLook(of: view) { $0.alpha = 0.5 } }
    let hit = tree.hitTest(Point(x: 20, y: 20), in: screen.root)
    #expect(hit == (both ? view : screen.root))
  }

  @Test func `a property animator's say can change while it runs`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    var options = AnimationOptions()
    options.duration = 1
    options.allowsInteraction = true
    let animator = tree.withAnimator { $0.makeAnimator(options, token: 1) }
    try tree.withAnimator { all throws(AnimatorError) in
      try all.beginRecording(animator, delayFactor: 0)
    }
    tree.setLook(of: view) { $0.alpha = 0.5 }
    #expect(tree.withAnimator { $0.endRecording(animator) })
    #expect(tree.hitTest(Point(x: 20, y: 20), in: screen.root) == view)
    tree.withAnimator { $0.setAllowsInteraction(false, of: animator) }
    #expect(tree.hitTest(Point(x: 20, y: 20), in: screen.root) == screen.root)
  }

  @Test func `a view's maker says what it takes`() throws {
    let view = try screen.add(framed: Rect(x: 10, y: 10, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 0, y: 0, width: 20, height: 20), to: view)
    let observer = RecordingObserver()
    tree.observer = observer
    // A round view: of its corners it takes no touch. Points come in its own space.
    observer.pointInside = { asked, point in
      #expect(asked == view)
      let (x, y) = (point.x - 25, point.y - 25)
      return x * x + y * y < 625
    }
    #expect(tree.hitTest(Point(x: 12, y: 12), in: screen.root) == inner)
    tree.setOverrides(.pointInside, of: view)
    #expect(tree.hitTest(Point(x: 12, y: 12), in: screen.root) == screen.root)
    #expect(tree.hitTest(Point(x: 35, y: 11), in: screen.root) == view)
    // One that passes all touches on, and one that takes them for another view.
    tree.setOverrides(.hitTest, of: view)
    observer.hitTest = { _, _ in TouchAnswer(nil) }
    #expect(tree.hitTest(Point(x: 12, y: 12), in: screen.root) == screen.root)
    observer.hitTest = { asked, point in
      TouchAnswer(tree.baseHitTest(point, in: asked).map { _ in inner })
    }
    #expect(tree.hitTest(Point(x: 50, y: 50), in: screen.root) == inner)
    #expect(tree.hitTest(Point(x: 90, y: 90), in: screen.root) == screen.root)
  }
}
