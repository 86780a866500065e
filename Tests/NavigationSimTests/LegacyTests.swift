import NavigationSim
import TestSupport
import Testing
import ViewTree

/// Each setting of the slot-based API moves the built-in layout by what it says.
@Suite
struct LegacyTests {
  @Test func `without the header the content begins at the safe area`() throws {
    let test = PlainMap.guiding()
    #expect(test.frame(of: .header) == Rect(x: 0, y: 0, width: 393, height: 147))
    test.map.setSettings { $0.isNavigationHeaderEnabled = false }
    #expect(!test.standing.contains("turnCard"))
    #expect(test.frame(of: .header) == Rect(x: 0, y: 59, width: 393, height: 0))
    #expect(try test.frame(.viewport) == Rect(x: 0, y: 59, width: 393, height: 691))
    test.map.setSettings { $0.isNavigationHeaderEnabled = true }
    #expect(try test.frame(.viewport).y == 147)
  }

  @Test func `without the footer the content ends at the safe area`() throws {
    let test = PlainMap.guiding()
    #expect(test.frame(of: .footer) == Rect(x: 0, y: 750, width: 393, height: 102))
    test.map.setSettings { $0.isNavigationFooterEnabled = false }
    #expect(!test.standing.contains("etaCard"))
    #expect(test.frame(of: .footer) == Rect(x: 0, y: 818, width: 393, height: 0))
    #expect(try test.frame(.logo) == Rect(x: 0, y: 786, width: 88, height: 32))
  }

  @Test func `the trip progress bar stands by the guide's numbers`() throws {
    let test = PlainMap.guiding()
    #expect(!test.standing.contains("tripProgressBar"))
    test.map.setSettings { $0.isNavigationTripProgressBarEnabled = true }
    // Its lower end 210 above 852, and 400 high: that begins below 170.
    #expect(try test.frame(.tripProgressBar) == Rect(x: 0, y: 242, width: 12, height: 400))
    test.map.showPrompt(height: 300)
    test.pass(seconds: 0.4)
    // Above the logo, which stands on the prompt: 852 - 300 + 8 - 32; its upper end at 170.
    #expect(try test.frame(.tripProgressBar) == Rect(x: 0, y: 170, width: 12, height: 358))
  }

  static let heights: [(Double, Bool)] = [(551, false), (579, false), (580, true), (900, true)]

  @Test(arguments: heights) func `a map that is too low has no trip progress bar`(
    _ height: Double, _ shows: Bool
  ) {
    // With nothing unsafe header and footer leave more than 580 - 210 - 170 = 200.
    let test = PlainMap.guiding(
      Screen(name: "low", size: Size(width: 400, height: height), safeArea: .zero))
    test.map.setSettings { $0.isNavigationTripProgressBarEnabled = true }
    #expect(test.standing.contains("tripProgressBar") == shows)
  }

  @Test func `the trip progress bar is on the leading side, and on no car's screen`() throws {
    let test = PlainMap.guiding(.large, direction: .rightToLeft)
    test.map.setSettings { $0.isNavigationTripProgressBarEnabled = true }
    #expect(try test.frame(.tripProgressBar).x == 393 - 12)
    let car = PlainMap.guiding(
      Screen(name: "car", size: Size(width: 1280, height: 720), isCar: true))
    car.map.setSettings { $0.isNavigationTripProgressBarEnabled = true }
    #expect(!car.standing.contains("tripProgressBar"))
  }

  @Test func `the report button can be switched off`() {
    let test = PlainMap.guiding()
    #expect(test.standing.contains("reporting"))
    test.map.setSettings { $0.isNavigationReportIncidentButtonEnabled = false }
    #expect(!test.standing.contains("reporting"))
  }

  @Test func `the re-center button can be switched off, with a delegate too`() throws {
    let test = PlainMap.guiding()
    test.map.setShowsRecenter(true)
    test.map.setSettings { $0.isRecenterButtonEnabled = false }
    #expect(try test.frame(.logo).size == Size(width: 88, height: 32))
    let delegated = try TestMap.guiding()
    delegated.map.setSettings { $0.isRecenterButtonEnabled = false }
    delegated.map.setShowsRecenter(true)
    let logo = try #require(delegated.map.state?.view(of: .logo))
    #expect(try delegated.size(of: logo) == Size(width: 88, height: 32))
  }

  // MARK: - Padding

