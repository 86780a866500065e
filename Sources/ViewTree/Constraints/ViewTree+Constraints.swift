/// Activating, deactivating and changing constraints and guides.
extension ViewTree {
  /// Activates constraints on the nearest common ancestors of their items; all or none.
  ///
  /// - Throws: What iOS throws when there is no common ancestor. Source: facts S6.
  package func activate(_ list: [LayoutConstraintID]) throws(LayoutException) {
    var holders: [(LayoutConstraintID, ViewID)] = []
    holders.reserveCapacity(list.count)
    for constraint in list where constraints.contains(constraint) {
      if constraints[constraint].isActive { continue }
      holders.append((constraint, try holder(for: constraint)))
    }
    for (constraint, holder) in holders {
      if observer == nil {
        // Nobody can have changed anything since the holder was found.
        put(constraint, on: holder)
      } else {
        install(constraint, on: holder)
      }
    }
  }

  package func deactivate(_ list: [LayoutConstraintID]) {
    for constraint in list where constraints.contains(constraint) { setInactive(constraint) }
  }

  /// Installs a constraint on a view of the caller's choice, as `addConstraint` does; nothing
  /// happens when the view is not above all that the constraint names.
  package func install(_ constraint: LayoutConstraintID, on holder: ViewID) {
    guard constraints.contains(constraint), views.contains(holder),
      constraints[constraint].holder != holder, isAbove(holder, constraint)
    else { return }
    if constraints[constraint].isActive {
      // It moves: the tree holds it all the time, so nobody is told.
      uninstall(constraint)
    } else if let observer {
      observer.tree(self, willHold: .constraint(constraint))
      guard constraints.contains(constraint), views.contains(holder),
        !constraints[constraint].isActive, isAbove(holder, constraint)
      else {
        tellLetGo(.constraint(constraint))
        return
      }
    }
    put(constraint, on: holder)
  }

  private func put(_ constraint: LayoutConstraintID, on holder: ViewID) {
    constraints[constraint].holder = holder
    if views[holder].constraints.isEmpty { views[holder].constraints.reserveCapacity(8) }
    views[holder].constraints.append(constraint)
    note(.activated(constraint, constraints[constraint].spec))
    constraintChanged(constraint, .activated)
  }

  func setInactive(_ constraint: LayoutConstraintID) {
    guard constraints[constraint].isActive else { return }
    uninstall(constraint)
    tellLetGo(.constraint(constraint))
  }

  /// Whether a view is above, or is, what a constraint names.
  private func isAbove(_ holder: ViewID, _ constraint: LayoutConstraintID) -> Bool {
    guard let first = view(of: constraints[constraint].spec.first), isDescendant(first, of: holder)
    else { return false }
    guard let item = constraints[constraint].spec.second else { return true }
    return view(of: item).map { isDescendant($0, of: holder) } ?? false
  }

  private func uninstall(_ constraint: LayoutConstraintID) {
    guard let holder = constraints[constraint].holder else { return }
    constraintChanged(constraint, .deactivated)
    constraints[constraint].holder = nil
    constraints[constraint].row = nil
    constraints[constraint].isBroken = false
    if views.contains(holder) { views[holder].constraints.removeAll { $0 == constraint } }
    note(.deactivated(constraint))
  }

  private func holder(for constraint: LayoutConstraintID) throws(LayoutException) -> ViewID {
    if let first = view(of: constraints[constraint].spec.first) {
      guard let item = constraints[constraint].spec.second else { return first }
      if let second = view(of: item), let holder = commonAncestor(first, second) { return holder }
    }
    throw noCommonAncestor(constraints[constraint].spec)
  }

