/// The members of a stack, and how they are arranged; the names and numbers are UIStackView's.
///
/// Source: facts S90 to S96.
package struct StackContent: Hashable, Sendable {
  package enum Distribution: Int, Hashable, Sendable, CaseIterable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Across the axis; leading is top in a column, trailing is bottom.
  package enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
  }

  /// The distance from a member to the next one shown.
  package enum Spacing: Hashable, Sendable {
    /// The distance that the system keeps between plain items.
    case system
    case points(Double)

    /// In points.
    package var length: Double {
      switch self {
      case .system: 8
      case .points(let length): length
      }
    }
  }

  package var axis: Axis
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  package var spacing = Spacing.points(0)

  /// Whether the members stand inside the margins instead of the edges.
  package var isMarginsRelative = false

  /// Whether a column's spacing goes from last baseline to first baseline.
  package var isBaselineRelative = false
  package internal(set) var members: [ViewID] = []

  /// Spacings after single members, each member once.
  private(set) var customSpacings: [CustomSpacing] = []

  struct CustomSpacing: Hashable, Sendable {
    var member: ViewID
    var spacing: Spacing
  }

  init(axis: Axis) { self.axis = axis }

  /// The spacing that was set after a member; nil where the stack's own holds.
  package func customSpacing(after member: ViewID) -> Spacing? {
    customSpacings.first { $0.member == member }?.spacing
  }

  mutating func setCustomSpacing(_ spacing: Spacing?, after member: ViewID) {
    customSpacings.removeAll { $0.member == member }
    if let spacing { customSpacings.append(CustomSpacing(member: member, spacing: spacing)) }
  }

  /// The distance that holds after a member, in points.
  func length(after member: ViewID) -> Double { (customSpacing(after: member) ?? spacing).length }
}

/// Where a view's baselines come from, if not from text of its own.
package struct BaselineSource: Hashable, Sendable {
  /// A view below that lends its first baseline.
  package var firstView: ViewID?

  /// A view below that lends its last baseline.
  package var lastView: ViewID?

  /// How far the first baseline lies below the alignment rectangle's top, in points.
  package var fromTop: Double?

  /// How far the last baseline lies above the alignment rectangle's bottom, in points.
  package var fromBottom: Double?

  package init(
    firstView: ViewID? = nil, lastView: ViewID? = nil, fromTop: Double? = nil,
    fromBottom: Double? = nil
  ) {
    self.firstView = firstView
    self.lastView = lastView
    self.fromTop = fromTop
    self.fromBottom = fromBottom
  }
}
