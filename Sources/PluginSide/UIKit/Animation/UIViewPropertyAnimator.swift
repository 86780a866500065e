// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// Animations that can be started, paused, scrubbed, turned round and ended early.
///
/// The host keeps it alive while it runs.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var object = HostObject.none

  /// Animations that were added before the start, with their delay factors.
  private var pending: [(delayFactor: Double, body: () -> Void)] = []

  public final let duration: TimeInterval
  public final let timingParameters: (any UITimingCurveProvider)?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
    let spec = unsafe parameters.spec(duration: duration)
    unsafe make(spec)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes one that is running, by a curve of `options`.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit { object.release() }

  private func make(_ spec: nav_animation_spec_t) {
    var spec = unsafe spec
    unsafe spec.options |= UInt32(NAV_ANIMATION_ALLOW_INTERACTION)
    let peer = unsafe Peers.peer(for: self)
    var handle = nav_animation_t()
    Host.callAnimators(function: "UIViewPropertyAnimator.init") { table, host in
      unsafe withUnsafePointer(to: peer) { unsafe table.animator(host, &spec, $0, &handle) }
    }
    object = HostObject(bits: handle.bits)
  }

  // MARK: - State

  public final var state: UIViewAnimatingState {
    UIViewAnimatingState(rawValue: Int(object.integer(NAV_ANIMATOR_STATE))) ?? .inactive
  }

  public final var isRunning: Bool { object.flag(NAV_ANIMATOR_RUNNING) }

  public final var isReversed: Bool {
    get { object.flag(NAV_ANIMATOR_REVERSED) }
    set { object.setFlag(NAV_ANIMATOR_REVERSED, newValue) }
  }

  /// In the direction of travel: of a reversed animator, of the way back.
  public final var fractionComplete: CGFloat {
    get { CGFloat(object.number(NAV_ANIMATOR_FRACTION)) }
    set {
      recordPending()
      object.setNumber(NAV_ANIMATOR_FRACTION, Double(newValue))
    }
  }

  /// Whether touches reach what it moves.
  public final var isUserInteractionEnabled: Bool {
    get { object.flag(NAV_ANIMATOR_INTERACTION) }
    set { object.setFlag(NAV_ANIMATOR_INTERACTION, newValue) }
  }

  public final var scrubsLinearly: Bool {
    get { object.flag(NAV_ANIMATOR_SCRUBS_LINEARLY) }
    set { object.setFlag(NAV_ANIMATOR_SCRUBS_LINEARLY, newValue) }
  }

  public final var pausesOnCompletion: Bool {
    get { object.flag(NAV_ANIMATOR_PAUSES_ON_COMPLETION) }
    set { object.setFlag(NAV_ANIMATOR_PAUSES_ON_COMPLETION, newValue) }
  }

  // MARK: - Animations

  public final func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Before the start the block waits for it; afterwards it runs now.
  public final func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    if state == .inactive {
      pending.append((factor, animation))
    } else {
      record(factor, animation)
    }
  }

  private func recordPending() {
    let blocks = pending
    pending = []
    for block in blocks { record(block.delayFactor, block.body) }
  }

  private func record(_ delayFactor: Double, _ body: () -> Void) {
    let isOpen = Host.callAnimators(function: "addAnimations") {
      unsafe $0.record_begin($1, object.animation, delayFactor)
    }
    body()
    if isOpen {
      Host.callAnimators(function: "addAnimations") { unsafe $0.record_end($1, object.animation) }
    }
  }

  public final func addCompletion(
    _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
  ) {
    let box = unsafe Unmanaged.passRetained(PositionCompletion(completion)).toOpaque()
    let isTaken = Host.callAnimators(function: "addCompletion") {
      unsafe $0.add_completion($1, object.animation, complete, box)
    }
    if !isTaken { unsafe Unmanaged<PositionCompletion>.fromOpaque(box).release() }
  }

  // MARK: - Moving

  public final func startAnimation() { startAnimation(afterDelay: 0) }

  public final func startAnimation(afterDelay delay: TimeInterval) {
    recordPending()
    Host.callAnimators(function: "startAnimation") {
      unsafe $0.start($1, object.animation, max(0, delay))
    }
  }

  public final func pauseAnimation() {
    recordPending()
    Host.callAnimators(function: "pauseAnimation") { unsafe $0.pause($1, object.animation) }
  }

  public final func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let factor = max(0, Double(durationFactor))
    guard let parameters else {
      Host.callAnimators(function: "continueAnimation") {
        unsafe $0.resume($1, object.animation, nil, factor)
      }
      return
    }
    let spec = unsafe parameters.spec(duration: duration)
    Host.callAnimators(function: "continueAnimation") { table, host in
      unsafe withUnsafePointer(to: spec) {
        unsafe table.resume(host, object.animation, $0, factor)
      }
    }
  }

  /// Leaves the values where they are seen.
  public final func stopAnimation(_ withoutFinishing: Bool) {
    Host.callAnimators(function: "stopAnimation") {
      unsafe $0.stop($1, object.animation, withoutFinishing ? 1 : 0)
    }
  }

  public final func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    Host.callAnimators(function: "finishAnimation") {
      unsafe $0.finish($1, object.animation, Int32(finalPosition.rawValue))
    }
  }
}

@MainActor
private final class PositionCompletion {
  let body: @MainActor (UIViewAnimatingPosition) -> Void

  init(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) { self.body = body }
}

/// A position that is none only gives the closure back.
private func complete(_ user: UnsafeMutableRawPointer?, _ position: Int32) -> nav_status_t {
  guard let user = unsafe user else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard OwnerThread.isCurrent else { return nav_status_t(NAV_ERR_THREAD) }
  let completion = unsafe Unmanaged<PositionCompletion>.fromOpaque(user).takeRetainedValue()
  guard let position = UIViewAnimatingPosition(rawValue: Int(position)) else {
    return nav_status_t(NAV_OK)
  }
  MainActor.assumeIsolated { completion.body(position) }
  return nav_status_t(NAV_OK)
}
