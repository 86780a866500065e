import GoogleNavigation
import UIKit

/// Breaks tree.direct-subview: the first button is put into the viewport, which is the SDK's too.
///
/// What is inside a view of the SDK's is the SDK's business: it may remove, cover or move whatever
/// it finds there. A provided view goes into the map, or into a view of the app's own.
@MainActor
final class NestedViewDelegate: NSObject, NavigationLayoutDelegate {
  private let contentBottom = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []
  private var cards: [UIView] = []
  private var nested: UIView?
  private var prompts: [(view: UIView, bottom: NSLayoutConstraint, isLeaving: Bool)] = []

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    navMap.addLayoutGuide(contentBottom)
    navMap.addSubview(newState.viewport)
    navMap.addSubview(newState.googleLogo)
    layOut(navMap, newState)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
    prompts.forEach { $0.view.removeFromSuperview() }
    prompts = []
    removeGuidance()
    oldState.googleLogo.removeFromSuperview()
    oldState.viewport.removeFromSuperview()
    navMap.removeLayoutGuide(contentBottom)
  }

  func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    cards = [newState.turnCard, newState.etaCard]
    cards.forEach { navMap.addSubview($0) }
    prompts.forEach { navMap.bringSubviewToFront($0.view) }
    layOut(navMap, newState)
    nestButton(newState)
  }

  /// Stands in the viewport's upper trailing corner, if the SDK lets a view in at all.
  private func nestButton(_ state: ActiveGuidanceUIState) {
    guard let button = state.buttons.first?.view else { return }
    state.viewport.addSubview(button)
    guard button.superview === state.viewport else { return }
    nested = button
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: state.viewport.topAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: state.viewport.trailingAnchor, constant: -8),
    ])
  }

  func stopGuidance(
    navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState
  ) {
    // A slide ends here: the content takes its new place at once and would meet the prompt there.
    prompts.filter { $0.isLeaving }.forEach { finish($0.view) }
    removeGuidance()
    layOut(navMap, newState)
  }

  func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) {
    layOut(navMap, newState)
  }

  private func removeGuidance() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    cards.forEach { $0.removeFromSuperview() }
    cards = []
    nested?.removeFromSuperview()
    nested = nil
  }

  private func layOut(_ navMap: GMSMapView, _ state: NavigationUIState) {
    let safeArea = navMap.safeAreaLayoutGuide
    let viewport = state.viewport
    let rest = contentBottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    rest.priority = .defaultLow
    NSLayoutConstraint.deactivate(constraints)
    constraints = [
      rest,
      contentBottom.heightAnchor.constraint(equalToConstant: 0),
      viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      state.googleLogo.leadingAnchor.constraint(equalTo: viewport.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: viewport.bottomAnchor),
    ]
    var leading = safeArea.leadingAnchor
    var top = safeArea.topAnchor
    var bottom = contentBottom.topAnchor
    if let guidance = state as? ActiveGuidanceUIState {
      let turnCard = guidance.turnCard
      let etaCard = guidance.etaCard
      constraints += [
        turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
        etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
        etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      ]
      if guidance.wideMode && navMap.bounds.width > navMap.bounds.height {
        leading = turnCard.trailingAnchor
        bottom = safeArea.bottomAnchor
      } else {
        top = turnCard.bottomAnchor
        constraints.append(
          contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: etaCard.topAnchor))
      }
    }
    constraints += [
      viewport.leadingAnchor.constraint(equalTo: leading),
      viewport.topAnchor.constraint(equalTo: top),
      viewport.bottomAnchor.constraint(equalTo: bottom),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    let bottom = newPrompt.bottomAnchor.constraint(
      equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    navMap.addSubview(newPrompt)
    prompts.append((newPrompt, bottom, false))
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    guard let index = prompts.firstIndex(where: { $0.view === oldPrompt }) else { return }
    let bottom = prompts[index].bottom
    prompts[index].isLeaving = true
    UIView.animate(withDuration: 0.3) {
      bottom.constant = oldPrompt.bounds.height
      navMap.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.finish(oldPrompt)
    }
  }

  private func finish(_ prompt: UIView) {
    prompt.removeFromSuperview()
    prompts.removeAll { $0.view === prompt }
  }

  func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}
