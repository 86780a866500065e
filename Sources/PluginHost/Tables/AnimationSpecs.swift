internal import CNavhostABI
internal import ViewTree

// Specs of animations, as they cross.

@safe func readAnimationSpec(
  _ spec: UnsafePointer<nav_animation_spec_t>
) throws(Refusal) -> nav_animation_spec_t {
  unsafe try readRecord(
    spec, "animation spec", atLeast: Int(NAV_ANIMATION_SPEC_SIZE), into: nav_animation_spec_t())
}

extension AnimationOptions {
  private static let knownBits =
    NAV_ANIMATION_LAYOUT_SUBVIEWS | NAV_ANIMATION_ALLOW_INTERACTION | NAV_ANIMATION_FROM_CURRENT
    | NAV_ANIMATION_OVERRIDE_DURATION | NAV_ANIMATION_OVERRIDE_CURVE | NAV_ANIMATION_REPEAT
    | NAV_ANIMATION_AUTOREVERSE | NAV_ANIMATION_VELOCITY_Y | NAV_CALCULATION_MASK

  init(_ spec: nav_animation_spec_t) throws(Refusal) {
    self.init()
    let flags = unsafe Int(spec.options)
    guard flags & ~Self.knownBits == 0 else {
      throw Refusal(.argument, "`options` of the animation spec has unknown bits")
    }
    unsafe try requireFinite(spec.duration, "duration")
    unsafe try requireFinite(spec.delay, "delay")
    duration = unsafe max(0, spec.duration)
    delay = unsafe max(0, spec.delay)
    let mode = flags & NAV_CALCULATION_MASK
    if mode != 0 {
      guard let known = CalculationMode(rawValue: mode / NAV_CALCULATION_DISCRETE) else {
        throw Refusal(.argument, "`options` of the animation spec has no such calculation mode")
      }
      calculation = known
    }
    laysOutSubviews = flags & NAV_ANIMATION_LAYOUT_SUBVIEWS != 0
    allowsInteraction = flags & NAV_ANIMATION_ALLOW_INTERACTION != 0
    fromCurrent = flags & NAV_ANIMATION_FROM_CURRENT != 0
    overridesDuration = flags & NAV_ANIMATION_OVERRIDE_DURATION != 0
    overridesTiming = flags & NAV_ANIMATION_OVERRIDE_CURVE != 0
    autoreverses = flags & NAV_ANIMATION_AUTOREVERSE != 0
    if flags & NAV_ANIMATION_REPEAT != 0 {
      let count = unsafe spec.repeat_count
      guard count.isFinite, count >= 0 else {
        throw Refusal(.value, "`repeat_count` is \(count), not 0 or more")
      }
      repeatCount = count == 0 ? .infinity : count
    }
    switch unsafe Int(spec.kind) {
    case NAV_ANIMATION_NONE: animates = false
    case NAV_ANIMATION_TRANSITION:
      animates = false
      lasts = true
    default: unsafe timing = try Timing(spec)
    }
  }
}

