import GoogleNavigation
import UIKit

/// Uses every member of the slot-based layout API: during guidance, and a second after navigation
/// was disabled, when the built-in layout may be back.
@MainActor
final class LegacyDelegate: NSObject, NavigationLayoutDelegate {
  private let banner = Banner()
  private let listener = PromptListener()

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    place([newState.viewport, newState.googleLogo], in: navMap)
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    place([newState.viewport, newState.googleLogo], in: navMap)
    useAll(of: navMap)
    navMap.navigator?.add(listener)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    place([newState.viewport, newState.googleLogo], in: navMap)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    oldState.viewport.removeFromSuperview()
    oldState.googleLogo.removeFromSuperview()
    let banner = banner
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      navMap.settings.isNavigationFooterEnabled = false
      navMap.setHeaderAccessory(banner)
      navMap.padding = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    }
  }

  private func place(_ views: [UIView], in map: GMSMapView) {
    let viewport = views[0]
    let logo = views[1]
    views.forEach { map.addSubview($0) }
    NSLayoutConstraint.activate([
      viewport.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: map.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: map.safeAreaLayoutGuide.topAnchor),
      viewport.bottomAnchor.constraint(equalTo: map.safeAreaLayoutGuide.bottomAnchor),
      logo.leadingAnchor.constraint(equalTo: viewport.leadingAnchor),
      logo.bottomAnchor.constraint(equalTo: viewport.bottomAnchor),
    ])
  }

  private func useAll(of map: GMSMapView) {
    let settings = map.settings
    settings.isNavigationHeaderEnabled = !settings.isNavigationHeaderEnabled
    settings.isNavigationHeaderEnabled = true
    settings.isNavigationFooterEnabled = true
    settings.isNavigationTripProgressBarEnabled = false
    settings.isNavigationReportIncidentButtonEnabled = true
    settings.isRecenterButtonEnabled = true
    settings.showsIncidentCards = true
    settings.showsDestinationMarkers = true
    settings.compassButton = false
    settings.navigationHeaderPrimaryBackgroundColor = .systemBlue
    settings.navigationHeaderInstructionsFirstRowFont = .boldSystemFont(ofSize: 28)
    map.setHeaderAccessory(banner)
    map.invalidateLayout(forAccessoryView: banner)
    map.setHeaderAccessoryView(nil)
    map.padding = .zero
    map.paddingAdjustmentBehavior = .automatic
    map.paddingAdjustmentBehavior = .always
    _ = map.navigationHeaderLayoutGuide.layoutFrame
    _ = map.navigationFooterLayoutGuide.layoutFrame
    map.bottomTrailingButtonsLayoutGuide = nil
    map.bottomTrailingButtonsAlternateLayoutGuide = nil
  }
}

/// Hears of prompts by the slot-based API.
private final class PromptListener: GMSNavigatorListener {
  func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {}
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator) {}
}

/// A view under the header, a fifth of whose width it is high.
private final class Banner: UIView, GMSNavigationAccessoryView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
    size.width / 5
  }
}
