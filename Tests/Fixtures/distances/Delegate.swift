import GoogleNavigation
import UIKit

/// A tidy layout with a dot half way across the map, which goes without a word to its constraints.
@MainActor
final class DistancesDelegate: TidyLayout, NavigationLayoutDelegate {
  private var dot: UIView?

  override func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    super.enableNavigationUI(navMap: navMap, newState: newState)
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    navMap.addSubview(dot)
    let before = navMap.leadingAnchor.anchorWithOffset(to: dot.leadingAnchor)
    let after = dot.trailingAnchor.anchorWithOffset(to: navMap.trailingAnchor)
    NSLayoutConstraint.activate([
      before.constraint(equalTo: after), dot.widthAnchor.constraint(equalToConstant: 1),
      dot.heightAnchor.constraint(equalToConstant: 1),
      dot.centerYAnchor.constraint(equalTo: navMap.centerYAnchor),
    ])
    self.dot = dot
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    dot?.removeFromSuperview()
    dot = nil
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}
