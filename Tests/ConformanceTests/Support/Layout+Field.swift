import NavigationSim
import ViewTree

/// Mistakes that field reports tell of: each puts another constraint in the place of a right one, or
/// keeps what should go.
extension Layout {
  /// The constraints of guidance as a delegate with the defect writes them.
  func altered(_ specs: [LayoutConstraintSpec]) -> [LayoutConstraintSpec] {
    guard let views else { return specs }
    var specs = specs
    func put(_ item: LayoutItem, _ attributes: [LayoutAttribute], _ spec: LayoutConstraintSpec) {
      specs.removeAll { $0.first == item && attributes.contains($0.firstAttribute) }
      specs.append(spec)
    }
    let logo = views.logo
    switch defect {
    case .turnCardAtSafeTop:
      put(views.turn, [.top], LayoutConstraintSpec(views.turn, .top, .equal, safe, .top))
    case .cardsAtMapEdge:
      put(
        views.turn, [.leading], LayoutConstraintSpec(views.turn, .leading, .equal, root, .leading))
    case .readsInsetsOnce:
      put(
        views.turn, [.leading],
        LayoutConstraintSpec(
          views.turn, .leading, .equal, root, .leading, constant: firstInsets.left))
    case .buttonsAtMapEdge:
      put(
        views.stack, [.trailing],
        LayoutConstraintSpec(views.stack, .trailing, .equal, root, .trailing))
    case .logoByItsTop:
      put(
        logo, [.bottom],
        LayoutConstraintSpec(
          logo, .top, .equal, bottomGuide, .top, constant: -map.sizes.logo.height))
    case .logoByShareOfHeight:
      put(
        logo, [.bottom],
        LayoutConstraintSpec(logo, .bottom, .equal, root, .bottom, multiplier: 0.9))
    case .logoAtScreenHeight:
      // The upper edge of the ETA card on a screen of 852 points.
      put(logo, [.bottom], LayoutConstraintSpec(logo, .bottom, .equal, root, .top, constant: 742))
    case .speedWidgetAtScreenHeight:
      put(
        views.speed, [.bottom],
        LayoutConstraintSpec(views.speed, .bottom, .equal, root, .top, constant: 742))
    case .logoMirroredTwice where tree.direction == .rightToLeft:
      put(logo, [.leading], LayoutConstraintSpec(logo, .left, .equal, root, .right))
    case .footerOfFixedHeight:
      put(
        bottomGuide, [.bottom],
        LayoutConstraintSpec(bottomGuide, .bottom, .atMost, root, .bottom, constant: -110))
    case .stackOfFixedHeight:
      // Two buttons and what is between them.
      put(views.stack, [.top], LayoutConstraintSpec(views.stack, .height, constant: 104))
    case .viewportOfNoSize:
      put(
        views.viewport, [.bottom],
        LayoutConstraintSpec(views.viewport, .bottom, .equal, views.viewport, .top))
    case .compassOverReport:
      guard let compass = provided(.compass) else { break }
      insert([compass])
      specs += [
        LayoutConstraintSpec(.view(compass), .trailing, .equal, views.stack, .trailing),
        LayoutConstraintSpec(.view(compass), .bottom, .equal, views.stack, .bottom),
      ]
    default: break
    }
    return specs
  }

  func spoilLook() {
    guard let views else { return }
    if defect == .logoFaint, case .view(let logo) = views.logo {
      tree.setLook(of: logo) { $0.alpha = 0 }
    }
  }

  /// The newest button of a type.
  private func provided(_ type: ButtonType) -> ViewID? {
    map.provided.last { $0.buttonType == type }?.view
  }

  /// Who can't do without a report button shows none at all where it is missing.
  func members(of state: NavigationState) -> [ViewID] {
    let isMissing = !state.buttons.contains { $0.type == .reporting }
    if defect == .needsReportButton, state.kind == .guidance, isMissing { return [] }
    return state.buttons.filter { defect != .compassOverReport || $0.type != .compass }.map(\.view)
  }

  /// A view that the end of a prompt's slide brings, whatever the map does by then.
  func addLateBanner() {
    let banner = makeView("lateBanner")
    try? tree.insert(banner, into: map.view)
    tree.release(.view(banner))
  }

  // MARK: - Container

  func addContainer() {
    let made = makeView("container", background: nil)
    try? tree.insert(made, into: map.view)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      guard let pin = make(LayoutConstraintSpec(.view(made), edge, .equal, root, edge)) else {
        continue
      }
      tree.release(.constraint(pin))
    }
    container = made
  }

  func removeContainer() {
    guard let made = container else { return }
    container = nil
    if defect != .containerStays { tree.removeFromSuperview(made) }
    tree.release(.view(made))
  }
}
