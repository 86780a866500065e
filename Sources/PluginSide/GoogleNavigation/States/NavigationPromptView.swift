public import UIKit
internal import CNavhostABI
internal import NavhostPlugin

/// A view whose rounded corners can be chosen.
@preconcurrency @MainActor
public protocol NavigationRoundedCornerView: AnyObject {
  /// The top two until others are chosen.
  var roundedCorners: CACornerMask { get set }
}

/// A prompt: a view of the SDK's that comes with its size.
public typealias NavigationPromptView = UIView & NavigationRoundedCornerView

/// The object for a prompt of the host's.
final class PromptView: UIView, NavigationRoundedCornerView {
  var roundedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(max(0, _object.integer(NAV_SDK_ROUNDED_CORNERS)))) }
    set { _object.setInteger(NAV_SDK_ROUNDED_CORNERS, Int64(newValue.rawValue)) }
  }

  static func prompt(_ handle: nav_view_t) -> PromptView? {
    UIView._view(handle) as? PromptView
  }
}
