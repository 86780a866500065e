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
}

extension UIView {
  final func setNeeds(_ needs: Int) {
    Host.call { unsafe $0.views.pointee.set_needs($0.pointer, _object.view, UInt32(needs)) }
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

  final func fitSize() {
    let proposal = bounds.size
    let fitting = Host.read(proposal.hostValue) { host, out in
      unsafe withUnsafePointer(to: proposal.hostValue) {
        unsafe host.layout.pointee.size_that_fits(host.pointer, _object.view, $0, out)
      }
    }
    guard let fitting else { return }
    frame = CGRect(origin: frame.origin, size: CGSize(fitting))
  }

  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = Host.read(target.hostValue) { host, out in
      unsafe withUnsafePointer(to: target.hostValue) {
        unsafe host.layout.pointee.fitting_size(
          host.pointer, _object.view, $0, Double(horizontal.rawValue), Double(vertical.rawValue),
          out)
      }
    }
    return size.map { CGSize($0) } ?? target
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
