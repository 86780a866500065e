internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// Properties of any object, and of those that are no views.
extension PropertyTable {
  static let anyRows: [PropertyRow] = [
    PropertyRow(
      NAV_ANY_NAME, "any.name", protection: .notOnSDK,
      read: { session, subject, _ in .text(session.name(of: subject)) },
      write: { session, subject, value in session.setName(value.text, of: subject) }),
    PropertyRow(
      NAV_ANY_TYPE_NAME, "any.type_name", protection: .notOnSDK,
      read: { session, subject, _ in .text(session.typeName(of: subject)) },
      write: { session, subject, value in session.setTypeName(value.text, of: subject) }),
    PropertyRow(
      NAV_ANY_HELD, "any.held",
      read: { session, subject, _ throws(Refusal) in
        .flag(try session.isHeld(subject.handle))
      }),
  ]

  static let guideRows: [PropertyRow] = [
    guide(
      NAV_GUIDE_IDENTIFIER, "identifier", protection: .notOnSDK,
      read: { tree, guide in .text(tree.guides[guide].identifier) },
      write: { tree, guide, value in tree.setGuideIdentifier(value.text, of: guide) }),
    guide(
      NAV_GUIDE_FRAME, "frame", count: 4,
      read: { tree, guide in
        let frame = frame(of: guide, in: tree)
        return .vector([frame.x, frame.y, frame.width, frame.height])
      }),
  ]

  /// A guide's rectangle in its owner's space; a view's own guides follow from its insets.
  private static func frame(of guide: GuideID, in tree: ViewTree) -> Rect {
    let node = tree.guides[guide]
    guard let system = node.system, let owner = node.owner else { return node.frame }
    let view = tree.views[owner]
    return view.bounds.inset(by: system == .safeArea ? view.safeArea : view.margins)
  }

  private static func guide(
    _ id: Int, _ name: String, count: UInt32 = 1, protection: PropertyRow.Protection = .open,
    read: @escaping @Sendable (ViewTree, GuideID) -> PropertyValue,
    write: (@Sendable (ViewTree, GuideID, PropertyValue) -> Void)? = nil
  ) -> PropertyRow {
    var writing: PropertyRow.Write?
    if let write {
      writing = { session, subject, value throws(Refusal) in
        write(session.tree, try subject.guide, value)
      }
    }
    return PropertyRow(
      id, "guide.\(name)", count: count, protection: protection,
      read: { session, subject, _ throws(Refusal) in read(session.tree, try subject.guide) },
      write: writing)
  }

  // MARK: - Constraints

  static let constraintRows: [PropertyRow] = [
    constraint(
      NAV_CONSTRAINT_IDENTIFIER, "identifier", { .text($0.spec.identifier) },
      { session, constraint, value in
        session.tree.setIdentifier(value.text, of: constraint)
      }),
    constraint(
      NAV_CONSTRAINT_CONSTANT, "constant", animates: true, { .number($0.spec.constant) },
      { session, constraint, value throws(Refusal) in
        do throws(LayoutException) {
          try session.tree.setConstant(value.number, of: constraint)
        } catch {
          throw Refusal(error)
        }
      }),
    constraint(
      NAV_CONSTRAINT_PRIORITY, "priority", { .number($0.spec.priority) },
      { session, constraint, value throws(Refusal) in
        do throws(LayoutException) {
          try session.tree.setPriority(value.number, of: constraint)
        } catch {
          throw Refusal(error)
        }
      }),
    constraint(
      NAV_CONSTRAINT_ACTIVE, "active", { .flag($0.isActive) },
      { session, constraint, value throws(Refusal) in
        try session.setActive(value.integer != 0, [constraint])
      }),
    constraint(NAV_CONSTRAINT_BROKEN, "broken", layout: false, { .flag($0.isBroken) }),
    PropertyRow(
      NAV_CONSTRAINT_DESCRIPTION, "constraint.description",
      read: { session, subject, _ throws(Refusal) in
        .text(session.tree.text(of: try subject.constraint))
      }),
  ]

  private static func constraint(
    _ id: Int, _ name: String, animates: Bool = false, layout: Bool = true,
    _ read: @escaping @Sendable (LayoutConstraintNode) -> PropertyValue,
    _ write: (
      @Sendable (PluginSession, LayoutConstraintID, PropertyValue) throws(Refusal) -> Void
    )? = nil
  ) -> PropertyRow {
    var writing: PropertyRow.Write?
    if let write {
      writing = { session, subject, value throws(Refusal) in
        try write(session, try subject.constraint, value)
      }
    }
    return PropertyRow(
      id, "constraint.\(name)", animates: animates, layout: layout,
      read: { session, subject, _ throws(Refusal) in
        read(session.tree.constraints[try subject.constraint])
      }, write: writing)
  }

  // MARK: - Maps and states

  static let stateRows: [PropertyRow] = [
    state(NAV_STATE_KIND, "kind") { .integer(Int64($0.kind.rawValue)) },
    state(NAV_STATE_WIDE, "wide") { .flag($0.isWide) },
    state(NAV_STATE_CURRENT, "current") { .flag($0.isCurrent) },
  ]

  private static func state(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (NavigationState) -> PropertyValue
  ) -> PropertyRow {
    PropertyRow(
      id, "state.\(name)",
      read: { _, subject, _ throws(Refusal) in
        guard case .state(let state) = subject.object else {
          throw Refusal(.kind, "a state is wanted")
        }
        return read(state)
      })
  }
}

extension PropertySubject {
  fileprivate var guide: GuideID {
    get throws(Refusal) {
      guard case .guide(let guide) = object else { throw Refusal(.kind, "a guide is wanted") }
      return guide
    }
  }

  fileprivate var constraint: LayoutConstraintID {
    get throws(Refusal) {
      guard case .constraint(let constraint) = object else {
        throw Refusal(.kind, "a constraint is wanted")
      }
      return constraint
    }
  }
}

extension PluginSession {
  // Names of views, guides and constraints stand in the tree, where layout reports find them.

  fileprivate func name(of subject: PropertySubject) -> String? {
    switch subject.object {
    case .view(let view): tree.views[view].name
    case .guide(let guide): tree.guides[guide].name
    default: names[subject.handle]
    }
  }

  fileprivate func setName(_ name: String?, of subject: PropertySubject) {
    names[subject.handle] = name
    switch subject.object {
    case .view(let view): tree.setName(name, of: view)
    case .guide(let guide): tree.setGuideName(name, of: guide)
    case .constraint(let constraint): tree.setName(name, typeName: nil, of: constraint)
    default: break
    }
  }

  fileprivate func typeName(of subject: PropertySubject) -> String? {
    if case .view(let view) = subject.object { return tree.views[view].typeName }
    return typeNames[subject.handle]
  }

  fileprivate func setTypeName(_ name: String?, of subject: PropertySubject) {
    switch subject.object {
    case .view(let view): tree.setTypeName(name, of: view)
    case .constraint(let constraint):
      typeNames[subject.handle] = name
      tree.setName(nil, typeName: name, of: constraint)
    default: typeNames[subject.handle] = name
    }
  }
}
