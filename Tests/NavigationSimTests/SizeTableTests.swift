import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct SizeTableTests {
  @Test func `style values go by the numbers of the C ABI`() {
    let style = StyleValues()
    #expect((1...7).map { style[$0] } == [8, 8, 12, 12, 8, 96, 8])
    #expect([0, 8, -1, .max].allSatisfy { style[$0] == nil })
  }

  @Test func `the nominal height of the header is that of the turn card`() {
    let table = SizeTable()
    #expect(table.style.headerNominalHeight == table.turnCardHeight)
    #expect(table.scaled(by: 1.5).style.headerNominalHeight == 144)
  }

  @Test func `scaling takes every length but the threshold of wide mode`() {
    let table = SizeTable().scaled(by: 2)
    #expect(table.wideFrom == 600)
    #expect(table.reportCollapsesAfter == 3)
    #expect(table.wideCardWidth == 750)
    #expect(table.turnCardHeight == 192)
    #expect(table.etaCardHeight == 152)
    #expect(table.etaTextHeight == 80)
    #expect(PromptKind.allCases.map { table.height(of: $0) } == [296, 176, 224, 328])
    #expect(table.builtIn.progressBarBottom == 420 && table.builtIn.promptDuration == 0.4)
    #expect(table.logo == Size(width: 176, height: 64))
    #expect(table.recenter == Size(width: 264, height: 96))
    #expect(table.button == Size(width: 96, height: 96))
    #expect(table.expandedReport == Size(width: 240, height: 96))
    #expect(table.tripProgressBar == Size(width: 24, height: 400))
    #expect(table.currentSpeed == Size(width: 128, height: 128))
    #expect(table.speedLimit == Size(width: 128, height: 152))
    #expect(table.bothSpeeds == Size(width: 128, height: 264))
    #expect(table.margins(of: .logo) == Insets(16))
    #expect(table.margins(of: .button) == Insets(8))
    #expect((1...7).map { table.style[$0] } == [16, 16, 24, 24, 16, 192, 16])
    #expect(SizeTable().scaled(by: 1) == SizeTable())
  }

  @Test func `a scaled table reaches layout`() throws {
    let test = try TestMap.guiding(.landscape, sizes: SizeTable().scaled(by: 0.8))
    let turn = try #require(test.map.state?.view(of: .turnCard))
    let report = try #require(test.map.state?.buttons.last?.view)
    #expect(try test.size(of: turn).isClose(to: Size(width: 300, height: 76.8)))
    #expect(try test.size(of: report).isClose(to: Size(width: 96, height: 38.4)))
  }

  @Test func `only some kinds have a size that the SDK fixes`() {
    let fixed: [ComponentKind] = [.logo, .turnCard, .etaCard, .speedWidget, .prompt]
    #expect(ComponentKind.allCases.filter(\.hasFixedSize) == fixed)
    let table = SizeTable()
    for kind in ComponentKind.allCases {
      let size = table.size(
        of: kind, map: Size(width: 390, height: 844), safeArea: .zero, direction: .leftToRight,
        speed: .both, showsRecenter: false)
      #expect((size != nil) == kind.hasFixedSize, "\(kind.name)")
    }
  }
}
