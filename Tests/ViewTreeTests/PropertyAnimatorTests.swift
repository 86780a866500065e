import TestSupport
import Testing
import ViewTree

/// Animators that are started, paused, scrubbed, turned round and stopped; x goes from 0 to 100.
struct PropertyAnimatorTests {
  private let moving: MovingScreen
  private var tree: ViewTree { moving.tree }

  init() throws { moving = try MovingScreen() }

  private func make(
    _ change: (inout AnimationOptions) -> Void = { _ in }, moves: Bool = true
  ) throws -> AnimationID {
    let id = tree.withAnimator { $0.makeAnimator(moving.options(change), token: 7) }
    if moves { try record(id) { moving.move(to: 100) } }
    return id
  }

  private func record(_ id: AnimationID, delay: Double = 0, _ body: () -> Void) throws {
    try tree.withAnimator { try $0.beginRecording(id, delayFactor: delay) }
    body()
    #expect(tree.withAnimator { $0.endRecording(id) })
  }

  private func start(_ id: AnimationID, after delay: Double = 0) throws {
    try tree.withAnimator { try $0.start(id, after: delay) }
  }

  private func run(_ id: AnimationID) throws -> AnimatorRun {
    try #require(tree.animator.run(of: id))
  }

  private func fraction(_ id: AnimationID) throws -> Double {
    try run(id).fraction(at: tree.animator.now)
  }

  @Test func `it is inactive, active, and inactive again`() throws {
    let id = try make(moves: false)
    #expect(try run(id).state == .inactive)
    #expect(tree.animator.isIdle)
    try record(id) { moving.move(to: 100) }
    #expect(try run(id).state == .active)
    #expect(try !run(id).isRunning)
    #expect(moving.x == 100)
    moving.pass(5)
    #expect(moving.shownX == 0)
    try start(id, after: 0.5)
    #expect(try run(id).isRunning)
    #expect(!tree.animator.isIdle)
    moving.pass(0.75)
    #expect(moving.shownX == 25)
    #expect(try fraction(id) == 0.25)
    let ended = moving.pass(0.75)
    #expect(ended.map(\.token) == [7] && ended.map(\.position) == [.end])
    #expect(moving.shownX == 100)
    #expect(try run(id).state == .inactive)
  }

  @Test func `it can be filled and started again`() throws {
    let id = try make()
    try start(id)
    moving.pass(1)
    try record(id) { moving.move(to: 0) }
    try start(id)
    moving.pass(0.25)
    #expect(moving.shownX == 75)
    #expect(moving.pass(0.75).count == 1)
  }

  @Test func `scrubbing is along the way`() throws {
    let id = try make({ $0.timing = .easeIn })
    try tree.withAnimator { try $0.setFraction(0.5, of: id) }
    #expect(moving.shownX == 50)
    #expect(moving.pass(9) == [])
    #expect(moving.shownX == 50)
    #expect(try fraction(id) == 0.5)
  }

  @Test func `scrubbing along the curve goes by its time`() throws {
    let id = try make({ $0.timing = .easeIn })
    tree.withAnimator { $0.setScrubsLinearly(false, of: id) }
    try tree.withAnimator { try $0.setFraction(0.5, of: id) }
    // Core Animation's ease in at half its time.
    #expect(abs(moving.shownX - 31.53568126) < 2e-3)
    #expect(try fraction(id) == 0.5)
  }

  @Test func `a pause shows what was shown, and going on leads along the curve`() throws {
    let id = try make({ $0.timing = .easeIn })
    try start(id)
    moving.pass(0.5)
    try tree.withAnimator { try $0.pause(id) }
    moving.pass(4)
    #expect(abs(moving.shownX - 31.53568126) < 2e-3)
    #expect(abs(try fraction(id) - 0.3153568126) < 2e-5)
    try tree.withAnimator { try $0.resume(id, timing: nil, durationFactor: 0) }
    moving.pass(0.25)
    #expect(abs(moving.shownX - 62.18618692) < 2e-3)
    #expect(moving.pass(0.25).map(\.position) == [.end])
  }

  @Test func `going on after scrubbing takes the time that is left from there`() throws {
    let id = try make({ $0.timing = .easeIn })
    try tree.withAnimator { try $0.setFraction(0.3153568126, of: id) }
    try tree.withAnimator { try $0.resume(id, timing: nil, durationFactor: 0) }
    moving.pass(0.25)
    #expect(abs(moving.shownX - 62.18618692) < 2e-3)
    #expect(moving.pass(0.2501).count == 1)
  }

  @Test func `the rest can go by another timing in another time`() throws {
    let id = try make()
    try start(id)
    moving.pass(0.5)
    try tree.withAnimator { try $0.resume(id, timing: .easeIn, durationFactor: 2) }
    moving.pass(1)
    // Half of the rest's time: 50 + 50 · 0.3153568126.
    #expect(abs(moving.shownX - 65.76784063) < 1e-3)
    #expect(moving.pass(0.9) == [])
    #expect(moving.pass(0.1).count == 1)
  }

