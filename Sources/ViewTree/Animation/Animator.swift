/// Running animations on a clock that only moves when told.
///
/// The model has the new value at once; what is shown is the model plus, for each running
/// animation, a part of (old - new) that fades to nothing. Two that run at once therefore blend.
///
/// Flat arrays: how far each clock is, is worked out once when the time moves, and a view without
/// animations is told by one bit.
package struct Animator: Sendable {
  /// A value that is on its way, by a window of its clock's way.
  struct Piece: Sendable {
    let view: ViewID
    let value: AnimatedValue
    var difference: SIMD8<Double>
    let clock: AnimationID
    let window: Window

    /// How many keyframes of the bracket set this value of this view before; only counted where
    /// it matters.
    let rank: Int
  }

  /// The part of a clock's way in which a value moves: all of it, or a keyframe's.
  struct Window: Hashable, Sendable {
    var start = 0.0
    var length = 1.0

    /// What is done of the window, at a progress of the whole.
    func local(_ whole: Double) -> Double {
      if length == 1 { return whole }
      if whole <= start { return length == 0 && whole == start ? 1 : 0 }
      // The last window overshoots as the whole does; one that ends before stands still.
      let part = length == 0 ? 1 : (whole - start) / length
      return start + length < 1 - 1e-12 ? min(part, 1) : part
    }
  }

  /// Where what is set now goes.
  struct Bracket: Sendable {
    enum Kind: Hashable, Sendable { case block, keyframe, recording }

    let kind: Kind
    let clock: AnimationID
    let options: AnimationOptions
    let window: Window
  }

  /// Seconds since the tree was made.
  package private(set) var now = 0.0
  package var isEnabled = true
  private var nextSerial: UInt64 = 1

  /// By rising name.
  var clocks: [AnimationClock] = []
  var pieces: [Piece] = []

  /// Innermost last.
  var brackets: [Bracket] = []

  /// Values that stopped animators keep for their end.
  var held: [HeldValue] = []

  /// Changes of the model that are due; the tree takes and makes them.
  var shifts: [ModelShift] = []

  /// By the index of a view, a bit for each value of it that has pieces.
  private var marks: [UInt16] = []

  init() {}

  // MARK: - Brackets

  /// Opens a bracket inside the innermost open one, whose duration and timing it takes over
  /// unless it overrides them (facts S105).
  package mutating func begin(_ options: AnimationOptions, token: UInt64?) -> AnimationID {
    var options = options
    if let outer = brackets.last?.options {
      // Inside `performWithoutAnimation` nothing animates, however deep.
      options.animates = options.animates && outer.animates
      if !options.overridesDuration {
        options.duration = outer.duration
        options.delay = outer.delay
      }
      if !options.overridesTiming { options.timing = outer.timing }
    }
    if let duration = options.timing.ownDuration { options.duration = duration }
    options.lasts = options.lasts && isEnabled && options.duration > 0
    let clock = makeClock(options, token: token, run: nil)
    brackets.append(Bracket(kind: .block, clock: clock, options: options, window: Window()))
    return clock
  }

  mutating func makeClock(
    _ options: AnimationOptions, token: UInt64?, run: AnimatorRun?
  ) -> AnimationID {
    let id = AnimationID(serial: nextSerial)
    nextSerial += 1
    clocks.append(
      AnimationClock(
        id: id, options: options, token: token, start: now, run: run, isOpen: run == nil))
    return id
  }

  /// The views that moved or changed their size in the innermost open bracket, if subviews are to
  /// follow in it: in the order that they first did.
  var viewsToLayOut: [ViewID] {
    guard let last = brackets.last, last.options.laysOutSubviews else { return [] }
    var seen: Set<ViewID> = []
    return pieces.filter {
      $0.clock == last.clock && $0.window == last.window && $0.value == .frame
    }.map(\.view).filter { seen.insert($0).inserted }
  }

  /// Whether it is a bracket, and the innermost open one.
  func isInnermost(_ id: AnimationID) -> Bool {
    brackets.last?.kind == .block && brackets.last?.clock == id
  }

  /// Closes a bracket; false when it isn't the innermost open one.
  mutating func commit(_ id: AnimationID) -> Bool {
    guard isInnermost(id) else { return false }
    brackets.removeLast()
    if let place = place(of: id) { clocks[place].isOpen = false }
    return true
  }

  /// Opens a keyframe: what is set in it moves in a part of the enclosing bracket's time.
  ///
  /// The bracket's curve drives the whole; inside a keyframe values move evenly.
  ///
  /// - Parameters:
  ///   - start: From 0 to 1, of the enclosing bracket.
  ///   - duration: Likewise; what reaches past the end is cut off.
  /// - Returns: False when no bracket is open.
  package mutating func beginKeyframe(start: Double, duration: Double) -> Bool {
    guard let outer = brackets.last else { return false }
    let length = min(duration, 1 - start)
    let window = Window(
      start: outer.window.start + start * outer.window.length,
      length: length * outer.window.length)
    brackets.append(
      Bracket(kind: .keyframe, clock: outer.clock, options: outer.options, window: window))
    return true
  }

  /// Closes a keyframe; false when it isn't the innermost open bracket.
  mutating func endKeyframe() -> Bool {
    guard brackets.last?.kind == .keyframe else { return false }
    brackets.removeLast()
    return true
  }

  /// How the innermost open bracket animates.
  package var openOptions: AnimationOptions? { brackets.last?.options }

  /// The bracket that what is set now animates in.
  private var capturing: Bracket? {
    guard isEnabled, let last = brackets.last, last.options.animates, last.options.duration > 0
    else { return nil }
    return last
  }

  var isCapturing: Bool { capturing != nil }

  /// What other animations add to a value that is being set: where it starts from, when they are
  /// to be replaced.
  func offsetToReplace(of value: AnimatedValue, of view: ViewID) -> SIMD8<Double>? {
    capturing.flatMap { offset(of: value, of: view, except: $0.clock) }
  }

  /// Notes that a value of the model changed; `old - new` fades from now on.
  ///
  /// Where animations replace each other, the new one starts from what is shown; within one clock
  /// they follow each other.
  ///
  /// - Parameter startsFromShown: `difference` is already that of what is shown.
  mutating func add(
    _ value: AnimatedValue, of view: ViewID, difference: SIMD8<Double>,
    startsFromShown: Bool = false
  ) {
    guard let bracket = capturing, let place = place(of: bracket.clock) else { return }
    var difference = difference
    if !value.isAdditive || bracket.options.fromCurrent {
      if !startsFromShown { difference += offsetToReplace(of: value, of: view) ?? .zero }
      remove { $0.view == view && $0.value == value && $0.clock != bracket.clock }
    }
    clocks[place].pieceCount += 1
    let rank =
      bracket.options.calculation == nil
      ? 0 : siblings(of: value, of: view, by: bracket.clock).count
    pieces.append(
      Piece(
        view: view, value: value, difference: difference, clock: bracket.clock,
        window: bracket.window, rank: rank))
    mark(value, of: view)
  }

  // MARK: - Ending

  /// Ends the animations of views at once.
  package mutating func removeAnimations(of views: [ViewID]) {
    if pieces.isEmpty, held.isEmpty { return }
    let gone = Set(views)
    remove { gone.contains($0.view) }
    held.removeAll { gone.contains($0.view) }
  }

  private mutating func remove(where isGone: (Piece) -> Bool) {
    var hasGone = false
    for piece in pieces where isGone(piece) {
      hasGone = true
      guard let place = place(of: piece.clock) else { continue }
      clocks[place].pieceCount -= 1
      clocks[place].isFinished = false
    }
    if hasGone { dropPieces(where: isGone) }
  }

  mutating func dropPieces(where isGone: (Piece) -> Bool) {
    pieces.removeAll(where: isGone)
    marks = []
    for piece in pieces { mark(piece.value, of: piece.view) }
  }

  /// Moves the clock and hands over what is over, by end time, then by age.
  package mutating func advance(by seconds: Double) -> [EndedAnimation] {
    now += seconds
    var over: [(end: Double, id: AnimationID)] = []
    for place in clocks.indices {
      clocks[place].update(at: now)
      if clocks[place].isOver(at: now) { over.append((clocks[place].end, clocks[place].id)) }
    }
    guard !over.isEmpty else { return [] }
    over.sort { ($0.end, $0.id) < ($1.end, $1.id) }
    var ended: [EndedAnimation] = []
    var gone: [AnimationID] = []
    for (_, id) in over {
      guard let place = place(of: id) else { continue }
      if let run = clocks[place].run {
        if run.pausesOnCompletion {
          clocks[place].run?.pause(at: now)
        } else if let animation = end(id, at: run.endPosition) {
          ended.append(animation)
        }
        continue
      }
      let clock = clocks.remove(at: place)
      gone.append(id)
      guard let token = clock.token else { continue }
      ended.append(
        EndedAnimation(id: id, token: token, isFinished: clock.isFinished, position: .end))
    }
    dropPieces { gone.contains($0.clock) }
    return ended
  }

  // MARK: - Asking

  /// Whether nothing moves or waits that time will bring to an end.
  ///
  /// What repeats for ever, or is paused, doesn't count.
  package var isIdle: Bool { !clocks.contains { $0.isAwaited } }

  package func runningCount(of view: ViewID) -> Int {
    isMarked(view) ? pieces.count { $0.view == view } : 0
  }

  /// Whether a view takes touches as far as animations are concerned: none of those that it is in
  /// forbids them, also while it waits for its delay (facts S104).
  package func allowsInteraction(with view: ViewID) -> Bool {
    guard isMarked(view) else { return true }
    return pieces.allSatisfy { piece in
      piece.view != view
        || place(of: piece.clock).map { clocks[$0].allowsInteraction } ?? true
    }
  }

  /// What is to be added to a model value to get what is shown now.
  package func offset(of value: AnimatedValue, of view: ViewID) -> SIMD8<Double>? {
    offset(of: value, of: view, except: nil)
  }

  private func offset(
    of value: AnimatedValue, of view: ViewID, except clock: AnimationID?
  ) -> SIMD8<Double>? {
    guard isMarked(view, value) else { return nil }
    var sum: SIMD8<Double>?
    for piece in pieces where piece.view == view && piece.value == value && piece.clock != clock {
      guard let place = place(of: piece.clock) else { continue }
      let part = remainder(of: piece, at: clocks[place].progress)
      guard var known = sum else {
        sum = part
        continue
      }
      known.lowHalf += part.lowHalf
      if !value.isColor {
        known.highHalf += part.highHalf
      } else if part.highHalf != .zero {
        known.highHalf = part.highHalf
      }
      sum = known
    }
    return sum
  }

  private func siblings(
    of value: AnimatedValue, of view: ViewID, by clock: AnimationID
  ) -> [Piece] {
    pieces.filter { $0.clock == clock && $0.view == view && $0.value == value }
  }

  /// How much of a piece is left, from 1 to 0.
  private func left(of piece: Piece, at progress: Double) -> Double {
    guard let place = place(of: piece.clock), let mode = clocks[place].options.calculation else {
      return 1 - piece.window.local(progress)
    }
    let steps = siblings(of: piece.value, of: piece.view, by: piece.clock).map {
      KeyframePath.Step(
        // A colour's upper half is no part of the way.
        difference: $0.value.isColor
          ? SIMD8(lowHalf: $0.difference.lowHalf, highHalf: .zero) : $0.difference,
        start: $0.window.start, end: $0.window.start + $0.window.length)
    }
    return KeyframePath(steps: steps).left(of: piece.rank, mode, at: progress)
  }

  /// What a piece still adds.
  func remainder(of piece: Piece, at progress: SIMD2<Double>) -> SIMD8<Double> {
    let x = left(of: piece, at: progress.x)
    if piece.value.isAdditive {
      let y = progress.x == progress.y ? x : left(of: piece, at: progress.y)
      return piece.difference * [x, y, x, y, 0, 0, 0, 0]
    }
    // A colour's upper half is the colour of a model that has none: it doesn't fade.
    return piece.value.isColor
      ? piece.difference * [x, x, x, x, 1, 1, 1, 1] : piece.difference * x
  }

  /// Where a clock stands; names rise along the array.
  func place(of id: AnimationID) -> Int? {
    var (low, high) = (0, clocks.count)
    while low < high {
      let middle = (low + high) / 2
      if clocks[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < clocks.count && clocks[low].id == id ? low : nil
  }

  // MARK: - Marks

  private mutating func mark(_ value: AnimatedValue, of view: ViewID) {
    let place = Int(view.index)
    if place >= marks.count { marks += Array(repeating: 0, count: place + 1 - marks.count) }
    marks[place] |= 1 << UInt16(value.rawValue)
  }

  @inline(__always)
  func isMarked(_ view: ViewID) -> Bool {
    let place = Int(view.index)
    return place < marks.count && marks[place] != 0
  }

  @inline(__always)
  func isMarked(_ view: ViewID, _ value: AnimatedValue) -> Bool {
    let place = Int(view.index)
    return place < marks.count && marks[place] >> UInt16(value.rawValue) & 1 == 1
  }
}
