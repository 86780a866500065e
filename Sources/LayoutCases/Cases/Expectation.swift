package import ViewTree

/// What a case says must come of its layout.
package struct Expectation: Sendable {
  /// The four measures of an item; those that are nil aren't compared.
  package struct ItemFrame: Sendable {
    package let item: String
    package let measures: [Double?]
  }

  /// What must come when one constraint is left out.
  package struct Breaking: Sendable {
    package let constraint: Int
    package let frames: [ItemFrame]
  }

  package struct Exception: Sendable {
    package let name: String
    package let text: String?
  }

  /// Solved and unrounded.
  package var frames: [ItemFrame] = []

  /// Read from a device, so rounded to its pixels.
  package var measuredFrames: [ItemFrame] = []

  /// As `a.x`: an item and one of x, y, w, h.
  package var ambiguous: [String] = []
  package var isContradictory = false

  /// The constraint that iOS was seen to break: told, but no reason to fail, since iOS follows no
  /// rule that is known.
  package var brokenObserved: Int?
  package var breaking: Breaking?
  package var exception: Exception?

  /// The smallest sizes that meet the constraints of a view.
  package var fitting: [(view: String, size: Size)] = []
  package var margins: [(view: String, insets: Insets)] = []
  package var marginsWithoutSafeArea: [(view: String, insets: Insets)] = []

  /// Rows of a container's width, its side margins, and the readable guide's x and width.
  package var readable: [[Double]] = []
}
