import Testing
import ViewTree

/// Parts of a bracket's time, in which values move one after the other.
struct KeyframeTests {
  private let moving: MovingScreen

  init() throws { moving = try MovingScreen() }

  private func keyframe(_ start: Double, _ duration: Double, _ body: () -> Void) {
    #expect(
      moving.tree.withAnimator { $0.beginKeyframe(start: start, duration: duration) })
    body()
    #expect(moving.tree.endKeyframe())
  }

  @Test func `each keyframe moves in its part of the time`() {
    moving.animate(token: 1, { $0.duration = 2 }) {
      keyframe(0, 0.5) { moving.move(to: 100) }
      keyframe(0.5, 0.5) { moving.move(to: 50) }
    }
    for x in [50.0, 100, 75] {
      #expect(moving.pass(0.5) == [])
      #expect(moving.shownX == x)
    }
    #expect(moving.pass(0.5).map(\.isFinished) == [true])
    #expect(moving.shownX == 50)
  }

  @Test func `between keyframes values stand still, and those of no duration jump`() {
    moving.animate {
      keyframe(0.25, 0.25) { moving.move(to: 100) }
      keyframe(0.75, 0) { moving.move(to: 200) }
    }
    var shown = [moving.shownX]
    for _ in 0..<7 {
      moving.pass(0.125)
      shown.append(moving.shownX)
    }
    #expect(shown == [0, 0, 0, 50, 100, 100, 200, 200])
  }

  @Test func `alphas of one animation follow each other`() {
    moving.animate(token: 1) {
      keyframe(0, 0.5) { moving.tree.setLook(of: moving.view) { $0.alpha = 0 } }
      keyframe(0.5, 0.5) { moving.tree.setLook(of: moving.view) { $0.alpha = 1 } }
    }
    moving.pass(0.25)
    #expect(moving.tree.shownAlpha(of: moving.view) == 0.5)
    moving.pass(0.25)
    #expect(moving.tree.shownAlpha(of: moving.view) == 0)
    moving.pass(0.25)
    #expect(moving.tree.shownAlpha(of: moving.view) == 0.5)
    #expect(moving.pass(0.25).map(\.isFinished) == [true])
  }

  @Test func `the bracket's curve drives the whole`() {
    moving.animate({ $0.timing = .easeIn }) { keyframe(0, 0.5) { moving.move(to: 100) } }
    moving.pass(0.5)
    // Core Animation's ease in is at 0.3153568126 by then.
    #expect(abs(moving.shownX - 63.0713625) < 1e-4)
  }

  @Test func `a keyframe inside another is a part of it`() {
    moving.animate { keyframe(0.5, 0.5) { keyframe(0.5, 0.5) { moving.move(to: 100) } } }
    moving.pass(0.75)
    #expect(moving.shownX == 0)
    moving.pass(0.125)
    #expect(moving.shownX == 50)
  }

  @Test func `outside of any bracket there is no keyframe`() {
    #expect(!moving.tree.withAnimator { $0.beginKeyframe(start: 0, duration: 1) })
    #expect(!moving.tree.endKeyframe())
  }
}