  @Test func `padding comes on top of what the SDK takes`() throws {
    let test = PlainMap.guiding()
    test.map.setPadding(Insets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(try test.frame(.viewport) == Rect(x: 20, y: 157, width: 333, height: 563))
    #expect(try test.frame(.logo) == Rect(x: 20, y: 688, width: 88, height: 32))
    #expect(try test.button(.reporting).maxX == 393 - 40 - 4)
    #expect(try test.button(.reporting).maxY == 720)
    // Header and footer stay.
    #expect(try test.frame(.turnCard).y == 0)
    #expect(try test.frame(.etaCard).maxY == 852)
  }

  @Test func `padding is left and right whatever the direction`() throws {
    let test = PlainMap.guiding(.large, direction: .rightToLeft)
    test.map.setPadding(Insets(top: 0, left: 20, bottom: 0, right: 40))
    #expect(try test.frame(.viewport) == Rect(x: 20, y: 147, width: 333, height: 603))
  }

  @Test func `automatic padding takes the larger of each edge`() throws {
    let test = PlainMap.guiding()
    test.map.setPaddingAdjustment(.automatic)
    test.map.setPadding(Insets(top: 10, left: 20, bottom: 130, right: 0))
    // The header takes 147, more than 10; the footer 102, less than 130.
    #expect(try test.frame(.viewport) == Rect(x: 20, y: 147, width: 373, height: 575))
  }

  @Test func `without adjustment the padding counts from the map's edges`() throws {
    let test = PlainMap.guiding()
    test.map.setPaddingAdjustment(.never)
    test.map.setPadding(Insets(top: 10, left: 20, bottom: 130, right: 0))
    #expect(try test.frame(.viewport) == Rect(x: 20, y: 10, width: 373, height: 712))
  }

  // MARK: - Accessory

  private func accessory(_ height: Double, in tree: ViewTree) -> ViewID {
    let view = tree.makeView(
      .plain, maker: .sdk, frame: Rect(x: 0, y: 0, width: 10, height: height))
    tree.setName("accessory", of: view)
    return view
  }

  @Test func `the accessory hangs under the header, and hides the compass`() throws {
    let test = PlainMap.guiding()
    let view = accessory(40, in: test.tree)
    test.map.setHeaderAccessory(view)
    test.map.layOut()
    #expect(test.tree.views[view].frame == Rect(x: 8, y: 147, width: 377, height: 40))
    #expect(test.frame(of: .header) == Rect(x: 0, y: 0, width: 393, height: 187))
    #expect(try test.frame(.viewport).y == 187)
    #expect(!test.standing.contains("compass"))
    test.map.setHeaderAccessory(nil)
    #expect(try test.frame(.viewport).y == 147)
    #expect(test.standing.contains("compass") && !test.standing.contains("accessory"))
    test.tree.release(.view(view))
    #expect(!test.tree.contains(.view(view)), "the map holds it no more")
  }

  @Test func `the accessory is asked again when its layout is invalid`() throws {
    let test = PlainMap.guiding()
    let view = accessory(40, in: test.tree)
    test.map.setHeaderAccessory(view)
    test.map.layOut()
    test.tree.setFrame(Rect(x: 0, y: 0, width: 10, height: 70), of: view)
    test.map.invalidateLayout(forAccessory: view)
    #expect(try test.frame(.viewport).y == 217)
  }

  @Test func `there is an accessory only while guiding, and with enough room`() throws {
    let test = PlainMap()
    let view = accessory(40, in: test.tree)
    test.map.setHeaderAccessory(view)
    test.map.setNavigationEnabled(true)
    #expect(!test.standing.contains("accessory"))
    test.map.setGuidanceActive(true)
    #expect(test.standing.contains("accessory"))
    // 450 - 88 - 68 - 40 leave 254; 390 leave 194, less than 200.
    for (height, shows) in [(450.0, true), (390.0, false)] {
      test.map.resize(
        to: Screen(name: "low", size: Size(width: 393, height: height), safeArea: .zero))
      #expect(test.standing.contains("accessory") == shows, "\(height)")
    }
  }

  // MARK: - Guides for the buttons

  private func guide(_ height: Double, in test: PlainMap) throws -> GuideID {
    let guide = test.tree.makeGuide(maker: .sdk)
    test.tree.addGuide(guide, to: test.map.view)
    for spec in [
      LayoutConstraintSpec(.guide(guide), .height, constant: 0),
      LayoutConstraintSpec(
        .guide(guide), .top, .equal, .view(test.map.view), .bottom, constant: -height),
    ] {
      try test.tree.activate([try test.tree.makeConstraint(spec, maker: .sdk)])
    }
    return guide
  }

  @Test func `buttons at the bottom stand on the app's guide`() throws {
    let test = PlainMap.guiding()
    #expect(test.map.legacyGuide(.bottomTrailingButtons) == test.map.legacyGuide(.footer))
    let own = try guide(300, in: test)
    test.map.setLegacyGuide(.bottomTrailingButtons, own)
    #expect(test.map.legacyGuide(.bottomTrailingButtons) == own)
    #expect(try test.button(.reporting).maxY == 552)
    #expect(try test.frame(.logo).maxY == 750, "the logo stays")
    test.map.setLegacyGuide(.bottomTrailingButtons, nil)
    #expect(try test.button(.reporting).maxY == 750)
  }

  @Test func `where the cards don't take the width the alternate guide counts`() throws {
    let test = PlainMap.guiding(.landscape)
    test.map.setLegacyGuide(.bottomTrailingButtons, try guide(100, in: test))
    #expect(try test.button(.reporting).maxY == 369)
    test.map.setLegacyGuide(.bottomTrailingButtonsAlternate, try guide(120, in: test))
    #expect(try test.button(.reporting).maxY == 270)
  }

  // MARK: - With a delegate

  @Test func `with a delegate all of it waits for the built-in layout`() throws {
    let test = try TestMap.guiding(.large)
    test.map.setPadding(Insets(20))
    test.map.setSettings { $0.isNavigationHeaderEnabled = false }
    test.map.layOut()
    #expect(test.tree.views[test.map.view].subviews.isEmpty)
    #expect(test.delegate.take().isEmpty)
    test.map.setNavigationEnabled(false)
    try test.map.setLayoutDelegate(nil)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.layOut()
    let viewport = try #require(test.map.state?.view(of: .viewport))
    // No header: from the safe area 59, and the footer's 750, less 20 each.
    #expect(test.tree.views[viewport].frame == Rect(x: 20, y: 79, width: 353, height: 651))
  }

  @Test func `the document's table has a replacement for each member`() {
    for member in LegacyMember.allCases {
      #expect(!member.replacement.isEmpty)
      #expect(member.name == member.rawValue)
    }
    #expect(LegacyMember.allCases.count == 14)
  }
}
