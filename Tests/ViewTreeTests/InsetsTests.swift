import TestSupport
import Testing
import ViewTree

/// Safe areas and margins follow from frames.
struct InsetsTests {
  private let screen = TestScreen(width: 320, height: 480)
  private let safeArea = Insets(top: 44, left: 10, bottom: 34, right: 12)

  init() { screen.tree.setAdditionalSafeArea(safeArea, of: screen.root) }

  /// Each edge is the root's inset less the distance inside, from zero to the root's inset.
  static let frames: [(Rect, Insets)] = [
    (Rect(x: 0, y: 0, width: 320, height: 480), Insets([44, 10, 34, 12])),
    (Rect(x: 0, y: 20, width: 320, height: 460), Insets([24, 10, 34, 12])),
    (Rect(x: 0, y: 44, width: 320, height: 436), Insets([0, 10, 34, 12])),
    (Rect(x: 0, y: 100, width: 320, height: 100), Insets([0, 10, 0, 12])),
    (Rect(x: 4, y: 0, width: 100, height: 20), Insets([44, 6, 0, 0])),
    (Rect(x: -20, y: -30, width: 360, height: 540), Insets([44, 10, 34, 12])),
    (Rect(x: 0, y: -20, width: 320, height: 40), Insets([44, 10, 0, 12])),
    (Rect(x: 0, y: 470, width: 320, height: 100), Insets([0, 10, 34, 12])),
    (Rect(x: 316, y: 0, width: 4, height: 480), Insets([44, 0, 34, 12])),
  ]

  @Test(arguments: frames) func `a safe area is clamped edge by edge`(
    _ frame: Rect, _ wanted: Insets
  ) throws {
    let view = try screen.add(framed: frame)
    screen.layOut()
    #expect(screen.tree.views[view].safeArea == wanted)
    #expect(screen.tree.views[view].margins == wanted + Insets(8))
  }

  @Test func `a safe area of its own is added, also for what stands inside`() throws {
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 320, height: 480))
    let inner = try screen.add(framed: Rect(x: 0, y: 4, width: 320, height: 400), to: view)
    screen.tree.setAdditionalSafeArea(Insets([6, 0, 0, 0]), of: view)
    screen.layOut()
    #expect(screen.tree.views[view].safeArea == Insets([50, 10, 34, 12]))
    #expect(screen.tree.views[inner].safeArea == Insets([46, 10, 0, 12]))
  }

  @Test func `a view can keep its superview's margins`() throws {
    let tree = screen.tree
    let view = try screen.add(framed: Rect(x: 0, y: 50, width: 320, height: 300))
    let inner = try screen.add(framed: Rect(x: 5, y: 30, width: 310, height: 200), to: view)
    tree.setMarginsFollowSafeArea(false, of: view)
    tree.setMargins(Insets(20), isDirectional: false, of: view)
    tree.setMarginsFollowSafeArea(false, of: inner)
    screen.layOut()
    #expect(tree.views[inner].margins == Insets(8))
    tree.setKeepsSuperviewMargins(true, of: inner)
    #expect(tree.views[inner].margins == Insets([8, 15, 8, 15]))
  }

  @Test func `a view that sticks out of its superview keeps margins beyond its own edges`() throws {
    let tree = screen.tree
    let view = try screen.add(framed: Rect(x: 0, y: 50, width: 320, height: 300))
    let inner = try screen.add(framed: Rect(x: -5, y: -7, width: 330, height: 314), to: view)
    tree.setMarginsFollowSafeArea(false, of: view)
    tree.setMargins(Insets(20), isDirectional: false, of: view)
    tree.setMarginsFollowSafeArea(false, of: inner)
    tree.setKeepsSuperviewMargins(true, of: inner)
    screen.layOut()
    // 20 inside the superview is 20 and what sticks out: 7 at top and bottom, 5 at the sides.
    #expect(tree.views[inner].margins == Insets([27, 25, 27, 25]))
  }

  @Test func `directional margins mirror from right to left`() throws {
    let tree = screen.tree
    let view = try screen.add(framed: Rect(x: 50, y: 50, width: 100, height: 100))
    tree.setMargins(Insets([1, 30, 2, 5]), isDirectional: true, of: view)
    screen.layOut()
    #expect(tree.views[view].margins == Insets([1, 30, 2, 5]))
    tree.direction = .rightToLeft
    screen.layOut()
    #expect(tree.views[view].margins == Insets([1, 5, 2, 30]))
    tree.setSemantic(.leftToRight, of: view)
    screen.layOut()
    #expect(tree.views[view].margins == Insets([1, 30, 2, 5]))
  }

  @Test func `changes are told once, margins first, and then never again`() throws {
    let tree = screen.tree
    let observer = RecordingObserver()
    tree.observer = observer
    let view = try screen.add(framed: Rect(x: 0, y: 0, width: 320, height: 480))
    tree.setOverrides(.insets, of: view)
    screen.layOut()
    let both: [RecordingObserver.Event] = [
      .insetsChanged(view, isSafeArea: false), .insetsChanged(view, isSafeArea: true),
    ]
    #expect(observer.take().suffix(2) == both)
    tree.markForLayout(screen.root)
    screen.layOut()
    #expect(observer.take() == [])
    tree.setMargins(Insets(9), isDirectional: false, of: view)
    #expect(observer.take() == [.insetsChanged(view, isSafeArea: false)])
    tree.setAdditionalSafeArea(.zero, of: screen.root)
    #expect(observer.take() == both)
  }

  @Test func `what stands on the safe area moves with it`() throws {
    let tree = screen.tree
    let view = try screen.add()
    let safe = LayoutItem.guide(tree.systemGuide(.safeArea, of: screen.root))
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      try tree.constrain(LayoutConstraintSpec(.view(view), attribute, .equal, safe, attribute))
    }
    screen.layOut()
    #expect(screen.frame(view) == Rect(x: 10, y: 44, width: 298, height: 402))
    let guide = tree.systemGuide(.safeArea, of: screen.root)
    #expect(tree.systemGuide(.safeArea, of: screen.root) == guide)
    #expect(tree.layoutFrame(of: guide) == screen.frame(view))
    let margins = tree.layoutFrame(of: tree.systemGuide(.margins, of: screen.root))
    #expect(margins == Rect(x: 18, y: 52, width: 282, height: 386))
    tree.setAdditionalSafeArea(Insets([0, 0, 21, 0]), of: screen.root)
    screen.layOut()
    #expect(screen.frame(view) == Rect(x: 0, y: 0, width: 320, height: 459))
  }
}
