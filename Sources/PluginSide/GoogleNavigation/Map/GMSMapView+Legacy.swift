// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit
internal import CNavhostABI
internal import NavhostPlugin

/// A view under the built-in header.
@preconcurrency @MainActor
public protocol GMSNavigationAccessoryView: AnyObject {
  /// The height that the view wants in the header's width.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
}

/// How the padding and the safe area add up.
public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable {
  /// Both together.
  case always = 0
  /// Of each edge the larger.
  case automatic = 1
  /// The padding alone.
  case never = 2
}

/// The slot-based layout: it moves the built-in one, and has no effect with a layout delegate.
extension GMSMapView {
  public var padding: UIEdgeInsets {
    get { UIEdgeInsets(mapObject.vector(NAV_MAP_PADDING, nav_insets_t())) }
    set { mapObject.setVector(NAV_MAP_PADDING, newValue.hostValue) }
  }

  public var paddingAdjustmentBehavior: GMSMapViewPaddingAdjustmentBehavior {
    get {
      let raw = UInt(max(0, mapObject.integer(NAV_MAP_PADDING_ADJUSTMENT)))
      return GMSMapViewPaddingAdjustmentBehavior(rawValue: raw) ?? .always
    }
    set { mapObject.setInteger(NAV_MAP_PADDING_ADJUSTMENT, Int64(newValue.rawValue)) }
  }

  /// Around the header; of no height while there is none.
  public var navigationHeaderLayoutGuide: UILayoutGuide { legacyGuide(NAV_LEGACY_HEADER) }

  /// Around the footer; of no height while there is none.
  public var navigationFooterLayoutGuide: UILayoutGuide { legacyGuide(NAV_LEGACY_FOOTER) }

  /// What the buttons at the bottom stand on: the footer's guide until another is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var bottomTrailingButtonsLayoutGuide: UILayoutGuide! {
    get { legacyGuide(NAV_LEGACY_BUTTONS) }
    set { setLegacyGuide(NAV_LEGACY_BUTTONS, newValue) }
  }

  /// The same while header and footer don't take the map's width.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var bottomTrailingButtonsAlternateLayoutGuide: UILayoutGuide! {
    get { legacyGuide(NAV_LEGACY_BUTTONS_ALTERNATE) }
    set { setLegacyGuide(NAV_LEGACY_BUTTONS_ALTERNATE, newValue) }
  }

  /// Sets the view under the header; nil takes it away.
  public func setHeaderAccessory(_ view: (any UIView & GMSNavigationAccessoryView)?) {
    let handle = handle
    view?._fittingAnswer = { [weak view] size in
      guard let view, let map = GMSMapView.map(handle) else { return size }
      let height = view.heightForAccessoryViewConstrained(to: size, on: map)
      return CGSize(width: size.width, height: height)
    }
    Host.callLegacy { legacy, host in
      unsafe legacy.set_accessory(host, handle, view?._object.view ?? nav_view_t())
    }
  }

  /// The document's spelling of ``setHeaderAccessory(_:)``.
  public func setHeaderAccessoryView(_ view: (any UIView & GMSNavigationAccessoryView)?) {
    setHeaderAccessory(view)
  }

  /// Asks the accessory for its height again.
  public func invalidateLayout(forAccessoryView view: any UIView & GMSNavigationAccessoryView) {
    Host.callLegacy { legacy, host in
      unsafe legacy.invalidate_accessory(host, handle, view._object.view)
    }
  }

  private var mapObject: HostObject { HostObject(bits: handle.bits) }

  /// A guide that the host doesn't have is an empty one, since the types say that there is one.
  private func legacyGuide(_ which: Int) -> UILayoutGuide {
    var out = nav_guide_t()
    Host.callLegacy { legacy, host in unsafe legacy.guide(host, handle, Int32(which), &out) }
    return UILayoutGuide._guide(out) ?? UILayoutGuide()
  }

  private func setLegacyGuide(_ which: Int, _ guide: UILayoutGuide?) {
    Host.callLegacy { legacy, host in
      unsafe legacy.set_guide(host, handle, Int32(which), guide?._object.guide ?? nav_guide_t())
    }
  }
}
