import TestSupport
import Testing
import ViewTree

/// What can be asked about a layout (facts S74).
struct QuestionTests {
  private let screen = TestScreen(width: 320, height: 480)
  private var tree: ViewTree { screen.tree }

  @Test func `the constraints that have a say are found along their ties`() throws {
    let view = try screen.add()
    let sibling = try screen.add()
    let stranger = try screen.add()
    let far = try tree.constrain(sibling, .leading, .equal, screen.root, .leading)
    let tie = try tree.constrain(view, .leading, .equal, sibling, .trailing)
    let width = try tree.constrain(view, .width, .equal, view, .height, times: 2)
    let top = try tree.constrain(view, .top, .equal, screen.root, .top)
    let height = try tree.constrain(view, .height, plus: 10)
    try tree.constrain(stranger, .leading, .equal, screen.root, .leading)
    #expect(tree.constraintsAffecting(.view(view), .horizontal) == [far, tie, width])
    #expect(tree.constraintsAffecting(.view(view), .vertical) == [width, top, height])
    tree.deactivate([tie])
    #expect(tree.constraintsAffecting(.view(view), .horizontal) == [width])
    #expect(tree.constraintsAffecting(.guide(tree.makeGuide()), .vertical) == [])
  }

  @Test func `a change that a question has already solved is placed by the next pass`() throws {
    let view = try screen.add()
    try tree.pin(view, x: 7, y: 5, width: 30, height: 9)
    screen.layOut()
    tree.setFrame(Rect(x: 0, y: 0, width: 100, height: 200), of: screen.root)
    let right = try tree.constrain(view, .right, .equal, screen.root, .right, at: 10)
    tree.setFrame(Rect(x: 0, y: 0, width: 90, height: 200), of: screen.root)
    screen.layOut()
    try tree.setConstant(-3, of: right)
    for constraint in tree.constraints.ids
    where tree.constraints[constraint].spec.firstAttribute == .left {
      try tree.setConstant(11, of: constraint)
    }
    #expect(tree.ambiguousMeasures(of: view) == [false, false, false, false])
    #expect(screen.frame(view).x == 7)
    screen.layOut()
    #expect(screen.frame(view).x == 11)
  }

  @Test func `what is open is told for each measure, and asking moves nothing`() throws {
    let view = try screen.add()
    try tree.constrain(view, .left, .equal, screen.root, .left, plus: 7)
    try tree.constrain(view, .width, .atLeast, plus: 30)
    try tree.constrain(view, .height, plus: 9)
    screen.layOut()
    let before = screen.frame(view)
    #expect(tree.ambiguousMeasures(of: view) == [false, true, true, false])
    #expect(screen.frame(view) == before)
    // A wish, however weak, leaves nothing open.
    try tree.constrain(view, .width, plus: 40, at: 1)
    #expect(tree.ambiguousMeasures(of: view) == [false, true, false, false])
    // Two equal wishes that contradict leave what lies between them.
    try tree.constrain(view, .top, .equal, screen.root, .top, plus: 10, at: 250)
    try tree.constrain(view, .top, .equal, screen.root, .top, plus: 20, at: 250)
    #expect(tree.ambiguousMeasures(of: view) == [false, true, false, false])
    try tree.constrain(view, .top, .equal, screen.root, .top, plus: 12, at: 249)
    #expect(tree.ambiguousMeasures(of: view) == [false, false, false, false])
    #expect(screen.frame(view) == before)
    #expect(tree.animator.isIdle)
    screen.layOut()
    #expect(screen.frame(view) == Rect(x: 7, y: 12, width: 40, height: 9))
  }

  @Test func `a view that follows its frame is never ambiguous`() throws {
    let view = try screen.add(framed: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(tree.ambiguousMeasures(of: view) == [false, false, false, false])
    #expect(tree.ambiguousMeasures(of: tree.makeView(.plain)) == [false, false, false, false])
  }
}
