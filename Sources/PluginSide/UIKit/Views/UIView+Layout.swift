// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  /// Which measures follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(max(0, _object.integer(NAV_VIEW_AUTORESIZING)))) }
    set { _object.setInteger(NAV_VIEW_AUTORESIZING, Int64(newValue.rawValue)) }
  }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _object.flag(NAV_VIEW_TRANSLATES_MASK) }
    set { _object.setFlag(NAV_VIEW_TRANSLATES_MASK, newValue) }
  }
}

// MARK: - Passes

extension UIView {
  public func setNeedsLayout() { setNeeds(NAV_NEEDS_LAYOUT) }

  public func setNeedsUpdateConstraints() { setNeeds(NAV_NEEDS_CONSTRAINTS) }

  public func invalidateIntrinsicContentSize() {
    updateAlignmentInsets()
    setNeeds(NAV_NEEDS_INTRINSIC_SIZE)
  }

  public func layoutIfNeeded() {
    Host.call { unsafe $0.layout.pointee.layout_if_needed($0.pointer, _object.view) }
  }

  public func updateConstraintsIfNeeded() {
    Host.call { unsafe $0.layout.pointee.update_constraints_if_needed($0.pointer, _object.view) }
  }

  private func setNeeds(_ needs: Int) {
    Host.call { unsafe $0.views.pointee.set_needs($0.pointer, _object.view, UInt32(needs)) }
  }
}

// MARK: - Alignment

extension UIView {
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Tells the host the insets, where they are others than it has.
  func updateAlignmentInsets() {
    let insets = alignmentRectInsets
    let known = UIEdgeInsets(_object.vector(NAV_VIEW_ALIGNMENT_INSETS, nav_insets_t()))
    if insets != known { _object.setVector(NAV_VIEW_ALIGNMENT_INSETS, insets.hostValue) }
  }
}

// MARK: - Sizes

extension UIView {
  /// In an intrinsic size: none on this axis.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }

  /// The target for the smallest size that meets the constraints.
  public nonisolated static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

  /// The target for the largest size that meets the constraints.
  public nonisolated static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  /// Takes the size that fits the present one, the origin staying.
  public func sizeToFit() {
    let proposal = bounds.size
    let fitting = Host.read(proposal.hostValue) { host, out in
      unsafe withUnsafePointer(to: proposal.hostValue) {
        unsafe host.layout.pointee.size_that_fits(host.pointer, _object.view, $0, out)
      }
    }
    guard let fitting else { return }
    frame = CGRect(origin: frame.origin, size: CGSize(fitting))
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = Host.read(targetSize.hostValue) { host, out in
      unsafe withUnsafePointer(to: targetSize.hostValue) {
        unsafe host.layout.pointee.fitting_size(
          host.pointer, _object.view, $0, Double(horizontal.rawValue), Double(vertical.rawValue),
          out)
      }
    }
    return size.map { CGSize($0) } ?? targetSize
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priority(axis == .horizontal ? NAV_VIEW_HUGGING_HORIZONTAL : NAV_VIEW_HUGGING_VERTICAL)
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let id = axis == .horizontal ? NAV_VIEW_HUGGING_HORIZONTAL : NAV_VIEW_HUGGING_VERTICAL
    _object.setNumber(id, Double(priority.rawValue))
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priority(
      axis == .horizontal ? NAV_VIEW_COMPRESSION_HORIZONTAL : NAV_VIEW_COMPRESSION_VERTICAL)
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let id = axis == .horizontal ? NAV_VIEW_COMPRESSION_HORIZONTAL : NAV_VIEW_COMPRESSION_VERTICAL
    _object.setNumber(id, Double(priority.rawValue))
  }

  private func priority(_ id: PropertyID) -> UILayoutPriority {
    UILayoutPriority(Float(_object.number(id)))
  }
}
