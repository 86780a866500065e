package import ViewTree

/// A case as a tree that is laid out.
package struct CaseTree {
  /// What iOS would have thrown, and over which constraint.
  package struct Exception: Error {
    package let exception: LayoutException
    package let constraint: String
  }

  /// So fine that the frames are the solver's for every purpose.
  private static let grid = PixelGrid(scale: 1e7)

  package let tree = ViewTree(measurer: NoText())
  package let root: ViewID
  package private(set) var items: [String: LayoutItem] = [:]

  /// In the order of the case, but for the one left out.
  package private(set) var constraints: [LayoutConstraintID?] = []

  package init(_ example: LayoutCase, leavingOut: Int? = nil) throws(Exception) {
    let container = example.container
    let first = container.initialSize ?? container.size
    root = tree.makeView(.root, maker: .sdk, frame: Rect(origin: .zero, size: first))
    tree.grid = Self.grid
    tree.direction = example.direction
    items[container.name] = .view(root)
    if let safeArea = container.safeArea { tree.setAdditionalSafeArea(safeArea, of: root) }
    setMargins(container.margins, of: root)
    for view in example.views { add(view) }
    for view in example.views { arrange(view) }
    for (index, constraint) in example.constraints.enumerated() {
      constraints.append(index == leavingOut ? nil : try add(constraint))
    }
    tree.layoutIfNeeded(root)
    if container.size != first {
      tree.setFrame(Rect(origin: .zero, size: container.size), of: root)
      tree.layoutIfNeeded(root)
    }
    try make(example.changes, in: example)
  }

  // MARK: - Building

  private mutating func add(_ view: LayoutCase.View) {
    let parent: ViewID? =
      switch view.parent {
      case .container: root
      case .view(let name): items[name].flatMap { tree.view(of: $0) }
      case .none: nil
      }
    if view.kind == .guide {
      let guide = tree.makeGuide()
      if let parent { tree.addGuide(guide, to: parent) }
      items[view.name] = .guide(guide)
      return
    }
    let made = view.stack.map { tree.makeStack($0.axis) } ?? tree.makeView(.plain)
    items[view.name] = .view(made)
    if let frame = view.frame { tree.setFrame(frame, of: made) }
    tree.setTranslatesMask(view.followsFrame, of: made)
    tree.setAutoresizing(view.autoresizing, of: made)
    tree.setNaturalSize(view.naturalSize, of: made)
    for axis in Axis.allCases {
      if let hugging = view.hugging { tree.setHugging(hugging[axis], axis, of: made) }
      if let compression = view.compression {
        tree.setCompression(compression[axis], axis, of: made)
      }
    }
    if let insets = view.alignmentInsets { tree.setAlignmentInsets(insets, of: made) }
    if let baselines = view.baselines { tree.setBaselines(baselines, of: made) }
    if let safeArea = view.safeArea { tree.setAdditionalSafeArea(safeArea, of: made) }
    setMargins(view.margins, of: made)
    if view.isHidden { tree.setLook(of: made) { $0.isHidden = true } }
    guard let parent else { return }
    // Too deep a view stays outside, and its constraints then say so.
    try? tree.insert(made, into: parent)
  }

  /// Hands a stack its members, which are all made by now.
  private func arrange(_ view: LayoutCase.View) {
    guard let stack = view.stack, let made = self.view(view.name) else { return }
    tree.setStack(of: made) {
      $0.distribution = stack.distribution
      $0.alignment = stack.alignment
      $0.spacing = .points(stack.spacing)
    }
    // They stand in the stack already, so none can be too deep.
    try? tree.setMembers(stack.arranged.compactMap { self.view($0) }, of: made)
  }

  /// Files give whole margins: nothing is added to them.
  private func setMargins(_ margins: Insets?, of view: ViewID) {
    guard let margins else { return }
    tree.setMarginsFollowSafeArea(false, of: view)
    tree.setMargins(margins, isDirectional: false, of: view)
  }

  private func add(_ constraint: WrittenConstraint) throws(Exception) -> LayoutConstraintID? {
    guard let first = item(constraint.first) else { return nil }
    let spec = LayoutConstraintSpec(
      first, constraint.first.attribute, constraint.relation, constraint.second.flatMap(item),
      constraint.second?.attribute ?? .none, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
    do throws(LayoutException) {
      let made = try tree.makeConstraint(spec)
      try tree.activate([made])
      return made
    } catch {
      throw Exception(exception: error, constraint: constraint.text)
    }
  }

  private func make(_ changes: [LayoutCase.Change], in example: LayoutCase) throws(Exception) {
    for change in changes {
      guard let constraint = constraints[change.constraint] else { continue }
      do throws(LayoutException) {
        switch change.kind {
        case .constant(let constant): try tree.setConstant(constant, of: constraint)
        case .priority(let priority): try tree.setPriority(priority, of: constraint)
        }
      } catch {
        throw Exception(exception: error, constraint: example.constraints[change.constraint].text)
      }
    }
    tree.layoutIfNeeded(root)
  }

  private func item(_ operand: WrittenConstraint.Operand) -> LayoutItem? {
    guard let item = items[operand.item] else { return nil }
    switch (operand.guide, item) {
    case (nil, _): return item
    case (.safe, .view(let view)): return .guide(tree.systemGuide(.safeArea, of: view))
    case (.margins, .view(let view)): return .guide(tree.systemGuide(.margins, of: view))
    case (.readable, .view(let view)):
      return .guide(tree.systemGuide(.readableContent, of: view))
    case (_, .guide): return nil
    }
  }

  // MARK: - Asking

  func view(_ name: String) -> ViewID? { items[name].flatMap { tree.view(of: $0) } }

  package func frame(_ name: String) -> Rect? {
    switch items[name] {
    case .view(let view): tree.views[view].frame
    case .guide(let guide): tree.guides[guide].frame
    case nil: nil
    }
  }

  func ambiguousMeasures(of name: String) -> [Measure] {
    guard let item = items[name] else { return [] }
    let open = tree.ambiguousMeasures(of: item)
    return zip(Measure.allCases, open).filter(\.1).map(\.0)
  }

  /// A conflict in the words of the case.
  func text(of member: LayoutConflict.Member, in example: LayoutCase) -> String {
    func name(_ wanted: LayoutItem) -> String {
      example.itemNames.first { items[$0] == wanted } ?? "a guide"
    }
    switch member {
    case .constraint(let constraint):
      let index = constraints.firstIndex(of: constraint)
      return index.map { example.constraints[$0].text } ?? "a constraint"
    case .mask(let view): return "\(name(.view(view))) keeps its frame"
    case .stack(let view): return "\(name(.view(view))) arranges its views"
    case .notNegative(let item, let axis):
      return "\(name(item)).\(axis == .horizontal ? "width" : "height") >= 0"
    }
  }
}

/// Layout files give natural sizes as numbers, so there is no text to measure.
private final class NoText: TextMeasurer {
  func measure(_ request: TextRequest) -> TextMetrics {
    TextMetrics(
      width: 0, height: 0, lineCount: 1, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, lineHeight: 0)
  }
}
