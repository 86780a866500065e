import LayoutSolver

/// Edits of kept systems.
extension ViewTree {
  /// What happened to an active constraint.
  enum ConstraintChange {
    case constant
    case priority
    case activated
    /// It is about to be inactive.
    case deactivated
  }

  /// The kept system of a root, whether or not it still holds.
  func layout(of root: ViewID) -> RootLayout? {
    guard Int(root.index) < layouts.count, let layout = layouts[Int(root.index)],
      layout.problem.root == root
    else { return nil }
    return layout
  }

  /// Keeps a system that was written anew in place of the root's last.
  func keep(_ problem: consuming LayoutProblem, for root: ViewID) -> RootLayout {
    if let known = layout(of: root) {
      known.problem = problem
      return known
    }
    let made = RootLayout(problem)
    while layouts.count <= Int(root.index) { layouts.append(nil) }
    layouts[Int(root.index)] = made
    return made
  }

  func forgetLayout(of root: ViewID) {
    if layout(of: root) != nil { layouts[Int(root.index)] = nil }
  }

  /// The kept system of a root if it can be edited; nil when it will be written anew.
  private func editableLayout(of root: ViewID) -> RootLayout? {
    guard !isSolving, lastWrittenAt == rewriteCount, let layout = layout(of: root),
      layout.writtenAt == rewriteCount,
      layout.isEditable
    else { return nil }
    return layout
  }

  /// Takes a change of an active constraint into the system that it is part of.
  ///
  /// The rows of a system stand in the order in which their constraints were made; one that comes
  /// late can only be edited in at the end.
  func edit(_ constraint: LayoutConstraintID, _ change: ConstraintChange) {
    guard lastWrittenAt == rewriteCount, let holder = constraints[constraint].holder,
      let layout = editableLayout(of: root(of: holder)),
      edit(constraint, change, in: layout)
    else {
      markChanged()
      return
    }
    layout.isSolved = false
    layout.isClean = false
  }

  private func edit(
    _ constraint: LayoutConstraintID, _ change: ConstraintChange, in layout: RootLayout
  ) -> Bool {
    switch change {
    case .constant: return updateConstant(of: constraint, in: layout)
    case .priority:
      guard let row = constraints[constraint].row else { return false }
      let priority = Priority(min(constraints[constraint].spec.priority, 1000))
      return (try? layout.problem.solver.setPriority(row, to: priority)) != nil
    case .activated:
      guard constraints[constraint].serial >= layout.lastSerial, layout.problem.hasRoom else {
        return false
      }
      layout.lastSerial = constraints[constraint].serial
      constraints[constraint].row = layout.problem.add(constraint, tree: self)
      if usesInsets(constraint) { layout.insetRows.append(constraint) }
      return true
    case .deactivated:
      guard let row = constraints[constraint].row else { return false }
      layout.problem.solver.remove(row)
      constraints[constraint].row = nil
      layout.insetRows.removeAll { $0 == constraint }
      return true
    }
  }

  private func updateConstant(
    of constraint: LayoutConstraintID, in layout: RootLayout
  ) -> Bool {
    guard let row = constraints[constraint].row,
      let constant = layout.problem.constant(of: constraint, tree: self)
    else { return false }
    return (try? layout.problem.solver.setConstant(row, to: constant)) != nil
  }

  /// Takes changed margins and safe areas below a root into its system.
  func editInsets(below root: ViewID) {
    guard let layout = editableLayout(of: root) else { return markChanged() }
    for constraint in layout.insetRows where !updateConstant(of: constraint, in: layout) {
      return markChanged()
    }
    if !layout.insetRows.isEmpty { layout.isSolved = false }
    layout.isClean = false
  }

  /// Takes the frame of a view that was set into the system that it is part of.
  func editFrame(of view: ViewID) {
    guard views[view].superview == nil, let layout = editableLayout(of: view) else {
      return markChanged()
    }
    layout.problem.fixRoot(tree: self)
    layout.isSolved = false
    layout.isClean = false
  }

  /// Whether a constraint's constant follows from margins or a safe area.
  func usesInsets(_ constraint: LayoutConstraintID) -> Bool {
    func uses(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Bool {
      switch item {
      case .view: attribute.isWithinMargins
      case .guide(let guide): guides.contains(guide) && guides[guide].system != nil
      }
    }
    if uses(constraints[constraint].spec.first, constraints[constraint].spec.firstAttribute) {
      return true
    }
    guard let second = constraints[constraint].spec.second else { return false }
    return uses(second, constraints[constraint].spec.secondAttribute)
  }
}
