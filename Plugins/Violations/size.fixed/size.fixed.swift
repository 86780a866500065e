import GoogleNavigation
import UIKit

/// Breaks size.fixed: the turn card is given a height of 88 points.
///
/// The SDK knows how much room its texts need, in every language and at every text size. A number
/// written here contradicts it, and the layout system has to give one of the two up.
@MainActor
final class FixedSizeDelegate: TidyLayout, NavigationLayoutDelegate {
  override func sizes(of turnCard: UIView) -> [NSLayoutConstraint] {
    [turnCard.heightAnchor.constraint(equalToConstant: 88)]  // blamed: size.fixed
  }
}
