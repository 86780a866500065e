// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import CNavhostABI
package import NavhostPlugin

/// A rectangle in the host's tree of views.
///
/// The view itself lives in the host. This object holds one count of it, and the host holds this
/// object while it holds the view: `superview` and `subviews` give the same object back.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The host's view.
  package private(set) final var _object = HostObject.none

  /// Whether the host calls the methods that a subclass overrides.
  private final var isCalledBack = false

  /// Of a root that is no `UIWindow`, as a map is: what views below it know as their window.
  private final var madeWindow: UIWindow?

  /// Whether this is such a window, which has no count of the host's view: the root's is enough.
  private final var isBorrowed = false

  /// Whether the plugin made it: what is inside a view of the host's isn't told.
  private(set) final var isOfPlugin = false

  /// What the user set last, to give the very object back.
  private final var givenBackground: UIColor?
  private final var madeLayer: CALayer?

  /// What is kept for the plugin and says nothing to the host.
  final var kept = KeptValues()

  /// What ``traitCollectionDidChange(_:)`` was last told of.
  final var knownTraits: UITraitCollection?

  /// What answers the host's question for a fitting size, when the view itself doesn't.
  package final var _fittingAnswer: ((CGSize) -> CGSize)?

  /// How the next `init(frame:)` comes by its view.
  ///
  /// A third designated initialiser would be one more that a user's subclass must override.
  private static var birth: Birth?

  private enum Birth {
    case adopt(HostObject)
    case make(kind: Int, variant: Int, alignment: Int, owner: UIView.Type)
  }

  public init(frame: CGRect) {
    super.init()
    let birth = Self.takeBirth()
    if case .adopt(let object) = birth {
      _object = object
    } else {
      make(frame, birth)
    }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    if !isBorrowed { _object.release(isCalledBack: isCalledBack) }
  }

  /// The kind of view that the host makes for this class.
  class var kind: Int { NAV_VIEW_PLAIN }

  // MARK: - What a subclass may override

  open var intrinsicContentSize: CGSize {
    let none = nav_size_t(width: -1, height: -1)
    let size = Host.read(none) { host, out in
      unsafe host.views.pointee.base_intrinsic_size(host.pointer, _object.view, out)
    }
    return CGSize(size ?? none)
  }

  /// How far the rectangle that constraints act on lies inside the frame.
  ///
  /// Asked when the view is made and each time its intrinsic size is invalidated.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = Host.read(size.hostValue) { host, out in
      unsafe withUnsafePointer(to: size.hostValue) {
        unsafe host.views.pointee.base_size_that_fits(host.pointer, _object.view, $0, out)
      }
    }
    return fitting.map { CGSize($0) } ?? size
  }

  /// Takes the size that fits the present one, the origin staying.
  open func sizeToFit() { fitSize() }

  open func layoutSubviews() {
    Host.call { unsafe $0.views.pointee.base_layout($0.pointer, _object.view) }
  }

  /// There is no drawing by code here: never called.
  open func draw(_ rect: CGRect) {}

  // MARK: - Passes

  open func setNeedsLayout() { setNeeds(NAV_NEEDS_LAYOUT) }

  open func layoutIfNeeded() {
    Host.call { unsafe $0.layout.pointee.layout_if_needed($0.pointer, _object.view) }
  }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  open func invalidateIntrinsicContentSize() {
    updateAlignmentInsets()
    setNeeds(NAV_NEEDS_INTRINSIC_SIZE)
  }

  /// Layout here always goes by constraints, whatever a class says.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func needsUpdateConstraints() -> Bool { _object.flag(NAV_VIEW_NEEDS_CONSTRAINTS) }

  open func setNeedsUpdateConstraints() { setNeeds(NAV_NEEDS_CONSTRAINTS) }

  open func updateConstraints() {
    Host.call { unsafe $0.views.pointee.base_update_constraints($0.pointer, _object.view) }
  }

  open func updateConstraintsIfNeeded() {
    Host.call { unsafe $0.layout.pointee.update_constraints_if_needed($0.pointer, _object.view) }
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: - Touches

  /// Which view below, or this one, takes a touch at a point of this view's own space.
  ///
  /// The host has no events: `event` is always nil when it asks.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = Host.readTouch(nav_view_t()) { table, host, out in
      unsafe withUnsafePointer(to: point.hostValue) {
        unsafe table.base_hit_test(host, _object.view, $0, out)
      }
    }
    return hit.flatMap { UIView._view($0) }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = Host.readTouch(Int32(0)) { table, host, out in
      unsafe withUnsafePointer(to: point.hostValue) {
        unsafe table.base_point_inside(host, _object.view, $0, out)
      }
    }
    return isInside == 1
  }

  // MARK: - Alignment

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view below that lends its first baseline; this view for its own.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Hierarchy

  open var superview: UIView? { findSuperview() }

  /// Back to front.
  open var subviews: [UIView] { findSubviews() }

  open var window: UIWindow? { findWindow() }

  open func addSubview(_ view: UIView) { put(view, at: -1) }

  open func insertSubview(_ view: UIView, at index: Int) {
    put(view, at: Int32(clamping: index))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    put(view, beside: siblingSubview, above: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    put(view, beside: siblingSubview, above: 0)
  }

  open func removeFromSuperview() {
    Host.call { unsafe $0.views.pointee.remove($0.pointer, _object.view) }
    SpanGuide.dropCut()
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, at: -1) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, at: 0) }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    Host.call {
      unsafe $0.views.pointee.exchange(
        $0.pointer, _object.view, Int32(clamping: index1), Int32(clamping: index2))
    }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Values that a subclass may watch

  /// In the superview's space, in points.
  open var frame: CGRect {
    get { CGRect(_object.vector(NAV_VIEW_FRAME, nav_rect_t())) }
    set { _object.setVector(NAV_VIEW_FRAME, newValue.hostValue) }
  }

  open var bounds: CGRect {
    get { CGRect(_object.vector(NAV_VIEW_BOUNDS, nav_rect_t())) }
    set { _object.setVector(NAV_VIEW_BOUNDS, newValue.hostValue) }
  }

  open var center: CGPoint {
    get { CGPoint(_object.vector(NAV_VIEW_CENTER, nav_point_t())) }
    set { _object.setVector(NAV_VIEW_CENTER, newValue.hostValue) }
  }

  open var transform: CGAffineTransform {
    get { _object.vector(NAV_VIEW_TRANSFORM, CGAffineTransform.identity) }
    set { _object.setVector(NAV_VIEW_TRANSFORM, newValue) }
  }

  open var alpha: CGFloat {
    get { CGFloat(_object.number(NAV_VIEW_ALPHA)) }
    set { _object.setNumber(NAV_VIEW_ALPHA, Double(newValue)) }
  }

  open var isHidden: Bool {
    get { _object.flag(NAV_VIEW_HIDDEN) }
    set { _object.setFlag(NAV_VIEW_HIDDEN, newValue) }
  }

  open var isUserInteractionEnabled: Bool {
    get { _object.flag(NAV_VIEW_INTERACTION) }
    set { _object.setFlag(NAV_VIEW_INTERACTION, newValue) }
  }

  open override var next: UIResponder? { superview }

  open var tag: Int {
    get { Int(_object.integer(NAV_VIEW_TAG)) }
    set { _object.setInteger(NAV_VIEW_TAG, Int64(newValue)) }
  }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get {
      UISemanticContentAttribute(rawValue: Int(_object.integer(NAV_VIEW_SEMANTIC))) ?? .unspecified
    }
    set { _object.setInteger(NAV_VIEW_SEMANTIC, Int64(newValue.rawValue)) }
  }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _object.flag(NAV_VIEW_TRANSLATES_MASK) }
    set { _object.setFlag(NAV_VIEW_TRANSLATES_MASK, newValue) }
  }

  // MARK: - Margins and safe area

  /// As they apply, the safe area included; what is set is counted from it.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(_object.vector(NAV_VIEW_LAYOUT_MARGINS, nav_insets_t())) }
    set { _object.setVector(NAV_VIEW_MARGINS, newValue.hostValue) }
  }

  /// As they apply, the safe area included; what is set is counted from it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { findDirectionalMargins() }
    set { _object.setVector(NAV_VIEW_DIRECTIONAL_MARGINS, newValue.hostValue) }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { _object.flag(NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA) }
    set { _object.setFlag(NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA, newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { _object.flag(NAV_VIEW_KEEPS_SUPERVIEW_MARGINS) }
    set { _object.setFlag(NAV_VIEW_KEEPS_SUPERVIEW_MARGINS, newValue) }
  }

  open var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(_object.vector(NAV_VIEW_SAFE_AREA, nav_insets_t()))
  }

  // MARK: - Look

  open var backgroundColor: UIColor? {
    get {
      let shown = _object.color(NAV_VIEW_BACKGROUND)
      if let given = givenBackground, (given.cgColor as CGColor?).hostValue.isSame(as: shown) {
        return given
      }
      return CGColor(shown).map { UIColor(cgColor: $0) }
    }
    set {
      givenBackground = newValue
      _object.setColor(NAV_VIEW_BACKGROUND, (newValue?.cgColor).hostValue)
    }
  }

  open var isOpaque: Bool {
    get { _object.flag(NAV_VIEW_OPAQUE) }
    set { _object.setFlag(NAV_VIEW_OPAQUE, newValue) }
  }

  open var clipsToBounds: Bool {
    get { _object.flag(NAV_VIEW_CLIPS) }
    set { _object.setFlag(NAV_VIEW_CLIPS, newValue) }
  }

  /// The nearest one that was set on the view or above it, else the system's blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { kept.tint ?? superview?.tintColor ?? .systemBlue }
    set {
      kept.tint = newValue
      tellTint()
    }
  }

  /// The nearest one that was set on the view or above it, else `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { kept.tintAdjustment ?? superview?.tintAdjustmentMode ?? .normal }
    set {
      kept.tintAdjustment = newValue == .automatic ? nil : newValue
      tellTint()
    }
  }

  /// A class of layers that can be made by `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's own layer.
  open var layer: CALayer {
    if let layer = madeLayer { return layer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.serve(self)
    madeLayer = layer
    return layer
  }

  open var traitCollection: UITraitCollection { UITraitCollection(of: self) }

  /// Also what a view of the plugin's is called in logs and reports; the SDK's keep their names.
  open var accessibilityIdentifier: String? {
    get { kept.accessibilityIdentifier }
    set {
      kept.accessibilityIdentifier = newValue
      if isOfPlugin { _object.setText(NAV_ANY_NAME, newValue) }
    }
  }

  // `NSObject` gives an address, which no two runs share; from another thread nothing can be read.
  open nonisolated override var description: String {
    onOwnerThread { textOfView } ?? "<\(type(of: self))>"
  }

  open nonisolated override var debugDescription: String { description }
}

