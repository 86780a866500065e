/// The measures of the built-in layout, in points.
///
/// Source: the SDK's guide to its controls, and its release notes 9.4.0 and 10.3.0.
package struct BuiltInValues: Hashable, Sendable {
  /// How far the trip progress bar's lower end stays above the map's bottom, and its upper end
  /// below the map's top.
  package var progressBarBottom = 210.0
  package var progressBarTop = 170.0
  package var progressBarMaximum = 400.0

  /// Below this height of the map, and with less room than this, there is no bar.
  package var progressBarMinimumMap = 552.0
  package var progressBarMinimumRoom = 200.0

  /// With less height than this left for the map's content there is no header accessory.
  package var accessoryMinimumRoom = 200.0

  /// How long a prompt slides, in seconds.
  package var promptDuration = 0.4
  package init() {}

  func scaled(by factor: Double) -> BuiltInValues {
    var values = self
    values.progressBarBottom *= factor
    values.progressBarTop *= factor
    values.progressBarMaximum *= factor
    values.progressBarMinimumMap *= factor
    values.progressBarMinimumRoom *= factor
    values.accessoryMinimumRoom *= factor
    return values
  }
}