extension Timing {
  /// The timing of a spec of any kind that animates.
  init(_ spec: nav_animation_spec_t) throws(Refusal) {
    let numbers = unsafe [spec.timing.0, spec.timing.1, spec.timing.2, spec.timing.3]
    for (index, number) in numbers.enumerated() {
      try requireFinite(number, "timing[\(index)]")
    }
    switch unsafe Int(spec.kind) {
    case NAV_ANIMATION_CURVE: self = unsafe try Self.named(spec.curve)
    case NAV_ANIMATION_SPRING:
      let ratio = unsafe spec.damping_ratio
      guard ratio > 0, ratio <= 1 else {
        throw Refusal(.value, "`damping_ratio` is \(ratio), not above 0 and up to 1")
      }
      self = unsafe .spring(dampingRatio: ratio, velocity: try Self.velocity(spec))
    case NAV_ANIMATION_CUBIC:
      guard 0...1 ~= numbers[0], 0...1 ~= numbers[2] else {
        throw Refusal(
          .value, "the xs of `timing` are \(numbers[0]) and \(numbers[2]), not 0 to 1")
      }
      self = .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    case NAV_ANIMATION_PHYSICS:
      for (name, number) in zip(["mass", "stiffness", "damping"], numbers) {
        guard number > 0 else { throw Refusal(.value, "the \(name) is \(number), not above 0") }
      }
      let spring = Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
      guard spring.frequency.isFinite, spring.frequency > 0, spring.settlingDuration.isFinite
      else { throw Refusal(.value, "the spring does not settle in any time") }
      self = unsafe .physics(spring, velocity: try Self.velocity(spec))
    case NAV_ANIMATION_BOUNCE:
      guard numbers[0] >= -1, numbers[0] < 1 else {
        throw Refusal(.value, "the bounce is \(numbers[0]), not from -1 to below 1")
      }
      // No time at all is no spring: the values are set at once.
      guard unsafe spec.duration > 0 else {
        self = .linear
        return
      }
      self = unsafe .physics(
        Spring(duration: spec.duration, bounce: numbers[0]), velocity: try Self.velocity(spec))
    default:
      throw Refusal(.unsupported, unsafe "this host has no animations of kind \(spec.kind)")
    }
  }

  private static func velocity(_ spec: nav_animation_spec_t) throws(Refusal) -> SIMD2<Double> {
    let x = unsafe spec.initial_velocity
    let hasY = unsafe Int(spec.options) & NAV_ANIMATION_VELOCITY_Y != 0
    let y = unsafe hasY ? spec.velocity_y : x
    try requireFinite(x, "initial_velocity")
    try requireFinite(y, "velocity_y")
    return [x, y]
  }

  private static func named(_ curve: Int32) throws(Refusal) -> Timing {
    switch Int(curve) {
    case NAV_CURVE_EASE_IN_OUT: return .easeInOut
    case NAV_CURVE_EASE_IN: return .easeIn
    case NAV_CURVE_EASE_OUT: return .easeOut
    case NAV_CURVE_LINEAR: return .linear
    default: throw Refusal(.value, "`curve` is \(curve), not 0 to 3")
    }
  }
}

extension nav_animation_spec_t {
  init(_ options: AnimationOptions) {
    unsafe self.init()
    unsafe kind = Int32(NAV_ANIMATION_CURVE)
    switch options.timing {
    case .easeInOut: unsafe curve = Int32(NAV_CURVE_EASE_IN_OUT)
    case .easeIn: unsafe curve = Int32(NAV_CURVE_EASE_IN)
    case .easeOut: unsafe curve = Int32(NAV_CURVE_EASE_OUT)
    case .linear: unsafe curve = Int32(NAV_CURVE_LINEAR)
    case .cubic(let x1, let y1, let x2, let y2):
      unsafe kind = Int32(NAV_ANIMATION_CUBIC)
      unsafe timing = (x1, y1, x2, y2)
    case .spring(let ratio, let velocity):
      unsafe kind = Int32(NAV_ANIMATION_SPRING)
      unsafe damping_ratio = ratio
      unsafe set(velocity)
    case .physics(let spring, let velocity):
      unsafe kind = Int32(NAV_ANIMATION_PHYSICS)
      unsafe timing = (1, spring.stiffness, 2 * spring.dampingRatio * spring.frequency, 0)
      unsafe set(velocity)
    }
    if !options.animates {
      unsafe kind = Int32(options.lasts ? NAV_ANIMATION_TRANSITION : NAV_ANIMATION_NONE)
    }
    unsafe duration = options.duration
    unsafe delay = options.delay
  }

  private mutating func set(_ velocity: SIMD2<Double>) {
    unsafe initial_velocity = velocity.x
    guard velocity.x != velocity.y else { return }
    unsafe self.options |= UInt32(NAV_ANIMATION_VELOCITY_Y)
    unsafe velocity_y = velocity.y
  }
}