// MARK: - Birth

extension UIView {
  /// Stands for a view that the host has already; the host keeps the returned object's peer.
  package convenience init(_adopting object: HostObject) {
    Self.birth = .adopt(object)
    self.init(frame: .zero)
  }

  /// Makes the next view of class `owner` of a kind that the SDK defines.
  package static func _prepare(kind: Int, variant: Int, alignment: Int, owner: UIView.Type) {
    birth = .make(kind: kind, variant: variant, alignment: alignment, owner: owner)
  }

  private static func takeBirth() -> Birth? {
    defer { birth = nil }
    return birth
  }

  private func make(_ frame: CGRect, _ birth: Birth?) {
    var spec = unsafe nav_view_spec_t()
    unsafe spec.struct_size = UInt32(MemoryLayout<nav_view_spec_t>.size)
    unsafe spec.frame = frame.hostValue
    unsafe spec.callbacks = ViewCallbacks.table
    unsafe spec.peer = Peers.peer(for: self)
    let ours: [UIView.Type] = [UIView.self, UILabel.self, UIStackView.self]
    var isOurs = ours.contains { type(of: self) == $0 }
    if case .make(let kind, let variant, let alignment, let owner) = birth {
      unsafe spec.kind = UInt32(kind)
      unsafe spec.variant = Int32(variant)
      unsafe spec.alignment = Int32(alignment)
      isOurs = type(of: self) == owner
    } else {
      unsafe spec.kind = UInt32(Self.kind)
    }
    // Which methods a subclass overrides can't be asked in Swift: it gets all callbacks, and what
    // it doesn't override does the host's own work.
    if !isOurs { unsafe spec.wants = ViewCallbacks.all }
    let view = Host.read(nav_view_t()) { host, out in
      unsafe withUnsafePointer(to: spec) {
        unsafe host.views.pointee.make(host.pointer, $0, out)
      }
    }
    _object = HostObject(bits: view?.bits ?? 0)
    isOfPlugin = true
    isCalledBack = !isOurs
    guard isCalledBack else { return }
    _object.setText(NAV_ANY_TYPE_NAME, "\(type(of: self))")
    updateAlignmentInsets()
  }
}

