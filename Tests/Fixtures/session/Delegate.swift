import GoogleNavigation
import UIKit

/// A delegate that drives its own session, and writes down what comes of it.
@MainActor
final class SessionDelegate: NSObject, NavigationLayoutDelegate {
  private let label = UILabel()
  private var words: [String] = []
  private var hearing: Hearing?

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    place([newState.viewport, newState.googleLogo, label], in: navMap)
    let hearing = Hearing { [weak self] in self?.say($0) }
    self.hearing = hearing
    navMap.navigationUIDelegate = hearing
    say("ready")
    let terms = GMSNavigationTermsAndConditionsOptions(companyName: "Harbour Taxi")
    GMSNavigationServices.showTermsAndConditionsDialogIfNeeded(with: terms) {
      [weak self] accepted in
      self?.say("terms \(accepted)")
      self?.drive(navMap, hearing)
    }
  }

  private func drive(_ navMap: GMSMapView, _ hearing: Hearing) {
    guard let navigator = navMap.navigator,
      let harbour = GMSNavigationWaypoint(placeID: "h", title: "")
    else { return }
    say("added \(navigator.add(hearing)) \(navigator.add(hearing))")
    navigator.setDestinations([harbour]) { [weak self] status in
      self?.say("route \(status == .OK)")
      navigator.isGuidanceActive = true
      self?.say("wanted \(navigator.isGuidanceActive)")
      navMap.cameraMode = .overview
      navMap.followingPerspective = .topDownNorthUp
    }
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    say("guiding")
    place([newState.turnCard], in: navMap)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    say("stopped")
    oldState.turnCard.removeFromSuperview()
  }

  func showPrompt(navMap: GMSMapView, newPrompt: any NavigationPromptView) {
    say("show")
    navMap.navigator?.clearDestinations()
    say("cleared \(navMap.navigator?.isGuidanceActive == false)")
  }

  private func say(_ word: String) {
    words.append(word)
    label.text = words.joined(separator: ", ")
  }

  private func place(_ views: [UIView], in map: GMSMapView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      map.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: map.leadingAnchor),
        view.topAnchor.constraint(equalTo: map.topAnchor),
      ])
    }
  }
}

/// Leaves one method of the listener's out.
private final class Hearing: GMSNavigatorListener, GMSMapViewNavigationUIDelegate {
  private let say: (String) -> Void

  init(_ say: @escaping (String) -> Void) { self.say = say }

  func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { say("will") }
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView) {
    say("recenter \(mapView.cameraMode == .following)")
  }
}
