import LayoutCases
import TestSupport
import Testing
import ViewTree

/// One prompt goes while another comes, frame by frame at 60 Hz, in the oracle's case AL-124.
@Suite
struct ChangePromptTests {
  private let example: LayoutCase
  private let layout: CaseTree
  private var tree: ViewTree { layout.tree }

  init() throws {
    example = try #require(LayoutFixture.cases("autolayout.json").first { $0.id == "AL-124" })
    layout = try CaseTree(example)
    // The case is the end; before, the old prompt is in and the new one below the edge.
    try tree.setConstant(0, of: constraint("old.bottom == root.bottom + 220"))
  }

  private func constraint(_ text: String) throws -> LayoutConstraintID {
    let place = try #require(example.constraints.firstIndex { $0.text == text })
    return try #require(layout.constraints[place])
  }

  private func begin(newHeight: Double) throws {
    let newBottom = try constraint("p.bottom == root.bottom")
    try tree.setConstant(newHeight, of: newBottom)
    tree.layoutIfNeeded(layout.root)
    try slide(constraint("old.bottom == root.bottom + 220"), to: 220)
    try slide(newBottom, to: 0)
  }

  private func slide(_ bottom: LayoutConstraintID, to constant: Double) throws {
    var options = AnimationOptions()
    options.duration = 0.4
    let id = tree.beginAnimation(options, token: nil)
    try tree.setConstant(constant, of: bottom)
    tree.layoutIfNeeded(layout.root)
    #expect(tree.commitAnimation(id))
  }

  private func shown(_ name: String) throws -> Rect {
    tree.shownFrame(of: try #require(layout.items[name].flatMap { tree.view(of: $0) }))
  }

  /// Ease in and out at a part of the time, by walking along the curve of (0.42, 0), (0.58, 1).
  private func easeInOut(_ part: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-15 {
      let t = (low + high) / 2
      if t == low || t == high { break }
      let x = t * (1.26 * (1 - t) * (1 - t) + 1.74 * t * (1 - t) + t * t)
      if x < part { low = t } else { high = t }
    }
    return low * low * (3 - 2 * low)
  }

  @Test func `the curve of this test is Core Animation's`() {
    #expect(abs(easeInOut(0.25) - 0.129161931) < 2e-5)
    #expect(abs(easeInOut(0.6) - 0.6681161299) < 2e-5)
  }

  @Test func `from 220 to 160 high, all that hangs on it moves by the difference`() throws {
    try begin(newHeight: 160)
    for frame in 0...24 {
      let done = easeInOut(Double(frame) / 24)
      // From 624 to 684 the guide sinks by 60; 32 above it the logo, the viewport grows.
      for (name, wanted) in [
        ("logo", Rect(x: 0, y: 592 + 60 * done, width: 80, height: 32)),
        ("vp", Rect(x: 0, y: 128, width: 390, height: 496 + 60 * done)),
        ("old", Rect(x: 0, y: 624 + 220 * done, width: 390, height: 220)),
        ("p", Rect(x: 0, y: 844 - 160 * done, width: 390, height: 160)),
      ] {
        let found = try shown(name)
        #expect(found.isClose(to: wanted, within: 1e-5), "\(name) at frame \(frame): \(found)")
      }
      _ = tree.advance(by: 1.0 / 60)
    }
    #expect(tree.animator.isIdle)
  }

  @Test func `from 220 to 220 high, the logo stands still on each frame`() throws {
    let height = try constraint("p.height == 160")
    try tree.setConstant(220, of: height)
    try begin(newHeight: 220)
    for frame in 0...24 {
      let logo = try shown("logo")
      #expect(logo.isClose(to: Rect(x: 0, y: 592, width: 80, height: 32), within: 1e-9))
      let new = try shown("p")
      #expect(abs(new.y - (844 - 220 * easeInOut(Double(frame) / 24))) < 1e-5)
      _ = tree.advance(by: 1.0 / 60)
    }
  }
}
