import ViewTree

/// What an item of a constraint is called at a moment.
///
/// Each picture of a case names hundreds, and few of them are ever told: words are made on demand.
struct ItemName: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case name(String)
    case numbered(String, UInt32)
  }

  private let base: Base

  /// The view's own guide that the item is, such as its safe area.
  private let part: SystemGuide?

  init(_ item: LayoutItem, in tree: ViewTree) {
    switch item {
    case .view(let view):
      base = Self.base(of: view, in: tree)
      part = nil
    case .guide(let guide):
      guard tree.guides.contains(guide) else {
        base = .name("a removed guide")
        part = nil
        return
      }
      if let system = tree.guides[guide].system, let owner = tree.guides[guide].owner {
        base = Self.base(of: owner, in: tree)
        part = system
      } else {
        let name = tree.guides[guide].name ?? tree.guides[guide].identifier
        base = name.map { .name($0) } ?? .numbered("guide", guide.index)
        part = nil
      }
    }
  }

  private static func base(of view: ViewID, in tree: ViewTree) -> Base {
    guard tree.views.contains(view) else { return .name("a removed view") }
    if let name = tree.views[view].name { return .name(name) }
    return .numbered(tree.views[view].typeName ?? "view", view.index)
  }

  var text: String {
    let words =
      switch base {
      case .name(let name): name
      case .numbered(let type, let index): "\(type) \(index)"
      }
    return part.map { "\(words).\($0)" } ?? words
  }
}
