import ViewTree

extension LayoutCase {
  private static let keys = [
    "id", "source", "evidence", "description", "container", "direction", "views", "constraints",
    "changes", "expect", "check", "notes",
  ]

  private enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  /// - Parameter number: What the case is called when it has no id.
  init(_ field: Field, number: Int) throws(LayoutFileError) {
    var name = "\(number)"
    if case .object(let object) = field.value, let id = object["id"] {
      name = try Field(value: id, place: "case \(number), id").text()
    }
    let members = try Field(value: field.value, place: "case \(name)").members(
      Self.keys, joint: ", ")
    id = name
    description = try members["description"]?.text() ?? ""
    container = try Container(members.required("container"))
    direction =
      try members["direction"]?.word(Direction.self) == .rtl ? .rightToLeft : .leftToRight
    views = try Self.views(members["views"], in: container)
    let names = [container.name] + views.map(\.name)
    constraints = try Self.constraints(members["constraints"], names: names)
    changes = try Self.changes(members["changes"], count: constraints.count)
    let count = constraints.count
    expectation = try members["expect"].map { (field) throws(LayoutFileError) in
      try Expectation(field, names: names, constraintCount: count)
    }
    isIncomplete = try members["check"]?.text() == "no"
  }

  private static func views(
    _ field: Field?, in container: Container
  ) throws(LayoutFileError) -> [View] {
    var views: [View] = []
    for field in try field?.list() ?? [] {
      let view = try View(field, container: container.name)
      guard view.name != container.name, !views.contains(where: { $0.name == view.name }) else {
        throw LayoutFileError(at: field.place, "the name \"\(view.name)\" is taken")
      }
      if case .view(let parent) = view.parent,
        !views.contains(where: { $0.name == parent && $0.kind != .guide })
      {
        throw LayoutFileError(
          at: field.place, "its parent \"\(parent)\" is no view that stands before it")
      }
      views.append(view)
    }
    for view in views {
      let children = views.filter { $0.parent == .view(view.name) && $0.kind != .guide }
      if let other = view.stack?.arranged.first(where: { !children.map(\.name).contains($0) }) {
        throw LayoutFileError(
          at: field?.place ?? "", "\(view.name) arranges \"\(other)\", which isn't one of its views"
        )
      }
    }
    return views
  }

  private static func constraints(
    _ field: Field?, names: [String]
  ) throws(LayoutFileError) -> [WrittenConstraint] {
    var constraints: [WrittenConstraint] = []
    for field in try field?.list() ?? [] {
      let text = try field.text()
      let place = "\(field.place) \"\(text)\""
      let made: WrittenConstraint
      do throws(LayoutFileError) {
        made = try WrittenConstraint(text)
      } catch {
        throw LayoutFileError(at: place, error.problem)
      }
      for operand in [made.first, made.second].compactMap(\.self)
      where !names.contains(operand.item) {
        throw LayoutFileError(at: place, "there is no view or guide \"\(operand.item)\"")
      }
      constraints.append(made)
    }
    return constraints
  }

  private static func changes(
    _ field: Field?, count: Int
  ) throws(LayoutFileError) -> [Change] {
    var changes: [Change] = []
    for field in try field?.list() ?? [] {
      let members = try field.members(["constraint", "constant", "priority"])
      let constraint = try members.required("constraint").index(below: count)
      if let constant = try members["constant"]?.number() {
        changes.append(Change(constraint: constraint, kind: .constant(constant)))
      }
      if let priority = try members["priority"]?.number() {
        changes.append(Change(constraint: constraint, kind: .priority(priority)))
      }
    }
    return changes
  }
}

extension LayoutCase.Container {
  fileprivate init(_ field: Field) throws(LayoutFileError) {
    let members = try field.members(["name", "size", "initialSize", "safeArea", "margins"])
    name = try members["name"]?.text() ?? "root"
    size = try members.required("size").size()
    initialSize = try members["initialSize"]?.size()
    safeArea = try members["safeArea"]?.insets()
    margins = try members["margins"]?.insets()
  }
}

extension LayoutCase.View {
  private static let keys = [
    "name", "parent", "kind", "tamic", "frame", "autoresizingMask", "safeArea", "margins",
    "intrinsic", "hug", "cr", "hidden", "alignInsets", "baseline", "axis", "distribution",
    "alignment", "spacing", "arranged",
  ]

  fileprivate init(_ field: Field, container: String) throws(LayoutFileError) {
    let members = try field.members(Self.keys)
    name = try members.required("name").text()
    kind = try members["kind"]?.word() ?? .view
    switch members["parent"] {
    case nil: parent = .container
    case let field? where field.value == .null: parent = .none
    case let field?:
      let name = try field.text()
      parent = name == container ? .container : .view(name)
    }
    followsFrame = try members["tamic"]?.flag() ?? false
    frame = try members["frame"]?.rect()
    autoresizing = try members["autoresizingMask"]?.autoresizing() ?? []
    safeArea = try members["safeArea"]?.insets()
    margins = try members["margins"]?.insets()
    let natural = try members["intrinsic"]?.numbersOrNull(2) ?? [nil, nil]
    naturalSize = PerAxis(horizontal: natural[0], vertical: natural[1])
    hugging = try members["hug"]?.priorities()
    compression = try members["cr"]?.priorities()
    isHidden = try members["hidden"]?.flag() ?? false
    alignmentInsets = try members["alignInsets"]?.insets()
    let lines = try members["baseline"]?.numbers(2)
    baselines = lines.map { BaselineSource(fromTop: $0[0], fromBottom: $0[1]) }
    stack = kind == .stack ? try LayoutCase.Stack(members) : nil
  }
}

extension LayoutCase.Stack {
  fileprivate init(_ members: Members) throws(LayoutFileError) {
    axis = try members["axis"]?.name() ?? .horizontal
    distribution = try members["distribution"]?.name() ?? .fill
    alignment = try members["alignment"]?.name() ?? .fill
    spacing = try members["spacing"]?.number() ?? 0
    arranged = try members["arranged"]?.texts() ?? []
  }
}
