import Foundation
internal import CNavhostABI
internal import NavhostPlugin
internal import UIKit

/// A state of the host's, and the same object for as long as the host knows it.
@MainActor
class StateObject: NSObject {
  fileprivate let object: HostObject

  fileprivate init(_ object: HostObject) {
    self.object = object
    super.init()
  }

  deinit {
    object.release()
  }

  static func state(_ handle: nav_state_t) -> StateObject? {
    let object = HostObject(bits: handle.bits)
    return Peers.object(for: object) {
      switch Int(object.integer(NAV_STATE_KIND)) {
      case NAV_STATE_READY: ReadyState(object)
      case NAV_STATE_GUIDANCE: GuidanceState(object)
      default: nil
      }
    }
  }

  static func ready(_ handle: nav_state_t) -> (any NavigationReadyUIState)? {
    state(handle) as? ReadyState
  }

  static func guidance(_ handle: nav_state_t) -> (any ActiveGuidanceUIState)? {
    state(handle) as? GuidanceState
  }

  // MARK: - What every state has

  var wideMode: Bool { object.flag(NAV_STATE_WIDE) }
  var googleLogo: UIView { component(NAV_COMPONENT_LOGO) }
  var viewport: UIView { component(NAV_COMPONENT_VIEWPORT) }

  var buttons: [any NavigationUIButton] {
    Host.list(nav_button_t()) { host, out, capacity, count in
      unsafe host.map.pointee.buttons(host.pointer, handle, out, capacity, count)
    }.compactMap { button in
      UIView._view(button.view).map { Button(NavigationButtonKnownType(button.type), $0) }
    }
  }

  /// A view of the SDK's.
  ///
  /// One that the host doesn't have is an empty view, since the types say that there is one; the
  /// host has noted the call.
  fileprivate func component(_ which: Int) -> UIView {
    let view = Host.read(nav_view_t()) { host, out in
      unsafe host.map.pointee.component(host.pointer, handle, Int32(which), out)
    }
    return view.flatMap { UIView._view($0) } ?? UIView()
  }

  private var handle: nav_state_t { nav_state_t(bits: object.bits) }
}

private final class ReadyState: StateObject, NavigationReadyUIState {}

private final class GuidanceState: StateObject, ActiveGuidanceUIState {
  var turnCard: UIView { component(NAV_COMPONENT_TURN_CARD) }
  var etaCard: UIView { component(NAV_COMPONENT_ETA_CARD) }
  var tripProgressBar: UIView { component(NAV_COMPONENT_TRIP_PROGRESS_BAR) }
  var speedWidget: UIView { component(NAV_COMPONENT_SPEED_WIDGET) }
}

@MainActor
private final class Button: NSObject, NavigationUIButton {
  let type: NavigationButtonKnownType
  let view: UIView

  init(_ type: NavigationButtonKnownType, _ view: UIView) {
    self.type = type
    self.view = view
    super.init()
  }
}