  @Test func `turned round, it ends where it began and the model goes back`() throws {
    let id = try make()
    try start(id)
    moving.pass(0.75)
    try tree.withAnimator { try $0.setReversed(true, of: id) }
    #expect(try fraction(id) == 0.25)
    moving.pass(0.25)
    #expect(moving.shownX == 50)
    #expect(moving.x == 100)
    #expect(moving.pass(0.4) == [])
    #expect(moving.pass(0.1).map(\.position) == [.start])
    #expect(moving.shownX == 0)
    #expect(moving.x == 0)
  }

  @Test func `what is added on the way moves over what is left of it`() throws {
    let id = try make()
    try start(id)
    moving.pass(0.5)
    try record(id) { moving.moveDown(to: 10) }
    let other = try moving.screen.add(framed: .zero)
    try record(id, delay: 0.5) { tree.setLook(of: other) { $0.alpha = 0 } }
    moving.pass(0.25)
    #expect(moving.shownX == 75)
    #expect(moving.shownY == 5)
    #expect(tree.shownAlpha(of: other) == 1)
    moving.pass(0.125)
    #expect(tree.shownAlpha(of: other) == 0.5)
  }

  @Test func `stopped without finishing, it leaves all where it is and tells nobody`() throws {
    let id = try make()
    try start(id)
    moving.pass(0.25)
    tree.withAnimator { $0.stop(id, withoutFinishing: true) }
    #expect(moving.x == 25)
    #expect(moving.shownX == 25)
    #expect(try run(id).state == .inactive)
    #expect(moving.pass(5) == [])
  }

  @Test(arguments: [(AnimationPosition.end, 100.0), (.start, 0), (.current, 25)])
  func `stopped, it waits to be finished at a position`(
    _ position: AnimationPosition, _ x: Double
  ) throws {
    let id = try make()
    try start(id)
    moving.pass(0.25)
    tree.withAnimator { $0.stop(id, withoutFinishing: false) }
    #expect(try run(id).state == .stopped)
    #expect(moving.x == 25)
    #expect(throws: AnimatorError.isStopped) {
      try tree.withAnimator { try $0.start(id, after: 0) }
    }
    let ended = try tree.withAnimator { try $0.finish(id, at: position) }
    #expect(ended?.position == position)
    #expect(moving.x == x)
    #expect(moving.shownX == x)
    #expect(moving.pass(5) == [])
  }

  @Test func `only a stopped one can be finished, and only an active one goes on`() throws {
    let id = try make(moves: false)
    #expect(throws: AnimatorError.isNotStopped) {
      try tree.withAnimator { try $0.finish(id, at: .end) }
    }
    #expect(throws: AnimatorError.isNotActive) {
      try tree.withAnimator { try $0.resume(id, timing: nil, durationFactor: 0) }
    }
  }

  @Test func `it can pause at its end`() throws {
    let id = try make()
    tree.withAnimator { $0.setPausesOnCompletion(true, of: id) }
    try start(id)
    #expect(moving.pass(2) == [])
    #expect(try run(id).state == .active)
    #expect(try !run(id).isRunning)
    try tree.withAnimator { try $0.setReversed(true, of: id) }
    try tree.withAnimator { try $0.resume(id, timing: nil, durationFactor: 0) }
    moving.pass(0.25)
    #expect(moving.shownX == 75)
  }

  @Test func `a view that leaves doesn't keep it from ending, unfinished`() throws {
    let id = try make()
    try start(id)
    moving.pass(0.25)
    tree.removeFromSuperview(moving.view)
    #expect(moving.shownX == 100)
    #expect(moving.pass(0.5) == [])
    #expect(moving.pass(0.25).map(\.isFinished) == [false])
  }

  @Test func `one that is forgotten leaves its values where they are shown`() throws {
    let id = try make()
    try tree.withAnimator { try $0.setFraction(0.5, of: id) }
    tree.withAnimator { $0.removeAnimator(id) }
    #expect(moving.x == 50)
    #expect(tree.animator.run(of: id) == nil)
    #expect(moving.pass(5) == [])
  }

  @Test func `a spring by its physics takes its own time`() throws {
    // ζ = 0.5: ln(1000 · 0.5/√0.75)/(0.5 · 10) s.
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let id = try make({ $0.timing = .physics(spring, velocity: .zero) })
    try start(id)
    #expect(moving.pass(1.27) == [])
    #expect(moving.pass(0.002).count == 1)
  }

  @Test func `a bracket inside takes over the duration`() throws {
    let id = try make({ $0.duration = 2 }, moves: false)
    try record(id) { moving.animate({ $0.duration = 0.1 }) { moving.move(to: 100) } }
    moving.pass(1)
    #expect(moving.shownX == 50)
  }
}
