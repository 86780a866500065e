import GoogleNavigation
import UIKit

/// Moves a square by each kind of animation, from x = 0 to 100 within a second.
@MainActor
final class AnimationsDelegate: NSObject, NavigationLayoutDelegate {
  private final class Scrubbed: UIView {}
  private final class Reversed: UIView {}
  private final class Stopped: UIView {}
  private final class Keyed: UIView {}
  private final class Paced: UIView {}
  private final class Sprung: UIView {}
  private final class Dissolved: UIView {}

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    scrub(add(Scrubbed(), to: navMap))
    turnRound(add(Reversed(), to: navMap))
    stop(add(Stopped(), to: navMap))
    moveThere(add(Keyed(), to: navMap), andBackAfter: 0.5, .calculationModeLinear)
    moveThere(add(Paced(), to: navMap), andBackAfter: 0.25, .calculationModePaced)
    let sprung = add(Sprung(), to: navMap)
    UIView.animate(springDuration: 0.5, bounce: 0) { sprung.frame.origin.x = 100 }
    let dissolved = add(Dissolved(), to: navMap)
    UIView.transition(
      with: dissolved, duration: 0.5, options: .transitionCrossDissolve,
      animations: { dissolved.frame.origin.x = 100 }, completion: { _ in dissolved.alpha = 0.5 })
  }

  /// To 100 and then back to 50.
  private func moveThere(
    _ view: UIView, andBackAfter turn: Double, _ mode: UIView.KeyframeAnimationOptions
  ) {
    let linear = UIView.AnimationOptions.curveLinear.rawValue
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [mode, .init(rawValue: linear)],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: turn) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: turn, relativeDuration: 1 - turn) {
          view.frame.origin.x = 50
        }
      })
  }

  private func add(_ view: UIView, to map: GMSMapView) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    map.addSubview(view)
    return view
  }

  /// Held half way, and so for as long as it lives.
  private var scrubbing: UIViewPropertyAnimator?

  private func scrub(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.frame.origin.x = 100
    }
    animator.fractionComplete = 0.5
    scrubbing = animator
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    scrubbing?.stopAnimation(true)
    scrubbing = nil
  }

  /// Turned round at 0.75 s; nobody but the run holds the animator.
  private func turnRound(_ view: UIView) {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.addCompletion { if $0 == .start { view.alpha = 0.5 } }
    animator.startAnimation()
    after(0.75, view) { [weak animator] in animator?.isReversed = true }
  }

  /// Stopped at 0.25 s, and finished where it is.
  private func stop(_ view: UIView) {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { if $0 == .current { view.alpha = 0.5 } })
    after(0.25, view) {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
  }

  private func after(_ seconds: TimeInterval, _ view: UIView, _ body: @escaping () -> Void) {
    UIView.transition(with: view, duration: seconds, animations: nil, completion: { _ in body() })
  }
}
