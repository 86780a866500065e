// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit
internal import CNavhostABI
internal import NavhostPlugin

/// Where a hiding stack's column begins.
public enum GMSNavigationHidingStackPosition: Int, Sendable {
  case top = 0
  case center = 1
  case bottom = 2
}

/// Along which side a hiding stack's members stand.
public enum GMSNavigationHidingStackViewAlignment: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// A column that hides members from the end of its list when the height is too short for all.
///
/// It sets `isHidden` on its members; nobody else should.
open class GMSNavigationHidingStackView: UIView {
  public init(
    position: GMSNavigationHidingStackPosition, alignment: GMSNavigationHidingStackViewAlignment
  ) {
    UIView._prepare(
      kind: NAV_VIEW_HIDING_STACK, variant: position.rawValue, alignment: alignment.rawValue,
      owner: GMSNavigationHidingStackView.self)
    super.init(frame: .zero)
  }

  @available(*, unavailable, message: "Use init(position:alignment:).")
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// Between two members, in points; 8 until another is set.
  public var spacing: CGFloat {
    get { CGFloat(_object.number(NAV_HIDING_STACK_SPACING)) }
    set { _object.setNumber(NAV_HIDING_STACK_SPACING, Double(newValue)) }
  }

  /// The members, in the order of their importance.
  ///
  /// New ones become subviews.
  public var arrangedSubviews: [UIView] {
    get {
      Host.list(nav_view_t()) { host, out, capacity, count in
        unsafe host.stacks.pointee.members(host.pointer, _object.view, out, capacity, count)
      }.compactMap { UIView._view($0) }
    }
    set {
      let list = newValue.map(\._object.view)
      Host.call { host in
        unsafe list.withUnsafeBufferPointer {
          unsafe host.stacks.pointee.set_members(
            host.pointer, _object.view, $0.baseAddress, UInt32($0.count))
        }
      }
    }
  }
}
