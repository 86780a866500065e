import TestSupport
import Testing
import ViewTree

/// Views that read in another direction than the rest (facts S80 and S81).
struct DirectionTests {
  private let screen = TestScreen(width: 300, height: 100)
  private var tree: ViewTree { screen.tree }

  /// A child 40 wide, 10 after its superview's leading edge; the superview holds the constraints.
  private func child(of superview: ViewID) throws -> ViewID {
    let child = try screen.add(to: superview)
    try tree.constrain(child, .leading, .equal, superview, .leading, plus: 10)
    try tree.constrain(child, .width, plus: 40)
    return child
  }

  private func panel() throws -> ViewID {
    try screen.add(framed: Rect(x: 50, y: 0, width: 200, height: 100))
  }

  @Test func `the attribute of the view that holds a constraint decides over its leading edges`()
    throws
  {
    let panel = try panel()
    tree.setSemantic(.rightToLeft, of: panel)
    let inner = try child(of: panel)
    let outer = try child(of: screen.root)
    screen.layOut()
    // 10 inside the panel's right edge: 200 - 10 - 40.
    #expect(screen.frame(inner).x == 150)
    #expect(screen.frame(outer).x == 10)
  }

  @Test func `a view keeps left to right in a tree that reads from the right`() throws {
    tree.direction = .rightToLeft
    let panel = try panel()
    let (kept, turned) = (try child(of: panel), try child(of: screen.root))
    for semantic in [SemanticAttribute.leftToRight, .playback, .spatial] {
      tree.setSemantic(semantic, of: panel)
      screen.layOut()
      #expect(screen.frame(kept).x == 10)
      // 300 - 10 - 40.
      #expect(screen.frame(turned).x == 250)
    }
    tree.setSemantic(.unspecified, of: panel)
    screen.layOut()
    #expect(screen.frame(kept).x == 150)
  }

  @Test func `the attribute isn't inherited`() throws {
    let panel = try panel()
    tree.setSemantic(.rightToLeft, of: panel)
    let middle = try screen.add(framed: Rect(x: 0, y: 0, width: 100, height: 50), to: panel)
    let inner = try child(of: middle)
    screen.layOut()
    #expect(screen.frame(inner).x == 10)
  }
}
