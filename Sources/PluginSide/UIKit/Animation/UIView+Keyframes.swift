// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let mode = UInt32((options.rawValue >> 10) & 7)
    let options = AnimationOptions(rawValue: options.rawValue)
    var spec = unsafe spec(NAV_ANIMATION_CURVE, duration, delay, options, completion)
    unsafe spec.options |= mode * UInt32(NAV_CALCULATION_DISCRETE)
    unsafe run(spec, animations)
  }

  /// Start and duration are parts of the animation that runs; outside of one the values are set
  /// at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    let isOpen = Host.callAnimators { table, host in
      unsafe table.keyframe_begin(host, min(max(start, 0), 1), min(max(duration, 0), 1))
    }
    animations()
    if isOpen { Host.callAnimators { unsafe $0.keyframe_end($1) } }
  }
}
