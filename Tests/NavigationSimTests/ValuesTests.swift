import NavigationSim
import Testing
import ViewTree

@Suite
struct ValuesTests {
  @Test func `each value has a name of its own, and is read back as set`() throws {
    let names = SizeTable.entries.map(\.name)
    #expect(Set(names).count == names.count)
    for (place, name) in names.enumerated() {
      var table = SizeTable()
      try table.set(name, to: 7.5)
      #expect(table[name] == 7.5)
      let changed = zip(table.values, SizeTable().values).enumerated().filter {
        $0.element.0 != $0.element.1
      }
      #expect(changed.map(\.offset) == [place], "\(name)")
    }
    #expect(SizeTable()["no.such"] == nil)
  }

  @Test func `the header's nominal height goes with the turn card`() throws {
    var table = SizeTable()
    try table.set("turnCard.height", to: 120)
    #expect(table.style.headerNominalHeight == 120)
  }

  @Test func `a whole table crosses as a list of values`() throws {
    var table = SizeTable()
    table.values = SizeTable().scaled(by: 1.2).values
    #expect(table == SizeTable().scaled(by: 1.2))
  }

  @Test func `what is no length is refused`() {
    var table = SizeTable()
    #expect(throws: SizeTableError.unknown("x")) { try table.set("x", to: 1) }
    #expect(throws: SizeTableError.notFinite("margin")) { try table.set("margin", to: .nan) }
    #expect(throws: SizeTableError.negative("margin", -1)) { try table.set("margin", to: -1) }
    #expect(throws: SizeTableError.tooLong("margin", 10_001)) {
      try table.set("margin", to: 10_001)
    }
    #expect(table == SizeTable())
  }

  static let heights: [(ContentSize, Double)] = [
    (.xs, 76), (.l, 76), (.xl, 81), (.xxl, 85), (.xxxl, 90), (.ax1, 102), (.ax5, 161),
  ]

  @Test(arguments: heights) func `the ETA card grows with larger text`(
    _ size: ContentSize, _ height: Double
  ) {
    // 76, and of its 40 of text (size / 17 - 1) more: 4.7, 9.4, 14.1, 25.9, 84.7.
    #expect(SizeTable().etaHeight(size) == height)
  }
}
