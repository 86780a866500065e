// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit
internal import CNavhostABI
internal import NavhostPlugin

/// The map.
///
/// The host makes it: a plugin lays out what stands on it.
open class GMSMapView: UIView {
  @available(*, unavailable, message: "The map comes from the host.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// What an app sets on the map.
  public private(set) lazy var settings = GMSUISettings(map: self)

  /// Hears of taps on this map; see `GMSMapView+Navigation.swift`.
  var uiListener: MapListener?

  /// The delegate that is set.
  ///
  /// The map holds it.
  public var layoutDelegate: (any NavigationLayoutDelegate)? {
    var initial = unsafe nav_delegate_t()
    unsafe initial.struct_size = UInt32(MemoryLayout<nav_delegate_t>.size)
    let value = Host.read(initial) { host, out in
      unsafe host.map.pointee.delegate(host.pointer, handle, out)
    }
    guard let value = unsafe value else { return nil }
    return unsafe DelegateBox.delegate(of: value)
  }

  /// Sets the layout delegate; nil brings the built-in layout back.
  ///
  /// - Throws: An error of ``GMSMapViewNavigationLayoutErrorDomain`` while navigation is enabled,
  ///   and on a car's screen.
  public func setLayoutDelegate(_ delegate: (any NavigationLayoutDelegate)?) throws {
    guard let host = unsafe Host.current else { throw error(.internal) }
    var code = Int32(NAV_LAYOUT_ERROR_INTERNAL)
    var status = nav_status_t(NAV_OK)
    if let delegate {
      // The host takes its own reference while the delegate is set; ours ends here.
      let box = DelegateBox(delegate)
      withExtendedLifetime(box) {
        status = unsafe withUnsafePointer(to: box.hostValue) {
          unsafe host.map.pointee.set_delegate(host.pointer, handle, $0, &code)
        }
      }
    } else {
      status = unsafe host.map.pointee.set_delegate(host.pointer, handle, nil, &code)
    }
    guard status >= 0 else { throw error(GMSMapViewNavigationLayoutErrorCode(Int(code))) }
  }

  private func error(_ code: GMSMapViewNavigationLayoutErrorCode) -> NSError {
    NSError(
      domain: GMSMapViewNavigationLayoutErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: code.sentence])
  }
}

// MARK: - The host's map

extension GMSMapView {
  static func map(_ handle: nav_map_t) -> GMSMapView? {
    let view = Host.read(nav_view_t()) { host, out in
      unsafe host.map.pointee.view(host.pointer, handle, out)
    }
    return view.flatMap { UIView._view($0) } as? GMSMapView
  }

  var handle: nav_map_t { GMSMapView.map(of: _object) ?? nav_map_t() }

  private static func map(of object: HostObject) -> nav_map_t? {
    Host.read(nav_map_t()) { host, out in
      unsafe host.map.pointee.map_of(host.pointer, object.view, out)
    }
  }

  /// Tells UIKit which of the host's views have a class of this module.
  static func registerClasses() {
    UIView._sdkClass = { object in
      if map(of: object) != nil { return GMSMapView(_adopting: object) }
      if object.isPrompt { return PromptView(_adopting: object) }
      return nil
    }
  }
}

extension HostObject {
  /// Views of the plugin's own have no component: the host is asked without a remark of ours.
  @MainActor fileprivate var isPrompt: Bool {
    guard let host = unsafe Host.current else { return false }
    var component: Int64 = 0
    let status = unsafe host.objects.pointee.get_int(
      host.pointer, object, nav_property_t(NAV_SDK_COMPONENT), &component)
    return status == nav_status_t(NAV_OK) && component == Int64(NAV_COMPONENT_PROMPT)
  }
}
