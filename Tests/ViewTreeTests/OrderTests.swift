import TestSupport
import Testing
import ViewTree

/// A layout is what its constraints say, not how they came to be there.
struct OrderTests {
  /// Views whose place is unique: random wishes, over weaker ones that leave nothing open.
  ///
  /// - Parameter order: Where each constraint comes in the order of activation; nil is as made.
  private func makeTree(
    seed: UInt64, order: [Int]? = nil
  ) throws -> (screen: TestScreen, views: [ViewID], constraints: [LayoutConstraintID]) {
    var random = SeededGenerator(seed: seed)
    let screen = TestScreen(width: 320, height: 480)
    var views: [ViewID] = []
    var specs: [LayoutConstraintSpec] = []
    // Each wish has a priority of its own, so no two of them trade with each other.
    var priorities = Array(1...900).map(Double.init)
    func priority() -> Double {
      priorities.remove(at: Int.random(in: 0..<priorities.count, using: &random))
    }
    for index in 0..<6 {
      let parent = index < 3 ? screen.root : views[Int.random(in: 0..<3, using: &random)]
      views.append(try screen.add(to: parent))
    }
    for view in views {
      let parent = LayoutItem.view(screen.tree.views[view].superview ?? screen.root)
      for attribute in [LayoutAttribute.leading, .top] {
        specs.append(
          LayoutConstraintSpec(
            .view(view), attribute, .equal, parent, attribute,
            constant: Double(Int.random(in: -20...60, using: &random)), priority: priority()))
      }
      for attribute in [LayoutAttribute.width, .height] {
        specs.append(
          LayoutConstraintSpec(
            .view(view), attribute, constant: Double(Int.random(in: 0...90, using: &random)),
            priority: priority()))
      }
      for attribute in [LayoutAttribute.trailing, .bottom, .centerX]
      where Bool.random(using: &random) {
        let other = views[Int.random(in: 0..<views.count, using: &random)]
        guard other != view else { continue }
        specs.append(
          LayoutConstraintSpec(
            .view(view), attribute,
            [.atMost, .equal, .atLeast][Int.random(in: 0..<3, using: &random)],
            .view(other), attribute, constant: Double(Int.random(in: -50...50, using: &random)),
            priority: priority()))
      }
    }
    let constraints = try specs.map { try screen.tree.makeConstraint($0) }
    for index in order ?? Array(constraints.indices) where index < constraints.count {
      try screen.tree.activate([constraints[index]])
    }
    screen.layOut()
    return (screen, views, constraints)
  }

  @Test(arguments: 0..<60) func `no order of adding changes a frame`(_ seed: UInt64) throws {
    let made = try makeTree(seed: seed)
    var random = SeededGenerator(seed: seed &+ 1000)
    let order = made.constraints.indices.shuffled(using: &random)
    let other = try makeTree(seed: seed, order: order)
    for (one, two) in zip(made.views, other.views) {
      #expect(made.screen.tree.ambiguousMeasures(of: one) == [false, false, false, false])
      let frame = made.screen.frame(one)
      #expect(other.screen.frame(two).isClose(to: frame, within: LengthTolerance.solved))
    }
  }

  @Test(arguments: 0..<60) func `removing and adding back changes nothing`(
    _ seed: UInt64
  ) throws {
    let made = try makeTree(seed: seed)
    let before = made.views.map { made.screen.frame($0) }
    var random = SeededGenerator(seed: seed &+ 2000)
    for constraint in made.constraints.shuffled(using: &random).prefix(8) {
      made.screen.tree.deactivate([constraint])
      if Bool.random(using: &random) { made.screen.layOut() }
      try made.screen.tree.activate([constraint])
      made.screen.layOut()
      for (view, frame) in zip(made.views, before) {
        #expect(made.screen.frame(view).isClose(to: frame, within: LengthTolerance.solved))
      }
    }
    #expect(!made.screen.tree.layoutLooped)
  }

  @Test(arguments: 0..<40) func `a drag and back changes nothing`(_ seed: UInt64) throws {
    let made = try makeTree(seed: seed)
    let before = made.views.map { made.screen.frame($0) }
    for width in [100.0, 0, 1000, 320] {
      let size = Rect(x: 0, y: 0, width: width, height: width + 160)
      made.screen.tree.setFrame(size, of: made.screen.root)
      made.screen.layOut()
    }
    for (view, frame) in zip(made.views, before) {
      #expect(made.screen.frame(view).isClose(to: frame, within: LengthTolerance.solved))
    }
  }
}
