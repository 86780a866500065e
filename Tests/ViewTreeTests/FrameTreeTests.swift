import TestSupport
import Testing
import ViewTree

/// Pictures of a tree, and points taken from one space to another.
struct FrameTreeTests {
  private let screen = TestScreen(width: 100, height: 200)
  private var tree: ViewTree { screen.tree }

  @Test func `nodes stand in drawing order`() throws {
    let back = try screen.add(framed: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = try screen.add(framed: Rect(x: 1, y: 2, width: 3, height: 4), to: back)
    let front = try screen.add(framed: Rect(x: 5, y: 5, width: 10, height: 10))
    tree.setLook(of: back) { $0.z = 1 }
    let frames = FrameTree(of: tree, root: screen.root, isShown: false)
    #expect(frames.nodes.map(\.view) == [screen.root, front, back, inner])
    #expect(frames.nodes.map(\.depth) == [0, 1, 1, 2])
    #expect(frames.nodes.map(\.parent) == [nil, 0, 0, 2])
    #expect(frames.isBelow(3, ancestor: 0))
    #expect(!frames.isBelow(3, ancestor: 1))
    #expect(frames.index(of: front) == 1)
    #expect(tree.views[screen.root].subviews == [back, front])
  }

  @Test func `rectangles are in the root's space and cut by what clips`() throws {
    let outer = try screen.add(framed: Rect(x: 60, y: 10, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 20, y: 30, width: 50, height: 50), to: outer)
    var node = try #require(FrameTree(of: tree, root: screen.root, isShown: false)[inner])
    #expect(node.rect == Rect(x: 80, y: 40, width: 50, height: 50))
    #expect(node.clipped == Rect(x: 80, y: 40, width: 20, height: 50))
    tree.setLook(of: outer) { $0.clips = true }
    node = try #require(FrameTree(of: tree, root: screen.root, isShown: false)[inner])
    #expect(node.clipped == Rect(x: 80, y: 40, width: 20, height: 20))
  }

  @Test func `hiding and alpha go down`() throws {
    let outer = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50))
    let inner = try screen.add(framed: Rect(x: 0, y: 0, width: 50, height: 50), to: outer)
    tree.setLook(of: outer) { $0.alpha = 0.5 }
    tree.setLook(of: inner) { $0.alpha = 0.5 }
    var node = try #require(FrameTree(of: tree, root: screen.root, isShown: false)[inner])
    #expect(node.alpha == 0.25)
    #expect(node.isShown)
    tree.setLook(of: outer) { $0.isHidden = true }
    node = try #require(FrameTree(of: tree, root: screen.root, isShown: false)[inner])
    #expect(!node.isShown)
  }

  @Test func `a transform turns about the centre and leaves the frame`() throws {
    let view = try screen.add(framed: Rect(x: 20, y: 20, width: 40, height: 20))
    let child = try screen.add(framed: Rect(x: 0, y: 0, width: 10, height: 20), to: view)
    tree.setTransform(Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), of: view)
    let frames = FrameTree(of: tree, root: screen.root, isShown: false)
    #expect(frames[view]?.rect == Rect(x: 30, y: 10, width: 20, height: 40))
    #expect(frames[view]?.isTransformed == true)
    #expect(frames[child]?.rect == Rect(x: 30, y: 10, width: 20, height: 10))
    #expect(screen.frame(view) == Rect(x: 20, y: 20, width: 40, height: 20))
  }

  @Test func `rectangles convert between views, and not between trees`() throws {
    let left = try screen.add(framed: Rect(x: 10, y: 10, width: 50, height: 50))
    let right = try screen.add(framed: Rect(x: 60, y: 20, width: 20, height: 50))
    tree.setBounds(Rect(x: 0, y: 100, width: 20, height: 50), of: right)
    let point = Rect(x: 5, y: 5, width: 0, height: 0)
    #expect(tree.convert(point, from: left, to: nil) == Rect(x: 15, y: 15, width: 0, height: 0))
    #expect(tree.convert(point, from: left, to: right) == Rect(x: -45, y: 95, width: 0, height: 0))
    #expect(tree.convert(point, from: nil, to: right) == Rect(x: -55, y: 85, width: 0, height: 0))
    #expect(tree.convert(point, from: left, to: tree.makeView(.plain)) == nil)
    tree.setTransform(Affine(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), of: right)
    #expect(tree.convert(point, from: left, to: right) == nil)
  }
}
