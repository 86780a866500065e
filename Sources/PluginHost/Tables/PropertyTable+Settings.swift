internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// What an app sets on a map: `GMSUISettings` and the padding.
extension PropertyTable {
  static let settingRows: [PropertyRow] =
    flagRows + paddingRows + HeaderColor.allCases.map(colorRow) + HeaderFont.allCases.map(fontRow)

  private static let flagRows: [PropertyRow] = [
    flag(NAV_MAP_RECENTER_BUTTON, "recenter_button", \.isRecenterButtonEnabled),
    flag(NAV_MAP_INCIDENT_CARDS, "incident_cards", \.showsIncidentCards),
    flag(NAV_MAP_DESTINATION_MARKERS, "destination_markers", \.showsDestinationMarkers),
    flag(NAV_MAP_COMPASS_BUTTON, "compass_button", \.compassButton),
    flag(NAV_MAP_HEADER, "header", \.isNavigationHeaderEnabled, .isNavigationHeaderEnabled),
    flag(NAV_MAP_FOOTER, "footer", \.isNavigationFooterEnabled, .isNavigationFooterEnabled),
    flag(
      NAV_MAP_TRIP_PROGRESS_BAR, "trip_progress_bar", \.isNavigationTripProgressBarEnabled,
      .isNavigationTripProgressBarEnabled),
    flag(
      NAV_MAP_REPORT_BUTTON, "report_button", \.isNavigationReportIncidentButtonEnabled,
      .isNavigationReportIncidentButtonEnabled),
  ]

  private static func flag(
    _ id: Int, _ name: String, _ path: any WritableKeyPath<UISettings, Bool> & Sendable,
    _ legacy: LegacyMember? = nil
  ) -> PropertyRow {
    setting(
      id, name, legacy: legacy, read: { .flag($0.settings[keyPath: path]) },
      write: { map, value in map.setSettings { $0[keyPath: path] = value.integer != 0 } })
  }

  private static let paddingRows: [PropertyRow] = [
    setting(
      NAV_MAP_PADDING, "padding", count: 4, legacy: .padding,
      read: { map in
        let padding = map.legacy.padding
        return .vector([padding.top, padding.left, padding.bottom, padding.right])
      },
      write: { map, value throws(Refusal) in
        let edges = value.vector
        if let negative = edges.first(where: { $0 < 0 }) {
          throw Refusal(.value, "map.padding has \(negative), below 0")
        }
        map.setPadding(
          Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]))
      }),
    setting(
      NAV_MAP_PADDING_ADJUSTMENT, "padding_adjustment", legacy: .paddingAdjustmentBehavior,
      read: { .integer(Int64($0.legacy.paddingAdjustment.rawValue)) },
      write: { map, value throws(Refusal) in
        let raw = try number(value, "map.padding_adjustment", in: 0...2)
        map.setPaddingAdjustment(PaddingAdjustment(rawValue: raw) ?? .always)
      }),
  ]

  private static func colorRow(_ color: HeaderColor) -> PropertyRow {
    setting(
      NAV_MAP_HEADER_PRIMARY_COLOR + color.rawValue, "header_color_\(color.rawValue)",
      read: { .color($0.settings.colors[color]) },
      write: { map, value in map.setSettings { $0.colors[color] = value.color } })
  }

  private static func fontRow(_ font: HeaderFont) -> PropertyRow {
    setting(
      NAV_MAP_HEADER_NEXT_STEP_FONT + font.rawValue, "header_font_\(font.rawValue)",
      read: { .font($0.settings.fonts[font] ?? font.standard) },
      write: { map, value in map.setSettings { $0.fonts[font] = value.font } })
  }

  private static func setting(
    _ id: Int, _ name: String, count: UInt32 = 1, legacy: LegacyMember? = nil,
    read: @escaping @Sendable (MapView) -> PropertyValue,
    write: @escaping @Sendable (MapView, PropertyValue) throws(Refusal) -> Void
  ) -> PropertyRow {
    PropertyRow(
      id, "map.\(name)", count: count, legacy: legacy,
      read: { _, subject, _ throws(Refusal) in read(try subject.map) },
      write: { _, subject, value throws(Refusal) in try write(try subject.map, value) })
  }
}

extension PropertySubject {
  /// The map that a setting is of.
  var map: MapView {
    get throws(Refusal) {
      guard case .map(let map) = object else { throw Refusal(.kind, "a map is wanted") }
      return map
    }
  }
}
