import NavigationSim
import ViewTree

/// Shows a header and a footer of its own, and of the SDK's only logo and viewport.
final class OwnCardsDelegate: LayoutDelegate {
  private let leavesLogoOut: Bool
  private var made: [ViewID] = []

  init(leavesLogoOut: Bool) { self.leavesLogoOut = leavesLogoOut }

  func wasTaken(by map: MapView) {}
  func wasReleased(by map: MapView) {}

  func receive(_ call: DelegateCall, from map: MapView) {
    switch call {
    case .enableNavigationUI(let new), .stopGuidance(let new, _):
      clear(map)
      show(new, in: map, isGuiding: false)
    case .startGuidance(let new, _):
      clear(map)
      show(new, in: map, isGuiding: true)
    case .disableNavigationUI: clear(map)
    case .sizeChanged, .showPrompt, .hidePrompt, .changePrompt: break
    }
  }

  private func clear(_ map: MapView) {
    for view in map.tree.views[map.view].subviews { map.tree.removeFromSuperview(view) }
    for view in made where map.tree.contains(.view(view)) { map.tree.release(.view(view)) }
    made = []
  }

  private func show(_ state: NavigationState, in map: MapView, isGuiding: Bool) {
    let tree = map.tree
    guard let logo = state.view(of: .logo), let viewport = state.view(of: .viewport) else { return }
    let safe = LayoutItem.guide(tree.systemGuide(.safeArea, of: map.view))
    try? tree.insert(viewport, into: map.view)
    if !leavesLogoOut { try? tree.insert(logo, into: map.view) }
    var specs: [LayoutConstraintSpec] = []
    var (top, bottom) = ((safe, LayoutAttribute.top), (safe, LayoutAttribute.bottom))
    if isGuiding {
      let (header, footer) = (bar("ownHeader", in: map), bar("ownFooter", in: map))
      specs += [
        LayoutConstraintSpec(header, .top, .equal, safe, .top),
        LayoutConstraintSpec(header, .height, constant: 80),
        LayoutConstraintSpec(footer, .bottom, .equal, safe, .bottom),
        LayoutConstraintSpec(footer, .height, constant: 60),
      ]
      for own in [header, footer] {
        specs += [
          LayoutConstraintSpec(own, .leading, .equal, safe, .leading),
          LayoutConstraintSpec(own, .trailing, .equal, safe, .trailing),
        ]
      }
      (top, bottom) = ((header, .bottom), (footer, .top))
    }
    specs += [
      LayoutConstraintSpec(.view(viewport), .leading, .equal, safe, .leading),
      LayoutConstraintSpec(.view(viewport), .trailing, .equal, safe, .trailing),
      LayoutConstraintSpec(.view(viewport), .top, .equal, top.0, top.1),
      LayoutConstraintSpec(.view(viewport), .bottom, .equal, bottom.0, bottom.1),
    ]
    if !leavesLogoOut {
      specs += [
        LayoutConstraintSpec(.view(logo), .leading, .equal, safe, .leading),
        LayoutConstraintSpec(.view(logo), .bottom, .equal, bottom.0, bottom.1),
      ]
    }
    for spec in specs {
      guard let constraint = try? tree.makeConstraint(spec) else { continue }
      try? tree.activate([constraint])
      tree.release(.constraint(constraint))
    }
  }

  private func bar(_ name: String, in map: MapView) -> LayoutItem {
    let view = map.tree.makeView(.plain)
    map.tree.setName(name, of: view)
    map.tree.setTranslatesMask(false, of: view)
    map.tree.setLook(of: view) { $0.background = Color(red: 1, green: 1, blue: 1) }
    try? map.tree.insert(view, into: map.view)
    made.append(view)
    return .view(view)
  }
}
