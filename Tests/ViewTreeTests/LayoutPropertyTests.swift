import TestSupport
import Testing
import ViewTree

/// What must hold for any tree.
struct LayoutPropertyTests {
  @Test(arguments: 0..<60) func `what is required and not broken holds`(_ seed: UInt64) throws {
    let made = try RandomTree(seed: seed)
    for constraint in made.tree.constraints.ids {
      let node = made.tree.constraints[constraint]
      guard node.isActive, node.spec.priority == 1000, !node.isBroken else { continue }
      #expect(made.error(of: node.spec) <= LengthTolerance.solved, "\(node.spec)")
    }
    for view in made.views {
      let frame = made.screen.frame(view)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test(arguments: 0..<60) func `what a conflict names can't hold without the broken one going`(
    _ seed: UInt64
  ) throws {
    let made = try RandomTree(seed: seed)
    let conflicts = made.tree.conflicts(of: made.screen.root)
    let broken = conflicts.map(\.broken)
    #expect(Set(broken).count == broken.count)
    for conflict in conflicts { #expect(conflict.members.contains(conflict.broken)) }
    // Without the broken ones nothing contradicts, and nothing moves.
    let before = made.views.map { made.screen.frame($0) }
    var isAuthorsAlone = true
    for member in broken {
      guard case .constraint(let constraint) = member else {
        isAuthorsAlone = false
        continue
      }
      made.tree.deactivate([constraint])
    }
    guard isAuthorsAlone else { return }
    made.screen.layOut()
    #expect(made.tree.conflicts(of: made.screen.root) == [])
    for (view, frame) in zip(made.views, before) {
      #expect(made.screen.frame(view).isClose(to: frame, within: LengthTolerance.solved))
    }
  }

  @Test(arguments: 0..<60, [2.0, 3.0]) func `a second layout changes nothing`(
    _ seed: UInt64, _ scale: Double
  ) throws {
    let made = try RandomTree(seed: seed, scale: scale)
    let before = made.views.map { made.screen.frame($0) }
    for view in made.views { made.tree.markForLayout(view) }
    made.screen.layOut()
    #expect(made.views.map { made.screen.frame($0) } == before)
    #expect(!made.tree.layoutLooped)
  }

  @Test(arguments: 0..<40) func `the same tree gets the same frames`(_ seed: UInt64) throws {
    let first = try RandomTree(seed: seed, scale: 3)
    let second = try RandomTree(seed: seed, scale: 3)
    let frames = [first, second].map { made in made.views.map { made.screen.frame($0) } }
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: 0..<60) func `leading and trailing alone make mirror images`(
    _ seed: UInt64
  ) throws {
    let left = try mirrorTree(seed: seed, .leftToRight)
    let right = try mirrorTree(seed: seed, .rightToLeft)
    for (one, other) in zip(left.views, right.views) {
      let frame = left.screen.frame(one)
      let superview = try #require(left.screen.tree.views[one].superview)
      let room = left.screen.frame(superview).width
      let mirrored = Rect(
        x: room - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      #expect(right.screen.frame(other).isClose(to: mirrored, within: LengthTolerance.solved))
    }
  }

  /// Views with a definite place: one edge tied to the superview or an older sibling, and a width.
  private func mirrorTree(
    seed: UInt64, _ direction: LayoutDirection
  ) throws -> (screen: TestScreen, views: [ViewID]) {
    var random = SeededGenerator(seed: seed)
    let screen = TestScreen(width: 393, height: 852)
    screen.tree.direction = direction
    var views: [ViewID] = []
    for _ in 0..<8 {
      let parent = views.randomElement(using: &random) ?? screen.root
      let sibling = screen.tree.views[parent].subviews.randomElement(using: &random)
      let view = try screen.add(to: parent)
      let edges: [LayoutAttribute] = [.leading, .trailing]
      let own = edges[Int.random(in: 0..<2, using: &random)]
      let other = edges[Int.random(in: 0..<2, using: &random)]
      try screen.tree.constrain(
        view, own, .equal, sibling ?? parent, other,
        plus: Double(Int.random(in: -30...30, using: &random)))
      try screen.tree.constrain(
        view, .width, plus: Double(Int.random(in: 0...200, using: &random)))
      try screen.tree.constrain(view, .top, .equal, parent, .top, plus: 1)
      try screen.tree.constrain(view, .height, plus: 5)
      views.append(view)
    }
    screen.layOut()
    return (screen, views)
  }
}
