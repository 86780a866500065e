/// A set of required constraints that cannot hold together, and the one that was broken for it.
package struct Conflict: Hashable, Sendable {
  /// The constraints that contradict each other, oldest first.
  ///
  /// The set is irreducible: without any one of them (or of ``nonNegative``) the rest can hold.
  package let members: [ConstraintID]

  /// The variables whose implicit "not below zero" takes part, oldest first.
  package let nonNegative: [VariableID]

  /// The member left out of the solution: of the lowest tier, and the oldest within it.
  package let broken: ConstraintID

  package init(members: [ConstraintID], nonNegative: [VariableID], broken: ConstraintID) {
    self.members = members
    self.nonNegative = nonNegative
    self.broken = broken
  }
}
