import TestSupport
import Testing
import ViewTree

/// Who stands where, and what that does to constraints.
struct HierarchyTests {
  @Test func `removal drops what crosses and keeps what lies inside`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let card = try screen.add()
    let label = try screen.add(to: card)
    let other = try screen.add()
    let tree = screen.tree
    let inner = try tree.constrain(label, .leading, .equal, card, .leading, plus: 8)
    let own = try tree.constrain(card, .width, plus: 100)
    let edge = try tree.constrain(card, .top, .equal, screen.root, .top)
    let cousin = try tree.constrain(other, .top, .equal, label, .bottom)
    tree.removeFromSuperview(card)
    #expect(tree.constraints[inner].isActive)
    #expect(tree.constraints[own].isActive)
    #expect(!tree.constraints[edge].isActive)
    #expect(!tree.constraints[cousin].isActive)
    try tree.insert(card, into: screen.root)
    #expect(!tree.constraints[edge].isActive)
    #expect(tree.views[screen.root].constraints == [])
  }

  @Test func `a constraint goes to the nearest common ancestor`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let outer = try screen.add()
    let left = try screen.add(to: outer)
    let right = try screen.add(to: outer)
    let guide = tree.makeGuide()
    tree.addGuide(guide, to: left)
    let sides = try tree.constrain(left, .trailing, .equal, right, .leading)
    let width = try tree.constrain(left, .width, plus: 10)
    let inside = try tree.constrain(
      LayoutConstraintSpec(.guide(guide), .top, .equal, .view(right), .top))
    #expect(tree.constraints[sides].holder == outer)
    #expect(tree.constraints[width].holder == left)
    #expect(tree.constraints[inside].holder == outer)
    #expect(tree.commonAncestor(left, outer) == outer)
    #expect(tree.commonAncestor(left, tree.makeView(.plain)) == nil)
  }

  @Test func `moving to another parent drops constraints, reordering keeps them`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let first = try screen.add()
    let second = try screen.add()
    let child = try screen.add(to: first)
    let edge = try tree.constrain(child, .top, .equal, first, .top)
    try tree.insert(first, into: screen.root)
    #expect(tree.views[screen.root].subviews == [second, first])
    #expect(tree.constraints[edge].isActive)
    try tree.insert(child, into: first, at: 0)
    #expect(tree.constraints[edge].isActive)
    try tree.insert(child, into: second)
    #expect(!tree.constraints[edge].isActive)
    #expect(tree.views[first].subviews == [])
    #expect(tree.views[child].superview == second)
  }

  @Test func `subviews stand back to front and can change places`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let views = try (0..<3).map { _ in try screen.add() }
    let back = tree.makeView(.plain)
    try tree.insert(back, into: screen.root, at: 0)
    #expect(tree.views[screen.root].subviews == [back] + views)
    try tree.insert(views[2], into: screen.root, at: 99)
    #expect(tree.views[screen.root].subviews == [back] + views)
    tree.exchangeSubviews(of: screen.root, 0, 3)
    #expect(tree.views[screen.root].subviews == [views[2], views[0], views[1], back])
  }

  @Test func `a view never stands below itself, nor too deep`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let outer = try screen.add()
    let inner = try screen.add(to: outer)
    #expect(throws: HierarchyError.loop) { try tree.insert(outer, into: inner) }
    #expect(throws: HierarchyError.loop) { try tree.insert(outer, into: outer) }
    #expect(tree.views[outer].superview == screen.root)
    // Built from the bottom up, so that only the height of what is inserted can tell.
    var top = tree.makeView(.plain)
    for _ in 0..<ViewTree.maximumDepth {
      let next = tree.makeView(.plain)
      try tree.insert(top, into: next)
      top = next
    }
    #expect(throws: HierarchyError.tooDeep) { try tree.insert(top, into: screen.root) }
    #expect(tree.views[top].superview == nil)
  }

  @Test func `exceptions are those of iOS`() throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let view = try screen.add()
    let orphan = tree.makeView(.plain)
    let guide = tree.makeGuide()
    let apart = try tree.makeConstraint(
      LayoutConstraintSpec(.view(orphan), .top, .equal, .view(screen.root), .top))
    let loose = try tree.makeConstraint(
      LayoutConstraintSpec(.guide(guide), .top, .equal, .view(view), .top))
    let fine = try tree.makeConstraint(LayoutConstraintSpec(.view(view), .height, constant: 5))
    for wrong in [apart, loose] {
      let thrown = #expect(throws: LayoutException.self) { try tree.activate([fine, wrong]) }
      #expect(thrown?.name == "NSGenericException")
      #expect(thrown?.text.contains("because they have no common ancestor") == true)
    }
    #expect(!tree.constraints[fine].isActive)

    let required = try tree.constrain(view, .width, plus: 10)
    let optional = try tree.constrain(view, .width, plus: 20, at: 750)
    for (constraint, priority) in [(required, 250.0), (optional, 1000.0)] {
      let thrown = #expect(throws: LayoutException.self) {
        try tree.setPriority(priority, of: constraint)
      }
      #expect(thrown?.name == "NSInternalInconsistencyException")
      #expect(thrown?.text.contains("Mutating a priority from required to not") == true)
    }
    try tree.setPriority(250, of: optional)
    tree.deactivate([required])
    try tree.setPriority(250, of: required)
    for priority in [0, -1, 1001, .nan] {
      #expect(throws: LayoutException.self) { try tree.setPriority(priority, of: optional) }
    }
    #expect(tree.constraints[optional].spec.priority == 250)
  }

  static let illegal: [(LayoutAttribute, LayoutAttribute, Double, String)] = [
    (.leading, .left, 1, "Use leading/trailing for both or neither"),
    (.right, .trailing, 1, "Use leading/trailing for both or neither"),
    (.width, .left, 1, "Invalid pairing of layout attributes"),
    (.top, .left, 1, "Invalid pairing of layout attributes"),
    (.top, .none, 1, "Location attributes must be specified in pairs"),
    (.top, .top, 0, "Location attributes must be specified in pairs"),
    (.top, .top, .infinity, "Multiplier is not finite"),
  ]

  @Test(arguments: illegal) func `illegal pairs are refused when made`(
    _ first: LayoutAttribute, _ second: LayoutAttribute, _ multiplier: Double, _ text: String
  ) throws {
    let screen = TestScreen(width: 320, height: 480)
    let view = try screen.add()
    let thrown = #expect(throws: LayoutException.self) {
      try screen.tree.makeConstraint(
        LayoutConstraintSpec(
          .view(view), first, .equal, second == .none ? nil : .view(screen.root), second,
          multiplier: multiplier))
    }
    #expect(thrown?.text.contains(text) == true)
    #expect(screen.tree.constraints.count == 0)
  }
}
