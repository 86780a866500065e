import Foundation
import TestSupport
import Testing
import ViewTree

/// When a pass runs, in which order, and what it touches.
struct LayoutPassTests {
  private let screen = TestScreen(width: 320, height: 480)
  private let observer = RecordingObserver()
  private var tree: ViewTree { screen.tree }

  init() { screen.tree.observer = observer }

  @Test func `a pass positions the subtree and not its root`() throws {
    let card = try screen.add()
    let label = try screen.add(to: card)
    let left = try tree.constrain(card, .left, .equal, screen.root, .left, plus: 10)
    try tree.constrain(card, .width, plus: 100)
    let inner = try tree.constrain(label, .left, .equal, card, .left, plus: 1)
    screen.layOut()
    try tree.setConstant(50, of: left)
    try tree.setConstant(5, of: inner)
    #expect(screen.frame(label).x == 1)
    tree.layoutIfNeeded(card)
    #expect(screen.frame(card).x == 10)
    #expect(screen.frame(label).x == 5)
    screen.layOut()
    #expect(screen.frame(card).x == 50)
  }

  @Test func `constraints are updated from the leaves, layout runs from the root`() throws {
    let outer = try screen.add()
    let inner = try screen.add(to: outer)
    try tree.pin(outer, x: 0, y: 0, width: 100, height: 100)
    try tree.pin(inner, x: 0, y: 0, width: 10, height: 10)
    for view in [outer, inner] { tree.setOverrides([.layout, .updateConstraints], of: view) }
    _ = observer.take()
    screen.layOut()
    #expect(
      observer.take() == [
        .updateConstraints(inner), .updateConstraints(outer), .layOut(outer), .layOut(inner),
      ])
    screen.layOut()
    #expect(observer.take() == [])
    tree.markForLayout(outer)
    tree.markForLayout(outer)
    screen.layOut()
    #expect(observer.take() == [.layOut(outer)])
  }

  @Test func `a maker's layout replaces the tree's, unless it asks for it`() throws {
    let outer = try screen.add()
    let inner = try screen.add(to: outer)
    try tree.pin(outer, x: 0, y: 0, width: 100, height: 100)
    let width = try tree.constrain(inner, .width, plus: 30)
    try tree.constrain(inner, .height, plus: 30)
    tree.setOverrides(.layout, of: outer)
    observer.layOut = { $0 == outer }
    screen.layOut()
    #expect(screen.frame(inner) == .zero)
    observer.layOut = { [screen] view in
      screen.tree.baseLayout(view)
      return true
    }
    tree.markForLayout(outer)
    screen.layOut()
    #expect(screen.frame(inner).width == 30)
    // What a layout changes before it asks counts at once.
    observer.layOut = { [screen] view in
      do { try screen.tree.setConstant(70, of: width) } catch { return false }
      screen.tree.baseLayout(view)
      return true
    }
    tree.markForLayout(outer)
    screen.layOut()
    #expect(screen.frame(inner).width == 70)
    #expect(!tree.layoutLooped)
  }

  @Test func `a layout that never settles ends and says so`() throws {
    let view = try screen.add()
    let child = try screen.add(to: view)
    let width = try tree.constrain(child, .width, plus: 0)
    tree.setOverrides(.layout, of: view)
    observer.layOut = { [screen] _ in
      let now = screen.tree.constraints[width].spec.constant
      do { try screen.tree.setConstant(now + 1, of: width) } catch { return true }
      return false
    }
    #expect(!tree.layoutIfNeeded(screen.root))
    #expect(tree.layoutLooped)
    // One that settles says so, whatever was before.
    tree.setOverrides([], of: view)
    #expect(tree.layoutIfNeeded(screen.root))
    #expect(tree.layoutLooped)
    _ = tree.takeJournal()
    #expect(!tree.layoutLooped)
  }

  @Test func `a layout that lays out itself is not begun again`() throws {
    let view = try screen.add()
    tree.setOverrides(.layout, of: view)
    var depth = 0
    var deepest = 0
    observer.layOut = { [screen] view in
      depth += 1
      deepest = max(deepest, depth)
      screen.tree.markForLayout(view)
      screen.tree.layoutIfNeeded(view)
      depth -= 1
      return false
    }
    screen.layOut()
    #expect(deepest == 1)
    #expect(tree.layoutLooped)
  }

  @Test func `a natural size is asked for once, until it is said to have changed`() throws {
    let view = try screen.add()
    try tree.constrain(view, .left, .equal, screen.root, .left)
    var asked = 0
    var size = Size(width: 40, height: 20)
    observer.intrinsicSize = { [screen] view in
      asked += 1
      screen.tree.layoutIfNeeded(view)
      return size
    }
    tree.setOverrides(.intrinsicSize, of: view)
    screen.layOut()
    #expect(screen.frame(view).size == size)
    size.width = 60
    tree.markForLayout(screen.root)
    screen.layOut()
    #expect(screen.frame(view).width == 40)
    #expect(asked == 1)
    tree.invalidateIntrinsicSize(of: view)
    screen.layOut()
    #expect(screen.frame(view).width == 60)
    #expect(asked == 2)
    #expect(!tree.layoutLooped)
  }

  @Test func `a conflict at zero size is over when there is room`() throws {
    let small = TestScreen(width: 0, height: 0)
    let view = try small.add()
    try small.tree.constrain(view, .height, plus: 30)
    let top = try small.tree.constrain(view, .top, .equal, small.root, .top, plus: 20)
    let bottom = try small.tree.constrain(view, .bottom, .equal, small.root, .bottom, plus: -20)
    small.layOut()
    #expect(!small.tree.conflicts(of: view).isEmpty)
    small.tree.setFrame(Rect(x: 0, y: 0, width: 100, height: 70), of: small.root)
    small.layOut()
    #expect(small.tree.conflicts(of: view) == [])
    #expect(small.frame(view).y == 20)
    #expect([top, bottom].allSatisfy { !small.tree.constraints[$0].isBroken })
  }

  @Test(arguments: [2.0, 3.0]) func `rounding to pixels leaves no gaps`(_ scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for width in [100.0, 101, 320, 393] {
      let screen = TestScreen(width: width, height: 50, scale: scale)
      let box = try screen.add()
      try screen.tree.pin(box, x: 10.2, y: 0.3, width: width - 20.4, height: 40)
      var views: [ViewID] = []
      for index in 0..<7 {
        let view = try screen.add(to: box)
        try screen.tree.constrain(view, .width, .equal, box, .width, times: 1.0 / 7)
        let before = index == 0 ? box : views[index - 1]
        try screen.tree.constrain(
          view, .left, .equal, before, index == 0 ? .left : .right)
        views.append(view)
      }
      screen.layOut()
      #expect(screen.frame(box).x == grid.round(10.2))
      #expect(screen.frame(views[0]).x == 0)
      for (left, right) in zip(views, views.dropFirst()) {
        #expect(abs(screen.frame(left).maxX - screen.frame(right).x) < 1e-9)
      }
      #expect(abs(screen.frame(views[6]).maxX - screen.frame(box).width) < 1e-9)
      for view in [box] + views {
        let frame = screen.frame(view)
        for edge in [frame.x, frame.maxX] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
        }
      }
    }
  }

  /// Beside the standard library, which rounds one number at a time.
  @Test(arguments: [1.0, 2, 3, 1e7]) func `coordinates round as the standard library does`(
    _ scale: Double
  ) {
    var random = SeededGenerator(seed: 7)
    let grid = PixelGrid(scale: scale)
    func isSame(_ coordinate: Double) -> Bool {
      let wanted = (coordinate * scale).rounded(.toNearestOrAwayFromZero) / scale
      return grid.round(coordinate).bitPattern == wanted.bitPattern
    }
    for exponent in -30...15 {
      for _ in 0..<200 {
        let share = Double.random(in: -1...1, using: &random)
        #expect(isSame(share * pow(10, Double(exponent)) / scale))
      }
    }
    for whole in -300...300 {
      for nearly in [0.5, 0.5.nextUp, 0.5.nextDown] {
        #expect(isSame((Double(whole) + nearly) / scale), "\(whole) + \(nearly)")
      }
    }
    for special in [0.0, -0.0, 0.3, -0.3, .leastNonzeroMagnitude, 0x1p51 + 0.5, -0x1p51 - 0.5] {
      #expect(isSame(special / scale), "\(special)")
    }
  }

  @Test func `ties round away from zero`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(35.25) == 35.5)
    #expect(grid.round(-35.25) == -35.5)
    let rect = grid.round(
      Rect(x: 0.3, y: 0, width: 10, height: 1), offset: Point(x: 0.3, y: 0))
    #expect(rect == Rect(x: 0, y: 0, width: 10, height: 1))
  }
}
