// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Where an anchor is: an attribute of a view or a guide.
@MainActor
struct AnchorPlace {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

/// One attribute of an item, typed so that only what belongs together can be joined.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let place: AnchorPlace

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.place = AnchorPlace(item: item, attribute: attribute)
    super.init()
  }

  open var item: AnyObject? { place.item }

  open var name: String { "\(place.attribute)" }

  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.equal, anchor.place, multiplier: 1, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.greaterThanOrEqual, anchor.place, multiplier: 1, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.lessThanOrEqual, anchor.place, multiplier: 1, constant: c)
  }

  func joined(
    _ relation: NSLayoutConstraint.Relation, _ other: AnchorPlace?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Beside another distance it can't be negative.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    SpanDimension(from: place, to: otherAnchor.place, .width)
  }

  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .equal, anchor.place, multiplier: multiplier)
  }

  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .greaterThanOrEqual, anchor.place, multiplier: multiplier)
  }

  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .lessThanOrEqual, anchor.place, multiplier: multiplier)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Beside another distance it can't be negative.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    SpanDimension(from: place, to: otherAnchor.place, .height)
  }

  /// The system's spacing is 8 points here, also between baselines, where on iOS it goes by fonts.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .equal, anchor.place, multiplier: multiplier)
  }

  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .greaterThanOrEqual, anchor.place, multiplier: multiplier)
  }

  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spaced(place, .lessThanOrEqual, anchor.place, multiplier: multiplier)
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    joined(.equal, nil, multiplier: 1, constant: c)
  }

  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    joined(.greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    joined(.lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.equal, anchor.place, multiplier: m, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.greaterThanOrEqual, anchor.place, multiplier: m, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    joined(.lessThanOrEqual, anchor.place, multiplier: m, constant: c)
  }
}
