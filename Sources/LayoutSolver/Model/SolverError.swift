/// Why the solver refused a constraint or a change to one; it then stays as it was.
package enum SolverError: Error, Hashable, CustomStringConvertible {
  /// A constant is infinite or not a number.
  case constantNotFinite(Double)
  /// The coefficient of a variable is infinite or not a number.
  case coefficientNotFinite(Double, of: VariableID)
  /// A priority is not above 0 and up to 1000.
  case priorityOffScale(Double)

  package var description: String {
    switch self {
    case .constantNotFinite(let value):
      "The constant of a constraint is \(value), it must be finite."
    case .coefficientNotFinite(let value, let variable):
      "The coefficient of variable \(variable.index) is \(value), it must be finite."
    case .priorityOffScale(let value):
      "The priority of a constraint is \(value), it must be above 0 and at most 1000."
    }
  }
}
