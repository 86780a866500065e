// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// A view's own layer: the same values, as Core Animation names them.
@preconcurrency @MainActor
public final class CALayer: NSObject {
  private unowned let view: UIView

  /// Whether this is the presentation: what the eye sees while an animation runs.
  private let isShown: Bool

  init(of view: UIView, isShown: Bool) {
    self.view = view
    self.isShown = isShown
    super.init()
  }

  /// The values on screen now; nil for a view that is in no window.
  ///
  /// What is set on it changes nothing.
  public func presentation() -> CALayer? {
    if isShown { return self }
    return view.window == nil ? nil : CALayer(of: view, isShown: true)
  }

  /// Ends the view's animations at the values they lead to.
  public func removeAllAnimations() {
    Host.call { unsafe $0.motion.pointee.remove_animations($0.pointer, view._object.view) }
  }

  public var frame: CGRect {
    get { CGRect(object.vector(NAV_VIEW_FRAME, nav_rect_t(), shown: isShown)) }
    set { change { $0.setVector(NAV_VIEW_FRAME, newValue.hostValue) } }
  }

  public var bounds: CGRect {
    get { CGRect(object.vector(NAV_VIEW_BOUNDS, nav_rect_t(), shown: isShown)) }
    set { change { $0.setVector(NAV_VIEW_BOUNDS, newValue.hostValue) } }
  }

  /// The view's center.
  public var position: CGPoint {
    get { CGPoint(object.vector(NAV_VIEW_CENTER, nav_point_t(), shown: isShown)) }
    set { change { $0.setVector(NAV_VIEW_CENTER, newValue.hostValue) } }
  }

  public var opacity: Float {
    get { Float(object.number(NAV_VIEW_ALPHA, shown: isShown)) }
    set { change { $0.setNumber(NAV_VIEW_ALPHA, Double(newValue)) } }
  }

  public var zPosition: CGFloat {
    get { CGFloat(object.number(NAV_VIEW_Z, shown: isShown)) }
    set { change { $0.setNumber(NAV_VIEW_Z, Double(newValue)) } }
  }

  public var cornerRadius: CGFloat {
    get { CGFloat(object.number(NAV_VIEW_CORNER_RADIUS, shown: isShown)) }
    set { change { $0.setNumber(NAV_VIEW_CORNER_RADIUS, Double(newValue)) } }
  }

  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(max(0, object.integer(NAV_VIEW_CORNERS)))) }
    set { change { $0.setInteger(NAV_VIEW_CORNERS, Int64(newValue.rawValue)) } }
  }

  public var masksToBounds: Bool {
    get { object.flag(NAV_VIEW_CLIPS) }
    set { change { $0.setFlag(NAV_VIEW_CLIPS, newValue) } }
  }

  public var borderWidth: CGFloat {
    get { CGFloat(object.number(NAV_VIEW_BORDER_WIDTH, shown: isShown)) }
    set { change { $0.setNumber(NAV_VIEW_BORDER_WIDTH, Double(newValue)) } }
  }

  public var borderColor: CGColor? {
    get { CGColor(object.color(NAV_VIEW_BORDER_COLOR, shown: isShown)) }
    set { change { $0.setColor(NAV_VIEW_BORDER_COLOR, newValue.hostValue) } }
  }

  public var backgroundColor: CGColor? {
    get { CGColor(object.color(NAV_VIEW_BACKGROUND, shown: isShown)) }
    set { change { $0.setColor(NAV_VIEW_BACKGROUND, newValue.hostValue) } }
  }

  public var isHidden: Bool {
    get { object.flag(NAV_VIEW_HIDDEN) }
    set { change { $0.setFlag(NAV_VIEW_HIDDEN, newValue) } }
  }

  private var object: HostObject { view._object }

  private func change(_ body: (HostObject) -> Void) {
    if !isShown { body(object) }
  }
}
