// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import CNavhostABI
internal import NavhostPlugin

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
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _object.integer(NAV_VIEW_DIRECTION) == Int64(NAV_DIRECTION_RIGHT_TO_LEFT)
      ? .rightToLeft : .leftToRight
  }

  /// The direction of a view with that attribute, by what the host is set to.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let probe = UIView(frame: .zero)
    probe.semanticContentAttribute = attribute
    return probe.effectiveUserInterfaceLayoutDirection
  }

  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  final func findDirectionalMargins() -> NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }
}

// MARK: - Kept, and neither drawn nor acted upon

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  struct KeptValues {
    var tint: UIColor?
    var tintAdjustment: TintAdjustmentMode?
    var contentMode = ContentMode.scaleToFill
    var autoresizesSubviews = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var style = UIUserInterfaceStyle.unspecified
    var mask: UIView?
    var accessibilityIdentifier: String?
  }

  public var contentMode: ContentMode {
    get { kept.contentMode }
    set { kept.contentMode = newValue }
  }

  /// Kept alone: subviews follow their masks.
  public var autoresizesSubviews: Bool {
    get { kept.autoresizesSubviews }
    set { kept.autoresizesSubviews = newValue }
  }

  public var isMultipleTouchEnabled: Bool {
    get { kept.isMultipleTouchEnabled }
    set { kept.isMultipleTouchEnabled = newValue }
  }

  public var isExclusiveTouch: Bool {
    get { kept.isExclusiveTouch }
    set { kept.isExclusiveTouch = newValue }
  }

  public var mask: UIView? {
    get { kept.mask }
    set { kept.mask = newValue }
  }

  /// What ``traitCollection`` says of the view and those below; colours stay light.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.style }
    set {
      kept.style = newValue
      tellTraits()
    }
  }

  /// Tells the view and those below that go by its tint.
  final func tellTint() {
    tintColorDidChange()
    for view in subviews where view.kept.tint == nil { view.tellTint() }
  }
}

// MARK: - In words

extension UIView {
  /// The class, the host's number of the view, its name and its frame.
  final var textOfView: String {
    let frame = self.frame
    let name = kept.accessibilityIdentifier.map { "; '\($0)'" } ?? ""
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(shortNumber)
    return "<\(type(of: self)): 0x\(String(_object.bits, radix: 16))\(name); "
      + "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}

/// A number without a fraction that is none.
func shortNumber(_ number: CGFloat) -> String {
  let number = Double(number)
  guard let whole = Int(exactly: number) else { return "\(number)" }
  return "\(whole)"
}

/// What can be said of an object of the host's: nothing from another thread, or without a host.
func onOwnerThread(_ body: @MainActor () -> String) -> String? {
  guard OwnerThread.isCurrent, unsafe Host.current != nil else { return nil }
  return MainActor.assumeIsolated(body)
}
