import TestSupport
import Testing
import ViewTree

/// Whoever is called may change the tree.
struct ReentrancyTests {
  /// Removes the view, its superview or a sibling at one kind of call, and goes on.
  @Test(arguments: [0, 1, 2]) func `a view can go while it is being told of`(
    _ victim: Int
  ) throws {
    let screen = TestScreen(width: 320, height: 480)
    let tree = screen.tree
    let observer = RecordingObserver()
    tree.observer = observer
    for target in 0..<12 {
      let parent = try screen.add()
      let child = try screen.add(to: parent)
      let sibling = try screen.add(to: parent)
      for view in [parent, child, sibling] { tree.setOverrides(.all, of: view) }
      try tree.constrain(child, .top, .equal, parent, .top)
      try tree.constrain(sibling, .top, .equal, child, .bottom)
      try tree.constrain(parent, .top, .equal, screen.root, .top)
      for view in [parent, child, sibling] { tree.release(.view(view)) }
      var calls = 0
      observer.onEvent = { _ in
        calls += 1
        let view = [parent, child, sibling][victim]
        if calls == target + 1, tree.contains(.view(view)) { tree.removeFromSuperview(view) }
      }
      screen.layOut()
      if tree.contains(.view(child)) { tree.removeFromSuperview(child) }
      if tree.contains(.view(parent)) { tree.removeFromSuperview(parent) }
      observer.onEvent = { _ in }
      #expect(tree.views.count == 1)
    }
  }

  @Test(arguments: 0..<60) func `no order of changes from inside calls breaks the tree`(
    _ seed: UInt64
  ) {
    let churn = TreeChurn(seed: seed)
    for _ in 0..<100 { churn.step() }
    churn.settle()
    #expect(churn.faults == [])
  }
}

/// Random changes to a tree, some of them from inside its calls.
private final class TreeChurn {
  private let tree = ViewTree(measurer: FixedTextMeasurer())
  private let observer = RecordingObserver()
  private let root: ViewID
  private var random: SeededGenerator
  private var counted: [TreeObject] = []
  private var disposing: Set<TreeObject> = []
  private var depth = 0
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = tree.makeView(.root, frame: Rect(x: 0, y: 0, width: 320, height: 480))
    tree.observer = observer
    observer.onEvent = { [unowned self] event in
      if case .willDispose(let object) = event { disposing.insert(object) }
      guard depth < 2, Int.random(in: 0..<4, using: &random) == 0 else { return }
      step()
    }
    observer.layOut = { [unowned self] _ in Bool.random(using: &random) }
    observer.intrinsicSize = { [unowned self] _ in
      if depth < 2 { step() }
      return Size(width: 10, height: 10)
    }
  }

  /// Makes one change; refusals are part of the game.
  func step() {
    depth += 1
    defer { depth -= 1 }
    do { try change(Int.random(in: 0..<16, using: &random)) } catch {}
  }

  private func change(_ kind: Int) throws {
    switch kind {
    case 0, 1:
      let view =
        kind == 0
        ? tree.makeView(.plain)
        : tree.makeHidingStack(position: .center, isTrailing: true)
      tree.setOverrides(.all, of: view)
      counted.append(.view(view))
    case 2: counted.append(.guide(tree.makeGuide()))
    case 3, 4, 5:
      if let child = anyView(), child != root, let parent = anyView() {
        try tree.insert(child, into: parent, at: Int.random(in: 0..<3, using: &random))
      }
    case 6: if let view = anyView() { tree.removeFromSuperview(view) }
    case 7: release()
    case 8, 9, 10:
      guard let first = anyItem(), let second = anyItem() else { return }
      let constraint = try tree.makeConstraint(
        LayoutConstraintSpec(first, .top, .atLeast, second, .bottom, constant: 1))
      counted.append(.constraint(constraint))
      try tree.activate([constraint])
    case 11: if let constraint = anyConstraint() { tree.deactivate([constraint]) }
    case 12: if let guide = anyGuide(), let view = anyView() { tree.addGuide(guide, to: view) }
    case 13:
      if let guide = anyGuide(), let view = anyView() { tree.removeGuide(guide, from: view) }
    case 14:
      if let stack = anyView(), tree.views[stack].hidingStack != nil {
        let members = (0..<3).compactMap { _ in anyView() }.filter { $0 != root }
        try tree.setMembers(members, of: stack)
      }
    default: if let view = anyView() { tree.layoutIfNeeded(view) }
    }
  }

  private func release() {
    guard let index = counted.indices.randomElement(using: &random) else { return }
    let object = counted.remove(at: index)
    if tree.contains(object) { tree.release(object) }
  }

  private func anyView() -> ViewID? {
    tree.views.ids.filter { !disposing.contains(.view($0)) }.randomElement(using: &random)
  }

  private func anyGuide() -> GuideID? {
    tree.guides.ids.filter { !disposing.contains(.guide($0)) }.randomElement(using: &random)
  }

  private func anyConstraint() -> LayoutConstraintID? {
    tree.constraints.ids.filter { !disposing.contains(.constraint($0)) }
      .randomElement(using: &random)
  }

  private func anyItem() -> LayoutItem? {
    if Bool.random(using: &random) { return anyGuide().map { .guide($0) } }
    return anyView().map { .view($0) }
  }

  /// Checks that all lists agree; then gives everything back, after which nothing is left.
  func settle() {
    observer.onEvent = { _ in }
    for view in tree.views.ids { check(view) }
    for constraint in tree.constraints.ids {
      guard let holder = tree.constraints[constraint].holder else { continue }
      if tree.views[holder].constraints.filter({ $0 == constraint }).count != 1 {
        faults.append("\(constraint) is not listed by its holder")
      }
    }
    for guide in tree.guides.ids {
      if let owner = tree.guides[guide].owner, !tree.views[owner].guides.contains(guide) {
        faults.append("\(guide) is not listed by its owner")
      }
    }
    while !counted.isEmpty { release() }
    for view in tree.views.ids where tree.contains(.view(view)) { tree.removeFromSuperview(view) }
    tree.release(.view(root))
    if tree.views.count + tree.guides.count + tree.constraints.count > 0 {
      faults.append("\(tree.views.ids), \(tree.guides.ids), \(tree.constraints.ids) are left")
    }
  }

  private func check(_ view: ViewID) {
    let node = tree.views[view]
    for child in node.subviews where tree.views[child].superview != view {
      faults.append("\(child) is listed by \(view), which it does not stand in")
    }
    if Set(node.subviews).count != node.subviews.count { faults.append("\(view) lists one twice") }
    for member in node.hidingStack?.members ?? [] where !node.subviews.contains(member) {
      faults.append("\(member) is a member and no subview")
    }
    if let superview = node.superview, !tree.views[superview].subviews.contains(view) {
      faults.append("\(view) is not listed by its superview")
    }
    for constraint in node.constraints {
      let spec = tree.constraints[constraint].spec
      if tree.constraints[constraint].holder != view { faults.append("\(constraint) is elsewhere") }
      for item in [spec.first, spec.second].compactMap({ $0 }) {
        guard let place = tree.view(of: item), tree.isDescendant(place, of: view) else {
          faults.append("\(constraint) names what is not below its holder")
          continue
        }
      }
    }
  }
}
