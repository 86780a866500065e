internal import Foundation
internal import NavhostPlugin

/// A guide from one anchor to another: what a distance between anchors is measured by.
///
/// It stands in the tree while a constraint that speaks of it is active. As no guide is narrower
/// than 0, a distance that is compared with another one can't be negative.
final class SpanGuide: UILayoutGuide {
  /// An edge of the guide's, and the anchor that it is at; as with a constraint, nothing is held.
  private struct End {
    let own: NSLayoutConstraint.Attribute
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    @MainActor init(_ own: NSLayoutConstraint.Attribute, at place: AnchorPlace) {
      self.own = own
      item = place.item
      attribute = place.attribute
    }
  }

  private var ends: [End] = []

  /// The constraints that speak of it and are active, which the host holds.
  private var users: [(id: ObjectIdentifier, constraint: () -> NSLayoutConstraint?)] = []

  /// What brings the ends to their anchors.
  private var placing: [NSLayoutConstraint] = []

  convenience init(_ first: AnchorPlace, _ second: AnchorPlace) {
    self.init()
    let (start, end) = SpanGuide.edges(first.attribute, second.attribute)
    ends = [End(start, at: first), End(end, at: second)]
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

  /// Those that stand in the tree, oldest first.
  private static var standing: [SpanGuide] = []

  /// Brings it into the tree for a constraint that is about to be active.
  func serve(_ user: NSLayoutConstraint) {
    let id = ObjectIdentifier(user)
    if !users.contains(where: { $0.id == id }) { users.append((id, { [weak user] in user })) }
    guard let holder = nearestHolder() else { return }
    if owningView !== holder { holder.addLayoutGuide(self) }
    if placing.isEmpty {
      placing = ends.compactMap { end in
        end.item.map { item in
          let place = AnchorPlace(item: item, attribute: end.attribute)
          return NSLayoutConstraint.placing(self, end.own, at: place)
        }
      }
    }
    NSLayoutConstraint.activate(placing)
    if !Self.standing.contains(self) { Self.standing.append(self) }
  }

  /// Takes it out again when no constraint needs it any more.
  func leave(_ user: ObjectIdentifier) {
    users.removeAll { $0.id == user }
    guard users.isEmpty else { return }
    owningView?.removeLayoutGuide(self)
    Self.standing.removeAll { $0 === self }
  }

  /// Deactivates what speaks of a distance to a view that has left.
  ///
  /// On iOS such a constraint names the view itself, and goes with it.
  static func dropCut() {
    for span in standing where !span.placing.allSatisfy(\.isActive) {
      NSLayoutConstraint.deactivate(span.users.compactMap { $0.constraint() })
    }
  }

  private func nearestHolder() -> UIView? {
    let views = ends.map { ($0.item as? UIView) ?? ($0.item as? UILayoutGuide)?.owningView }
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
