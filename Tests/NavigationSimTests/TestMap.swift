import NavigationSim
import TestSupport
import ViewTree

/// A map in a tree of its own, with a delegate that only notes.
struct TestMap {
  let tree: ViewTree
  let map: MapView
  let delegate = RecordingDelegate()

  init(
    _ screen: Screen = .phone, direction: LayoutDirection = .leftToRight,
    sizes: SizeTable = SizeTable(), faults: Set<SimulationFault> = []
  ) throws {
    tree = ViewTree(measurer: FixedTextMeasurer())
    tree.direction = direction
    map = MapView(tree: tree, screen: screen, sizes: sizes, faults: faults)
    if !screen.isCar { try map.setLayoutDelegate(delegate) }
  }

  /// A map that guides already; what was called on the way there is forgotten.
  static func guiding(
    _ screen: Screen = .phone, direction: LayoutDirection = .leftToRight,
    sizes: SizeTable = SizeTable()
  ) throws -> TestMap {
    let test = try TestMap(screen, direction: direction, sizes: sizes)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    _ = test.delegate.take()
    return test
  }

  func pass(seconds: Double) {
    _ = tree.advance(by: seconds)
    map.timePassed()
  }

  /// The size that layout gives to a view of the SDK's that only its place is said of.
  func size(of view: ViewID) throws -> Size {
    if tree.views[view].superview == nil {
      try tree.insert(view, into: map.view)
      try tree.constrain(view, .leading, .equal, map.view, .leading)
      try tree.constrain(view, .top, .equal, map.view, .top)
    }
    map.layOut()
    return tree.views[view].frame.size
  }

  func isHidden(_ view: ViewID) -> Bool { tree.views[view].look.isHidden }
}

extension Screen {
  /// The screens whose sizes the tests know by hand: size, and safe area top/left/bottom/right.
  static let phone = Screen(
    name: "phone", size: Size(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  static let landscape = Screen(
    name: "landscape", size: Size(width: 844, height: 390),
    safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47))
  static let tablet = Screen(
    name: "tablet", size: Size(width: 1024, height: 1366),
    safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0), scale: 2)
  static let split = Screen(
    name: "split", size: Size(width: 320, height: 568),
    safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), scale: 2)
  static let large = Screen(
    name: "large", size: Size(width: 393, height: 852),
    safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0))
  static let car = Screen(name: "car", size: Size(width: 800, height: 480), isCar: true)
}
