// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// A view's own layer: the same values, as Core Animation names them.
///
/// What the host has no value for is kept and can be read back, as is all of a layer that is no
/// view's: such a one is never drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Nil for a layer of the plugin's own.
  private final weak var view: UIView?

  /// Whether this is the presentation: what the eye sees while an animation runs.
  private final var isShown = false

  final var kept = KeptValues()

  /// The layer that this one was added to; nil for a view's.
  public internal(set) final weak var superlayer: CALayer?

  public required override init() {
    super.init()
  }

  /// Makes it the layer of a view.
  final func serve(_ view: UIView) { self.view = view }

  /// The values on screen now; nil for a view that is in no window.
  ///
  /// What is set on it changes nothing.
  open func presentation() -> Self? {
    if isShown { return self }
    guard let view, view.window != nil else { return nil }
    let shown = Self()
    shown.kept = kept
    shown.view = view
    shown.isShown = true
    return shown
  }

  /// Ends the view's animations at the values they lead to.
  open func removeAllAnimations() {
    guard let view else { return }
    Host.call { unsafe $0.motion.pointee.remove_animations($0.pointer, view._object.view) }
  }

  // MARK: - The host's values

  open var frame: CGRect {
    get {
      value { CGRect($0.vector(NAV_VIEW_FRAME, nav_rect_t(), shown: isShown)) } ?? kept.frame
    }
    set { change(\.frame, newValue) { $0.setVector(NAV_VIEW_FRAME, newValue.hostValue) } }
  }

  open var bounds: CGRect {
    get {
      value { CGRect($0.vector(NAV_VIEW_BOUNDS, nav_rect_t(), shown: isShown)) } ?? kept.bounds
    }
    set { change(\.bounds, newValue) { $0.setVector(NAV_VIEW_BOUNDS, newValue.hostValue) } }
  }

  /// The view's center.
  open var position: CGPoint {
    get {
      value { CGPoint($0.vector(NAV_VIEW_CENTER, nav_point_t(), shown: isShown)) }
        ?? kept.position
    }
    set { change(\.position, newValue) { $0.setVector(NAV_VIEW_CENTER, newValue.hostValue) } }
  }

  open var opacity: Float {
    get { value { Float($0.number(NAV_VIEW_ALPHA, shown: isShown)) } ?? kept.opacity }
    set { change(\.opacity, newValue) { $0.setNumber(NAV_VIEW_ALPHA, Double(newValue)) } }
  }

  open var zPosition: CGFloat {
    get { value { CGFloat($0.number(NAV_VIEW_Z, shown: isShown)) } ?? kept.zPosition }
    set { change(\.zPosition, newValue) { $0.setNumber(NAV_VIEW_Z, Double(newValue)) } }
  }

  open var cornerRadius: CGFloat {
    get {
      value { CGFloat($0.number(NAV_VIEW_CORNER_RADIUS, shown: isShown)) } ?? kept.cornerRadius
    }
    set {
      change(\.cornerRadius, newValue) { $0.setNumber(NAV_VIEW_CORNER_RADIUS, Double(newValue)) }
    }
  }

  open var maskedCorners: CACornerMask {
    get {
      value { CACornerMask(rawValue: UInt(max(0, $0.integer(NAV_VIEW_CORNERS)))) }
        ?? kept.maskedCorners
    }
    set {
      change(\.maskedCorners, newValue) {
        $0.setInteger(NAV_VIEW_CORNERS, Int64(newValue.rawValue))
      }
    }
  }

  open var masksToBounds: Bool {
    get { value { $0.flag(NAV_VIEW_CLIPS) } ?? kept.masksToBounds }
    set { change(\.masksToBounds, newValue) { $0.setFlag(NAV_VIEW_CLIPS, newValue) } }
  }

  open var borderWidth: CGFloat {
    get {
      value { CGFloat($0.number(NAV_VIEW_BORDER_WIDTH, shown: isShown)) } ?? kept.borderWidth
    }
    set {
      change(\.borderWidth, newValue) { $0.setNumber(NAV_VIEW_BORDER_WIDTH, Double(newValue)) }
    }
  }

  open var borderColor: CGColor? {
    get {
      value { CGColor($0.color(NAV_VIEW_BORDER_COLOR, shown: isShown)) } ?? kept.borderColor
    }
    set {
      change(\.borderColor, newValue) { $0.setColor(NAV_VIEW_BORDER_COLOR, newValue.hostValue) }
    }
  }

  open var backgroundColor: CGColor? {
    get {
      value { CGColor($0.color(NAV_VIEW_BACKGROUND, shown: isShown)) } ?? kept.backgroundColor
    }
    set {
      change(\.backgroundColor, newValue) { $0.setColor(NAV_VIEW_BACKGROUND, newValue.hostValue) }
    }
  }

  open var isHidden: Bool {
    get { value { $0.flag(NAV_VIEW_HIDDEN) } ?? kept.isHidden }
    set { change(\.isHidden, newValue) { $0.setFlag(NAV_VIEW_HIDDEN, newValue) } }
  }

  private func value<Value>(_ read: (HostObject) -> Value) -> Value? {
    view.map { read($0._object) }
  }

  private func change<Value>(
    _ path: WritableKeyPath<KeptValues, Value>, _ value: Value, _ write: (HostObject) -> Void
  ) {
    if isShown { return }
    guard let view else {
      kept[keyPath: path] = value
      return
    }
    write(view._object)
  }
}
