/// How much a constraint matters, on a scale above 0 and up to 1000.
///
/// Priorities are strictly ordered: no number of constraints of a lower priority outweighs one of a
/// higher priority. 1000 means required. Fractions are allowed.
package struct Priority: Comparable, Hashable, Sendable, BitwiseCopyable {
  package let value: Double

  /// Wraps any number; ``Solver`` refuses one that is off the scale when the priority is used.
  package init(_ value: Double) { self.value = value }

  /// A constraint that holds exactly, or is broken and reported.
  package static let required = Priority(1000)

  /// The highest optional priority: yields to required constraints and to nothing else.
  package static let belowRequired = Priority(1000.0.nextDown)

  package var isRequired: Bool { value == Priority.required.value }

  var isOnScale: Bool { value > 0 && value <= Priority.required.value }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
