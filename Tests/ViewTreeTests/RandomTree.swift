import TestSupport
import ViewTree

/// A tree of random views and constraints, many of which contradict each other.
struct RandomTree {
  let screen: TestScreen
  private(set) var views: [ViewID] = []
  var tree: ViewTree { screen.tree }

  init(seed: UInt64, scale: Double = 1e8) throws {
    var random = SeededGenerator(seed: seed)
    screen = TestScreen(width: 320, height: 480, scale: scale)
    let tree = screen.tree
    tree.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    tree.setAdditionalSafeArea(Insets([20, 4, 8, 0]), of: screen.root)
    for _ in 0..<Int.random(in: 2...10, using: &random) {
      let parent = views.randomElement(using: &random) ?? screen.root
      let view = tree.makeView(.plain)
      if Int.random(in: 0..<4, using: &random) == 0 {
        func length() -> Double { Double.random(in: 0...200, using: &random) }
        tree.setFrame(
          Rect(x: length(), y: length(), width: length(), height: length()), of: view)
        tree.setAutoresizing(
          AutoresizingMask(rawValue: UInt32.random(in: 0..<64, using: &random)), of: view)
      } else {
        tree.setTranslatesMask(false, of: view)
      }
      if Bool.random(using: &random) {
        tree.setNaturalSize(PerAxis(horizontal: 60, vertical: 33), of: view)
      }
      try tree.insert(view, into: parent)
      views.append(view)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        try tree.constrain(randomSpec(of: view, &random))
      }
    }
    screen.layOut()
  }

  private func randomSpec(
    of view: ViewID, _ random: inout SeededGenerator
  ) -> LayoutConstraintSpec {
    let groups: [[LayoutAttribute]] = [
      [.leading, .trailing], [.left, .right, .centerX], [.top, .bottom, .centerY],
      [.width, .height],
    ]
    let group = groups[Int.random(in: 0..<4, using: &random)]
    func pick() -> LayoutAttribute { group[Int.random(in: 0..<group.count, using: &random)] }
    let other = Bool.random(using: &random) ? tree.views[view].superview : views.first
    let relation = [LayoutRelation.atMost, .equal, .atLeast].randomElement(using: &random)
    var spec = LayoutConstraintSpec(.view(view), pick(), relation ?? .equal)
    if !group[0].isSize || Bool.random(using: &random) {
      spec.second = .view(other ?? screen.root)
      spec.secondAttribute = pick()
    }
    if group[0].isSize { spec.multiplier = [0.5, 1, 2].randomElement(using: &random) ?? 1 }
    spec.constant = Double(Int.random(in: -40...120, using: &random))
    let isRequired = Int.random(in: 0..<5, using: &random) < 3
    spec.priority = isRequired ? 1000 : Double(Int.random(in: 1...999, using: &random))
    return spec
  }

  /// How far a constraint is from holding, worked out from frames alone.
  func error(of spec: LayoutConstraintSpec) -> Double {
    var error = value(spec.firstAttribute, of: spec.first) - spec.constant
    if let second = spec.second {
      error -= spec.multiplier * value(spec.secondAttribute, of: second)
    }
    switch spec.relation {
    case .equal: return abs(error)
    case .atMost: return max(0, error)
    case .atLeast: return max(0, -error)
    }
  }

  private func value(_ attribute: LayoutAttribute, of item: LayoutItem) -> Double {
    guard let view = tree.view(of: item) else { return .nan }
    var frame = tree.views[view].frame
    var above = tree.views[view].superview
    while let next = above {
      frame = frame.offset(by: tree.views[next].frame.origin)
      above = tree.views[next].superview
    }
    let isMirrored = tree.direction == .rightToLeft
    switch attribute {
    case .left: return frame.x
    case .right: return frame.maxX
    case .leading: return isMirrored ? -frame.maxX : frame.x
    case .trailing: return isMirrored ? -frame.x : frame.maxX
    case .centerX: return frame.midX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    default: return .nan
    }
  }
}
