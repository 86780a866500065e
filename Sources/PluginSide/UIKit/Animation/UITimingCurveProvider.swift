// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
}

@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Ease in and out when control points were given.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    // The points of Core Animation's named curves.
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    timingCurveType = .builtin
    super.init()
  }

  public init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = first
    controlPoint2 = second
    timingCurveType = .cubic
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Form {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
    case bounce(Double, duration: Double)
  }

  let form: Form

  /// In whole ways a second: positions and sizes go by both, all else by `dx`.
  public let initialVelocity: CGVector

  private init(form: Form, velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(form: .ratio(Double(ratio)), velocity: velocity)
  }

  /// Takes its own time, whatever the animator's duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      form: .physics(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
      velocity: velocity)
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(form: .bounce(Double(bounce), duration: duration), velocity: velocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The host's form of it, for an animation of a duration.
  func spec(duration: TimeInterval) -> nav_animation_spec_t {
    var spec = unsafe UIView.emptySpec
    unsafe spec.duration = duration
    if let cubic = cubicTimingParameters, timingCurveType != .spring {
      unsafe cubic.fill(&spec)
    } else if let spring = springTimingParameters {
      unsafe spring.fill(&spec)
    }
    return unsafe spec
  }
}

extension UICubicTimingParameters {
  fileprivate func fill(_ spec: inout nav_animation_spec_t) {
    guard timingCurveType == .cubic else {
      unsafe spec.kind = Int32(NAV_ANIMATION_CURVE)
      unsafe spec.curve = Int32(animationCurve.rawValue)
      return
    }
    unsafe spec.kind = Int32(NAV_ANIMATION_CUBIC)
    unsafe spec.timing = (
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
      Double(controlPoint2.y)
    )
  }
}

extension UISpringTimingParameters {
  /// The ratios that UIKit animates by: one of 0 would never end.
  static func clamped(_ ratio: Double) -> Double { min(max(ratio, 0.01), 1) }

  fileprivate func fill(_ spec: inout nav_animation_spec_t) {
    switch form {
    case .ratio(let ratio):
      unsafe spec.kind = Int32(NAV_ANIMATION_SPRING)
      unsafe spec.damping_ratio = Self.clamped(ratio)
    case .physics(let mass, let stiffness, let damping):
      unsafe spec.kind = Int32(NAV_ANIMATION_PHYSICS)
      unsafe spec.timing = (mass, stiffness, damping, 0)
    case .bounce(let bounce, let duration):
      unsafe spec.kind = Int32(NAV_ANIMATION_BOUNCE)
      unsafe spec.timing.0 = bounce
      unsafe spec.duration = duration
    }
    unsafe spec.options |= UInt32(NAV_ANIMATION_VELOCITY_Y)
    unsafe spec.initial_velocity = Double(initialVelocity.dx)
    unsafe spec.velocity_y = Double(initialVelocity.dy)
  }
}
