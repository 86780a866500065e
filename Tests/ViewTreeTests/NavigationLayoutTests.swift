import TestSupport
import Testing
import ViewTree

/// The example delegate of the navigation document on real screens.
///
/// The frames were computed by an independent linear program from the component sizes in
/// ``NavigationLayout/Screen``.
struct NavigationLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let screen: NavigationLayout.Screen
    var isGuiding = true
    var promptHeight: Double?
    var turn: [Double]?
    var eta: [Double]?
    var prompt: [Double]?
    let logo: [Double]
    let viewport: [Double]
    let compass: [Double]
    /// Nil when the report button is hidden or absent.
    var report: [Double]?

    var testDescription: String {
      "\(screen.name) \(isGuiding ? "guiding" : "ready") prompt \(promptHeight ?? 0)"
    }
  }

  static let cases = [
    Case(
      screen: .phone, isGuiding: false, logo: [0, 778, 88, 32], viewport: [0, 47, 390, 763],
      compass: [342, 762]),
    Case(
      screen: .phone, turn: [0, 0, 390, 143], eta: [0, 734, 390, 110], logo: [0, 702, 88, 32],
      viewport: [0, 143, 390, 591], compass: [342, 686], report: [342, 630]),
    Case(
      screen: .phone, promptHeight: 96, turn: [0, 0, 390, 143], eta: [0, 734, 390, 110],
      prompt: [0, 748, 390, 96], logo: [0, 702, 88, 32], viewport: [0, 143, 390, 591],
      compass: [342, 686], report: [342, 630]),
    Case(
      screen: .phone, promptHeight: 200, turn: [0, 0, 390, 143], eta: [0, 734, 390, 110],
      prompt: [0, 644, 390, 200], logo: [0, 612, 88, 32], viewport: [0, 143, 390, 501],
      compass: [342, 596], report: [342, 540]),
    Case(
      screen: .large, promptHeight: 96, turn: [0, 0, 393, 155], eta: [0, 742, 393, 110],
      prompt: [0, 756, 393, 96], logo: [0, 710, 88, 32], viewport: [0, 155, 393, 587],
      compass: [345, 694], report: [345, 638]),
    Case(
      screen: .large, promptHeight: 200, turn: [0, 0, 393, 155], eta: [0, 742, 393, 110],
      prompt: [0, 652, 393, 200], logo: [0, 620, 88, 32], viewport: [0, 155, 393, 497],
      compass: [345, 604], report: [345, 548]),
    Case(
      screen: .landscape, turn: [47, 0, 375, 96], eta: [0, 293, 422, 97],
      logo: [47, 261, 88, 32], viewport: [47, 96, 750, 197], compass: [749, 245],
      report: [749, 189]),
    Case(
      screen: .landscape, promptHeight: 96, turn: [47, 0, 375, 96], eta: [0, 293, 422, 97],
      prompt: [47, 294, 375, 96], logo: [47, 261, 88, 32], viewport: [47, 96, 750, 197],
      compass: [749, 245], report: [749, 189]),
    Case(
      screen: .landscape, promptHeight: 200, turn: [47, 0, 375, 96], eta: [0, 293, 422, 97],
      prompt: [47, 190, 375, 200], logo: [47, 158, 88, 32], viewport: [47, 96, 750, 94],
      compass: [749, 142]),
    Case(
      screen: .tablet, promptHeight: 96, turn: [0, 0, 375, 120], eta: [0, 1270, 375, 96],
      prompt: [0, 1270, 375, 96], logo: [0, 1238, 88, 32], viewport: [0, 120, 1024, 1150],
      compass: [976, 1222], report: [976, 1166]),
    Case(
      screen: .tablet, promptHeight: 200, turn: [0, 0, 375, 120], eta: [0, 1270, 375, 96],
      prompt: [0, 1166, 375, 200], logo: [0, 1134, 88, 32], viewport: [0, 120, 1024, 1046],
      compass: [976, 1118], report: [976, 1062]),
    Case(
      screen: .split, turn: [0, 0, 320, 116], eta: [0, 492, 320, 76], logo: [0, 460, 88, 32],
      viewport: [0, 116, 320, 376], compass: [272, 444], report: [272, 388]),
    Case(
      screen: .split, promptHeight: 96, turn: [0, 0, 320, 116], eta: [0, 492, 320, 76],
      prompt: [0, 472, 320, 96], logo: [0, 440, 88, 32], viewport: [0, 116, 320, 356],
      compass: [272, 424], report: [272, 368]),
    Case(
      screen: .split, promptHeight: 200, turn: [0, 0, 320, 116], eta: [0, 492, 320, 76],
      prompt: [0, 368, 320, 200], logo: [0, 336, 88, 32], viewport: [0, 116, 320, 252],
      compass: [272, 320], report: [272, 264]),
  ]

  @Test(arguments: cases, LayoutDirection.allCases)
  func `the example comes out as computed, mirrored from right to left`(
    _ example: Case, _ direction: LayoutDirection
  ) throws {
    var layout = try NavigationLayout(
      example.screen, direction, isGuiding: example.isGuiding)
    if let height = example.promptHeight { try layout.showPrompt(height: height) }
    layout.screen.layOut()
    expect(layout, layout.logo, example.logo)
    expect(layout, layout.viewport, example.viewport)
    expect(layout, layout.compass, example.compass + [48, 48])
    if let turn = example.turn { expect(layout, layout.turnCard, turn) }
    if let eta = example.eta { expect(layout, layout.etaCard, eta) }
    if let prompt = example.prompt { expect(layout, layout.prompts[0], prompt) }
    if let report = example.report { expect(layout, layout.report, report + [48, 48]) }
    #expect(layout.tree.conflicts(of: layout.screen.root) == [])
    let isHidden = layout.tree.views[layout.report].look.isHidden
    #expect(isHidden == (example.isGuiding && example.report == nil))
    let open = layout.tree.ambiguousMeasures(of: .guide(layout.guide))
    #expect(open == [true, false, true, false])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a prompt too tall for landscape is a conflict that leaves the fixed sizes`(
    _ direction: LayoutDirection
  ) throws {
    var layout = try NavigationLayout(.landscape, direction, isGuiding: true)
    try layout.showPrompt(height: 300)
    #expect(!layout.tree.conflicts(of: layout.screen.root).isEmpty)
    #expect(layout.tree.views[layout.prompts[0]].frame.size == Size(width: 375, height: 300))
    #expect(layout.tree.views[layout.turnCard].frame.size == Size(width: 375, height: 96))
    try layout.hidePrompt(height: 300)
    #expect(layout.tree.conflicts(of: layout.screen.root) == [])
    expect(layout, layout.logo, [47, 261, 88, 32])
  }

  @Test func `logo and buttons stand still while one prompt replaces another as high`() throws {
    var layout = try NavigationLayout(.phone, .leftToRight, isGuiding: true)
    try layout.showPrompt(height: 200)
    _ = layout.tree.advance(by: 0.4)
    try layout.hidePrompt(height: 200)
    try layout.showPrompt(height: 200)
    for _ in 0..<24 {
      #expect(layout.tree.shownFrame(of: layout.logo).y == 612)
      #expect(layout.tree.shownFrame(of: layout.stack).maxY == 644)
      _ = layout.tree.advance(by: 1.0 / 60)
    }
    // Half way, at 0.2 s, ease-in-out is at 0.5: checked on a fresh pair.
    try layout.hidePrompt(height: 200)
    _ = layout.tree.advance(by: 0.2)
    #expect(abs(layout.tree.shownFrame(of: layout.prompts[1]).y - 744) < 1e-9)
    #expect(abs(layout.tree.shownFrame(of: layout.logo).y - 657) < 1e-9)
  }

  private func expect(_ layout: NavigationLayout, _ view: ViewID, _ list: [Double]) {
    let wanted = Rect(x: list[0], y: list[1], width: list[2], height: list[3])
    guard let frame = layout.readingFrame(view) else {
      Issue.record("\(view) has no place")
      return
    }
    #expect(frame.isClose(to: wanted, within: 1e-9), "\(frame)")
  }
}
