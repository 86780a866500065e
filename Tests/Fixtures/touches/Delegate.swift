import GoogleNavigation
import UIKit

/// Says with the names' heights what touches reach, and from where baselines are taken.
///
/// A view called `Answer` is as high as the number of the view that a touch reached: 1 the round
/// one, 2 the dot in it, 3 the map, 4 none.
@MainActor
final class TouchesDelegate: NSObject, NavigationLayoutDelegate {
  /// Takes touches in its circle only.
  private final class Round: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return x * x + y * y < bounds.midX * bounds.midX && super.point(inside: point, with: event)
    }
  }

  /// Lets all touches through, but for those on what is in it.
  private final class Clear: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private final class Card: UIView {
    let title = UILabel()
    override var forFirstBaselineLayout: UIView { title }
  }

  private final class Corner: UIView {}
  private final class Middle: UIView {}
  private final class Through: UIView {}
  private final class Below: UIView {}
  private final class Moving: UIView {}
  private final class Free: UIView {}
  private final class ByCard: UIView {}
  private final class ByTitle: UIView {}

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let clear = Clear(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = UIView(frame: CGRect(x: 60, y: 60, width: 10, height: 10))
    navMap.addSubview(round)
    navMap.addSubview(clear)
    clear.addSubview(dot)
    func answer(_ view: UIView, to point: CGPoint) {
      let hit = navMap.hitTest(point, with: nil)
      let known: [UIView] = [round, dot, navMap]
      let number = hit.map { hit in known.firstIndex { $0 === hit } ?? 8 } ?? 3
      view.frame = CGRect(x: 0, y: 200, width: 1, height: CGFloat(number + 1))
      navMap.addSubview(view)
    }
    answer(Corner(), to: CGPoint(x: 5, y: 5))
    answer(Middle(), to: CGPoint(x: 50, y: 50))
    answer(Through(), to: CGPoint(x: 65, y: 65))
    answer(Below(), to: CGPoint(x: -5, y: 5))
    UIView.animate(withDuration: 0.1) { round.alpha = 0.9 }
    answer(Moving(), to: CGPoint(x: 50, y: 50))
    round.layer.removeAllAnimations()
    UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) {
      round.alpha = 0.8
    }
    answer(Free(), to: CGPoint(x: 50, y: 50))
    tieToBaselines(in: navMap)
  }

  /// Two views that end where the title of a card has its baseline.
  private func tieToBaselines(in map: GMSMapView) {
    let card = Card(frame: CGRect(x: 0, y: 300, width: 100, height: 80))
    map.addSubview(card)
    card.addSubview(card.title)
    card.title.text = "Turn"
    card.title.translatesAutoresizingMaskIntoConstraints = false
    card.title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10).isActive = true
    card.title.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
    for (view, anchor) in [
      (ByCard(), card.firstBaselineAnchor), (ByTitle(), card.title.firstBaselineAnchor),
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      map.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: map.topAnchor),
        view.bottomAnchor.constraint(equalTo: anchor),
        view.leftAnchor.constraint(equalTo: map.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 1),
      ])
    }
  }
}
