internal import Foundation
internal import NavhostPlugin

/// A guide from one anchor to another: what a distance between anchors is measured by.
///
/// It stands in the tree while a constraint that speaks of it is active. As no guide is narrower
/// than 0, a distance that is compared with another one can't be negative.
final class SpanGuide: UILayoutGuide {
  private var ends: [(own: NSLayoutConstraint.Attribute, place: AnchorPlace)] = []
  private var users: Set<ObjectIdentifier> = []

  /// What brings the ends to their anchors.
  private var placing: [NSLayoutConstraint] = []

  convenience init(_ first: AnchorPlace, _ second: AnchorPlace) {
    self.init()
    let (start, end) = SpanGuide.edges(first.attribute, second.attribute)
    ends = [(start, first), (end, second)]
  }

  private static func edges(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    switch (first, second) {
    case (.leading, _), (.trailing, _), (_, .leading), (_, .trailing): (.leading, .trailing)
    case (.left, _), (.right, _), (.centerX, _): (.left, .right)
    default: (.top, .bottom)
    }
  }

  /// Brings it into the tree for a constraint that is about to be active.
  func serve(_ user: NSLayoutConstraint) {
    users.insert(ObjectIdentifier(user))
    guard let holder = nearestHolder() else { return }
    if owningView !== holder { holder.addLayoutGuide(self) }
    if placing.isEmpty {
      placing = ends.map { NSLayoutConstraint.placing(self, $0.own, at: $0.place) }
    }
    NSLayoutConstraint.activate(placing)
  }

  /// Takes it out again when no constraint needs it any more.
  func leave(_ user: ObjectIdentifier) {
    guard users.remove(user) != nil, users.isEmpty else { return }
    owningView?.removeLayoutGuide(self)
  }

  private func nearestHolder() -> UIView? {
    let views = ends.map {
      ($0.place.item as? UIView) ?? ($0.place.item as? UILayoutGuide)?.owningView
    }
    guard var holder = views[0], let other = views[1] else { return nil }
    while !other.isDescendant(of: holder) {
      guard let next = holder.findSuperview() else { return nil }
      holder = next
    }
    return holder
  }
}

/// The distance from one anchor to another, positive towards the trailing edge or down.
final class SpanDimension: NSLayoutDimension {
  private let first: AnchorPlace
  private let second: AnchorPlace

  init(
    from first: AnchorPlace, to second: AnchorPlace, _ attribute: NSLayoutConstraint.Attribute
  ) {
    self.first = first
    self.second = second
    super.init(SpanGuide(first, second), attribute)
  }

  /// Beside a number the distance is a constraint of the two anchors themselves.
  override func joined(
    _ relation: NSLayoutConstraint.Relation, _ other: AnchorPlace?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    guard other == nil else {
      return super.joined(relation, other, multiplier: multiplier, constant: constant)
    }
    return NSLayoutConstraint(
      item: second.item, attribute: second.attribute, relatedBy: relation, toItem: first.item,
      attribute: first.attribute, multiplier: 1, constant: constant)
  }
}
