/// Constraints as text, in the forms that iOS uses.
struct ConstraintText {
  /// The kinds of things that have an address.
  enum Kind: UInt64 {
    case view = 1
    case guide = 2
    case constraint = 3
    case mask = 4
    case stackRow = 5
    case gap = 6
  }

  static let gapIdentifier = "UISV-fill-equally"

  let tree: ViewTree
  let isActive: Bool

  /// A number in the place of an address: kind, part, generation and slot of a name.
  static func address(_ kind: Kind, _ id: some SlotID, part: Int = 0) -> String {
    let value =
      kind.rawValue << 44 | UInt64(part & 0xfff) << 32 | UInt64(id.generation & 0xfff) << 20
      | UInt64(id.index & 0xfffff)
    return "0x" + String(value, radix: 16)
  }

  /// All that follows a constraint's own name: identifier, equation or spacing, and notes.
  func body(of spec: LayoutConstraintSpec) -> String {
    let identifier = spec.identifier.map { " '\($0)'" } ?? ""
    if let spacing = spacing(of: spec) { return identifier + " " + spacing }
    return identifier + " " + equation(of: spec) + notes()
  }

  /// As ``body(of:)``, for a row of a mask: a rigid place is a number.
  func maskBody(of spec: LayoutConstraintSpec) -> String {
    let names: [LayoutAttribute: String] = [.left: "minX", .top: "minY"]
    let name = names[spec.firstAttribute] ?? Self.name(of: spec.firstAttribute)
    let own = " \(self.name(of: spec.first)).\(name) == "
    guard let second = spec.second else { return own + Self.number(spec.constant) + notes() }
    if spec.secondAttribute == spec.firstAttribute, !spec.firstAttribute.isSize {
      return own + Self.number(spec.constant) + notes(superview: second)
    }
    return own + rightSide(of: spec) + notes()
  }

  /// Two equal gaps, each named for the member before it.
  func gapBody(_ first: ViewID, _ second: ViewID, _ third: ViewID, in stack: ViewID) -> String {
    let size = tree.views[stack].stack?.axis == .vertical ? "height" : "width"
    let gaps = [second, first].map { member in
      "_UIOLAGapGuide:\(Self.address(.gap, member))'UISV-distributing'.\(size)"
    }
    return " '\(Self.gapIdentifier)' \(gaps[0]) == \(gaps[1])" + notes()
  }

  // MARK: - Forms

  private func equation(of spec: LayoutConstraintSpec) -> String {
    let left = "\(name(of: spec.first)).\(Self.name(of: spec.firstAttribute))"
    let priority = spec.priority < 1000 ? " @\(Self.number(spec.priority))" : ""
    return "\(left) \(spec.relation.sign) \(rightSide(of: spec))\(priority)"
  }

  private func rightSide(of spec: LayoutConstraintSpec) -> String {
    guard let second = spec.second, spec.secondAttribute != .none else {
      return Self.number(spec.constant)
    }
    let factor = spec.multiplier == 1 ? "" : Self.number(spec.multiplier) + "*"
    let right = "\(factor)\(name(of: second)).\(Self.name(of: spec.secondAttribute))"
    if spec.constant == 0 { return right }
    return right + (spec.constant < 0 ? " - " : " + ") + Self.number(abs(spec.constant))
  }

