import TestSupport
import Testing
import ViewTree

/// Who is told of a move, and in which order (facts S51 to S53).
struct HierarchyCallTests {
  private let screen = TestScreen(width: 320, height: 480)
  private let observer = RecordingObserver()
  private var tree: ViewTree { screen.tree }

  /// A view outside the window with one below it, both told of moves.
  private func pair() throws -> (outer: ViewID, inner: ViewID) {
    let outer = tree.makeView(.plain)
    let inner = tree.makeView(.plain)
    try tree.insert(inner, into: outer)
    for view in [outer, inner] { tree.setOverrides([.moves, .children], of: view) }
    tree.setOverrides([.children], of: screen.root)
    tree.observer = observer
    return (outer, inner)
  }

  /// What was told of moves, without holds.
  private func moves() -> [RecordingObserver.Event] {
    observer.take().filter { event in
      switch event {
      case .willMove, .didMove, .didAdd, .willRemove: true
      default: false
      }
    }
  }

  @Test func `into a window: first the superview is told of, then the window, for all below too`()
    throws
  {
    let (outer, inner) = try pair()
    try tree.insert(outer, into: screen.root)
    #expect(
      moves() == [
        .willMove(outer, to: screen.root, isWindow: false),
        .willMove(outer, to: screen.root, isWindow: true),
        .willMove(inner, to: screen.root, isWindow: true),
        .didMove(outer, isWindow: false),
        .didMove(outer, isWindow: true), .didMove(inner, isWindow: true),
        .didAdd(outer, to: screen.root),
      ])
  }

  @Test func `out of a window: the superview is told before the view has gone`() throws {
    let (outer, inner) = try pair()
    try tree.insert(outer, into: screen.root)
    _ = observer.take()
    tree.removeFromSuperview(outer)
    #expect(
      moves() == [
        .willMove(outer, to: nil, isWindow: false),
        .willMove(outer, to: nil, isWindow: true), .willMove(inner, to: nil, isWindow: true),
        .willRemove(outer, from: screen.root),
        .didMove(outer, isWindow: false),
        .didMove(outer, isWindow: true), .didMove(inner, isWindow: true),
      ])
  }

  @Test func `from one place of the window to another nobody is told of the window`() throws {
    let (outer, inner) = try pair()
    try tree.insert(outer, into: screen.root)
    let other = try screen.add()
    _ = observer.take()
    try tree.insert(inner, into: other)
    #expect(
      moves() == [
        .willMove(inner, to: other, isWindow: false), .willRemove(inner, from: outer),
        .didMove(inner, isWindow: false),
      ])
  }

  @Test func `an insertion where the view stands already is a reorder that nobody is told of`()
    throws
  {
    let (outer, _) = try pair()
    let second = try screen.add()
    try tree.insert(outer, into: screen.root, at: 0)
    _ = observer.take()
    try tree.insert(outer, into: screen.root)
    #expect(tree.views[screen.root].subviews == [second, outer])
    #expect(observer.take() == [])
  }
}
