import TestSupport
import Testing
import ViewTree

/// The cases of the Auto Layout oracle, which was checked by an independent linear program.
@Suite(.enabled(if: OracleCase.isPresent, "the oracle isn't beside this package"))
struct OracleTests {
  /// Cases in which iOS was seen to break a younger constraint; no rule for that is known
  /// (facts S71), and the tree always breaks the oldest.
  static let brokenElsewhere: Set = ["AL-043", "AL-046"]

  static let cases = OracleCase.all
  static let placed = cases.filter {
    $0.expect.exception == nil && $0.expect.unsatisfiable != true && $0.id != "AL-073"
  }
  static let contradictory = cases.filter { $0.expect.unsatisfiable == true }

  @Test func `every case is served`() { #expect(Self.cases.count >= 66) }

  @Test(arguments: placed) func `frames and open measures are as given`(
    _ example: OracleCase
  ) throws {
    let made = try OracleTree(example)
    compare(example.expect.frames ?? [:], made)
    // Measured frames have their origins rounded to whole points (facts S66).
    compare(example.expect.framesMeasured ?? [:], made, within: 0.5)
    #expect(made.tree.conflicts(of: made.screen.root) == [])
    for measure in example.expect.ambiguous ?? [] {
      let name = String(measure.dropLast(2))
      let item = try #require(made.items[name])
      let index = try #require(["x", "y", "w", "h"].firstIndex(of: String(measure.suffix(1))))
      #expect(made.tree.ambiguousMeasures(of: item)[index], "\(measure)")
    }
    for name in (example.expect.frames ?? [:]).keys.sorted() where example.id != "AL-053" {
      let item = try #require(made.items[name])
      let open = made.tree.ambiguousMeasures(of: item)
      for (index, wanted) in (example.expect.frames?[name] ?? []).enumerated() where wanted != nil {
        #expect(!open[index], "\(name), measure \(index)")
      }
    }
  }

  @Test(arguments: contradictory) func `a contradiction is found and the oldest gives way`(
    _ example: OracleCase
  ) throws {
    let made = try OracleTree(example)
    let conflicts = made.tree.conflicts(of: made.screen.root)
    #expect(!conflicts.isEmpty)
    for conflict in conflicts { #expect(conflict.members.contains(conflict.broken)) }
    if let index = example.expect.brokenObserved, !Self.brokenElsewhere.contains(example.id) {
      let observed = try #require(made.constraints[index])
      #expect(conflicts.first?.broken == .constraint(observed))
      #expect(made.tree.constraints[observed].isBroken)
      #expect(made.tree.constraints[observed].isActive)
    }
    if let breaking = example.expect.framesAfterBreaking {
      let rest = try OracleTree(example, leavingOut: breaking.break)
      compare(breaking.frames, rest)
      #expect(rest.tree.conflicts(of: rest.screen.root) == [])
    }
  }

  @Test func `a forgotten mask conflicts once on each axis`() throws {
    let made = try OracleTree(#require(OracleCase.named("AL-003")))
    let conflicts = made.tree.conflicts(of: made.screen.root)
    let button = try made.view("b")
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { $0.members.contains(.mask(button)) })
  }

  @Test func `a flexible frame keeps its distances when the root grows`() throws {
    let example = try #require(OracleCase.named("AL-073"))
    let made = try OracleTree(example, size: [320, 480])
    made.tree.setFrame(Rect(x: 0, y: 0, width: 480, height: 320), of: made.screen.root)
    compare(example.expect.frames ?? [:], made)
    made.screen.layOut()
    compare(example.expect.frames ?? [:], made)
  }

  @Test func `what fits is told without moving anything`() throws {
    for example in Self.cases {
      for (name, sizes) in (example.expect.fitting ?? [:]).sorted(by: { $0.key < $1.key }) {
        let made = try OracleTree(example)
        let before = made.frame(name)
        let view = try made.view(name)
        let wanted = try #require(sizes["compressed"])
        let size = made.tree.fittingSize(
          of: view, target: .zero, horizontalPriority: 50, verticalPriority: 50)
        #expect(size == Size(width: wanted[0], height: wanted[1]), "\(example.id)")
        #expect(made.frame(name) == before)
      }
    }
  }

  @Test func `margins are the base plus the safe area`() throws {
    let example = try #require(OracleCase.named("AL-062"))
    let made = try OracleTree(example)
    let view = try made.view("c")
    let margins = try #require(example.expect.layoutMargins?["c"])
    #expect(made.tree.views[view].margins == Insets(margins))
    made.tree.setMarginsFollowSafeArea(false, of: view)
    let without = try #require(example.expect.layoutMarginsWithoutSafeArea?["c"])
    #expect(made.tree.views[view].margins == Insets(without))
  }

  @Test func `the readable guide is at most 920 points wide, and only in wide views`() throws {
    let example = try #require(OracleCase.named("AL-065"))
    for row in try #require(example.expect.readable) {
      let screen = TestScreen(width: row[0], height: 200)
      let margins = Insets(top: 8, left: row[1], bottom: 8, right: row[1])
      screen.tree.setMargins(margins, isDirectional: false, of: screen.root)
      let guide = screen.tree.systemGuide(.readableContent, of: screen.root)
      let view = try screen.add()
      for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
        try screen.tree.constrain(
          LayoutConstraintSpec(.view(view), attribute, .equal, .guide(guide), attribute))
      }
      screen.layOut()
      let wanted = Rect(x: row[2], y: 8, width: row[3], height: 184)
      #expect(screen.frame(view) == wanted)
      #expect(screen.tree.layoutFrame(of: guide) == wanted)
    }
  }

  private func compare(
    _ frames: [String: [Double?]], _ made: OracleTree, within tolerance: Double = 0
  ) {
    for (name, wanted) in frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = made.frame(name) else {
        Issue.record("no item \(name)")
        continue
      }
      for (value, expected) in zip([frame.x, frame.y, frame.width, frame.height], wanted) {
        guard let expected else { continue }
        #expect(abs(value - expected) <= LengthTolerance.oracle + tolerance, "\(name): \(frame)")
      }
    }
  }
}
