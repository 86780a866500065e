import GoogleNavigation
import UIKit

/// A delegate with a task that never ends and never sleeps.
@MainActor
final class YieldsDelegate: NSObject, NavigationLayoutDelegate {
  private let label = UILabel()

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    navMap.addSubview(label)
    label.text = "now"
    Task { while true { await Task.yield() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.label.text = "after 0.1" }
  }
}
