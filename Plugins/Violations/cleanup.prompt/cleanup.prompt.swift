import GoogleNavigation
import UIKit

/// Breaks cleanup.prompt: a prompt that has slid out is hidden, and stays in the map.
///
/// It can't be seen, but it is still laid out with every pass, and its constraints still bind what
/// they name. Only the next prompt takes it away.
@MainActor
final class HiddenPromptDelegate: TidyLayout, NavigationLayoutDelegate {
  override func finish(_ prompt: UIView) {
    prompt.isHidden = true
  }

  override func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    prompts.filter { $0.view.isHidden }.forEach { super.finish($0.view) }
    super.showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}