  /// The visual form of a distance between an item and its superview's edge, or between the facing
  /// edges of two items; nil for all else.
  private func spacing(of spec: LayoutConstraintSpec) -> String? {
    guard let second = spec.second, spec.multiplier == 1,
      let own = Side(spec.firstAttribute), let other = Side(spec.secondAttribute)
    else { return nil }
    let isOutside = container(of: spec.first) == second
    let isInside = container(of: second) == spec.first
    // Read from the left: whether the first item comes after the distance.
    let isForward: Bool
    var left = "[\(name(of: own.isStart ? second : spec.first))]"
    var right = "[\(name(of: own.isStart ? spec.first : second))]"
    switch (isOutside, isInside) {
    case (true, _), (_, true):
      guard own.isStart == other.isStart else { return nil }
      isForward = own.isStart == isOutside
      let inner = "[\(name(of: isOutside ? spec.first : second))]"
      (left, right) = own.isStart ? ("|", inner) : (inner, "|")
    default:
      guard own.isStart != other.isStart else { return nil }
      isForward = own.isStart
    }
    let constant = isForward ? spec.constant : -spec.constant
    let relation = isForward ? spec.relation : spec.relation.flipped
    let sign = relation == .equal ? "" : relation.sign
    let priority = spec.priority < 1000 ? "@\(Self.number(spec.priority))" : ""
    let axis = spec.firstAttribute.axis == .horizontal ? "H" : "V"
    let direction = spec.firstAttribute.isAbsolute ? "(LTR)" : ""
    let superview = isOutside ? second : isInside ? spec.first : nil
    return "\(axis):\(left)-(\(sign)\(Self.number(constant))\(priority))-\(right)\(direction)"
      + notes(superview: superview)
  }

  /// An edge, and whether reading comes to it first.
  private struct Side {
    let isStart: Bool

    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .left, .leading, .top: isStart = true
      case .right, .trailing, .bottom: isStart = false
      default: return nil
      }
    }
  }

  private func notes(superview: LayoutItem? = nil) -> String {
    let names = superview.map { "names: '|':\(name(of: $0)) " }
    let parts = [isActive ? "active" : "inactive", names].compactMap { $0 }
    return "   (" + parts.joined(separator: ", ") + ")"
  }

  private func container(of item: LayoutItem) -> LayoutItem? {
    switch item {
    case .view(let view):
      tree.views.contains(view) ? tree.views[view].superview.map { .view($0) } : nil
    case .guide(let guide):
      tree.guides.contains(guide) ? tree.guides[guide].owner.map { .view($0) } : nil
    }
  }

  // MARK: - Names

  /// An item as its class, its address, and its text or identifier.
  func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let view):
      let address = Self.address(.view, view)
      guard tree.views.contains(view) else { return "UIView:\(address)" }
      let node = tree.views[view]
      return "\(node.typeName ?? node.kind.className):\(address)"
        + Self.quoted(node.label?.text ?? node.name)
    case .guide(let guide):
      let address = Self.address(.guide, guide)
      guard tree.guides.contains(guide) else { return "UILayoutGuide:\(address)" }
      let node = tree.guides[guide]
      return "UILayoutGuide:\(address)" + Self.quoted(node.system?.identifier ?? node.identifier)
    }
  }

  /// A quote or the end of a line inside would end the name too early.
  private static func quoted(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return "'" + String(text.map { $0 == "'" ? "’" : $0.isNewline ? " " : $0 }) + "'"
  }

  private static func name(of attribute: LayoutAttribute) -> String { "\(attribute)" }

  /// A number with up to six digits, as C's `%g` prints it between a millionth and a million.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
    var scale = 1.0
    while abs(value) * scale < 100_000, scale < 1e11 { scale *= 10 }
    let rounded = abs(value) < 1e6 ? (value * scale).rounded() / scale : value
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutRelation {
  fileprivate var sign: String {
    switch self {
    case .atMost: "<="
    case .equal: "=="
    case .atLeast: ">="
    }
  }

  /// The relation with its sides exchanged.
  fileprivate var flipped: LayoutRelation {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}

extension ViewKind {
  /// The class that stands for the kind on iOS, where the maker named none.
  fileprivate var className: String {
    switch self {
    case .plain: "UIView"
    case .label: "UILabel"
    case .hidingStack: "GMSNavigationHidingStackView"
    case .stack: "UIStackView"
    case .root: "UIWindow"
    }
  }
}

extension SystemGuide {
  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    }
  }
}
