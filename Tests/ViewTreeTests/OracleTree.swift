import TestSupport
import ViewTree

/// An oracle's case as a tree.
struct OracleTree {
  let screen: TestScreen
  private(set) var items: [String: LayoutItem] = [:]

  /// The constraints in the order of the case, but for the one left out.
  private(set) var constraints: [LayoutConstraintID?] = []

  var tree: ViewTree { screen.tree }

  init(_ example: OracleCase, size: [Double]? = nil, leavingOut: Int? = nil) throws {
    let size = size ?? example.container.size
    screen = TestScreen(width: size[0], height: size[1])
    tree.direction = example.direction == "rtl" ? .rightToLeft : .leftToRight
    items[example.container.name] = .view(screen.root)
    if let safeArea = example.container.safeArea {
      tree.setAdditionalSafeArea(Insets(safeArea), of: screen.root)
    }
    setMargins(example.container.margins, of: screen.root)
    for view in example.views { try add(view) }
    for view in example.views { try arrange(view) }
    for (index, text) in example.constraints.enumerated() {
      if index == leavingOut {
        constraints.append(nil)
      } else {
        constraints.append(try tree.constrain(spec(text)))
      }
    }
    screen.layOut()
  }

  private mutating func add(_ view: OracleCase.View) throws {
    let parent = view.parent.flatMap { items[$0] }.flatMap { tree.view(of: $0) } ?? screen.root
    if view.kind == "guide" {
      let guide = tree.makeGuide()
      tree.addGuide(guide, to: parent)
      items[view.name] = .guide(guide)
      return
    }
    let made = try makeView(view)
    if let frame = view.frame {
      tree.setFrame(Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), of: made)
    }
    tree.setTranslatesMask(view.tamic ?? false, of: made)
    if view.autoresizingMask == ["flexibleWidth", "flexibleHeight"] {
      tree.setAutoresizing([.flexibleWidth, .flexibleHeight], of: made)
    }
    if let size = view.intrinsic {
      tree.setNaturalSize(PerAxis(horizontal: size[0], vertical: size[1]), of: made)
    }
    for (index, axis) in Axis.allCases.enumerated() {
      if let hug = view.hug { tree.setHugging(hug[index], axis, of: made) }
      if let resistance = view.cr { tree.setCompression(resistance[index], axis, of: made) }
    }
    if let insets = view.alignInsets { tree.setAlignmentInsets(Insets(insets), of: made) }
    if let lines = view.baseline {
      tree.setBaselines(BaselineSource(fromTop: lines[0], fromBottom: lines[1]), of: made)
    }
    setMargins(view.margins, of: made)
    if view.hidden == true { tree.setLook(of: made) { $0.isHidden = true } }
    try tree.insert(made, into: parent)
    items[view.name] = .view(made)
  }

  private func makeView(_ view: OracleCase.View) throws -> ViewID {
    guard view.kind == "stack" else { return tree.makeView(.plain) }
    let stack = tree.makeStack(view.axis == "vertical" ? .vertical : .horizontal)
    let distributions: [String: StackContent.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: StackContent.Alignment] = [
      "fill": .fill, "center": .center, "leading": .leading, "trailing": .trailing,
    ]
    guard let distribution = distributions[view.distribution ?? "fill"],
      let alignment = alignments[view.alignment ?? "fill"]
    else { throw Unreadable(text: view.name) }
    tree.setStack(of: stack) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = .points(view.spacing ?? 0)
    }
    return stack
  }

  /// Hands a stack its members, which are all made by now.
  private func arrange(_ view: OracleCase.View) throws {
    guard let members = view.arranged else { return }
    try tree.setMembers(members.map { try self.view($0) }, of: self.view(view.name))
  }

  /// The oracle gives whole margins: nothing is added to them.
  private func setMargins(_ margins: [Double]?, of view: ViewID) {
    guard let margins else { return }
    tree.setMarginsFollowSafeArea(false, of: view)
    tree.setMargins(Insets(margins), isDirectional: false, of: view)
  }

  // MARK: - Reading

  /// Reads `item.attribute REL [number *] item.attribute [+|- number] [@priority]`.
  func spec(_ text: String) throws -> LayoutConstraintSpec {
    var words = text.split(separator: " ").map(String.init)
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = try number(String(last.dropFirst()))
      words.removeLast()
    }
    let (first, firstAttribute) = try operand(words[0])
    let relations: [String: LayoutRelation] = ["<=": .atMost, "==": .equal, ">=": .atLeast]
    guard let relation = relations[words[1]] else { throw Unreadable(text: text) }
    var rest = Array(words.dropFirst(2))
    var spec = LayoutConstraintSpec(first, firstAttribute, relation, priority: priority)
    if rest.count == 1, let constant = Double(rest[0]) {
      spec.constant = constant
      return spec
    }
    if rest.count > 1, rest[1] == "*" {
      spec.multiplier = try number(rest[0])
      rest.removeFirst(2)
    }
    let (second, secondAttribute) = try operand(rest[0])
    spec.second = second
    spec.secondAttribute = secondAttribute
    if rest.count == 3 { spec.constant = try number(rest[2]) * (rest[1] == "-" ? -1 : 1) }
    return spec
  }

  struct Unreadable: Error {
    let text: String
  }

  private func number(_ text: String) throws -> Double {
    guard let number = Double(text) else { throw Unreadable(text: text) }
    return number
  }

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private func operand(_ text: String) throws -> (LayoutItem, LayoutAttribute) {
    var parts = text.split(separator: ".").map(String.init)
    guard let attribute = Self.attributes[parts.removeLast()], let item = items[parts[0]] else {
      throw Unreadable(text: text)
    }
    if parts.count == 1 { return (item, attribute) }
    let guide = tree.systemGuide(
      parts[1] == "safe" ? .safeArea : .margins, of: try view(parts[0]))
    return (.guide(guide), attribute)
  }

  func view(_ name: String) throws -> ViewID {
    guard case .view(let view)? = items[name] else { throw Unreadable(text: name) }
    return view
  }

  func frame(_ name: String) -> Rect? {
    switch items[name] {
    case .view(let view): tree.views[view].frame
    case .guide(let guide): tree.guides[guide].frame
    case nil: nil
    }
  }
}
