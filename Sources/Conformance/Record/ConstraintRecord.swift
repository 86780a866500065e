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

  /// What the items were called.
  let firstName: ItemName
  let secondName: ItemName?

  /// The equation in words: "turnCard.leading == map.safeArea.leading + 8".
  package var text: String {
    let relation =
      switch spec.relation {
      case .atMost: "<="
      case .equal: "=="
      case .atLeast: ">="
      }
    var text = "\(firstName.text).\(spec.firstAttribute) \(relation) "
    if let secondName, spec.secondAttribute != .none {
      if spec.multiplier != 1 { text += "\(Step.text(spec.multiplier)) * " }
      text += "\(secondName.text).\(spec.secondAttribute)"
      if spec.constant != 0 {
        text += spec.constant < 0 ? " - " : " + "
        text += Step.text(abs(spec.constant))
      }
    } else {
      text += Step.text(spec.constant)
    }
    if spec.priority < 1000 { text += " @\(Step.text(spec.priority))" }
    return text
  }

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
