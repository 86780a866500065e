import TestSupport
import Testing
import ViewTree

/// Subviews that are laid out before a bracket closes move along with what holds them.
struct LayingOutSubviewsTests {
  private let moving: MovingScreen
  private let inner: ViewID

  /// A view 10 wide and one in it that fills it by constraints.
  init() throws {
    moving = try MovingScreen()
    inner = try moving.screen.add(to: moving.view)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try moving.tree.constrain(inner, edge, .equal, moving.view, edge)
    }
    moving.screen.layOut()
    #expect(moving.screen.frame(inner).width == 10)
  }

  private func grow() {
    moving.tree.setFrame(Rect(x: 0, y: 0, width: 110, height: 10), of: moving.view)
  }

  /// The widths of the view and of what fills it, as they are shown.
  private var shownWidths: [Double] {
    [moving.view, inner].map { moving.tree.shownFrame(of: $0).width }
  }

  @Test(arguments: [true, false]) func `they do if the option is set`(isSet: Bool) {
    moving.animate({ $0.laysOutSubviews = isSet }) { grow() }
    moving.pass(0.25)
    moving.screen.layOut()
    #expect(shownWidths == (isSet ? [35, 35] : [35, 110]))
    moving.pass(0.75)
    #expect(shownWidths == [110, 110])
  }

  @Test func `in a keyframe they go by its time`() {
    moving.animate({ $0.laysOutSubviews = true }) {
      #expect(moving.tree.withAnimator { $0.beginKeyframe(start: 0.5, duration: 0.5) })
      grow()
      #expect(moving.tree.endKeyframe())
    }
    moving.screen.layOut()
    moving.pass(0.5)
    #expect(shownWidths == [10, 10])
    moving.pass(0.25)
    #expect(shownWidths == [60, 60])
  }

  @Test func `what doesn't move in the bracket is left for the next pass`() throws {
    let other = try moving.screen.add(framed: Rect(x: 0, y: 50, width: 10, height: 10))
    let observer = RecordingObserver()
    moving.tree.observer = observer
    for view in [moving.view, other] { moving.tree.setOverrides(.layout, of: view) }
    moving.screen.layOut()
    _ = observer.take()
    moving.tree.markForLayout(other)
    moving.animate({ $0.laysOutSubviews = true }) { grow() }
    #expect(observer.take() == [.layOut(moving.view)])
  }
}
