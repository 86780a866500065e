package import ViewTree

/// A frame as a tree of text: a view a line, in drawing order, each below its superview.
///
/// A line gives the view's name, its rectangle on the map as x, y, width and height in points, and
/// what isn't plain about it: hidden, faded, clipped, turned, a label's text.
package struct FrameText {
  private let tree: FrameTree

  /// What is drawn inside views, as text.
  private let contents: [ViewID: [String]]

  package init(_ tree: FrameTree, contents: [ViewID: [String]] = [:]) {
    self.tree = tree
    self.contents = contents
  }

  package var text: String {
    let size = "\(Decimals.text(tree.size.width)) x \(Decimals.text(tree.size.height)) points"
    let heading = tree.isAnimating ? "\(size), animating" : size
    return ([heading] + tree.nodes.map(line)).map { $0 + "\n" }.joined()
  }

  private func line(of node: FrameTree.Node) -> String {
    let indent = String(repeating: "  ", count: node.depth)
    let marks = marks(of: node)
    let tail = marks.isEmpty ? "" : "  " + marks.joined(separator: ", ")
    return "\(indent)\(title(of: node)) \(Self.text(node.rect))\(tail)"
  }

  /// The name, and the class where that says more.
  private func title(of node: FrameTree.Node) -> String {
    let kind = node.typeName ?? Self.word(for: node.kind)
    guard let name = node.name, name != kind else { return kind }
    return node.maker == .sdk ? name : "\(name) (\(kind))"
  }

  private func marks(of node: FrameTree.Node) -> [String] {
    var marks: [String] = []
    if let text = node.text { marks.append(Self.quoted(text)) }
    if let words = contents[node.view], !words.isEmpty {
      marks.append("says " + words.map(Self.quoted).joined(separator: ", "))
    }
    if node.isTruncated { marks.append("truncated") }
    if let shown = node.stackShown { marks.append("shows \(shown) of \(node.stackMembers.count)") }
    if node.look.isHidden { marks.append("hidden") }
    if node.look.alpha != 1 { marks.append("alpha \(Decimals.text(node.look.alpha))") }
    if node.isTransformed { marks.append("transformed") }
    if let clipping = clipping(of: node) { marks.append(clipping) }
    return marks
  }

  /// What is left of a view that the map or an ancestor cuts off.
  private func clipping(of node: FrameTree.Node) -> String? {
    guard !node.rect.isEmpty, node.clipped != node.rect else { return nil }
    return node.clipped.isEmpty ? "out of sight" : "clipped to \(Self.text(node.clipped))"
  }

  private static func word(for kind: ViewKind) -> String {
    switch kind {
    case .plain: "view"
    case .label: "label"
    case .hidingStack: "hidingStack"
    case .stack: "stack"
    case .root: "window"
    }
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { Decimals.text($0) }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  /// A label's text in one line.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
