// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view adapts to.
///
/// The text size is always the standard one, and nothing but a view's own style makes it dark.
public final class UITraitCollection: NSObject, Sendable {
  private struct Traits: Hashable {
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var scale: CGFloat = 0
    var category = UIContentSizeCategory.unspecified
  }

  private let traits: Traits

  private init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  public override convenience init() { self.init(Traits()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  /// Of each trait the last that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var traits = Traits()
    for next in traitCollections.map(\.traits) {
      if next.direction != .unspecified { traits.direction = next.direction }
      if next.style != .unspecified { traits.style = next.style }
      if next.horizontal != .unspecified { traits.horizontal = next.horizontal }
      if next.vertical != .unspecified { traits.vertical = next.vertical }
      if next.scale != 0 { traits.scale = next.scale }
      if next.category != .unspecified { traits.category = next.category }
    }
    self.init(traits)
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  /// Pixels in a point; 0 where it is unspecified.
  public var displayScale: CGFloat { traits.scale }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}

// MARK: - Of a view

@MainActor
extension UITraitCollection {
  /// The traits where the view is: of its window, and its own style.
  convenience init(of view: UIView) {
    let window = view.findWindow()
    let size = window?.bounds.size
    var styled: UIView? = view
    while let next = styled, next.kept.style == .unspecified { styled = next.findSuperview() }
    let isMirrored = (window ?? view).effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      Traits(
        direction: isMirrored ? .rightToLeft : .leftToRight, style: styled?.kept.style ?? .light,
        horizontal: size.map { .horizontal(in: $0) } ?? .unspecified,
        vertical: size.map { .vertical(in: $0) } ?? .unspecified,
        scale: CGFloat(view._object.number(NAV_VIEW_DISPLAY_SCALE)), category: .large))
  }

  /// The appearance that colours are resolved in.
  public static var current: UITraitCollection {
    UITraitCollection(Traits(style: .light, category: .large))
  }
}

extension UIUserInterfaceSizeClass {
  // Apple's table of devices (Human Interface Guidelines, Layout) as a rule: a phone on its side
  // has no more than 440 points of height, and is as wide as a tablet from the 414 of a Plus on.
  // The narrowest window that is regular is 639 points wide, the widest compact one 551.
  private static let phoneHeight: CGFloat = 480
  private static let largePhoneHeight: CGFloat = 414
  private static let tabletWidth: CGFloat = 600

  static func vertical(in window: CGSize) -> UIUserInterfaceSizeClass {
    window.height < phoneHeight ? .compact : .regular
  }

  static func horizontal(in window: CGSize) -> UIUserInterfaceSizeClass {
    if window.width < tabletWidth { return .compact }
    return window.height < largePhoneHeight ? .compact : .regular
  }
}

// MARK: - Telling

extension UIView {
  /// What views of each root were last told to go by.
  private static var toldTraits: [UInt64: UITraitCollection] = [:]

  /// Tells the plugin's views in a window of traits that are others than before.
  ///
  /// The host says nothing of traits: they are compared whenever it calls one of the views.
  final func tellWindowOfTraits() {
    guard let window = findWindow() else { return }
    let traits = window.traitCollection
    guard Self.toldTraits[window._object.bits] != traits else { return }
    Self.toldTraits[window._object.bits] = traits
    for view in window.subviews where view.isOfPlugin { view.tellTraits() }
  }

  /// Calls ``traitCollectionDidChange(_:)`` here and below, where there are others.
  final func tellTraits() {
    let traits = traitCollection
    let known = knownTraits ?? traits
    knownTraits = traits
    if known != traits { traitCollectionDidChange(known) }
    for view in subviews where view.isOfPlugin { view.tellTraits() }
  }
}
