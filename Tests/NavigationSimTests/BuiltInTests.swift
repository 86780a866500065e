import NavigationSim
import TestSupport
import Testing
import ViewTree

/// Where the built-in layout puts everything, by hand from the size table: a turn card of 96 and an
/// ETA card of 76 with margins of 8, buttons of 48 with margins of 4 and paddings of 8.
@Suite
struct BuiltInTests {
  @Test func `a ready map has logo, viewport and compass in the safe area`() throws {
    let test = PlainMap(.large)
    test.map.setNavigationEnabled(true)
    // Safe area: 59 above, 34 below.
    #expect(try test.frame(.viewport) == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 786, width: 88, height: 32))
    #expect(try test.button(.compass) == Rect(x: 341, y: 63, width: 48, height: 48))
    #expect(test.standing == ["viewport", "googleLogo", "compass"])
  }

  @Test func `guidance stands between header and footer`() throws {
    let test = PlainMap.guiding(.large)
    #expect(try test.frame(.turnCard) == Rect(x: 0, y: 0, width: 393, height: 155))
    #expect(try test.frame(.etaCard) == Rect(x: 0, y: 742, width: 393, height: 110))
    // From the visual edge of the header, 155 - 8, to that of the footer, 742 + 8.
    #expect(try test.frame(.viewport) == Rect(x: 0, y: 147, width: 393, height: 603))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 718, width: 88, height: 32))
    #expect(try test.button(.compass) == Rect(x: 341, y: 151, width: 48, height: 48))
    // Expanded at first, and at the trailing edge less 8 - 4.
    #expect(try test.button(.reporting) == Rect(x: 269, y: 702, width: 120, height: 48))
    test.pass(seconds: 3)
    #expect(try test.button(.reporting) == Rect(x: 341, y: 702, width: 48, height: 48))
  }

  @Test func `right to left is the mirror image`() throws {
    let test = PlainMap.guiding(.large, direction: .rightToLeft)
    #expect(try test.frame(.logo) == Rect(x: 305, y: 718, width: 88, height: 32))
    #expect(try test.button(.compass) == Rect(x: 4, y: 151, width: 48, height: 48))
  }

  @Test func `a wide map on its side has its content beside the cards`() throws {
    let test = PlainMap.guiding(.landscape)
    #expect(try test.frame(.turnCard) == Rect(x: 47, y: 0, width: 375, height: 96))
    #expect(try test.frame(.etaCard) == Rect(x: 0, y: 293, width: 422, height: 97))
    // From the card's visual edge, 47 + 375 - 8, to the safe area's, 844 - 47; 21 free below.
    #expect(try test.frame(.viewport) == Rect(x: 414, y: 0, width: 383, height: 369))
    #expect(try test.frame(.logo) == Rect(x: 414, y: 337, width: 88, height: 32))
  }

