internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// Properties that only some kinds of view have.
extension PropertyTable {
  // MARK: - Labels

  static let labelRows: [PropertyRow] = [
    label(NAV_LABEL_TEXT, "text", { .text($0.text) }, { $0.text = $1.text }),
    label(NAV_LABEL_FONT, "font", { .font($0.font) }, { $0.font = $1.font }),
    label(
      NAV_LABEL_COLOR, "color", { .color($0.color) },
      { $0.color = $1.color ?? LabelContent().color }),
    label(
      NAV_LABEL_ALIGNMENT, "alignment", { .integer(Int64($0.alignment)) },
      { label, value throws(Refusal) in
        label.alignment = try number(value, "label.alignment", in: 0...4)
      }),
    label(
      NAV_LABEL_LINES, "lines", { .integer(Int64($0.lines)) },
      { label, value throws(Refusal) in
        label.lines = try number(value, "label.lines", in: 0...Int64(Int32.max))
      }),
    label(
      NAV_LABEL_BREAK, "break", { .integer(Int64($0.lineBreak)) },
      { label, value throws(Refusal) in
        label.lineBreak = try number(value, "label.break", in: 0...5)
      }),
    label(
      NAV_LABEL_PREFERRED_WIDTH, "preferred_width", { .number($0.preferredWidth) },
      { label, value throws(Refusal) in
        guard value.number >= 0 else {
          throw Refusal(.value, "label.preferred_width is \(value.number), below 0")
        }
        label.preferredWidth = value.number
      }),
    PropertyRow(
      NAV_LABEL_TRUNCATED, "label.truncated",
      read: { session, subject, _ throws(Refusal) in
        _ = try session.label(subject)
        return .flag(session.tree.isTruncated(try subject.view))
      }),
  ]

  private static func label(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (LabelContent) -> PropertyValue,
    _ write: @escaping @Sendable (inout LabelContent, PropertyValue) throws(Refusal) -> Void
  ) -> PropertyRow {
    PropertyRow(
      id, "label.\(name)", layout: true,
      read: { session, subject, _ throws(Refusal) in read(try session.label(subject)) },
      write: { session, subject, value throws(Refusal) in
        var content = try session.label(subject)
        try write(&content, value)
        session.tree.setLabel(of: try subject.view) { $0 = content }
      })
  }

  // MARK: - Hiding stacks

  static let stackRows: [PropertyRow] = [
    stack(NAV_HIDING_STACK_POSITION, "position") { .integer(Int64($0.position.rawValue)) },
    stack(NAV_HIDING_STACK_ALIGNMENT, "alignment") { .flag($0.isTrailing) },
    stack(NAV_HIDING_STACK_SHOWN, "shown") { .integer(Int64($0.shownCount)) },
    PropertyRow(
      NAV_HIDING_STACK_SPACING, "hiding_stack.spacing", layout: true,
      read: { session, subject, _ throws(Refusal) in
        .number(try session.stack(subject).spacing)
      },
      write: { session, subject, value throws(Refusal) in
        _ = try session.stack(subject)
        guard value.number >= 0 else {
          throw Refusal(.value, "hiding_stack.spacing is \(value.number), below 0")
        }
        session.tree.setStackSpacing(value.number, of: try subject.view)
      }),
  ]

  private static func stack(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (HidingStackContent) -> PropertyValue
  ) -> PropertyRow {
    PropertyRow(
      id, "hiding_stack.\(name)",
      read: { session, subject, _ throws(Refusal) in read(try session.stack(subject)) })
  }

  // MARK: - Views that the SDK provides

  static let providedRows: [PropertyRow] = [
    PropertyRow(
      NAV_SDK_COMPONENT, "sdk.component",
      read: { session, subject, _ throws(Refusal) in
        .integer(Int64(try session.provided(subject).kind.rawValue))
      }),
    PropertyRow(
      NAV_SDK_BUTTON_TYPE, "sdk.button_type",
      read: { session, subject, _ throws(Refusal) in
        guard let type = try session.provided(subject).buttonType else {
          throw Refusal(.kind, "\(session.describe(subject.handle)) is no button")
        }
        return .integer(Int64(type.rawValue))
      }),
    PropertyRow(
      NAV_SDK_ROUNDED_CORNERS, "sdk.rounded_corners",
      read: { session, subject, _ throws(Refusal) in
        .integer(Int64(session.tree.views[try session.prompt(subject)].look.corners))
      },
      write: { session, subject, value throws(Refusal) in
        let prompt = try session.prompt(subject)
        let corners = try number(value, "sdk.rounded_corners", in: 0...15)
        session.tree.setLook(of: prompt) { $0.corners = UInt32(corners) }
      }),
  ]
}

extension PluginSession {
  fileprivate func label(_ subject: PropertySubject) throws(Refusal) -> LabelContent {
    guard let label = tree.views[try subject.view].label else {
      throw Refusal(.kind, "\(describe(subject.handle)) is no label")
    }
    return label
  }

  fileprivate func stack(_ subject: PropertySubject) throws(Refusal) -> HidingStackContent {
    guard let stack = tree.views[try subject.view].hidingStack else {
      throw Refusal(.kind, "\(describe(subject.handle)) is no hiding stack")
    }
    return stack
  }

  fileprivate func provided(_ subject: PropertySubject) throws(Refusal) -> ProvidedView {
    let view = try subject.view
    for map in maps {
      if let found = map.provided.first(where: { $0.view == view }) { return found }
    }
    throw Refusal(.kind, "\(describe(subject.handle)) is no component of the SDK's")
  }

  fileprivate func prompt(_ subject: PropertySubject) throws(Refusal) -> ViewID {
    guard try provided(subject).kind == .prompt else {
      throw Refusal(.kind, "\(describe(subject.handle)) is no prompt")
    }
    return try subject.view
  }
}
