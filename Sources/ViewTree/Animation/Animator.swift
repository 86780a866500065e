/// The values of a view that animate.
package enum AnimatedValue: UInt8, Hashable, Sendable, CaseIterable {
  case frame, boundsOrigin, transform, alpha, z, cornerRadius, borderWidth, background, borderColor

  /// Whether animations of it add up (positions and sizes) or replace each other (facts S102).
  var isAdditive: Bool { self == .frame || self == .boundsOrigin }
}

/// How a bracket animates what is set in it.
package struct AnimationOptions: Hashable, Sendable {
  package var timing = Timing.easeInOut
  package var duration = 0.0
  package var delay = 0.0

  /// False inside `performWithoutAnimation`.
  package var animates = true

  /// Whether a nested bracket keeps its own values instead of the enclosing one's.
  package var overridesDuration = false
  package var overridesTiming = false
  package init() {}
}

/// The name of one bracket; later ones are greater.
package struct AnimationID: Hashable, Comparable, Sendable {
  package let serial: UInt64
  package static func < (left: AnimationID, right: AnimationID) -> Bool {
    left.serial < right.serial
  }
}

/// A bracket that is over, to be told to whoever asked.
package struct EndedAnimation: Hashable, Sendable {
  package let id: AnimationID
  package let token: UInt64
  package let isFinished: Bool
}

/// Running animations on a clock that only moves when told.
///
/// The model has the new value at once; what is shown is the model plus, for each running
/// animation, a part of (old - new) that fades to nothing. Two that run at once therefore blend.
package struct Animator: Sendable {
  private struct Block {
    let id: AnimationID
    let options: AnimationOptions
    let start: Double
    let token: UInt64?
    var isOpen = true
    var running = 0
    var isFinished = true
    var end: Double { start + options.delay + options.duration }

    /// What blocks that are over are ordered by: one in which nothing runs did not wait for its end.
    var lastMotion: Double { running == 0 ? start : end }
  }

  private struct Running {
    let view: ViewID
    let value: AnimatedValue
    let difference: SIMD8<Double>
    let block: AnimationID
  }

  /// Seconds since the tree was made.
  package private(set) var now = 0.0
  package var isEnabled = true
  private var nextSerial: UInt64 = 1
  private var blocks: [Block] = []
  private var running: [Running] = []

  init() {}

  // MARK: - Brackets

  /// Opens a bracket inside the innermost open one, whose duration and timing it takes over
  /// unless it overrides them (facts S105).
  package mutating func begin(_ options: AnimationOptions, token: UInt64?) -> AnimationID {
    var options = options
    if let outer = blocks.last(where: { $0.isOpen }) {
      // Inside `performWithoutAnimation` nothing animates, however deep.
      options.animates = options.animates && outer.options.animates
      if !options.overridesDuration {
        options.duration = outer.options.duration
        options.delay = outer.options.delay
      }
      if !options.overridesTiming { options.timing = outer.options.timing }
    }
    let id = AnimationID(serial: nextSerial)
    nextSerial += 1
    blocks.append(Block(id: id, options: options, start: now, token: token))
    return id
  }

  /// Closes a bracket; false when it isn't the innermost open one.
  package mutating func commit(_ id: AnimationID) -> Bool {
    guard let last = blocks.lastIndex(where: { $0.isOpen }), blocks[last].id == id else {
      return false
    }
    blocks[last].isOpen = false
    return true
  }

  /// The innermost open bracket.
  package var open: (id: AnimationID, options: AnimationOptions)? {
    blocks.last { $0.isOpen }.map { ($0.id, $0.options) }
  }

  /// The bracket that what is set now animates in.
  private var capturing: Int? {
    guard isEnabled, let last = blocks.lastIndex(where: { $0.isOpen }),
      blocks[last].options.animates, blocks[last].options.duration > 0
    else { return nil }
    return last
  }

  var isCapturing: Bool { capturing != nil }

  /// Notes that a value of the model changed; `old - new` fades from now on.
  ///
  /// Where animations replace each other, the new one starts from what is shown.
  mutating func add(_ value: AnimatedValue, of view: ViewID, difference: SIMD8<Double>) {
    guard let index = capturing else { return }
    var difference = difference
    if !value.isAdditive {
      difference += offset(of: value, of: view) ?? .zero
      remove { $0.view == view && $0.value == value }
    }
    running.append(
      Running(view: view, value: value, difference: difference, block: blocks[index].id))
    blocks[index].running += 1
  }

  // MARK: - Ending

  /// Ends the animations of views at once.
  package mutating func removeAnimations(of views: [ViewID]) {
    if running.isEmpty { return }
    let gone = Set(views)
    remove { gone.contains($0.view) }
  }

  private mutating func remove(where isGone: (Running) -> Bool) {
    for animation in running where isGone(animation) {
      guard let index = blocks.firstIndex(where: { $0.id == animation.block }) else { continue }
      blocks[index].running -= 1
      blocks[index].isFinished = false
    }
    running.removeAll(where: isGone)
  }

  /// Moves the clock and hands over the brackets that are over, by end time, then by age.
  package mutating func advance(by seconds: Double) -> [EndedAnimation] {
    now += seconds
    let over = blocks.filter { block in
      !block.isOpen && (block.running == 0 || block.end <= now + 1e-9)
    }.sorted { ($0.lastMotion, $0.id) < ($1.lastMotion, $1.id) }
    let ids = Set(over.map(\.id))
    running.removeAll { ids.contains($0.block) }
    blocks.removeAll { ids.contains($0.id) }
    return over.compactMap { block in
      block.token.map {
        EndedAnimation(id: block.id, token: $0, isFinished: block.isFinished)
      }
    }
  }

  // MARK: - Asking

  /// Whether anything still moves or waits to be told.
  package var isIdle: Bool { blocks.isEmpty }

  package func runningCount(of view: ViewID) -> Int {
    running.count { $0.view == view }
  }

  /// What is to be added to a model value to get what is shown now.
  package func offset(of value: AnimatedValue, of view: ViewID) -> SIMD8<Double>? {
    var sum: SIMD8<Double>?
    for animation in running where animation.view == view && animation.value == value {
      guard let block = blocks.first(where: { $0.id == animation.block }) else { continue }
      let time = now - block.start - block.options.delay
      let progress = block.options.timing.progress(at: time, duration: block.options.duration)
      sum = (sum ?? .zero) + animation.difference * (1 - progress)
    }
    return sum
  }

  /// When the bracket that runs longest ends; nil when nothing runs.
  package var lastEnd: Double? { blocks.map(\.end).max() }
}
