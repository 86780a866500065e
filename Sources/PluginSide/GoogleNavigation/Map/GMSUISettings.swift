// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit
internal import CNavhostABI
internal import NavhostPlugin

/// What an app sets on a map.
///
/// The switches of header, footer, progress bar and report button move the built-in layout; with a
/// layout delegate they have no effect, and their use is reported.
@preconcurrency @MainActor
open class GMSUISettings: NSObject {
  /// The host's map, of which these are the settings.
  private let object: HostObject
  private var colors: [PropertyID: UIColor] = [:]
  private var fonts: [PropertyID: UIFont] = [:]

  init(map: GMSMapView) {
    object = HostObject(bits: map.handle.bits)
    super.init()
  }

  /// Whether the logo turns into the re-center button when the camera doesn't follow.
  public var isRecenterButtonEnabled: Bool {
    get { flag(NAV_MAP_RECENTER_BUTTON) }
    set { set(NAV_MAP_RECENTER_BUTTON, newValue) }
  }

  public var showsIncidentCards: Bool {
    get { flag(NAV_MAP_INCIDENT_CARDS) }
    set { set(NAV_MAP_INCIDENT_CARDS, newValue) }
  }

  public var showsDestinationMarkers: Bool {
    get { flag(NAV_MAP_DESTINATION_MARKERS) }
    set { set(NAV_MAP_DESTINATION_MARKERS, newValue) }
  }

  /// Whether the base map shows a compass; while the navigation interface is on, the layout alone
  /// decides.
  public var compassButton: Bool {
    get { flag(NAV_MAP_COMPASS_BUTTON) }
    set { set(NAV_MAP_COMPASS_BUTTON, newValue) }
  }

  // MARK: - The slot-based layout

  public var isNavigationHeaderEnabled: Bool {
    get { flag(NAV_MAP_HEADER) }
    set { set(NAV_MAP_HEADER, newValue) }
  }

  public var isNavigationFooterEnabled: Bool {
    get { flag(NAV_MAP_FOOTER) }
    set { set(NAV_MAP_FOOTER, newValue) }
  }

  public var isNavigationTripProgressBarEnabled: Bool {
    get { flag(NAV_MAP_TRIP_PROGRESS_BAR) }
    set { set(NAV_MAP_TRIP_PROGRESS_BAR, newValue) }
  }

  public var isNavigationReportIncidentButtonEnabled: Bool {
    get { flag(NAV_MAP_REPORT_BUTTON) }
    set { set(NAV_MAP_REPORT_BUTTON, newValue) }
  }

  // MARK: - Look of the built-in header: nil is the SDK's own

  public var navigationHeaderPrimaryBackgroundColor: UIColor? {
    get { colors[NAV_MAP_HEADER_PRIMARY_COLOR] }
    set { setColor(NAV_MAP_HEADER_PRIMARY_COLOR, newValue) }
  }

  public var navigationHeaderSecondaryBackgroundColor: UIColor? {
    get { colors[NAV_MAP_HEADER_SECONDARY_COLOR] }
    set { setColor(NAV_MAP_HEADER_SECONDARY_COLOR, newValue) }
  }

  public var navigationHeaderLargeManeuverIconColor: UIColor? {
    get { colors[NAV_MAP_HEADER_LARGE_MANEUVER_COLOR] }
    set { setColor(NAV_MAP_HEADER_LARGE_MANEUVER_COLOR, newValue) }
  }

  public var navigationHeaderSmallManeuverIconColor: UIColor? {
    get { colors[NAV_MAP_HEADER_SMALL_MANEUVER_COLOR] }
    set { setColor(NAV_MAP_HEADER_SMALL_MANEUVER_COLOR, newValue) }
  }

  public var navigationHeaderGuidanceRecommendedLaneColor: UIColor? {
    get { colors[NAV_MAP_HEADER_RECOMMENDED_LANE_COLOR] }
    set { setColor(NAV_MAP_HEADER_RECOMMENDED_LANE_COLOR, newValue) }
  }

  public var navigationHeaderNextStepTextColor: UIColor? {
    get { colors[NAV_MAP_HEADER_NEXT_STEP_COLOR] }
    set { setColor(NAV_MAP_HEADER_NEXT_STEP_COLOR, newValue) }
  }

  public var navigationHeaderDistanceValueTextColor: UIColor? {
    get { colors[NAV_MAP_HEADER_DISTANCE_VALUE_COLOR] }
    set { setColor(NAV_MAP_HEADER_DISTANCE_VALUE_COLOR, newValue) }
  }

  public var navigationHeaderDistanceUnitsTextColor: UIColor? {
    get { colors[NAV_MAP_HEADER_DISTANCE_UNITS_COLOR] }
    set { setColor(NAV_MAP_HEADER_DISTANCE_UNITS_COLOR, newValue) }
  }

  public var navigationHeaderInstructionsTextColor: UIColor? {
    get { colors[NAV_MAP_HEADER_INSTRUCTIONS_COLOR] }
    set { setColor(NAV_MAP_HEADER_INSTRUCTIONS_COLOR, newValue) }
  }

  public var navigationHeaderNextStepFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_NEXT_STEP_FONT] }
    set { setFont(NAV_MAP_HEADER_NEXT_STEP_FONT, newValue) }
  }

  public var navigationHeaderDistanceValueFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_DISTANCE_VALUE_FONT] }
    set { setFont(NAV_MAP_HEADER_DISTANCE_VALUE_FONT, newValue) }
  }

  public var navigationHeaderDistanceUnitsFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_DISTANCE_UNITS_FONT] }
    set { setFont(NAV_MAP_HEADER_DISTANCE_UNITS_FONT, newValue) }
  }

  public var navigationHeaderInstructionsFirstRowFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_FIRST_ROW_FONT] }
    set { setFont(NAV_MAP_HEADER_FIRST_ROW_FONT, newValue) }
  }

  public var navigationHeaderInstructionsSecondRowFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_SECOND_ROW_FONT] }
    set { setFont(NAV_MAP_HEADER_SECOND_ROW_FONT, newValue) }
  }

  public var navigationHeaderInstructionsConjunctionsFont: UIFont? {
    get { fonts[NAV_MAP_HEADER_CONJUNCTIONS_FONT] }
    set { setFont(NAV_MAP_HEADER_CONJUNCTIONS_FONT, newValue) }
  }

  // MARK: - Values

  private func flag(_ id: PropertyID) -> Bool { object.flag(id) }

  private func set(_ id: PropertyID, _ isOn: Bool) { object.setFlag(id, isOn) }

  private func setColor(_ id: PropertyID, _ color: UIColor?) {
    colors[id] = color
    object.setColor(id, (color?.cgColor).hostValue)
  }

  private func setFont(_ id: PropertyID, _ font: UIFont?) {
    fonts[id] = font
    object.setObject(id, font?.handle ?? .none)
  }
}
