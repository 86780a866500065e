import GoogleNavigation
import UIKit

/// A layout that breaks no rule; each violation is one that inherits from it and breaks just its own.
///
/// It is no delegate itself, so that a library has one alone.
@MainActor
class TidyLayout: NSObject {
  private let contentBottom = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []
  private var cards: [UIView] = []
  private(set) var prompts: [(view: UIView, bottom: NSLayoutConstraint, isLeaving: Bool)] = []

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

  /// Takes out what only guidance shows.
  func removeGuidance() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    cards.forEach { $0.removeFromSuperview() }
    cards = []
  }

  /// What the turn card is held by, beside its place.
  func sizes(of turnCard: UIView) -> [NSLayoutConstraint] { [] }

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
      constraints += sizes(of: turnCard)
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
    navMap.addSubview(newPrompt)  // blamed: cleanup.prompt
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

  /// Ends a prompt that has slid out.
  func finish(_ prompt: UIView) {
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
