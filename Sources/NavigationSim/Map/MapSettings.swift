/// What an app sets on a map and reads back.
///
/// The simulated app lets the camera follow and shows both speeds, as far as they are known; the
/// SDK's own default is a free camera and neither speed.
package struct MapSettings: Hashable, Sendable {
  package var camera = CameraMode.following
  package var perspective = CameraPerspective.tilted
  package var travel = TravelMode.driving
  package var lighting = LightingMode.normal
  package var showsSpeedLimit = true
  package var showsSpeedometer = true

  package init() {}

  package enum TravelMode: Int, Hashable, Sendable, CaseIterable {
    case driving = 0
    case cycling = 1
    case walking = 2
    case twoWheeler = 3
    case taxicab = 4
  }

  package enum LightingMode: Int, Hashable, Sendable, CaseIterable {
    case normal = 0
    case lowLight = 1
  }

  /// What of the speeds that are known is shown.
  func shown(of reading: SpeedReading) -> SpeedReading {
    switch reading {
    case .none: .none
    case .current: showsSpeedometer ? .current : .none
    case .limit: showsSpeedLimit ? .limit : .none
    case .both:
      showsSpeedometer
        ? (showsSpeedLimit ? .both : .current) : (showsSpeedLimit ? .limit : .none)
    }
  }
}
