import Foundation
import GoogleNavigation
import UIKit

/// A delegate with one timer that fires at once and one that never does here.
@MainActor
final class TimersDelegate: NSObject, NavigationLayoutDelegate {
  private let label = UILabel()
  private var timers: [Timer] = []

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    for view in [newState.viewport, newState.googleLogo, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      navMap.addSubview(view)
      view.leadingAnchor.constraint(equalTo: navMap.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: navMap.topAnchor).isActive = true
    }
    label.text = "waiting"
    timers = [
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { self.label.text = "fired" }
      },
      Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
        MainActor.assumeIsolated { self.label.text = "an hour" }
      },
    ]
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    for timer in timers { timer.invalidate() }
  }
}
