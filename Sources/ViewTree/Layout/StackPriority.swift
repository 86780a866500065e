/// The priorities at which a stack wishes, below what views ask for by themselves unless noted.
enum StackPriority {
  /// No member reaches beyond the stack across the axis; only what is required is stronger.
  static let boundary = 999.5
  /// Lengths in proportion to natural ones.
  static let proportion = 999.0
  /// Equal distances of centres.
  static let centering = 149.0
  /// Across the axis the stack is no larger than its members; just above a fitting size.
  static let spanning = 51.0
  /// Along the axis it is no longer than it must be; just below a fitting size.
  static let canvas = 49.0
  /// Members on baselines begin, or end, with the stack.
  static let pull = 26.0
  /// A member without a natural size is nothing.
  static let suppression = 25.0

  /// Whom slack and want go to; an outer stack decides before the stacks inside it.
  static func index(depth: Int) -> Double { 0.5 / Double(1 + depth) }
}
