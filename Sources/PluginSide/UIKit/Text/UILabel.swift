public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Text that isn't edited.
open class UILabel: UIView {
  private var givenFont: UIFont?
  private var givenTextColor: UIColor?

  open var text: String? {
    get { _object.text(NAV_LABEL_TEXT) }
    set { _object.setText(NAV_LABEL_TEXT, newValue) }
  }

  /// The system's at 17 points until another is set; nil brings it back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { givenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      givenFont = newValue
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      _object.setObject(NAV_LABEL_FONT, font.handle)
    }
  }

  /// Black until another is set; nil brings it back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { givenTextColor ?? .label }
    set {
      givenTextColor = newValue
      _object.setColor(NAV_LABEL_COLOR, (newValue?.cgColor).hostValue)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(rawValue: Int(_object.integer(NAV_LABEL_ALIGNMENT))) ?? .natural }
    set { _object.setInteger(NAV_LABEL_ALIGNMENT, Int64(newValue.rawValue)) }
  }

  /// At most so many; 0 for any number.
  open var numberOfLines: Int {
    get { Int(_object.integer(NAV_LABEL_LINES)) }
    set { _object.setInteger(NAV_LABEL_LINES, Int64(newValue)) }
  }

  open var lineBreakMode: NSLineBreakMode {
    get {
      NSLineBreakMode(rawValue: UInt(max(0, _object.integer(NAV_LABEL_BREAK)))) ?? .byTruncatingTail
    }
    set { _object.setInteger(NAV_LABEL_BREAK, Int64(newValue.rawValue)) }
  }

  /// The width at which lines break when the label is asked for its size; 0 for automatic.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(_object.number(NAV_LABEL_PREFERRED_WIDTH)) }
    set { _object.setNumber(NAV_LABEL_PREFERRED_WIDTH, Double(newValue)) }
  }

  override class var kind: Int { NAV_VIEW_LABEL }
}
