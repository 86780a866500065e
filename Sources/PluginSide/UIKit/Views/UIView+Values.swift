// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  public var isOpaque: Bool {
    get { _object.flag(NAV_VIEW_OPAQUE) }
    set { _object.setFlag(NAV_VIEW_OPAQUE, newValue) }
  }

  public var clipsToBounds: Bool {
    get { _object.flag(NAV_VIEW_CLIPS) }
    set { _object.setFlag(NAV_VIEW_CLIPS, newValue) }
  }

  public var isUserInteractionEnabled: Bool {
    get { _object.flag(NAV_VIEW_INTERACTION) }
    set { _object.setFlag(NAV_VIEW_INTERACTION, newValue) }
  }

  public var tag: Int {
    get { Int(_object.integer(NAV_VIEW_TAG)) }
    set { _object.setInteger(NAV_VIEW_TAG, Int64(newValue)) }
  }
}

// MARK: - Direction

/// Whether content is mirrored with the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The direction in which leading comes before trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  public var semanticContentAttribute: UISemanticContentAttribute {
    get {
      UISemanticContentAttribute(rawValue: Int(_object.integer(NAV_VIEW_SEMANTIC))) ?? .unspecified
    }
    set { _object.setInteger(NAV_VIEW_SEMANTIC, Int64(newValue.rawValue)) }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _object.integer(NAV_VIEW_DIRECTION) == Int64(NAV_DIRECTION_RIGHT_TO_LEFT)
      ? .rightToLeft : .leftToRight
  }
}

// MARK: - Margins and safe area

extension UIView {
  /// As they apply, the safe area included; what is set is counted from it.
  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(_object.vector(NAV_VIEW_LAYOUT_MARGINS, nav_insets_t())) }
    set { _object.setVector(NAV_VIEW_MARGINS, newValue.hostValue) }
  }

  /// As they apply, the safe area included; what is set is counted from it.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { _object.setVector(NAV_VIEW_DIRECTIONAL_MARGINS, newValue.hostValue) }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { _object.flag(NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA) }
    set { _object.setFlag(NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA, newValue) }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { _object.flag(NAV_VIEW_KEEPS_SUPERVIEW_MARGINS) }
    set { _object.setFlag(NAV_VIEW_KEEPS_SUPERVIEW_MARGINS, newValue) }
  }

  public var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(_object.vector(NAV_VIEW_SAFE_AREA, nav_insets_t()))
  }
}
