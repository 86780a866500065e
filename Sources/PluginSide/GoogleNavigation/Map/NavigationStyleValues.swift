public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// Measures of the SDK's style, in points.
@preconcurrency @MainActor
public final class NavigationStyleValues: NSObject {
  /// Between a button and the start or end edge of the map.
  public static var buttonHorizontalPadding: CGFloat { value(NAV_STYLE_BUTTON_HORIZONTAL_PADDING) }

  /// Between a button and a solid element above or below it.
  public static var buttonVerticalPadding: CGFloat { value(NAV_STYLE_BUTTON_VERTICAL_PADDING) }

  /// Of the turn card, the ETA card and prompts.
  public static var defaultCornerRadius: CGFloat { value(NAV_STYLE_DEFAULT_CORNER_RADIUS) }

  /// Between an edge and what is no button, such as the speed widget.
  public static var elementHorizontalPadding: CGFloat {
    value(NAV_STYLE_ELEMENT_HORIZONTAL_PADDING)
  }

  /// Between an edge and the turn card or the ETA card.
  public static var headerFooterHorizontalPadding: CGFloat {
    value(NAV_STYLE_HEADER_FOOTER_HORIZONTAL_PADDING)
  }

  /// The fixed height of the turn card's view.
  public static var headerNominalHeight: CGFloat { value(NAV_STYLE_HEADER_NOMINAL_HEIGHT) }

  /// The top margin that lines a button up with the turn card.
  public static var headerTopPadding: CGFloat { value(NAV_STYLE_HEADER_TOP_PADDING) }

  private static func value(_ which: Int) -> CGFloat {
    let value = Host.read(0.0) { host, out in
      unsafe host.map.pointee.style_value(host.pointer, Int32(which), out)
    }
    return CGFloat(value ?? 0)
  }
}
