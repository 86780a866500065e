/// How far rounding is trusted, relative to the size of the numbers that went in.
enum Tolerance {
  /// What is left of a sum after its parts cancelled.
  static let cancellation = 1e-11
  /// A slope of the objective, beside the sum of the sizes of its parts.
  static let slope = 1e-9
  /// The least coefficient, in a row whose greatest was 1, by which a row is solved.
  static let pivot = 1e-9

  /// The error of a row, or the distance of a value from zero, that counts as none.
  static func value(magnitude: Double) -> Double { max(1e-9, 1e-11 * magnitude) }
}
