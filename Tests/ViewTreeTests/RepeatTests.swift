import Testing
import ViewTree

/// Brackets that repeat, go back, start from what is seen, or only last.
struct RepeatTests {
  private let moving: MovingScreen

  init() throws { moving = try MovingScreen() }

  @Test func `a bracket repeats as often as told`() {
    moving.animate(token: 1, { $0.repeatCount = 2.5 }) { moving.move(to: 100) }
    moving.pass(1.25)
    #expect(moving.shownX == 25)
    #expect(moving.pass(1) == [])
    #expect(moving.shownX == 25)
    #expect(moving.pass(0.25).map(\.token) == [1])
    #expect(moving.shownX == 100)
  }

  @Test func `there and back is one run, and the model is what stays`() {
    moving.animate(
      token: 1,
      {
        $0.autoreverses = true
        $0.delay = 1
      }
    ) { moving.move(to: 100) }
    #expect(moving.shownX == 0)
    moving.pass(1.75)
    #expect(moving.shownX == 75)
    #expect(moving.pass(0.5) == [])
    #expect(moving.shownX == 75)
    #expect(moving.pass(0.75).map(\.isFinished) == [true])
    #expect(moving.shownX == 100)
  }

  @Test func `what repeats for ever is not waited for, and ends when it is taken away`() {
    moving.animate(token: 1, { $0.repeatCount = .infinity }) { moving.move(to: 100) }
    #expect(moving.tree.animator.isIdle)
    #expect(moving.pass(1000.5) == [])
    #expect(moving.shownX == 50)
    moving.tree.removeAnimations(of: moving.view)
    #expect(moving.shownX == 100)
    #expect(moving.pass(0).map(\.isFinished) == [false])
  }

  @Test func `from the current state, a frame replaces what runs`() {
    moving.animate(token: 1) { moving.move(to: 100) }
    moving.pass(0.5)
    moving.animate(token: 2, { $0.fromCurrent = true }) { moving.move(to: 0) }
    #expect(moving.shownX == 50)
    #expect(moving.pass(0.5).map(\.isFinished) == [false])
    #expect(moving.shownX == 25)
    #expect(moving.pass(0.5).map(\.isFinished) == [true])
  }

  @Test func `a transition sets at once and lasts its time`() {
    moving.animate(
      token: 1,
      {
        $0.animates = false
        $0.lasts = true
      }
    ) { moving.move(to: 100) }
    #expect(moving.shownX == 100)
    #expect(moving.pass(0.75) == [])
    #expect(moving.pass(0.25).map(\.isFinished) == [true])
  }

  @Test func `while animations are off, nothing lasts`() {
    moving.tree.setAnimationsEnabled(false)
    moving.animate(token: 1, { $0.lasts = true }) { moving.move(to: 100) }
    #expect(moving.shownX == 100)
    #expect(moving.pass(0).map(\.token) == [1])
  }

  @Test func `a spring with two velocities moves x and y by their own`() {
    moving.animate({
      $0.timing = .physics(Spring(mass: 1, stiffness: 1, damping: 2), velocity: [1, 0])
    }) {
      moving.move(to: 100)
      moving.moveDown(to: 100)
    }
    moving.pass(1)
    // Critical, ω = 1: 1 - e^-t·(1 + (1 - v)·t) at t = 1 is 1 - 1/e and 1 - 2/e.
    #expect(abs(moving.shownX - 63.2120559) < 1e-6)
    #expect(abs(moving.shownY - 26.4241118) < 1e-6)
  }

  @Test func `a view that moves takes touches only when its animation says so`() {
    let animator = { moving.tree.animator.allowsInteraction(with: moving.view) }
    #expect(animator())
    moving.animate({ $0.allowsInteraction = true }) { moving.move(to: 100) }
    #expect(animator())
    moving.animate { moving.moveDown(to: 100) }
    #expect(!animator())
    moving.pass(1)
    #expect(animator())
  }

  @Test func `colours fade from what is shown, also from and to none`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let shown = { moving.tree.shownLook(of: moving.view).background }
    func set(_ color: Color?) {
      moving.animate { moving.tree.setLook(of: moving.view) { $0.background = color } }
    }
    set(red)
    #expect(shown() == Color(red: 1, green: 0, blue: 0, alpha: 0))
    moving.pass(0.5)
    set(nil)
    moving.pass(0.5)
    #expect(shown() == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    set(blue)
    #expect(shown() == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    moving.pass(0.5)
    #expect(shown() == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.625))
    moving.pass(0.5)
    #expect(shown() == blue)
  }

  @Test func `corners and depth are shown on their way`() {
    moving.animate {
      moving.tree.setLook(of: moving.view) {
        $0.cornerRadius = 8
        $0.borderWidth = 2
        $0.z = 4
      }
    }
    moving.pass(0.25)
    let look = moving.tree.shownLook(of: moving.view)
    #expect((look.cornerRadius, look.borderWidth, look.z) == (2, 0.5, 1))
  }
}
