import GoogleNavigation
import UIKit

/// Breaks tree.direct-subview: the first button is put into the viewport, which is the SDK's too.
///
/// What is inside a view of the SDK's is the SDK's business: it may remove, cover or move whatever
/// it finds there. A provided view goes into the map, or into a view of the app's own.
@MainActor
final class NestedViewDelegate: TidyLayout, NavigationLayoutDelegate {
  private var nested: UIView?

  override func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    super.startGuidance(navMap: navMap, newState: newState, oldState: oldState)
    nestButton(newState)
  }

  /// Stands in the viewport's upper trailing corner, if the SDK lets a view in at all.
  private func nestButton(_ state: ActiveGuidanceUIState) {
    guard let button = state.buttons.first?.view else { return }
    state.viewport.addSubview(button)  // blamed: tree.direct-subview
    guard button.superview === state.viewport else { return }
    nested = button
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: state.viewport.topAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: state.viewport.trailingAnchor, constant: -8),
    ])
  }

  override func removeGuidance() {
    super.removeGuidance()
    nested?.removeFromSuperview()
    nested = nil
  }
}
