/// The name of a variable; names are never reused, and a later variable has a greater name.
package struct VariableID: Hashable, Comparable, Sendable {
  package let index: Int32

  package static func < (left: VariableID, right: VariableID) -> Bool { left.index < right.index }
}

/// The name of a constraint; names are never reused, and a later constraint has a greater name.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let index: Int32

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// How the left side of a constraint compares with zero.
package enum Relation: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// Who stands behind a required constraint, and so how early it is broken in a conflict.
package enum BreakTier: UInt8, Comparable, Sendable, CaseIterable, BitwiseCopyable {
  /// Written by the author of a layout: broken first.
  case author
  /// Made by the layout system, such as a translated autoresizing mask.
  case system
  /// Made by the owner of a view for its size: broken only when a conflict has no other member.
  case owner

  package static func < (left: BreakTier, right: BreakTier) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One summand of a constraint: a variable times a number.
package struct Term: Hashable, Sendable {
  package var variable: VariableID
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: VariableID) {
    self.variable = variable
    self.coefficient = coefficient
  }

  package init(_ variable: VariableID) { self.init(1, variable) }
}

/// A linear constraint: the sum of the terms plus the constant, compared with zero.
///
/// `width >= 2 * height + 8` reads as `terms: [Term(1, width), Term(-2, height)]`,
/// `relation: .greaterThanOrEqual`, `constant: -8`. A variable may appear in several terms.
package struct Constraint: Hashable, Sendable {
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Priority
  package var tier: BreakTier

  package init(
    _ terms: [Term], _ relation: Relation, constant: Double, priority: Priority = .required,
    tier: BreakTier = .author
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.tier = tier
  }
}
