// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// A row or a column of views.
///
/// The host arranges it; a hidden member leaves no gap.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// As a spacing: the stack's own.
  public nonisolated static var spacingUseDefault: CGFloat {
    CGFloat(Float.greatestFiniteMagnitude)
  }

  /// As a spacing: the distance that the system keeps between views.
  public nonisolated static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  override class var kind: Int { NAV_VIEW_STACK }

  // MARK: - Members

  open var arrangedSubviews: [UIView] {
    Host.list(nav_view_t()) { host, out, capacity, count in
      unsafe host.stacks.pointee.members(host.pointer, _object.view, out, capacity, count)
    }.compactMap { UIView._view($0) }
  }

  open func addArrangedSubview(_ view: UIView) { insert(view, at: -1) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insert(view, at: Int32(clamping: stackIndex))
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    Host.call { host in
      unsafe host.stacks.pointee.remove_member(host.pointer, _object.view, view._object.view)
    }
  }

  private func insert(_ view: UIView, at index: Int32) {
    Host.call { host in
      unsafe host.stacks.pointee.insert_member(
        host.pointer, _object.view, view._object.view, index)
    }
  }

  // MARK: - Arrangement

  open var axis: NSLayoutConstraint.Axis {
    get {
      _object.integer(NAV_STACK_VIEW_AXIS) == Int64(NAV_AXIS_VERTICAL) ? .vertical : .horizontal
    }
    set {
      let axis = newValue == .vertical ? NAV_AXIS_VERTICAL : NAV_AXIS_HORIZONTAL
      _object.setInteger(NAV_STACK_VIEW_AXIS, Int64(axis))
    }
  }

  open var distribution: Distribution {
    get { Distribution(rawValue: Int(_object.integer(NAV_STACK_VIEW_DISTRIBUTION))) ?? .fill }
    set { _object.setInteger(NAV_STACK_VIEW_DISTRIBUTION, Int64(newValue.rawValue)) }
  }

  open var alignment: Alignment {
    get { Alignment(rawValue: Int(_object.integer(NAV_STACK_VIEW_ALIGNMENT))) ?? .fill }
    set { _object.setInteger(NAV_STACK_VIEW_ALIGNMENT, Int64(newValue.rawValue)) }
  }

  /// Between two members, in points; the system's distance reads back as its length.
  open var spacing: CGFloat {
    get { CGFloat(_object.number(NAV_STACK_VIEW_SPACING)) }
    set {
      let isSystem = newValue == UIStackView.spacingUseSystem
      _object.setNumber(NAV_STACK_VIEW_SPACING, isSystem ? 8 : Double(newValue))
    }
  }

  /// Sets the spacing after one member.
  ///
  /// Of a view that isn't arranged here this says nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    let which =
      switch spacing {
      case UIStackView.spacingUseDefault: NAV_SPACING_DEFAULT
      case UIStackView.spacingUseSystem: NAV_SPACING_SYSTEM
      default: NAV_SPACING_POINTS
      }
    Host.call { host in
      unsafe host.stacks.pointee.set_custom_spacing(
        host.pointer, _object.view, arrangedSubview._object.view, Int32(which), Double(spacing))
    }
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard arrangedSubviews.contains(arrangedSubview) else { return UIStackView.spacingUseDefault }
    var which = Int32(NAV_SPACING_DEFAULT)
    let points = Host.read(0.0) { host, out in
      unsafe withUnsafeMutablePointer(to: &which) {
        unsafe host.stacks.pointee.custom_spacing(
          host.pointer, _object.view, arrangedSubview._object.view, $0, out)
      }
    }
    switch Int(which) {
    case NAV_SPACING_SYSTEM: return UIStackView.spacingUseSystem
    case NAV_SPACING_POINTS: return CGFloat(points ?? 0)
    default: return UIStackView.spacingUseDefault
    }
  }

  open var isLayoutMarginsRelativeArrangement: Bool {
    get { _object.flag(NAV_STACK_VIEW_MARGINS_RELATIVE) }
    set { _object.setFlag(NAV_STACK_VIEW_MARGINS_RELATIVE, newValue) }
  }

  open var isBaselineRelativeArrangement: Bool {
    get { _object.flag(NAV_STACK_VIEW_BASELINE_RELATIVE) }
    set { _object.setFlag(NAV_STACK_VIEW_BASELINE_RELATIVE, newValue) }
  }
}
