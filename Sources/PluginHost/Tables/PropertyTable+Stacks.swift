internal import CNavhostABI
internal import ViewTree

/// Properties of stack views.
extension PropertyTable {
  static let stackViewRows: [PropertyRow] = [
    stackView(
      NAV_STACK_VIEW_AXIS, "axis", { .integer($0.axis == .horizontal ? 0 : 1) },
      { stack, value throws(Refusal) in
        let axis = try number(value, "stack_view.axis", in: 0...1)
        stack.axis = axis == NAV_AXIS_HORIZONTAL ? .horizontal : .vertical
      }),
    stackView(
      NAV_STACK_VIEW_DISTRIBUTION, "distribution", { .integer(Int64($0.distribution.rawValue)) },
      { stack, value throws(Refusal) in
        let distribution = try number(value, "stack_view.distribution", in: 0...4)
        stack.distribution = StackContent.Distribution(rawValue: distribution) ?? .fill
      }),
    stackView(
      NAV_STACK_VIEW_ALIGNMENT, "alignment", { .integer(Int64($0.alignment.rawValue)) },
      { stack, value throws(Refusal) in
        let alignment = try number(value, "stack_view.alignment", in: 0...5)
        stack.alignment = StackContent.Alignment(rawValue: alignment) ?? .fill
      }),
    stackView(
      NAV_STACK_VIEW_SPACING, "spacing", { .number($0.spacing.length) },
      { $0.spacing = .points($1.number) }),
    stackView(
      NAV_STACK_VIEW_MARGINS_RELATIVE, "margins_relative", { .flag($0.isMarginsRelative) },
      { $0.isMarginsRelative = $1.integer != 0 }),
    stackView(
      NAV_STACK_VIEW_BASELINE_RELATIVE, "baseline_relative", { .flag($0.isBaselineRelative) },
      { $0.isBaselineRelative = $1.integer != 0 }),
  ]

  private static func stackView(
    _ id: Int, _ name: String, _ read: @escaping @Sendable (StackContent) -> PropertyValue,
    _ write: @escaping @Sendable (inout StackContent, PropertyValue) throws(Refusal) -> Void
  ) -> PropertyRow {
    PropertyRow(
      id, "stack_view.\(name)", layout: true,
      read: { session, subject, _ throws(Refusal) in read(try session.stackView(subject)) },
      write: { session, subject, value throws(Refusal) in
        var content = try session.stackView(subject)
        try write(&content, value)
        session.tree.setStack(of: try subject.view) { $0 = content }
      })
  }
}

extension PluginSession {
  fileprivate func stackView(_ subject: PropertySubject) throws(Refusal) -> StackContent {
    guard let stack = tree.views[try subject.view].stack else {
      throw Refusal(.kind, "\(describe(subject.handle)) is no stack view")
    }
    return stack
  }
}