  /// What iOS says of items that have nothing in common (facts S6).
  private func noCommonAncestor(_ spec: LayoutConstraintSpec) -> LayoutException {
    let words = ConstraintText(tree: self, isActive: false)
    func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
      let kind =
        attribute.isSize
        ? "NSLayoutDimension"
        : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
      return "<\(kind) \"\(words.name(of: item)).\(attribute)\">"
    }
    let anchors = [
      anchor(spec.first, spec.firstAttribute), spec.second.map { anchor($0, spec.secondAttribute) },
    ].compactMap { $0 }
    return LayoutException(
      name: "NSGenericException",
      text: "Unable to activate constraint with anchors "
        + anchors.joined(separator: " and ")
        + " because they have no common ancestor.  Does the constraint or its anchors reference "
        + "items in different view hierarchies?  That's illegal.")
  }

  // MARK: - Changing

  package func setConstant(
    _ constant: Double, of constraint: LayoutConstraintID
  ) throws(LayoutException) {
    guard constraints[constraint].spec.constant != constant else { return }
    var spec = constraints[constraint].spec
    spec.constant = constant
    try spec.validate()
    constraints[constraint].spec = spec
    constraintChanged(constraint, .constant)
  }

  /// - Throws: What iOS throws when an active constraint turns from required to optional or back.
  ///   Source: facts S7.
  package func setPriority(
    _ priority: Double, of constraint: LayoutConstraintID
  ) throws(LayoutException) {
    var spec = constraints[constraint].spec
    let old = spec.priority
    guard old != priority else { return }
    spec.priority = priority
    try spec.validate()
    if constraints[constraint].isActive, (old == 1000) != (priority == 1000) {
      throw LayoutException(
        name: "NSInternalInconsistencyException",
        text: "Mutating a priority from required to not on an installed constraint (or "
          + "vice-versa) is not supported.  You passed priority \(priority) and the existing "
          + "priority was \(old).")
    }
    constraints[constraint].spec = spec
    constraintChanged(constraint, .priority)
  }

  package func setIdentifier(_ identifier: String?, of constraint: LayoutConstraintID) {
    constraints[constraint].spec.identifier = identifier
  }

  package func setName(_ name: String?, typeName: String?, of constraint: LayoutConstraintID) {
    if let name { constraints[constraint].name = name }
    if let typeName { constraints[constraint].typeName = typeName }
  }

  private func constraintChanged(_ constraint: LayoutConstraintID, _ change: ConstraintChange) {
    guard constraints[constraint].isActive else { return }
    edit(constraint, change)
    markOuter(of: constraints[constraint].spec.first)
    if let second = constraints[constraint].spec.second { markOuter(of: second) }
  }

  /// Marks the view that places an item for layout.
  private func markOuter(of item: LayoutItem) {
    guard let view = view(of: item) else { return }
    views[views[view].superview ?? view].needsLayout = true
  }

  // MARK: - Dropping

  /// Makes inactive what joins a view's subtree with the rest of its tree, and tells nobody yet.
  func dropConstraintsCrossing(_ view: ViewID) -> [LayoutConstraintID] {
    let inside = Set(subtree(of: view))
    return uninstallConstraints(above: views[view].superview) { item in
      self.view(of: item).map { inside.contains($0) } ?? true
    }
  }

  private func uninstallConstraints(
    above view: ViewID?, naming isNamed: (LayoutItem) -> Bool
  ) -> [LayoutConstraintID] {
    var dropped: [LayoutConstraintID] = []
    var above = view
    while let ancestor = above {
      for constraint in views[ancestor].constraints {
        let spec = constraints[constraint].spec
        guard isNamed(spec.first) || spec.second.map(isNamed) == true else { continue }
        uninstall(constraint)
        dropped.append(constraint)
      }
      above = views[ancestor].superview
    }
    return dropped
  }

  // MARK: - Guides

  /// Adds a guide to a view; again is nothing, from another owner it moves.
  package func addGuide(_ guide: GuideID, to view: ViewID) {
    if guides[guide].owner == view || guides[guide].system != nil { return }
    observer?.tree(self, willHold: .guide(guide))
    guard guides.contains(guide), views.contains(view), guides[guide].owner != view else {
      tellLetGo(.guide(guide))
      return
    }
    let isMoving = guides[guide].owner != nil
    let dropped = detach(guide)
    guides[guide].owner = view
    views[view].guides.append(guide)
    markChanged()
    for constraint in dropped { tellLetGo(.constraint(constraint)) }
    if isMoving { tellLetGo(.guide(guide)) }
  }

  /// Takes a guide away and deactivates the constraints that name it.
  package func removeGuide(_ guide: GuideID, from view: ViewID) {
    guard guides[guide].owner == view, guides[guide].system == nil else { return }
    for constraint in detach(guide) { tellLetGo(.constraint(constraint)) }
    tellLetGo(.guide(guide))
  }

  /// Takes a guide from its owner; as with a view, letting go is still to be told.
  private func detach(_ guide: GuideID) -> [LayoutConstraintID] {
    guard let owner = guides[guide].owner else { return [] }
    let dropped = uninstallConstraints(above: owner) { $0 == .guide(guide) }
    views[owner].guides.removeAll { $0 == guide }
    guides[guide].owner = nil
    guides[guide].frame = .zero
    markChanged()
    return dropped
  }

  package func setGuideIdentifier(_ identifier: String?, of guide: GuideID) {
    guides[guide].identifier = identifier
  }

  package func setGuideName(_ name: String?, of guide: GuideID) { guides[guide].name = name }
}