  @Test func `a wide map that stands has its content between the cards`() throws {
    let test = PlainMap.guiding(.tablet)
    // Beside the cards 657 × 1322 would be 0.74 of 1024 × 1146: enough to stand beside them.
    #expect(try test.frame(.viewport) == Rect(x: 367, y: 24, width: 657, height: 1322))
    let small = PlainMap.guiding(
      Screen(
        name: "mini", size: Size(width: 744, height: 1133),
        safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0), scale: 2))
    // Here 377 × 1089 is 0.59 of 744 × 933.
    #expect(try small.frame(.viewport) == Rect(x: 0, y: 112, width: 744, height: 933))
  }

  @Test func `the speed widget stands beside the logo, and makes no room for the button`() throws {
    let test = PlainMap.guiding(.large)
    test.map.setSpeed(.both)
    #expect(try test.frame(.speedWidget) == Rect(x: 88, y: 618, width: 64, height: 132))
    test.map.setShowsRecenter(true)
    test.map.layOut()
    #expect(!test.standing.contains("speedWidget"))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 702, width: 132, height: 48))
  }

  @Test func `buttons that have no room are left out, the last first`() throws {
    let test = PlainMap(
      Screen(name: "low", size: Size(width: 480, height: 320), safeArea: .zero, scale: 2))
    test.map.setGuidanceButtons([.compass, .reporting, .unknown])
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    // 320 - 88 - 68 leave 164: the compass, 8, and two of 48 with 8 between.
    #expect(test.standing.contains("reporting") && test.standing.contains("button99"))
    test.map.showPrompt(height: 96)
    // The prompt takes 20 more: 144 - 8 - 48 leave 88, one button.
    test.map.layOut()
    #expect(test.standing.contains("reporting") && !test.standing.contains("button99"))
  }

  @Test func `a prompt slides in over the footer and the content makes room`() throws {
    let test = PlainMap.guiding(.large)
    test.map.showPrompt(height: 200)
    let prompt = try #require(test.map.prompt)
    #expect(test.tree.shownFrame(of: prompt).y == 852)
    test.pass(seconds: 0.4)
    #expect(test.tree.views[prompt].frame == Rect(x: 0, y: 652, width: 393, height: 200))
    // Its visual edge is at 652 + 8.
    #expect(try test.frame(.logo) == Rect(x: 0, y: 628, width: 88, height: 32))
    test.map.hidePrompt()
    #expect(test.tree.views[prompt].frame.y == 852)
    test.pass(seconds: 0.4)
    #expect(!test.tree.contains(.view(prompt)))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 718, width: 88, height: 32))
  }

  static let kinds: [(PromptKind, Double)] = [
    (.incident, 148), (.safetyCamera, 88), (.traffic, 112), (.betterRoute, 164),
  ]

  @Test(arguments: kinds) func `a prompt of a kind has its height over the safe area`(
    _ kind: PromptKind, _ height: Double
  ) throws {
    let test = PlainMap.guiding(.phone)
    test.map.showPrompt(kind)
    let prompt = try #require(test.map.prompt)
    // It comes with its size; 34 of the phone are unsafe below, 21 on its side.
    #expect(test.tree.views[prompt].frame.height == height + 34)
    test.pass(seconds: 0.4)
    #expect(test.tree.views[prompt].frame.maxY == 844)
    test.map.resize(to: .landscape)
    test.map.layOut()
    #expect(test.tree.views[prompt].frame.height == height + 21)
    #expect(test.tree.views[prompt].frame.maxY == 390)
  }

  @Test func `disabling leaves nothing, whatever is on its way`() {
    let test = PlainMap.guiding(.large)
    test.map.showPrompt(height: 96)
    test.map.hidePrompt()
    test.map.setNavigationEnabled(false)
    test.map.layOut()
    #expect(test.standing.isEmpty)
    #expect(test.tree.views[test.map.view].constraints.isEmpty)
  }

  @Test func `a delegate's map is left alone`() throws {
    let test = try TestMap.guiding(.large)
    test.map.showPrompt(height: 96)
    test.map.layOut()
    #expect(test.tree.views[test.map.view].subviews.isEmpty)
  }

  @Test func `a car's screen has neither cards, buttons nor prompts, and takes no touches`() throws
  {
    let test = PlainMap.guiding(.car)
    test.map.showPrompt(height: 96)
    test.map.setSpeed(.both)
    test.map.layOut()
    #expect(test.standing == ["viewport", "googleLogo"])
    test.map.setShowsRecenter(true)
    test.map.layOut()
    #expect(test.map.prompt == nil)
    #expect(test.standing == ["viewport", "googleLogo"])
    #expect(try test.frame(.viewport) == Rect(x: 0, y: 0, width: 800, height: 480))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 448, width: 88, height: 32))
    for view in test.tree.views[test.map.view].subviews {
      #expect(!test.tree.views[view].look.takesTouches)
    }
  }

  @Test func `the ETA card grows with the text size, and the content follows`() throws {
    let test = PlainMap.guiding(.large)
    test.map.setTextSize(.ax1)
    // 40 of the 76 are text: 28 / 17 of it are 65.9, 26 more when rounded.
    #expect(try test.frame(.etaCard) == Rect(x: 0, y: 716, width: 393, height: 136))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 692, width: 88, height: 32))
    test.map.setTextSize(.xs)
    #expect(try test.frame(.etaCard).height == 110)
  }
}
