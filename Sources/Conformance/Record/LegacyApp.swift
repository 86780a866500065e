import NavigationSim
import ViewTree

/// The app around a map, as far as it uses the slot-based layout API in a scenario.
final class LegacyApp {
  private let map: MapView
  private var tree: ViewTree { map.tree }

  init(map: MapView) { self.map = map }

  func set(_ setting: LegacySetting) {
    switch setting {
    case .flag(let flag, let isOn):
      map.setSettings { $0[flag] = isOn }
    case .padding(let padding): map.setPadding(padding)
    case .paddingAdjustment(let adjustment): map.setPaddingAdjustment(adjustment)
    case .headerAccessory(let height): setAccessory(height)
    case .buttonsGuide(let height): setGuide(.bottomTrailingButtons, height)
    case .buttonsAlternateGuide(let height): setGuide(.bottomTrailingButtonsAlternate, height)
    }
  }

  private func setAccessory(_ height: Double?) {
    guard let height else { return map.setHeaderAccessory(nil) }
    let view = tree.makeView(.plain, maker: .sdk)
    tree.setName("headerAccessory", of: view)
    tree.setFrame(Rect(x: 0, y: 0, width: 0, height: height), of: view)
    tree.setNaturalSize(PerAxis(horizontal: nil, vertical: height), of: view)
    tree.setLook(of: view) { $0.background = Color(red: 1, green: 1, blue: 1) }
    map.setHeaderAccessory(view)
    tree.release(.view(view))
  }

  /// A guide of no height in the map, as an app adds one above its own toolbar.
  private func setGuide(_ which: LegacyGuide, _ height: Double?) {
    guard let height else { return map.setLegacyGuide(which, nil) }
    let guide = tree.makeGuide(maker: .sdk)
    tree.setGuideName("buttonsGuide", of: guide)
    tree.addGuide(guide, to: map.view)
    for spec in [
      LayoutConstraintSpec(.guide(guide), .height, constant: 0),
      LayoutConstraintSpec(
        .guide(guide), .top, .equal, .view(map.view), .bottom, constant: -height),
    ] {
      guard let made = try? tree.makeConstraint(spec, maker: .sdk) else { continue }
      try? tree.activate([made])
      tree.release(.constraint(made))
    }
    map.setLegacyGuide(which, guide)
    tree.release(.guide(guide))
  }
}

extension UISettings {
  fileprivate subscript(_ flag: LegacySetting.Flag) -> Bool {
    get { self[keyPath: Self.path(of: flag)] }
    set { self[keyPath: Self.path(of: flag)] = newValue }
  }

  private static func path(of flag: LegacySetting.Flag) -> WritableKeyPath<UISettings, Bool> {
    switch flag {
    case .isNavigationHeaderEnabled: \.isNavigationHeaderEnabled
    case .isNavigationFooterEnabled: \.isNavigationFooterEnabled
    case .isNavigationTripProgressBarEnabled: \.isNavigationTripProgressBarEnabled
    case .isNavigationReportIncidentButtonEnabled: \.isNavigationReportIncidentButtonEnabled
    case .isRecenterButtonEnabled: \.isRecenterButtonEnabled
    case .showsIncidentCards: \.showsIncidentCards
    case .showsDestinationMarkers: \.showsDestinationMarkers
    case .compassButton: \.compassButton
    }
  }
}
