/// The members of stacks, of both kinds.
extension ViewNode {
  /// The members of a stack or hiding stack, in its order.
  package internal(set) var members: [ViewID] {
    get { stack?.members ?? hidingStack?.members ?? [] }
    set {
      stack?.members = newValue
      hidingStack?.members = newValue
    }
  }

  var isAnyStack: Bool { stack != nil || hidingStack != nil }
}

extension ViewTree {
  /// Replaces a stack's members: new ones become subviews.
  ///
  /// Of a hiding stack the others leave it altogether; of a plain stack they stay subviews (facts
  /// S90). A view named twice counts once, at its first place.
  package func setMembers(_ members: [ViewID], of stack: ViewID) throws(HierarchyError) {
    guard views[stack].isAnyStack else { return }
    let old = views[stack].members
    for member in members where views[member].superview != stack {
      try checkInsertion(of: member, into: stack)
    }
    for member in old where !members.contains(member) {
      guard views.contains(stack), views.contains(member) else { continue }
      removeMember(member, from: stack)
      let leaves = views[stack].hidingStack != nil && views[member].superview == stack
      if leaves { removeFromSuperview(member) }
    }
    for member in members where views.contains(member) && views.contains(stack) {
      if views[member].superview != stack { try insert(member, into: stack) }
    }
    guard views.contains(stack) else { return }
    var kept: [ViewID] = []
    for member in members where views.contains(member) && !kept.contains(member) {
      guard views[member].superview == stack else { continue }
      views[member].translatesMask = false
      kept.append(member)
    }
    views[stack].members = kept
    stackChanged(stack)
  }

  /// Adds a member at a place among the others; nil is last.
  package func insertMember(_ member: ViewID, into stack: ViewID, at index: Int?)
    throws(HierarchyError)
  {
    var members = views[stack].members.filter { $0 != member }
    members.insert(member, at: min(max(index ?? members.count, 0), members.count))
    try setMembers(members, of: stack)
  }

  /// Takes a member out of the arrangement; it stays a subview.
  package func removeMember(_ member: ViewID, from stack: ViewID) {
    guard views[stack].members.contains(member) else { return }
    // A hiding stack hides by itself, and so shows again; a plain one never touches the flag.
    if views[stack].hidingStack != nil { views[member].look.isHidden = false }
    views[stack].members.removeAll { $0 == member }
    views[stack].stack?.setCustomSpacing(nil, after: member)
    stackChanged(stack)
  }

  package func setStackSpacing(_ spacing: Double, of stack: ViewID) {
    views[stack].hidingStack?.spacing = spacing
    views[stack].stack?.spacing = .points(spacing)
    stackChanged(stack)
  }

  /// Changes how a plain stack arranges its members.
  package func setStack(of stack: ViewID, _ change: (inout StackContent) -> Void) {
    guard var content = views[stack].stack else { return }
    let old = content
    change(&content)
    guard content != old else { return }
    views[stack].stack = content
    stackChanged(stack)
  }

  /// Sets the spacing after one member; nil goes back to the stack's own.
  ///
  /// Of a view that is no member this says nothing.
  package func setCustomSpacing(
    _ spacing: StackContent.Spacing?, after member: ViewID, in stack: ViewID
  ) {
    guard views[stack].stack?.members.contains(member) == true else { return }
    setStack(of: stack) { $0.setCustomSpacing(spacing, after: member) }
  }

  private func stackChanged(_ stack: ViewID) {
    markForRewrite(stack)
    if let superview = views[stack].superview { markForRewrite(superview) }
  }

  /// A plain stack closes the gap that a hidden member leaves (facts S95); nothing else reacts.
  func hiddenChanged(_ view: ViewID) {
    guard isStackMember(view), let stack = views[view].superview else { return }
    stackChanged(stack)
  }

  /// Whether a view is arranged by a plain stack.
  func isStackMember(_ view: ViewID) -> Bool {
    guard let superview = views[view].superview else { return false }
    return views[superview].stack?.members.contains(view) == true
  }

  /// Whether a plain stack has taken a view out of its arrangement because it is hidden.
  func isCollapsed(_ view: ViewID) -> Bool { views[view].look.isHidden && isStackMember(view) }
}
