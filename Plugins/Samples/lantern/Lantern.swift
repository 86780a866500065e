import GoogleNavigation
import UIKit

/// Lays a navigation screen out around a bottom sheet, which holds the ETA card and an order.
///
/// In a map that is wide and lies on its side the viewport stands beside the cards, else between
/// them. Everything that floats on the map stands in the viewport and follows it.
@MainActor
final class LanternLayoutDelegate: NSObject, NavigationLayoutDelegate {
  private static let slideDuration: TimeInterval = 0.35
  private static let gap: CGFloat = 8

  /// A prompt on the screen, also while it slides out.
  private struct ShownPrompt {
    let view: NavigationPromptView
    let bottom: NSLayoutConstraint
    var isLeaving = false
  }

  private let sheet = OrderSheet()

  /// Says whether the order is on time, in the corner opposite the turn card of a wide map.
  private let badge = Badge()
  private let buttonStack = GMSNavigationHidingStackView(
    position: .bottom, alignment: .trailing)

  /// The buttons' upper edge: below the badge where that is shown.
  private let buttonsTop = UILayoutGuide()

  /// A stack of one: the speed widget grows without notice, and hides where it has no room.
  private let speedStack = GMSNavigationHidingStackView(position: .bottom, alignment: .leading)

  /// The lower edge of what the map shows: above the sheet and above every prompt.
  private let contentBottom = UILayoutGuide()

  private var constraints: [NSLayoutConstraint] = []
  private var guidanceViews: [UIView] = []
  private var prompts: [ShownPrompt] = []

