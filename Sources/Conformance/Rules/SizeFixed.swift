import NavigationSim
import ViewTree

private let ruleID = "size.fixed"

extension Rule {
  static let sizeFixed = Rule(
    ruleID, .must, .doc,
    "No width or height constraint of yours binds a card, a prompt, the logo or the speed widget.",
    reason: """
      The SDK alone decides the size of turn card, ETA card, prompts, logo and speed widget, and \
      changes it while the app runs. A constraint of yours on their width or height fights with it: \
      a number, an aspect ratio, or the size of the map or of another provided view. A view of \
      yours may follow the size of a card.
      """,
    bad: """
      NSLayoutConstraint.activate([
        turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
        turnCard.heightAnchor.constraint(equalToConstant: 120),
        etaCard.widthAnchor.constraint(equalTo: navMap.widthAnchor),
      ])
      """,
    good: """
      NSLayoutConstraint.activate([
        turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
        turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        orderBanner.widthAnchor.constraint(equalTo: turnCard.widthAnchor),
      ])
      """,
    skip: { $0.noNavigation },
    check: .scenes([.returned, .settled]) { scene in
      let moment = scene.moment
      let conflicts = ConflictReading.all(in: moment)
      let sizing = moment.constraints.indices.filter {
        moment.constraints[$0].maker == .author
          && moment.constraints[$0].spec.firstAttribute.isSize
      }.map { moment.constraints[$0] }
      return scene.provided.compactMap { item in
        guard item.kind?.hasFixedSize == true else { return nil }
        let view = item.node.view
        if let bound = sizing.first(where: { binds($0, view, in: moment) }) {
          return scene.finding(
            ruleID, .must, "\(bound.text) binds the size of \(item.name), which is the SDK's",
            on: item, by: [.constraint([bound.id])])
        }
        if let conflict = conflicts.first(where: { $0.cause == .sizeConstraint(view) }) {
          return scene.finding(
            ruleID, .must,
            "a size constraint on \(item.name) fights with the SDK's: "
              + conflict.texts.joined(separator: "; "), on: item,
            by: [.constraint(conflict.suspects)])
        }
        return nil
      }
    })
}

/// Whether a constraint of the delegate's can bind the size of a fixed component.
///
/// An inequality that the SDK's own size keeps anyway binds nothing.
private func binds(_ record: ConstraintRecord, _ view: ViewID, in moment: Moment) -> Bool {
  let spec = record.spec
  guard record.maker == .author, spec.firstAttribute.isSize,
    isSize(spec.first, of: view, in: moment)
      || spec.second.map({ isSize($0, of: view, in: moment) }) == true
  else { return false }
  if let second = spec.second, spec.secondAttribute != .none {
    let other = isSize(spec.first, of: view, in: moment) ? second : spec.first
    guard isSize(other, of: view, in: moment) || isGiven(other, in: moment) else { return false }
  }
  return spec.relation == .equal || isBroken(record, in: moment)
}

/// Whether an item's size is the component's: itself, or the margins guide it has by nature.
private func isSize(_ item: LayoutItem, of view: ViewID, in moment: Moment) -> Bool {
  switch item {
  case .view(let named): named == view
  case .guide(let guide): moment.systemGuideOwner(guide) == view
  }
}

/// Whether an item has its size from elsewhere than the delegate: the map, its own guides, and
/// the provided views that have one.
private func isGiven(_ item: LayoutItem, in moment: Moment) -> Bool {
  let owner: ViewID? =
    switch item {
    case .view(let view): view
    case .guide(let guide): moment.systemGuideOwner(guide)
    }
  guard let owner else { return false }
  if owner == moment.frame.tree.nodes.first?.view { return true }
  guard let kind = moment.frame.provided(owner)?.kind else { return false }
  // Viewport and progress bar take the size that the delegate gives them.
  return kind != .viewport && kind != .tripProgressBar
}

/// Whether an inequality doesn't hold for the sizes as they are.
private func isBroken(_ record: ConstraintRecord, in moment: Moment) -> Bool {
  let spec = record.spec
  guard case .view(let first) = spec.first, let own = moment.frame.tree[first] else {
    return record.isBroken
  }
  func size(_ rect: Rect, _ attribute: LayoutAttribute) -> Double {
    attribute == .width ? rect.width : rect.height
  }
  var bound = spec.constant
  if let second = spec.second, spec.secondAttribute != .none {
    guard case .view(let view) = second, let node = moment.frame.tree[view] else {
      return record.isBroken
    }
    bound += spec.multiplier * size(node.rect, spec.secondAttribute)
  }
  let length = size(own.rect, spec.firstAttribute)
  return spec.relation == .atLeast
    ? length < bound - Rect.tolerance : length > bound + Rect.tolerance
}

extension Moment {
  /// The view that has a guide by nature; nil for a guide that the delegate made.
  fileprivate func systemGuideOwner(_ guide: GuideID) -> ViewID? {
    if guides.contains(where: { $0.id == guide }) { return nil }
    for record in constraints {
      if record.spec.first == .guide(guide) { return record.firstView }
      if record.spec.second == .guide(guide) { return record.secondView }
    }
    return nil
  }
}
