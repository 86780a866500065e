import TestSupport
import Testing
import ViewTree

/// A screen with one view that follows its frame, and the tree's clock.
struct MovingScreen {
  let screen = TestScreen(width: 320, height: 480)
  let view: ViewID
  var tree: ViewTree { screen.tree }

  init() throws { view = try screen.add(framed: Rect(x: 0, y: 0, width: 10, height: 10)) }

  func move(to x: Double) {
    var frame = tree.views[view].frame
    frame.x = x
    tree.setFrame(frame, of: view)
  }

  func moveDown(to y: Double) {
    var frame = tree.views[view].frame
    frame.y = y
    tree.setFrame(frame, of: view)
  }

  var x: Double { tree.views[view].frame.x }
  var shownX: Double { tree.shownFrame(of: view).x }
  var shownY: Double { tree.shownFrame(of: view).y }

  /// Runs a bracket of one second, linear unless changed.
  func animate(
    token: UInt64? = nil, _ change: (inout AnimationOptions) -> Void = { _ in },
    _ body: () -> Void
  ) {
    let id = tree.beginAnimation(options(change), token: token)
    body()
    #expect(tree.commitAnimation(id))
  }

  func options(_ change: (inout AnimationOptions) -> Void = { _ in }) -> AnimationOptions {
    var options = AnimationOptions()
    options.timing = .linear
    options.duration = 1
    change(&options)
    return options
  }

  @discardableResult
  func pass(_ seconds: Double) -> [EndedAnimation] { tree.advance(by: seconds) }
}
