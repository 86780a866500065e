// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spec = unsafe spec(NAV_ANIMATION_CURVE, duration, delay, options, completion)
    unsafe run(spec, animations)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var spec = unsafe spec(NAV_ANIMATION_SPRING, duration, delay, options, completion)
    unsafe spec.damping_ratio = UISpringTimingParameters.clamped(Double(dampingRatio))
    unsafe spec.initial_velocity = Double(velocity)
    unsafe run(spec, animations)
  }

  /// A spring by the duration that it seems to take and by how far it bounces, from -1 to below 1.
  ///
  /// It is settled, and its completion called, somewhat later than the duration.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var spec = unsafe spec(NAV_ANIMATION_BOUNCE, duration, delay, options, completion)
    unsafe spec.timing.0 = Double(bounce)
    unsafe spec.initial_velocity = Double(velocity)
    unsafe run(spec, animations)
  }

  /// A cross-dissolve: what `animations` changes is changed at once, and `completion` comes after
  /// the duration.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spec = unsafe spec(NAV_ANIMATION_TRANSITION, duration, 0, options, completion)
    unsafe run(spec) { animations?() }
  }

  /// Puts one view in the place of another, or shows one and hides the other.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      if let completion { LateWork.after(0) { MainActor.assumeIsolated { completion(false) } } }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        guard !options.contains(.showHideTransitionViews) else {
          fromView.isHidden = true
          toView.isHidden = false
          return
        }
        container.addSubview(toView)
        fromView.removeFromSuperview()
      }, completion: completion)
  }

  /// Repeats what `animations` animates, by the timing of the block around it.
  ///
  /// Outside of any block the values are set at once.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let around = unsafe Host.read(emptySpec) { host, out in
      unsafe host.motion.pointee.inherited(host.pointer, out)
    }
    guard var spec = unsafe around else { return animations() }
    unsafe spec.struct_size = emptySpec.struct_size
    unsafe spec.options |= UInt32(NAV_ANIMATION_REPEAT)
    if autoreverses { unsafe spec.options |= UInt32(NAV_ANIMATION_AUTOREVERSE) }
    unsafe spec.repeat_count = Double(count)
    unsafe run(spec, animations)
  }

  /// What `actions` changes is changed at once, also inside an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let spec = unsafe spec(NAV_ANIMATION_NONE, 0, 0, [], nil)
    unsafe run(spec, actions)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    Host.call { unsafe $0.motion.pointee.set_enabled($0.pointer, enabled ? 1 : 0) }
  }

  public static var areAnimationsEnabled: Bool {
    let isEnabled = Host.read(Int32(1)) { host, out in
      unsafe host.motion.pointee.enabled(host.pointer, out)
    }
    return isEnabled != 0
  }

  /// The duration of the animation block that is running, 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval {
    let spec = unsafe Host.read(emptySpec) { host, out in
      unsafe host.motion.pointee.inherited(host.pointer, out)
    }
    return unsafe spec?.duration ?? 0
  }
}

// MARK: - The bracket

extension UIView {
  static var emptySpec: nav_animation_spec_t {
    var spec = unsafe nav_animation_spec_t()
    unsafe spec.struct_size = UInt32(MemoryLayout<nav_animation_spec_t>.size)
    return unsafe spec
  }

  static func spec(
    _ kind: Int, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ completion: (@MainActor (Bool) -> Void)?
  ) -> nav_animation_spec_t {
    var spec = unsafe emptySpec
    unsafe spec.kind = Int32(kind)
    unsafe spec.options = hostOptions(options)
    unsafe spec.curve = Int32((options.rawValue >> 16) & 3)
    unsafe spec.duration = duration
    unsafe spec.delay = delay
    if let completion {
      unsafe spec.completion = complete
      unsafe spec.user = Unmanaged.passRetained(Completion(completion)).toOpaque()
    }
    return unsafe spec
  }

  static func run(_ spec: nav_animation_spec_t, _ changes: () -> Void) {
    let animation = Host.read(nav_animation_t(), function: "UIView.animate") { host, out in
      unsafe withUnsafePointer(to: spec) {
        unsafe host.motion.pointee.begin(host.pointer, $0, out)
      }
    }
    changes()
    if let animation {
      Host.call(function: "UIView.animate") {
        unsafe $0.motion.pointee.commit($0.pointer, animation)
      }
    } else if let user = unsafe spec.user {
      // A bracket that the host refused: the changes are made, and their end is the next turn.
      let completion = unsafe Unmanaged<Completion>.fromOpaque(user).takeRetainedValue()
      LateWork.after(0) { MainActor.assumeIsolated { completion.body(false) } }
    }
  }

  static func hostOptions(_ options: AnimationOptions) -> UInt32 {
    let names: [(AnimationOptions, Int)] = [
      (.layoutSubviews, NAV_ANIMATION_LAYOUT_SUBVIEWS),
      (.allowUserInteraction, NAV_ANIMATION_ALLOW_INTERACTION),
      (.beginFromCurrentState, NAV_ANIMATION_FROM_CURRENT),
      (.overrideInheritedDuration, NAV_ANIMATION_OVERRIDE_DURATION),
      (.overrideInheritedCurve, NAV_ANIMATION_OVERRIDE_CURVE),
      (.repeat, NAV_ANIMATION_REPEAT), (.autoreverse, NAV_ANIMATION_AUTOREVERSE),
    ]
    return names.reduce(0) { options.contains($1.0) ? $0 | UInt32($1.1) : $0 }
  }
}

@MainActor
private final class Completion {
  let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
}

private func complete(_ user: UnsafeMutableRawPointer?, _ finished: Int32) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let completion = unsafe Unmanaged<Completion>.fromOpaque(user).takeRetainedValue()
  MainActor.assumeIsolated { completion.body(finished != 0) }
  return nav_status_t(NAV_OK)
}
