import LayoutSolver

/// A measure of an item, with the numbers of NSLayoutConstraint.Attribute.
package enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  package var isSize: Bool { self == .width || self == .height }

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .none, .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is measured from a view's margins instead of its edges.
  package var isWithinMargins: Bool {
    rawValue >= LayoutAttribute.leftMargin.rawValue
  }

  /// Whether the attribute follows the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is tied to a side of the screen.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

package enum LayoutRelation: Int, Hashable, Sendable {
  case atMost = -1
  case equal = 0
  case atLeast = 1
}

/// What a constraint is made of: first.attribute REL multiplier × second.attribute + constant.
package struct LayoutConstraintSpec: Hashable, Sendable {
  package var first: LayoutItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: LayoutItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  package var constant: Double

  /// Above 0 and up to 1000, which is required.
  package var priority: Double
  package var identifier: String?

  package init(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .none,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}

/// A constraint in the store.
///
/// Items are not held: a constraint may outlive them, inactive.
package struct LayoutConstraintNode: Sendable {
  package internal(set) var spec: LayoutConstraintSpec
  package let maker: Maker

  /// Increases with each constraint made: the lower, the older.
  package let serial: UInt64
  package internal(set) var count = 1

  /// The view that holds it while it is active.
  package internal(set) var holder: ViewID?

  /// Whether it was given up in the last solve; it stays active and is tried again.
  package internal(set) var isBroken = false
  package var name: String?
  package var typeName: String?

  /// Its row in the kept system of its root.
  var row: ConstraintID?

  package var isActive: Bool { holder != nil }
}

/// What iOS answers with an exception: its name and its words.
package struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let text: String
  package var description: String { "\(name): \(text)" }
}

extension LayoutConstraintSpec {
  /// Checks what iOS checks when a constraint is made.
  ///
  /// Source: facts S8 and S9, the texts of the exceptions as quoted in public reports.
  package func validate() throws(LayoutException) {
    guard priority > 0, priority <= 1000 else {
      throw LayoutException(
        name: "NSInternalInconsistencyException",
        text: "It's illegal to set priority:\(priority). Priorities must be greater than 0 and "
          + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard constant.isFinite else {
      throw LayoutException(
        name: "NSInternalInconsistencyException",
        text: "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant)")
    }
    guard multiplier.isFinite else {
      throw LayoutException(
        name: "NSInternalInconsistencyException",
        text: "Multiplier is not finite! That's illegal. multiplier:\(multiplier)")
    }
    guard firstAttribute != .none else {
      throw .argument("A constraint cannot be made without a first attribute.")
    }
    let isPaired = second != nil && secondAttribute != .none && multiplier != 0
    guard firstAttribute.isSize || isPaired else {
      throw .argument(
        "A constraint cannot be made that sets a location equal to a constant. Location "
          + "attributes must be specified in pairs.")
    }
    guard second != nil, secondAttribute != .none else { return }
    guard firstAttribute.isSize == secondAttribute.isSize,
      firstAttribute.isSize || firstAttribute.axis == secondAttribute.axis
    else {
      throw .argument("Invalid pairing of layout attributes.")
    }
    guard
      !(firstAttribute.isDirectional && secondAttribute.isAbsolute)
        && !(firstAttribute.isAbsolute && secondAttribute.isDirectional)
    else {
      throw .argument(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }
}

extension LayoutException {
  static func argument(_ detail: String) -> LayoutException {
    LayoutException(
      name: "NSInvalidArgumentException",
      text: "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: " + detail)
  }
}
