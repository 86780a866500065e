/// The values of a view that animate.
package enum AnimatedValue: UInt8, Hashable, Sendable, CaseIterable {
  case frame, boundsOrigin, transform, alpha, z, cornerRadius, borderWidth, background, borderColor

  /// Whether a stack's member is there: 1 less what hides it.
  case presence

  /// Whether animations of it add up (positions and sizes) or replace each other (facts S102).
  var isAdditive: Bool { self == .frame || self == .boundsOrigin }

  var isColor: Bool { self == .background || self == .borderColor }
}

/// How a bracket animates what is set in it.
package struct AnimationOptions: Hashable, Sendable {
  package var timing = Timing.easeInOut

  /// Seconds of one run; a timing that settles by itself decides over it.
  package var duration = 0.0
  package var delay = 0.0

  /// How many runs there are, a run there and back counting once; infinity for ever.
  package var repeatCount = 1.0

  /// Whether each run goes back the way it came.
  ///
  /// What is shown at the end is the model all the same, as on iOS.
  package var autoreverses = false

  /// False inside `performWithoutAnimation`.
  package var animates = true

  /// Whether the bracket lasts its time although nothing set in it animates: a transition.
  package var lasts = false

  /// Whether positions and sizes too start from what is shown and replace what runs.
  package var fromCurrent = false

  /// Whether views take touches while they move.
  package var allowsInteraction = false

  /// Whether subviews of what moves are laid out before the bracket closes, and so move along.
  package var laysOutSubviews = false

  /// How values go through the bracket's keyframes; nil moves them evenly in each.
  package var calculation: CalculationMode?

  /// Whether a nested bracket keeps its own values instead of the enclosing one's.
  package var overridesDuration = false
  package var overridesTiming = false
  package init() {}

  /// Seconds from the start to the end of the last run, the delay included.
  var wholeDuration: Double { delay + duration * (autoreverses ? 2 : 1) * repeatCount }
}

/// The name of one bracket or property animator; later ones are greater.
package struct AnimationID: Hashable, Comparable, Sendable {
  package let serial: UInt64
  package static func < (left: AnimationID, right: AnimationID) -> Bool {
    left.serial < right.serial
  }
}

/// Where a property animator has left its values.
package enum AnimationPosition: Int32, Hashable, Sendable, CaseIterable {
  case end = 0
  case start = 1
  case current = 2
}

/// A bracket or a run of a property animator that is over, to be told to whoever asked.
package struct EndedAnimation: Hashable, Sendable {
  package let id: AnimationID
  package let token: UInt64

  /// False when an animation of it was taken away or replaced before its end.
  package let isFinished: Bool
  package let position: AnimationPosition
}
