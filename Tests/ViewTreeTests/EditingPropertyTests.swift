import TestSupport
import Testing
import ViewTree

/// A tree keeps the system of its last pass and edits it; nobody may be able to tell.
struct EditingPropertyTests {
  /// A random tree under random changes, each of them one that can be edited in.
  private struct Subject {
    let made: RandomTree
    let constraints: [LayoutConstraintID]
    var random: SeededGenerator
    var tree: ViewTree { made.tree }

    init(seed: UInt64) throws {
      made = try RandomTree(seed: seed)
      for (place, view) in made.views.enumerated() where (seed >> (place % 8)) & 1 == 1 {
        made.tree.setKeepsSuperviewMargins(true, of: view)
      }
      constraints = made.tree.constraints.ids
      random = SeededGenerator(seed: seed ^ 0xed17)
    }

    mutating func change() throws {
      let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try tree.setConstant(number(-40...120), of: constraint)
      case 1:
        // Required ones stay so while they are active.
        guard tree.constraints[constraint].spec.priority < 1000 else { return }
        try tree.setPriority(number(1...999), of: constraint)
      case 2: tree.deactivate([constraint])
      case 3: try tree.activate([constraint])
      case 4:
        tree.setFrame(
          Rect(x: 0, y: 0, width: number(200...1400), height: number(200...1400)),
          of: made.screen.root)
      default:
        tree.setAdditionalSafeArea(
          Insets([number(0...60), number(0...20), number(0...40), number(0...20)]),
          of: made.screen.root)
      }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }

    /// Writes all systems anew in the next pass: two changes of direction that cancel.
    func forget() {
      let direction = tree.direction
      tree.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
      tree.direction = direction
    }

    var frames: [Rect] { made.views.map { made.screen.frame($0) } }

    /// Safe areas, margins and readable widths, root first.
    ///
    /// As rectangles, to be compared as frames are.
    var insets: [Rect] {
      let bounds = Rect(x: 0, y: 0, width: 2000, height: 2000)
      return ([made.screen.root] + made.views).flatMap { view in
        [tree.views[view].safeArea, tree.views[view].margins, tree.views[view].readableInsets]
          .map { bounds.inset(by: $0) }
      }
    }

    var conflicts: [LayoutConflict] { tree.conflicts(of: made.screen.root) }
    var broken: [LayoutConstraintID] { constraints.filter { tree.constraints[$0].isBroken } }
  }

  @Test(arguments: 0..<60) func `an edited tree stands as one that is written anew`(
    _ seed: UInt64
  ) throws {
    var subject = try Subject(seed: seed)
    for step in 0..<40 {
      for _ in 0...step % 3 { try subject.change() }
      subject.made.screen.layOut()
      let (frames, conflicts, broken) = (subject.frames, subject.conflicts, subject.broken)
      let insets = subject.insets
      subject.forget()
      subject.made.screen.layOut()
      #expect(subject.conflicts == conflicts, "step \(step)")
      #expect(subject.broken == broken, "step \(step)")
      for (edited, anew) in zip(frames, subject.frames) {
        #expect(edited.isClose(to: anew, within: LengthTolerance.solved), "step \(step)")
      }
      for (edited, anew) in zip(insets, subject.insets) {
        #expect(edited.isClose(to: anew, within: LengthTolerance.solved), "step \(step)")
      }
    }
  }

  @Test(arguments: 0..<60) func `edits after edits stand as one that is written anew`(
    _ seed: UInt64
  ) throws {
    var subject = try Subject(seed: 1000 + seed)
    for _ in 0..<60 {
      try subject.change()
      subject.made.screen.layOut()
    }
    let (frames, conflicts) = (subject.frames, subject.conflicts)
    subject.forget()
    subject.made.screen.layOut()
    #expect(subject.conflicts == conflicts)
    for (edited, anew) in zip(frames, subject.frames) {
      #expect(edited.isClose(to: anew, within: LengthTolerance.solved))
    }
  }

  @Test(arguments: 0..<60) func `what is taken away and put back stands where it stood`(
    _ seed: UInt64
  ) throws {
    let subject = try Subject(seed: 2000 + seed)
    let before = subject.frames
    for constraint in subject.constraints {
      subject.tree.deactivate([constraint])
      subject.made.screen.layOut()
      try subject.tree.activate([constraint])
      subject.made.screen.layOut()
    }
    for (frame, old) in zip(subject.frames, before) {
      #expect(frame.isClose(to: old, within: LengthTolerance.solved))
    }
  }
}
