/// What the turn card says: contents of several lengths, none of which changes its size.
package enum Maneuver: String, Hashable, Sendable, CaseIterable {
  case plain
  /// A name that takes two lines.
  case long
  /// With the lanes of the road.
  case lanes

  package var distance: String { self == .long ? "1.2 km" : "400 m" }

  package var road: String {
    self == .long ? "Avenue of the Fallen Heroes towards the Northern Ring" : "Main Street"
  }

  /// The lanes from left to right as they lie on the road, whatever way people read; true is one
  /// to take.
  package var lanes: [Bool] { self == .lanes ? [false, true, true] : [] }
}