// MARK: - Views of the host's

extension UIView {
  /// Makes the object for a view of the SDK's that has a class of its own; nil for the others.
  package static var _sdkClass: (@MainActor (HostObject) -> UIView?)?

  /// The object for a view of the host's.
  package static func _view(_ handle: nav_view_t) -> UIView? {
    let object = HostObject(bits: handle.bits)
    return Peers.object(for: object) {
      // A map is the root of its tree too, and has a class of its own.
      if let view = _sdkClass?(object) { return view }
      return window(of: object) == object
        ? UIWindow(_adopting: object) : UIView(_adopting: object)
    }
  }

  /// The window for a root of the host's, nil for zero bits.
  static func window(_ root: nav_view_t) -> UIWindow? {
    guard let view = _view(root) else { return nil }
    if let window = view as? UIWindow ?? view.madeWindow { return window }
    let window = UIWindow(_adopting: view._object)
    window.isBorrowed = true
    view.madeWindow = window
    return window
  }

  /// The window that a view is in, `none` outside of any.
  static func window(of object: HostObject) -> HostObject {
    let window = Host.read(nav_view_t()) { host, out in
      unsafe host.views.pointee.window(host.pointer, object.view, out)
    }
    return HostObject(bits: window?.bits ?? 0)
  }
}

/// The root of a tree of views; the host makes it.
open class UIWindow: UIView {
  @available(*, unavailable, message: "The window comes from the host.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}
