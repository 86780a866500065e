package import ViewTree

/// One layout in words and numbers, and what must come of it.
///
/// Lengths are points, y grows downwards, and frames are x, y, width, height in the superview's
/// space. `docs/layout-files.md` describes the file.
package struct LayoutCase: Sendable {
  package struct Container: Sendable {
    package let name: String
    package internal(set) var size: Size

    /// The size in which frames were set, when the container gets its own size afterwards.
    package let initialSize: Size?
    package let safeArea: Insets?
    package let margins: Insets?
  }

  package struct View: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case view
      case guide
      case stack
    }

    package enum Parent: Hashable, Sendable {
      case container
      case view(String)
      /// In no tree at all.
      case none
    }

    package let name: String
    package let kind: Kind
    package let parent: Parent

    /// Whether the autoresizing mask is translated, so that the frame becomes constraints.
    package let followsFrame: Bool
    package let frame: Rect?
    package let autoresizing: AutoresizingMask
    package let safeArea: Insets?
    package let margins: Insets?
    package let naturalSize: PerAxis<Double?>
    package let hugging: PerAxis<Double>?
    package let compression: PerAxis<Double>?
    package let isHidden: Bool
    package let alignmentInsets: Insets?

    package let baselines: BaselineSource?
    package let stack: Stack?
  }

  /// How a stack view arranges its members.
  package struct Stack: Sendable {
    package let axis: Axis
    package let distribution: StackContent.Distribution
    package let alignment: StackContent.Alignment
    package let spacing: Double

    /// Views whose parent it is.
    package let arranged: [String]
  }

  /// What is done to a constraint after the first layout.
  package struct Change: Sendable {
    package enum Kind: Sendable {
      case constant(Double)
      case priority(Double)
    }

    /// Its place in the list of constraints.
    package let constraint: Int
    package let kind: Kind
  }

  package let id: String
  package let description: String
  package internal(set) var container: Container
  package let direction: LayoutDirection
  package let views: [View]
  package let constraints: [WrittenConstraint]
  package let changes: [Change]
  package let expectation: Expectation?

  /// Whether the author of the case says that its text doesn't hold all of what it is about.
  package let isIncomplete: Bool

  /// Every name that a constraint may begin with.
  var itemNames: [String] { [container.name] + views.map(\.name) }

  /// The same layout in a container of another size.
  package func resized(to size: Size) -> LayoutCase {
    var other = self
    other.container.size = size
    return other
  }
}
