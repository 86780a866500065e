import GoogleNavigation
import UIKit

/// A delegate that puts work off in every way, and writes down when it comes.
@MainActor
final class QueuesDelegate: NSObject, NavigationLayoutDelegate {
  private let label = UILabel()
  private var words: [String] = []

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    for view in [newState.viewport, newState.googleLogo, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      navMap.addSubview(view)
      view.leadingAnchor.constraint(equalTo: navMap.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: navMap.topAnchor).isActive = true
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.say("after 0.3") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.say("after 0.1") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.say("and next") }
    DispatchQueue.main.async { self.say("async") }
    Task {
      say("task")
      try? await Task.sleep(for: .seconds(0.15))
      say("slept 0.15")
      await other()
      try? await Task.sleep(nanoseconds: 3_600_000_000_000)
      say("slept an hour")
    }
    say("now")
  }

  /// Leaves the main actor and comes back.
  private func other() async {
    let sum = await Task.detached { (1...10).reduce(0, +) }.value
    say("sum \(sum)")
  }

  private func say(_ word: String) {
    words.append(word)
    label.text = words.joined(separator: ", ")
  }
}
