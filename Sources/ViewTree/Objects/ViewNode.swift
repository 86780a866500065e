/// What a view is, as far as layout must know.
package enum ViewKind: Hashable, Sendable {
  case plain
  case label
  case hidingStack
  /// A stack as UIStackView is one.
  case stack
  /// The root of a window.
  case root
}

/// Who made an object, and so who may change it and whose fault it is.
package enum Maker: UInt8, Hashable, Sendable {
  /// The layout delegate.
  case author
  /// The simulated SDK.
  case sdk
}

/// Which parts of its behaviour a view's maker takes over; see ``ViewTreeObserver``.
package struct ViewOverrides: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  package static let layout = ViewOverrides(rawValue: 1 << 0)
  package static let updateConstraints = ViewOverrides(rawValue: 1 << 1)
  package static let moves = ViewOverrides(rawValue: 1 << 2)
  package static let children = ViewOverrides(rawValue: 1 << 3)
  package static let insets = ViewOverrides(rawValue: 1 << 4)
  package static let intrinsicSize = ViewOverrides(rawValue: 1 << 5)
  package static let sizeThatFits = ViewOverrides(rawValue: 1 << 6)
  package static let pointInside = ViewOverrides(rawValue: 1 << 7)
  package static let hitTest = ViewOverrides(rawValue: 1 << 8)
  package static let baselines = ViewOverrides(rawValue: 1 << 9)
  package static let all = ViewOverrides(rawValue: (1 << 10) - 1)
}

/// Which parts of a frame follow the superview's size, as in UIKit's autoresizing mask.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let flexibleLeft = AutoresizingMask(rawValue: 1 << 0)
  package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleRight = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleTop = AutoresizingMask(rawValue: 1 << 3)
  package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleBottom = AutoresizingMask(rawValue: 1 << 5)
}

/// What a translated mask goes by: a frame as it was set, before rounding, and how large the
/// superview was then.
///
/// All later frames follow from these, so that rounding never adds up.
package struct MaskReference: Hashable, Sendable {
  var frame: Rect
  var room: Size
}

/// Whose reading direction a view follows.
package enum SemanticAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case leftToRight = 3
  case rightToLeft = 4
}

/// A value for each axis.
package struct PerAxis<Value: Hashable & Sendable>: Hashable, Sendable {
  package var horizontal: Value
  package var vertical: Value

  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(_ axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// How a view draws itself.
///
/// Corner bits: top left 1, top right 2, bottom left 4, bottom right 8.
package struct Look: Hashable, Sendable {
  package var alpha = 1.0
  package var z = 0.0
  package var cornerRadius = 0.0
  package var corners: UInt32 = 15
  package var borderWidth = 0.0
  package var background: Color?
  package var borderColor: Color?
  package var isHidden = false
  package var isOpaque = true
  package var clips = false
  package var takesTouches = true
  package init() {}
}

/// The text of a label.
package struct LabelContent: Hashable, Sendable {
  package var text: String?
  package var font = Font(size: 17)
  package var color = Color(red: 0, green: 0, blue: 0)
  package var alignment = 4
  package var lines = 1
  package var lineBreak = 4

  /// The width at which a label of several lines breaks; 0 takes the width it is laid out with.
  package var preferredWidth = 0.0
  package init() {}
}

/// The members of a hiding stack, and how they stand.
package struct HidingStackContent: Hashable, Sendable {
  package enum Position: Int, Hashable, Sendable {
    case top = 0
    case center = 1
    case bottom = 2
  }

  package var position: Position
  package var isTrailing: Bool
  package var spacing = 8.0
  package var members: [ViewID] = []

  /// How many members had room in the last pass.
  package internal(set) var shownCount = 0

  package init(position: Position, isTrailing: Bool) {
    self.position = position
    self.isTrailing = isTrailing
  }
}

/// One view: a row of the tree's store.
package struct ViewNode: Sendable {
  package let kind: ViewKind
  package let maker: Maker

  /// Counts that are held from outside the tree.
  package internal(set) var count = 1
  package internal(set) var superview: ViewID?
  package internal(set) var subviews: [ViewID] = []
  package internal(set) var guides: [GuideID] = []

  /// The active constraints that this view holds, oldest first.
  package internal(set) var constraints: [LayoutConstraintID] = []

  /// In the superview's space; under a transform, what the frame would be without it.
  package internal(set) var frame: Rect
  package internal(set) var boundsOrigin = Point.zero
  package internal(set) var transform = Affine.identity

  package var name: String?
  package var typeName: String?
  package var tag = 0
  package var overrides: ViewOverrides = []

  package internal(set) var look = Look()
  package internal(set) var label: LabelContent?
  package internal(set) var hidingStack: HidingStackContent?
  package internal(set) var stack: StackContent?

  /// A fixed natural size, for views of the SDK's; nil on an axis means none.
  package internal(set) var naturalSize = PerAxis<Double?>(horizontal: nil, vertical: nil)
  package internal(set) var hugging = PerAxis(horizontal: 250.0, vertical: 250.0)
  package internal(set) var compression = PerAxis(horizontal: 750.0, vertical: 750.0)
  package internal(set) var translatesMask = true
  package internal(set) var autoresizing: AutoresizingMask = []
  var maskReference: MaskReference

  /// How far the rectangle that constraints act on lies inside the frame.
  package internal(set) var alignmentInsets = Insets.zero
  package internal(set) var baselines = BaselineSource()
  package internal(set) var semantic = SemanticAttribute.unspecified

  /// The margins before the safe area is added; with `marginsAreDirectional`, left is leading.
  package internal(set) var baseMargins = Insets(8)
  package internal(set) var marginsAreDirectional = false
  package internal(set) var marginsFollowSafeArea = true
  package internal(set) var keepsSuperviewMargins = false
  package internal(set) var additionalSafeArea = Insets.zero
  package internal(set) var safeArea = Insets.zero
  package internal(set) var margins = Insets(8)
  package internal(set) var readableInsets = Insets(8)

  package internal(set) var needsLayout = true
  package internal(set) var needsConstraints = true

  /// What the maker's `intrinsicSize` last answered; nil asks again before the next solve.
  package internal(set) var cachedIntrinsicSize: Size?

  init(kind: ViewKind, maker: Maker, frame: Rect) {
    self.kind = kind
    self.maker = maker
    self.frame = frame
    maskReference = MaskReference(frame: frame, room: .zero)
  }

  package var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }
  package var center: Point { Point(x: frame.midX, y: frame.midY) }
}

/// A layout guide: a rectangle that takes part in layout and draws nothing.
package struct GuideNode: Sendable {
  package let maker: Maker
  package internal(set) var count = 1
  package internal(set) var owner: ViewID?

  /// A guide that a view has by itself, whose rectangle follows from the view's.
  package let system: SystemGuide?

  /// In the owner's space; zero until it takes part in a solve.
  package internal(set) var frame = Rect.zero
  package var identifier: String?
  package var name: String?

  init(maker: Maker, owner: ViewID? = nil, system: SystemGuide? = nil) {
    self.maker = maker
    self.owner = owner
    self.system = system
    // A system guide is the view's own: nobody made it, so nobody counts it yet.
    count = system == nil ? 1 : 0
  }
}

package enum SystemGuide: Int, Hashable, Sendable, CaseIterable {
  case safeArea = 0
  case margins = 1
  case readableContent = 2
}
