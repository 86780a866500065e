import TestSupport
import Testing
import ViewTree

/// The log of a conflict has the grammar of the one that iOS writes (facts S73); the wanted lines
/// are written after public logs.
struct ConflictLogTests {
  private let screen = TestScreen(width: 320, height: 480)
  private var tree: ViewTree { screen.tree }

  /// Addresses are names here, which follow from the order of making.
  private let rootName = "UIWindow:0x100000100000"
  private let name = "UIView:0x100000100001"

  @Test func `the whole log`() throws {
    let view = try screen.add()
    let first = try tree.constrain(
      LayoutConstraintSpec(.view(view), .width, constant: 100, identifier: "b"))
    try tree.constrain(LayoutConstraintSpec(.view(view), .width, constant: 50.5, identifier: "a"))
    try tree.constrain(view, .height, plus: 10)
    screen.layOut()
    let conflict = try #require(tree.conflicts(of: screen.root).first)
    #expect(conflict.broken == .constraint(first))
    #expect(
      tree.log(of: conflict).description == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x300000100001 'a' \(name).width == 50.5   (active)>",
            "<NSLayoutConstraint:0x300000100000 'b' \(name).width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x300000100000 'b' \(name).width == 100   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test func `a mask gets a hint and says what of it is flexible`() throws {
    let view = try screen.add(framed: Rect(x: 10, y: 20, width: 30, height: 40))
    try tree.constrain(view, .left, .equal, screen.root, .left)
    screen.layOut()
    let conflict = try #require(tree.conflicts(of: screen.root).first)
    let log = tree.log(of: conflict)
    #expect(log.hasMasks)
    #expect(log.description.contains("translatesAutoresizingMaskIntoConstraints) \n(\n"))
    #expect(
      log.constraints.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x400100100001 h=--& v=--& \(name).minX == 10   "
          + "(active, names: '|':\(rootName) )>"))
  }

  static let masks: [(AutoresizingMask, String)] = [
    ([], "h=--& v=--&"), (.flexibleWidth, "h=-&- v=--&"), (.flexibleLeft, "h=&-- v=--&"),
    ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
    ([.flexibleLeft, .flexibleRight, .flexibleTop, .flexibleBottom], "h=&-& v=&-&"),
  ]

  @Test(arguments: masks) func `masks as text`(_ mask: AutoresizingMask, _ text: String) {
    #expect(mask.text == text)
  }

  /// What stands between the name and the notes, for constraints between a view v, its root r, a
  /// sibling s and the root's safe area g.
  @Test func `each form of constraint`() throws {
    let (view, sibling) = (try screen.add(), try screen.add(.label))
    tree.setLabel(of: sibling) { $0.text = "Don't" }
    tree.setTypeName("Badge", of: view)
    let guide = LayoutItem.guide(tree.systemGuide(.safeArea, of: screen.root))
    let (v, s, r) = (LayoutItem.view(view), LayoutItem.view(sibling), LayoutItem.view(screen.root))
    let (own, other) = ("Badge:0x100000100001", "UILabel:0x100000100002'Don’t'")
    let safe = "UILayoutGuide:0x200000100000'UIViewSafeAreaLayoutGuide'"
    let cases: [(LayoutConstraintSpec, String)] = [
      (.init(v, .leading, .equal, r, .leading, constant: 16), "H:|-(16)-[\(own)]"),
      (.init(v, .left, .equal, r, .left, constant: 16), "H:|-(16)-[\(own)](LTR)"),
      (.init(v, .trailing, .equal, r, .trailing, constant: -16), "H:[\(own)]-(16)-|"),
      (.init(r, .bottom, .equal, v, .bottom, constant: 8), "V:[\(own)]-(8)-|"),
      (.init(r, .top, .equal, v, .top, constant: 8), "V:|-(-8)-[\(own)]"),
      (.init(v, .top, .atLeast, r, .top, constant: 1.25), "V:|-(>=1.25)-[\(own)]"),
      (.init(v, .bottom, .atMost, r, .bottom, constant: -4), "V:[\(own)]-(>=4)-|"),
      (
        .init(v, .leading, .equal, s, .trailing, constant: 8, priority: 750),
        "H:[\(other)]-(8@750)-[\(own)]"
      ),
      (.init(v, .bottom, .atMost, s, .top, constant: -8), "V:[\(own)]-(>=8)-[\(other)]"),
      (.init(v, .top, .equal, guide, .bottom), "V:[\(safe)]-(0)-[\(own)]"),
      (.init(guide, .top, .equal, r, .top, constant: 20), "V:|-(20)-[\(safe)]"),
      (.init(v, .bottom, .equal, guide, .bottom), "\(own).bottom == \(safe).bottom"),
      (.init(v, .width, constant: 60), "\(own).width == 60"),
      (
        .init(v, .width, .atMost, s, .height, multiplier: 2, constant: -8.5),
        "\(own).width <= 2*\(other).height - 8.5"
      ),
      (
        .init(v, .centerX, .equal, r, .centerX, constant: 30),
        "\(own).centerX == \(rootName).centerX + 30"
      ),
      (
        .init(v, .lastBaseline, .equal, s, .firstBaseline),
        "\(own).lastBaseline == \(other).firstBaseline"
      ),
      (.init(v, .width, constant: 94.33333333), "\(own).width == 94.3333"),
      (.init(v, .width, constant: 1234567), "\(own).width == 1234567"),
    ]
    for (spec, wanted) in cases {
      let constraint = try tree.makeConstraint(spec)
      let text = tree.text(of: constraint)
      let start = try #require(text.firstIndex(of: " "))
      let end = try #require(text.firstRange(of: "   (inactive"))
      #expect(text[text.index(after: start)..<end.lowerBound] == wanted)
      #expect(text.contains("'|':\(rootName) )>") == wanted.contains("|"))
    }
  }

  @Test(arguments: 0..<60) func `every line can be read, and the broken one is among them`(
    _ seed: UInt64
  ) throws {
    let made = try RandomTree(seed: seed)
    let item = #"[A-Za-z_]+:0x[0-9a-f]+(?:'[^']*')?"#
    let number = #"-?[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?"#
    let equation =
      #"\#(item)\.[a-zA-Z]+ (?:==|<=|>=) (?:\#(number)|(?:\#(number)\*)?\#(item)\.[a-zA-Z]+(?: [-+] \#(number))?)"#
    let spacing =
      #"[HV]:(?:\||\[\#(item)\])-\((?:<=|>=)?\#(number)\)-(?:\||\[\#(item)\])(?:\(LTR\))?"#
    let line = try Regex(
      #"<[A-Za-z]+:0x[0-9a-f]+ (?:h=[-&]{3} v=[-&]{3} )?(?:'[^']*' )?(?:\#(equation)|\#(spacing))   \(active(?:, names: '\|':\#(item) )?\)>"#
    )
    for conflict in made.tree.conflicts(of: made.screen.root) {
      let log = made.tree.log(of: conflict)
      #expect(log.constraints.contains(log.broken))
      for text in log.constraints { #expect(text.wholeMatch(of: line) != nil, "\(text)") }
    }
  }
}
