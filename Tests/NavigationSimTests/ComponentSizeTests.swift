import NavigationSim
import TestSupport
import Testing
import ViewTree

/// The sizes that components come out of layout with.
@Suite
struct ComponentSizeTests {
  /// What the components must measure on a screen, worked out by hand.
  struct Case: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let turnCard: Size
    let etaCard: Size
    let isWide: Bool
    var testDescription: String { screen.name }

    init(_ screen: Screen, turn: (Double, Double), eta: (Double, Double), isWide: Bool) {
      self.screen = screen
      turnCard = Size(width: turn.0, height: turn.1)
      etaCard = Size(width: eta.0, height: eta.1)
      self.isWide = isWide
    }
  }

  static let cases = [
    Case(.phone, turn: (390, 143), eta: (390, 110), isWide: false),
    Case(.large, turn: (393, 155), eta: (393, 110), isWide: false),
    Case(.landscape, turn: (375, 96), eta: (422, 97), isWide: true),
    Case(.tablet, turn: (375, 120), eta: (375, 96), isWide: true),
    Case(.split, turn: (320, 116), eta: (320, 76), isWide: false),
    Case(
      Screen(
        name: "narrow with side insets", size: Size(width: 568, height: 320),
        safeArea: Insets(top: 0, left: 44, bottom: 21, right: 30)),
      turn: (494, 96), eta: (568, 97), isWide: false),
    Case(
      .custom(Size(width: 599.9, height: 400)), turn: (599.9, 96), eta: (599.9, 76),
      isWide: false),
    Case(.custom(Size(width: 600, height: 400)), turn: (375, 96), eta: (375, 76), isWide: true),
  ]

  @Test(arguments: cases, LayoutDirection.allCases)
  func `cards measure what the table says`(_ example: Case, direction: LayoutDirection) throws {
    var screen = example.screen
    // So fine that rounding to pixels doesn't show.
    screen.scale = 1e4
    let test = try TestMap.guiding(screen, direction: direction)
    let state = try #require(test.map.state)
    #expect(state.isWide == example.isWide)
    let turn = try #require(state.view(of: .turnCard))
    let eta = try #require(state.view(of: .etaCard))
    #expect(try test.size(of: turn).isClose(to: example.turnCard))
    #expect(try test.size(of: eta).isClose(to: example.etaCard))
    #expect(test.tree.conflicts(of: test.map.view).isEmpty)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func `every device gives cards that follow from its size and insets`(
    device: Device, orientation: Orientation
  ) throws {
    let screen = device.screen(orientation)
    let (size, safe) = (screen.size, screen.safeArea)
    for direction in LayoutDirection.allCases {
      let test = try TestMap.guiding(screen, direction: direction)
      let state = try #require(test.map.state)
      let isWide = size.width >= 600
      let leading = direction == .leftToRight ? safe.left : safe.right
      let expected: [(ComponentKind, Double, Double)] = [
        (.turnCard, isWide ? 375 : size.width - safe.left - safe.right, 96 + safe.top),
        (.etaCard, isWide ? 375 + leading : size.width, 76 + safe.bottom),
        (.logo, 88, 32), (.speedWidget, 0, 0),
      ]
      for (kind, width, height) in expected {
        let view = try #require(state.view(of: kind))
        let found = try test.size(of: view)
        #expect(found.isClose(to: Size(width: width, height: height)), "\(kind.name)")
      }
    }
  }

  @Test func `a wide ETA card reaches over the leading inset, whichever side that is`() throws {
    let screen = Screen(
      name: "one-sided", size: Size(width: 844, height: 390),
      safeArea: Insets(top: 0, left: 47, bottom: 21, right: 10))
    let test = try TestMap.guiding(screen)
    let eta = try #require(test.map.state?.view(of: .etaCard))
    #expect(try test.size(of: eta) == Size(width: 422, height: 97))
    test.map.setDirection(.rightToLeft)
    #expect(try test.size(of: eta) == Size(width: 385, height: 97))
  }

  @Test(arguments: [false, true]) func `the logo turns into the re-center button and back`(
    isGuiding: Bool
  ) throws {
    let test = isGuiding ? try TestMap.guiding() : try TestMap()
    test.map.setNavigationEnabled(true)
    let logo = try #require(test.map.state?.view(of: .logo))
    #expect(try test.size(of: logo) == Size(width: 88, height: 32))
    test.map.setShowsRecenter(true)
    #expect(try test.size(of: logo) == Size(width: 132, height: 48))
    test.map.setShowsRecenter(false)
    #expect(try test.size(of: logo) == Size(width: 88, height: 32))
  }

  static let readings: [(SpeedReading, Size)] = [
    (.none, .zero), (.current, Size(width: 64, height: 64)), (.limit, Size(width: 64, height: 76)),
    (.both, Size(width: 64, height: 132)),
  ]

  @Test(arguments: readings) func `the speed widget has a size for each reading`(
    reading: SpeedReading, expected: Size
  ) throws {
    let test = try TestMap.guiding()
    let widget = try #require(test.map.state?.view(of: .speedWidget))
    test.map.setSpeed(reading)
    #expect(try test.size(of: widget) == expected)
    #expect(test.isHidden(widget) == (reading == .none))
    test.map.setShowsRecenter(true)
    #expect(try test.size(of: widget) == .zero)
    #expect(test.isHidden(widget))
    test.map.setShowsRecenter(false)
    #expect(try test.size(of: widget) == expected)
    #expect(test.isHidden(widget) == (reading == .none))
  }

  @Test func `a reading that was there before guidance shows from its start`() throws {
    let test = try TestMap()
    test.map.setSpeed(.both)
    test.map.setGuidanceActive(true)
    test.map.setNavigationEnabled(true)
    let widget = try #require(test.map.state?.view(of: .speedWidget))
    #expect(try test.size(of: widget) == Size(width: 64, height: 132))
    #expect(!test.isHidden(widget))
  }

  @Test func `the progress bar wishes for its size and gives way in height`() throws {
    let test = try TestMap.guiding()
    let bar = try #require(test.map.state?.view(of: .tripProgressBar))
    #expect(try test.size(of: bar) == Size(width: 12, height: 200))
    try test.tree.constrain(bar, .height, plus: 320, at: 500)
    #expect(try test.size(of: bar) == Size(width: 12, height: 320))
  }

  @Test func `no wish of the delegate's at a lower priority changes a fixed size`() throws {
    let test = try TestMap.guiding()
    let turn = try #require(test.map.state?.view(of: .turnCard))
    try test.tree.constrain(turn, .height, plus: 300, at: 999)
    #expect(try test.size(of: turn) == Size(width: 390, height: 143))
  }

  @Test func `margins are transparent and do not follow the safe area`() throws {
    let test = try TestMap.guiding()
    let state = try #require(test.map.state)
    for item in test.map.provided { _ = try test.size(of: item.view) }
    func margins(_ view: ViewID?) throws -> Insets { test.tree.views[try #require(view)].margins }
    #expect(
      try margins(state.view(of: .turnCard)) == Insets(top: 0, left: 8, bottom: 8, right: 8))
    #expect(try margins(state.view(of: .etaCard)) == Insets(top: 8, left: 8, bottom: 0, right: 8))
    #expect(try margins(state.view(of: .logo)) == Insets(8))
    #expect(try margins(state.view(of: .viewport)) == .zero)
    #expect(try margins(state.buttons.first?.view) == Insets(4))
  }
}

extension Size {
  /// Equal to within two pixels' rounding at the coarsest scale of a screen, a quarter point.
  func isClose(to other: Size) -> Bool {
    abs(width - other.width) <= 0.25 && abs(height - other.height) <= 0.25
  }
}
