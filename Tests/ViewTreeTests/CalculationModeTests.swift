import TestSupport
import Testing
import ViewTree

/// How values go from keyframe to keyframe.
///
/// Here from 0 to 100 and back to 50, in a second.
struct CalculationModeTests {
  private let moving: MovingScreen

  init() throws { moving = try MovingScreen() }

  private func keyframe(_ start: Double, _ duration: Double, _ body: () -> Void) {
    #expect(moving.tree.withAnimator { $0.beginKeyframe(start: start, duration: duration) })
    body()
    #expect(moving.tree.endKeyframe())
  }

  /// - Parameter turn: When 100 is reached, of the whole time.
  private func run(_ mode: CalculationMode?, turn: Double = 0.5) {
    moving.animate(token: 1, { $0.calculation = mode }) {
      keyframe(0, turn) { moving.move(to: 100) }
      keyframe(turn, 1 - turn) { moving.move(to: 50) }
    }
  }

  /// What is shown after each eighth of a second, from 0 to 1.
  private func shown() -> [Double] {
    [moving.shownX]
      + (1...8).map { _ in
        moving.pass(0.125)
        return moving.shownX
      }
  }

  @Test func `without a mode values move evenly in each keyframe`() {
    run(nil)
    #expect(shown() == [0, 25, 50, 75, 100, 87.5, 75, 62.5, 50])
  }

  @Test func `discrete values hold until the next is there`() {
    run(.discrete)
    #expect(shown() == [0, 0, 0, 0, 100, 100, 100, 100, 50])
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `paced values keep one speed whatever the keyframes' times`(turn: Double) {
    run(.paced, turn: turn)
    // 150 points in a second: 18.75 an eighth; 100 is passed at two thirds.
    let expected = [0, 18.75, 37.5, 56.25, 75, 93.75, 87.5, 68.75, 50]
    #expect(zip(shown(), expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `cubic values go along the Catmull–Rom spline`() {
    run(.cubic)
    // Through 0 0 100 50: 50u + 175u² - 125u³; through 0 100 50 50: 100 + 25u - 175u² + 100u³.
    let expected = [0, 21.484375, 53.125, 83.203125, 100, 96.875, 81.25, 62.5, 50]
    #expect(zip(shown(), expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the spline goes by each keyframe's own time`() {
    run(.cubic, turn: 0.25)
    moving.pass(0.125)
    #expect(abs(moving.shownX - 53.125) < 1e-9)
    moving.pass(0.5)
    // Half of the way from 0.25 to 1.
    #expect(abs(moving.shownX - 81.25) < 1e-9)
  }

  @Test(arguments: [0.25, 0.75]) func `paced along the spline, its length counts`(turn: Double) {
    run(.cubicPaced, turn: turn)
    moving.pass(0.5)
    // It overshoots to 100.9330, at u = 0.07644, and goes back to 50: 151.866 in all.
    #expect(abs(moving.shownX - 75.933) < 0.01)
    moving.pass(0.25)
    #expect(abs(moving.shownX - (201.866 - 113.8995)) < 0.01)
    #expect(moving.pass(0.25).map(\.isFinished) == [true])
    #expect(moving.shownX == 50)
  }

  @Test(arguments: CalculationMode.allCases)
  func `a value that stands still in between does so`(mode: CalculationMode) {
    moving.animate({ $0.calculation = mode }) {
      keyframe(0.25, 0.25) { moving.move(to: 100) }
      keyframe(0.75, 0.25) { moving.move(to: 100) }
    }
    moving.pass(1)
    #expect(moving.shownX == 100)
  }

  @Test(arguments: CalculationMode.allCases)
  func `each value and each view goes its own way`(mode: CalculationMode) {
    moving.animate({ $0.calculation = mode }) {
      keyframe(0, 1) { moving.move(to: 100) }
      keyframe(0, 1) { moving.tree.setLook(of: moving.view) { $0.alpha = 0 } }
    }
    moving.pass(0.5)
    // One step: the middle of each way, or its beginning.
    let isDiscrete = mode == .discrete
    #expect(abs(moving.shownX - (isDiscrete ? 0 : 50)) < 1e-9)
    #expect(
      abs(moving.tree.shownAlpha(of: moving.view) - (isDiscrete ? 1 : 0.5)) < 1e-9)
  }

  @Test func `a cubic way holds between keyframes but for the bends of its ends`() {
    moving.animate({ $0.calculation = .cubic }) {
      keyframe(0, 0.25) { moving.move(to: 100) }
      keyframe(0.75, 0.25) { moving.move(to: 200) }
    }
    moving.pass(0.5)
    // Through 0 100 100 200 at the middle: (-0 + 9·100 + 9·100 - 200) / 16.
    #expect(abs(moving.shownX - 100) < 1e-9)
    moving.pass(0.25)
    #expect(abs(moving.shownX - 100) < 1e-9)
  }
}
