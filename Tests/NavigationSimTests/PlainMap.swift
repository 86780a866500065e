import NavigationSim
import TestSupport
import Testing
import ViewTree

/// A map with no layout delegate, in a tree of its own.
struct PlainMap {
  let tree: ViewTree
  let map: MapView

  init(_ screen: Screen = .large, direction: LayoutDirection = .leftToRight) {
    tree = ViewTree(measurer: FixedTextMeasurer())
    tree.direction = direction
    map = MapView(tree: tree, screen: screen)
  }

  /// A map that guides already.
  static func guiding(
    _ screen: Screen = .large, direction: LayoutDirection = .leftToRight
  ) -> PlainMap {
    let test = PlainMap(screen, direction: direction)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    return test
  }

  func pass(seconds: Double) {
    _ = tree.advance(by: seconds)
    map.timePassed()
    map.layOut()
  }

  /// Where a component of the present state stands on the map.
  func frame(_ kind: ComponentKind) throws -> Rect {
    try frame(of: try #require(map.state?.view(of: kind)))
  }

  func button(_ type: ButtonType) throws -> Rect {
    try frame(of: try #require(map.state?.buttons.first { $0.type == type }?.view))
  }

  func frame(of guide: LegacyGuide) -> Rect {
    map.layOut()
    return tree.layoutFrame(of: map.legacyGuide(guide))
  }

  private func frame(of view: ViewID) throws -> Rect {
    map.layOut()
    try #require(tree.isDescendant(view, of: map.view), "the view doesn't stand in the map")
    let bounds = Rect(origin: .zero, size: tree.views[view].frame.size)
    return try #require(tree.convert(bounds, from: view, to: map.view))
  }

  /// The names of the provided views that stand in the map and show, in drawing order.
  var standing: [String] {
    FrameTree(of: tree, root: map.view, isShown: false).nodes.dropFirst()
      .filter { $0.isShown && $0.kind == .plain }.compactMap(\.name)
  }
}
