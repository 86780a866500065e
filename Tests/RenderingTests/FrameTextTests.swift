import Rendering
import TestSupport
import Testing
import ViewTree

@Suite
struct FrameTextTests {
  @Test func `a frame is a line a view, with what isn't plain about it`() throws {
    let screen = TestScreen(width: 100, height: 200, scale: 1)
    let tree = screen.tree
    let card = try screen.add(framed: Rect(x: 0, y: 0, width: 100, height: 50))
    tree.setName("turnCard", of: card)
    tree.setTypeName("Card", of: card)
    let label = tree.makeView(.label, frame: Rect(x: 10, y: 10, width: 80, height: 20))
    try tree.insert(label, into: card)
    tree.setLabel(of: label) { $0.text = "a \"b\"\nc" }
    let faded = try screen.add(framed: Rect(x: 90, y: 150, width: 20, height: 20))
    tree.setLook(of: faded) { $0.alpha = 0.5 }
    let hidden = try screen.add(framed: Rect(x: 0, y: 300, width: 10, height: 10))
    tree.setLook(of: hidden) { $0.isHidden = true }
    let text = FrameText(FrameTree(of: tree, root: screen.root, isShown: false)).text
    let expected = """
      100 x 200 points
      window [0, 0, 100, 200]
        turnCard (Card) [0, 0, 100, 50]
          label [10, 10, 80, 20]  "a \\"b\\"\\nc"
        view [90, 150, 20, 20]  alpha 0.5, clipped to [90, 150, 10, 20]
        view [0, 300, 10, 10]  hidden, out of sight

      """
    #expect(text == expected)
  }

  @Test func `what is drawn inside a view is said beside it`() throws {
    let screen = TestScreen(width: 100, height: 200, scale: 1)
    let card = try screen.add(framed: Rect(x: 0, y: 0, width: 100, height: 50))
    let other = try screen.add(framed: Rect(x: 0, y: 60, width: 10, height: 10))
    let text = FrameText(
      FrameTree(of: screen.tree, root: screen.root, isShown: false),
      contents: [card: ["400 m", "Main Street"], other: []]
    ).text
    let expected = """
      100 x 200 points
      window [0, 0, 100, 200]
        view [0, 0, 100, 50]  says "400 m", "Main Street"
        view [0, 60, 10, 10]

      """
    #expect(text == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"), (694.333333, "694.33"),
      (-12.999, "-13"), (0.05, "0.05"), (-0.5, "-0.5"), (.infinity, "inf"),
    ] as [(Double, String)])
  func `a length has at most two decimals`(_ value: Double, _ text: String) {
    #expect(Decimals.text(value) == text)
  }
}