  // MARK: - Navigation-ready state

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    navMap.addLayoutGuide(contentBottom)
    navMap.addLayoutGuide(buttonsTop)
    navMap.addSubview(newState.viewport)
    navMap.addSubview(newState.googleLogo)
    navMap.addSubview(buttonStack)
    buttonStack.spacing = NavigationStyleValues.buttonVerticalPadding
    buttonStack.arrangedSubviews = newState.buttons.map { $0.view }
    layOut(navMap, newState)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
    prompts.forEach { $0.view.removeFromSuperview() }
    prompts = []
    removeConstraints()
    removeGuidanceViews()
    buttonStack.arrangedSubviews = []
    buttonStack.removeFromSuperview()
    oldState.googleLogo.removeFromSuperview()
    oldState.viewport.removeFromSuperview()
    navMap.removeLayoutGuide(contentBottom)
    navMap.removeLayoutGuide(buttonsTop)
  }

  // MARK: - Active guidance state

  func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    removeConstraints()
    buttonStack.arrangedSubviews = newState.buttons.map { $0.view }
    speedStack.arrangedSubviews = [newState.speedWidget]
    sheet.hold(newState.etaCard)
    guidanceViews = [newState.tripProgressBar, speedStack, newState.turnCard, sheet]
    guidanceViews.forEach { navMap.addSubview($0) }

    // A prompt may have outlasted the last stop, and belongs in front.
    prompts.forEach { navMap.bringSubviewToFront($0.view) }
    layOut(navMap, newState)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState
  ) {
    // First everything of guidance goes, so that its constraints never meet the others. A slide
    // ends with it: the content takes its new place at once and would meet the prompt there.
    prompts.filter { $0.isLeaving }.forEach { remove($0.view) }
    removeConstraints()
    removeGuidanceViews()
    buttonStack.arrangedSubviews = newState.buttons.map { $0.view }
    layOut(navMap, newState)
  }

  func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) {
    layOut(navMap, newState)
  }

  private func removeGuidanceViews() {
    speedStack.arrangedSubviews = []
    sheet.letGo()
    guidanceViews.forEach { $0.removeFromSuperview() }
    guidanceViews = []
    badge.removeFromSuperview()
  }

  // MARK: - Layout

  /// Lays out whatever state, size and direction the map has now.
  private func layOut(_ navMap: GMSMapView, _ state: NavigationUIState) {
    removeConstraints()
    constraints = contentConstraints(navMap) + floatingConstraints(state)
    if let guidance = state as? ActiveGuidanceUIState {
      constraints += guidanceConstraints(navMap, guidance)
    } else {
      constraints += readyConstraints(navMap, state)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func removeConstraints() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }

  /// Keeps the guide at the bottom of the safe area unless something pushes it up.
  private func contentConstraints(_ navMap: GMSMapView) -> [NSLayoutConstraint] {
    let rest = contentBottom.bottomAnchor.constraint(
      equalTo: navMap.safeAreaLayoutGuide.bottomAnchor)
    rest.priority = .defaultLow
    return [rest, contentBottom.heightAnchor.constraint(equalToConstant: 0)]
  }

  private func readyConstraints(
    _ navMap: GMSMapView, _ state: NavigationUIState
  ) -> [NSLayoutConstraint] {
    let safeArea = navMap.safeAreaLayoutGuide
    return [
      state.viewport.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      state.viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      state.viewport.topAnchor.constraint(equalTo: safeArea.topAnchor),
      state.viewport.bottomAnchor.constraint(equalTo: contentBottom.topAnchor),
    ]
  }

  private func guidanceConstraints(
    _ navMap: GMSMapView, _ state: ActiveGuidanceUIState
  ) -> [NSLayoutConstraint] {
    let safeArea = navMap.safeAreaLayoutGuide
    let turnCard = state.turnCard
    let viewport = state.viewport
    let bar = state.tripProgressBar
    var list = [
      turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
      viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      sheet.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
      sheet.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),

      bar.leadingAnchor.constraint(
        equalTo: viewport.leadingAnchor,
        constant: NavigationStyleValues.elementHorizontalPadding),
      bar.bottomAnchor.constraint(equalTo: state.googleLogo.topAnchor),
      bar.topAnchor.constraint(
        greaterThanOrEqualTo: viewport.topAnchor, constant: Self.gap),

      // On the logo's margins guide, so that the two transparent margins don't add up.
      speedStack.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: Self.gap),
      speedStack.bottomAnchor.constraint(
        equalTo: state.googleLogo.layoutMarginsGuide.topAnchor),
      speedStack.topAnchor.constraint(greaterThanOrEqualTo: viewport.topAnchor),
    ]
    if isBeside(navMap, state) {
      navMap.insertSubview(badge, aboveSubview: state.viewport)
      list +=
        badgeConstraints(navMap, state) + [
          viewport.leadingAnchor.constraint(equalTo: turnCard.trailingAnchor),
          viewport.topAnchor.constraint(equalTo: safeArea.topAnchor),
          viewport.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ]
    } else {
      badge.removeFromSuperview()
      list += [
        contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: sheet.topAnchor),
        viewport.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        viewport.topAnchor.constraint(equalTo: turnCard.bottomAnchor),
        viewport.bottomAnchor.constraint(equalTo: contentBottom.topAnchor),
      ]
    }
    return list
  }

  /// Whether the viewport stands beside the cards: in a wide map that lies on its side.
  private func isBeside(_ navMap: GMSMapView, _ state: NavigationUIState) -> Bool {
    state.wideMode && navMap.bounds.width >= navMap.bounds.height * 1.25
  }

  /// Level with the turn card, and no lower than that is high.
  private func badgeConstraints(
    _ navMap: GMSMapView, _ state: ActiveGuidanceUIState
  ) -> [NSLayoutConstraint] {
    let safeArea = navMap.safeAreaLayoutGuide
    return [
      badge.trailingAnchor.constraint(
        equalTo: safeArea.trailingAnchor,
        constant: -NavigationStyleValues.headerFooterHorizontalPadding),
      badge.topAnchor.constraint(
        equalTo: safeArea.topAnchor, constant: NavigationStyleValues.headerTopPadding),
      badge.bottomAnchor.constraint(
        lessThanOrEqualTo: safeArea.topAnchor, constant: NavigationStyleValues.headerNominalHeight),
      buttonsTop.topAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor),
    ]
  }

  /// The logo and the buttons, in the lower corners of the viewport.
  private func floatingConstraints(_ state: NavigationUIState) -> [NSLayoutConstraint] {
    let viewport = state.viewport
    let padding = NavigationStyleValues.buttonVerticalPadding
    let top = buttonsTop.topAnchor.constraint(equalTo: viewport.topAnchor)
    top.priority = .defaultLow
    return [
      top, buttonsTop.topAnchor.constraint(greaterThanOrEqualTo: viewport.topAnchor),
      buttonsTop.heightAnchor.constraint(equalToConstant: 0),
      state.googleLogo.leadingAnchor.constraint(equalTo: viewport.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: viewport.bottomAnchor),
      buttonStack.trailingAnchor.constraint(
        equalTo: viewport.trailingAnchor,
        constant: -NavigationStyleValues.buttonHorizontalPadding),
      buttonStack.topAnchor.constraint(equalTo: buttonsTop.bottomAnchor, constant: padding),
      buttonStack.bottomAnchor.constraint(equalTo: viewport.bottomAnchor, constant: -padding),
    ]
  }

  // MARK: - Prompts

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    // A prompt comes with its size. It starts just below the map and slides over the sheet.
    let bottom = newPrompt.bottomAnchor.constraint(
      equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    navMap.addSubview(newPrompt)
    prompts.append(ShownPrompt(view: newPrompt, bottom: bottom))
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: Self.slideDuration) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    guard let index = prompts.firstIndex(where: { $0.view === oldPrompt }) else { return }
    prompts[index].isLeaving = true
    let bottom = prompts[index].bottom
    UIView.animate(withDuration: Self.slideDuration) {
      bottom.constant = oldPrompt.bounds.height
      navMap.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.remove(oldPrompt)
    }
  }

  /// Takes a prompt away and its constraints along; a second time does nothing.
  private func remove(_ prompt: UIView) {
    prompt.removeFromSuperview()
    prompts.removeAll { $0.view === prompt }
  }

  func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    // Both slides start now, so they run at the same time.
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}

/// A word on a plate that is as large as the word needs.
@MainActor
private final class Badge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = NavigationStyleValues.defaultCornerRadius
    label.text = "On time"
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A sheet along the map's bottom edge: what is being delivered, and below it the ETA card.
@MainActor
private final class OrderSheet: UIView {
  private let title = UILabel()
  private let detail = UILabel()
  private var card: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = NavigationStyleValues.defaultCornerRadius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    title.text = "Order 4711"
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    detail.text = "Two parcels"
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      detail.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the card in; the sheet follows the card's size, never the other way round.
  func hold(_ card: UIView) {
    self.card = card
    addSubview(card)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      trailingAnchor.constraint(equalTo: card.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
    ])
  }

  /// Gives the card back; the constraints that name it go with it.
  func letGo() {
    card?.removeFromSuperview()
    card = nil
  }
}
