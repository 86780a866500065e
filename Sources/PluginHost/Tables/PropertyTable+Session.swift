internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// What an app does to a map and its session, as values that read back as asked.
extension PropertyTable {
  static let sessionRows: [PropertyRow] = [
    flag(
      NAV_MAP_NAVIGATION_ENABLED, "navigation_enabled", { $0.isNavigationEnabled },
      { $0.setNavigationEnabled($1) }),
    flag(NAV_MAP_GUIDANCE_ACTIVE, "guidance_active", { $0.phase == .guiding }),
    flag(NAV_MAP_CAR_SCREEN, "car_screen", { $0.screen.isCar }),
    flag(
      NAV_MAP_GUIDANCE_WANTED, "guidance_wanted", { $0.isGuidanceWanted },
      { $0.setGuidanceActive($1) }),
    flag(
      NAV_MAP_STOPS_AT_ARRIVAL, "stops_at_arrival", { $0.stopsAtArrival },
      { $0.navigator.setStopsAtArrival($1) }),
    flag(
      NAV_MAP_DISPLAYS_PROMPTS, "displays_prompts", { $0.displaysPrompts },
      { $0.setDisplaysPrompts($1) }),
    flag(NAV_MAP_TERMS_ACCEPTED, "terms_accepted", { $0.areTermsAccepted }),
    flag(NAV_MAP_HAS_ROUTE, "has_route", { $0.hasRoute }),
    flag(NAV_MAP_REPORTING_AVAILABLE, "reporting_available", { $0.isReportingAvailable }),
    choice(
      NAV_MAP_CAMERA_MODE, "camera_mode", CameraMode.self, { $0.cameraMode },
      { $0.setCameraMode($1) }),
    choice(
      NAV_MAP_PERSPECTIVE, "perspective", CameraPerspective.self, { $0.perspective },
      { $0.setPerspective($1) }),
    choice(
      NAV_MAP_TRAVEL_MODE, "travel_mode", MapSettings.TravelMode.self, { $0.mapSettings.travel },
      { map, mode in map.setMapSettings { $0.travel = mode } }),
    choice(
      NAV_MAP_LIGHTING_MODE, "lighting_mode", MapSettings.LightingMode.self,
      { $0.mapSettings.lighting }, { map, mode in map.setMapSettings { $0.lighting = mode } }),
    flag(
      NAV_MAP_SPEED_LIMIT, "speed_limit", { $0.mapSettings.showsSpeedLimit },
      { map, shows in map.setMapSettings { $0.showsSpeedLimit = shows } }),
    flag(
      NAV_MAP_SPEEDOMETER, "speedometer", { $0.mapSettings.showsSpeedometer },
      { map, shows in map.setMapSettings { $0.showsSpeedometer = shows } }),
  ]

  private typealias Write = @Sendable (MapView, PropertyValue) throws(Refusal) -> Void

  private static func flag(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (MapView) -> Bool,
    _ write: (@Sendable (MapView, Bool) -> Void)? = nil
  ) -> PropertyRow {
    guard let write else { return row(id, name, { .flag(read($0)) }, nil) }
    let set: Write = { map, value throws(Refusal) in write(map, value.integer != 0) }
    return row(id, name, { .flag(read($0)) }, set)
  }

  /// A value of an enum, by its place in the list of cases.
  private static func choice<Value: CaseIterable & Equatable & SendableMetatype>(
    _ id: Int, _ name: String, _ type: Value.Type, _ read: @escaping @Sendable (MapView) -> Value,
    _ write: @escaping @Sendable (MapView, Value) -> Void
  ) -> PropertyRow {
    let set: Write = { map, value throws(Refusal) in
      let all = Array(Value.allCases)
      let place = try number(value, "map.\(name)", in: 0...Int64(all.count - 1))
      write(map, all[place])
    }
    return row(
      id, name,
      { map in
        let value = read(map)
        return .integer(Int64(Array(Value.allCases).firstIndex(of: value) ?? 0))
      }, set)
  }

  private static func row(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (MapView) -> PropertyValue,
    _ write: Write?
  ) -> PropertyRow {
    let get: PropertyRow.Read = { _, subject, _ throws(Refusal) in read(try subject.map) }
    guard let write else { return PropertyRow(id, "map.\(name)", read: get) }
    let set: PropertyRow.Write = { session, subject, value throws(Refusal) in
      let map = try subject.map
      guard session.frames.last?.phase == .full else {
        throw Refusal(.state, "map.\(name) may not be set while the host lays out or asks")
      }
      session.holdDeeds(of: map)
      try write(map, value)
    }
    return PropertyRow(id, "map.\(name)", read: get, write: set)
  }
}
