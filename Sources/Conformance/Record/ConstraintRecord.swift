package import ViewTree

/// An active constraint of a map's tree at one moment.
package struct ConstraintRecord: Hashable, Sendable {
  package let id: LayoutConstraintID
  package let spec: LayoutConstraintSpec
  package let maker: Maker
  package let holder: ViewID
  package let isBroken: Bool

  /// Lower is older.
  package let serial: UInt64

  /// The views that the items are, or that own them.
  package let firstView: ViewID?
  package let secondView: ViewID?

  /// The equation in words: "turnCard.leading == map.safeArea.leading + 8".
  package let text: String

  /// Whether the constraint names a view itself (not a guide of it).
  package func names(_ view: ViewID) -> Bool {
    spec.first == .view(view) || spec.second == .view(view)
  }

  /// Whether the constraint names a view or a guide that it owns.
  package func concerns(_ view: ViewID) -> Bool { firstView == view || secondView == view }
}

/// A guide that the delegate added to a view of the map's tree.
package struct GuideRecord: Hashable, Sendable {
  package let id: GuideID
  package let owner: ViewID
  package let name: String
}
