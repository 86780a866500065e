// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What events are handed to; the host makes none.
///
/// What says how an object is read aloud is kept and can be read back. On iOS it is `NSObject`'s.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }

  /// Nobody does here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: - Read aloud

  private final var spoken = Spoken()

  private struct Spoken {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var elementsHidden = false
    var isModal = false
    var groups = false
    var elements: [Any]?
    var inputLabels: [String] = []
  }

  open var isAccessibilityElement: Bool {
    get { spoken.isElement }
    set { spoken.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }

  open var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { spoken.elementsHidden }
    set { spoken.elementsHidden = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { spoken.isModal }
    set { spoken.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken.groups }
    set { spoken.groups = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { spoken.elements }
    set { spoken.elements = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { spoken.inputLabels }
    set { spoken.inputLabels = newValue ?? [] }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
}

/// A touch or a press; the host makes none.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger; the host makes none.
@preconcurrency @MainActor
open class UITouch: NSObject {}

/// How an element behaves, for who can't see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What assistive technologies are told and are set to: none runs here.
@MainActor
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
}
