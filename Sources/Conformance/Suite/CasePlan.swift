package import NavigationSim
package import ViewTree

/// One case: a scenario on a screen, in an orientation and a direction.
package struct PlannedCase: Hashable, Sendable {
  package let id: String
  package let scenario: Scenario
  package let screenName: String
  package let screen: Screen

  /// The same screen after a rotation.
  package let turned: Screen
  package let orientation: Orientation
  package let direction: LayoutDirection

  package var directionName: String { direction == .leftToRight ? "ltr" : "rtl" }
}

/// A plan that can't be made of what was asked for.
package enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  case screen(String)
  case caseID(String, near: [String])

  package var description: String {
    switch self {
    case .screen(let name):
      "there is no screen \"\(name)\": wanted a name that `navhost screens` lists, or a size like "
        + "390x844"
    case .caseID(let id, let near):
      "there is no case \"\(id)\": wanted WALK/SCREEN/ORIENTATION/DIRECTION"
        + (near.isEmpty ? "" : ", such as \(near.joined(separator: " or "))")
    }
  }
}

/// Which cases a run consists of.
package struct CasePlan: Sendable {
  package let cases: [PlannedCase]

  /// What was left out on request, a sentence each.
  package let notTested: [String]

  package init(options: SuiteOptions) throws(PlanError) {
    if let id = options.caseID {
      cases = [try Self.planned(id, options.choices)]
      notTested = ["only the case \(id) was run"]
      return
    }
    var notes: [String] = []
    let places = try Self.places(options, &notes)
    var list: [PlannedCase] = []
    for place in places {
      if let scenario = options.scenario {
        list.append(Self.planned("scenario", scenario, options.choices, place))
      } else {
        for walk in SuiteWalk.all
        where place.walks == nil || place.walks?.contains(walk.name) == true {
          list.append(Self.planned(walk.name, walk.scenario, options.choices, place))
        }
      }
    }
    if options.scenario != nil { notes.append("only the given scenario was run") }
    cases = list
    notTested = notes
  }

  // MARK: - Places

  /// Where walks are walked; nil walks are all of them.
  private struct Place {
    let device: Device
    let orientation: Orientation
    let direction: LayoutDirection
    var walks: Set<String>?
  }

  private static func places(
    _ options: SuiteOptions, _ notes: inout [String]
  ) throws(PlanError) -> [Place] {
    let directions: [LayoutDirection] =
      options.directions.isEmpty
      ? [.leftToRight, .rightToLeft]
      : options.directions.map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    let orientations =
      options.orientations.isEmpty ? Orientation.allCases : options.orientations
    for orientation in Orientation.allCases where !orientations.contains(orientation) {
      notes.append("\(orientation.rawValue) was not tested")
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft]
    where !directions.contains(direction) {
      notes.append(
        "\(direction == .leftToRight ? "left to right" : "right to left") was not tested")
    }
    var devices: [Device] = []
    for name in options.screens { devices.append(try device(name)) }
    if !devices.isEmpty {
      notes.append("only on \(devices.map(\.name).joined(separator: ", "))")
    }
    let isScenario = options.scenario != nil
    if devices.isEmpty, options.isBuiltIn { devices = Device.all }
    let standard = devices.isEmpty ? standardPlaces(options.profile, isScenario) : nil
    let all =
      standard
      ?? devices.flatMap { device in
        Orientation.allCases.flatMap { orientation in
          [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            Place(
              device: device, orientation: orientation, direction: direction,
              walks: options.profile == .quick
                ? quickWalks(device, orientation, direction) : nil)
          }
        }
      }
    return all.filter { place in
      orientations.contains(place.orientation) && directions.contains(place.direction)
        && isDistinct(place, orientations)
    }
  }

  /// A screen that is the same on its side is tested once.
  private static func isDistinct(_ place: Place, _ orientations: [Orientation]) -> Bool {
    place.orientation == orientations[0]
      || place.device.portrait.size != place.device.landscape.size
  }

  private static func standardPlaces(_ profile: Profile, _ isScenario: Bool) -> [Place] {
    let names = ["iphone-16", "iphone-se-1", "ipad-pro-12.9", "split-320x568"]
    return names.compactMap { Device.named($0) }.flatMap { device in
      Orientation.allCases.flatMap { orientation in
        [LayoutDirection.leftToRight, .rightToLeft].compactMap { direction in
          let walks =
            profile == .quick
            ? quickWalks(device, orientation, direction) : standardWalks(device)
          if profile == .quick, device.name != "iphone-16", device.name != "ipad-pro-12.9" {
            return nil
          }
          return Place(
            device: device, orientation: orientation, direction: direction,
            walks: isScenario ? nil : walks)
        }
      }
    }
  }

  /// Everything on the phone; on the others what a size can change.
  private static func standardWalks(_ device: Device) -> Set<String>? {
    device.name == "iphone-16"
      ? nil
      : [
        "tour", "stop-with-prompt", "disable-while-hiding", "change-while-showing", "rotations",
        "speeds", "buttons",
      ]
  }

  /// Each situation once: upright the walks, otherwise the tour.
  private static func quickWalks(
    _ device: Device, _ orientation: Orientation, _ direction: LayoutDirection
  ) -> Set<String> {
    if orientation == .portrait, direction == .leftToRight, device.family != .tablet {
      return [
        "tour", "rounds", "stop-with-prompt", "disable-with-prompt", "disable-while-hiding",
        "change-while-showing", "rotations", "speeds",
      ]
    }
    return ["tour"]
  }

  private static func device(_ name: String) throws(PlanError) -> Device {
    if let known = Device.named(name) { return known }
    guard let size = Scenario.size(name), size.width > 0, size.height > 0 else {
      throw .screen(name)
    }
    let screen = Screen.custom(size)
    let turned = Screen(
      name: screen.name, size: Size(width: size.height, height: size.width), scale: screen.scale)
    let isUpright = size.width <= size.height
    return Device(
      name: name, family: .phone, portrait: isUpright ? screen : turned,
      landscape: isUpright ? turned : screen)
  }

  // MARK: - Cases

  /// - Parameter choices: Put before the scenario's steps, whose own choices therefore win.
  private static func planned(
    _ walk: String, _ scenario: Scenario, _ choices: [Step], _ place: Place
  ) -> PlannedCase {
    let direction = place.direction == .leftToRight ? "ltr" : "rtl"
    let other: Orientation = place.orientation == .portrait ? .landscape : .portrait
    return PlannedCase(
      id: "\(walk)/\(place.device.name)/\(place.orientation.rawValue)/\(direction)",
      scenario: Scenario(steps: choices + scenario.steps), screenName: place.device.name,
      screen: place.device.screen(place.orientation), turned: place.device.screen(other),
      orientation: place.orientation, direction: place.direction)
  }

  private static func planned(
    _ id: String, _ choices: [Step]
  ) throws(PlanError) -> PlannedCase {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let walk = SuiteWalk.named(parts[0]),
      let orientation = Orientation(rawValue: parts[2]), ["ltr", "rtl"].contains(parts[3])
    else {
      throw .caseID(id, near: ["tour/iphone-16/portrait/ltr"])
    }
    return Self.planned(
      walk.name, walk.scenario, choices,
      Place(
        device: try device(parts[1]), orientation: orientation,
        direction: parts[3] == "rtl" ? .rightToLeft : .leftToRight))
  }
}
