import NavigationSim
package import ViewTree

/// A conflict between required constraints, and whose business it is.
///
/// A conflict that the delegate's own size constraint on a fixed component is part of belongs to
/// size.fixed; one in which its edges are pinned to another size, to size.stretched; any other,
/// such as too little room, to constraints.unsatisfiable.
package struct ConflictReading: Sendable {
  package enum Cause: Hashable, Sendable {
    case sizeConstraint(ViewID)
    case edges(ViewID)
    case other
  }

  package let cause: Cause

  /// The views of the set other than the map, each once.
  package let views: [ViewID]

  /// The members in words, oldest first.
  package let texts: [String]

  /// The delegate's own members, the most to blame first.
  package let suspects: [LayoutConstraintID]

  /// The readings of a moment's conflicts.
  package static func all(in moment: Moment) -> [ConflictReading] {
    moment.conflicts.map { ConflictReading($0, in: moment) }
  }

  private init(_ conflict: LayoutConflict, in moment: Moment) {
    var records: [ConstraintRecord] = []
    var masks: [ViewID] = []
    var lacksRoom = false
    var views: [ViewID] = []
    var texts: [String] = []
    for member in conflict.members {
      switch member {
      case .constraint(let id):
        guard let record = moment.constraints.first(where: { $0.id == id }) else { continue }
        records.append(record)
        views += [record.firstView, record.secondView].compactMap { $0 }
        texts.append(record.text)
      case .mask(let view):
        masks.append(view)
        views.append(view)
        texts.append("the frame of \(moment.name(of: view)), by its autoresizing mask")
      case .stack(let view):
        views.append(view)
        texts.append("the arrangement of \(moment.name(of: view))")
      case .notNegative(let item, let axis):
        lacksRoom = true
        texts.append("\(Self.name(of: item, in: moment)).\(axis.sizeName) >= 0")
        if case .view(let view) = item { views.append(view) }
      }
    }
    let map = moment.frame.tree.nodes.first?.view
    var seen: Set<ViewID> = []
    self.views = views.filter { $0 != map && seen.insert($0).inserted }
    self.texts = texts
    cause = Self.cause(records, masks: masks, lacksRoom: lacksRoom, in: moment)
    suspects = Self.suspects(records, cause).map(\.id)
  }

  private static func cause(
    _ records: [ConstraintRecord], masks: [ViewID], lacksRoom: Bool, in moment: Moment
  ) -> Cause {
    let own = records.filter { $0.maker == .author }
    for sized in records {
      guard sized.maker == .sdk, sized.spec.firstAttribute.isSize, let view = sized.firstView,
        moment.frame.provided(view)?.kind.hasFixedSize == true
      else { continue }
      if own.contains(where: { $0.spec.firstAttribute.isSize && $0.concerns(view) }) {
        return .sizeConstraint(view)
      }
      let axis = sized.spec.firstAttribute.axis
      let edges = own.count { $0.concerns(view) && $0.spec.firstAttribute.axis == axis }
      if !lacksRoom, edges >= 2 || masks.contains(view) { return .edges(view) }
    }
    return .other
  }

  /// Of a component's size it is the youngest that binds it; else what was given up, and then the
  /// youngest.
  private static func suspects(
    _ records: [ConstraintRecord], _ cause: Cause
  ) -> [ConstraintRecord] {
    let own = records.filter { $0.maker == .author }.reversed()
    func isFirst(_ record: ConstraintRecord) -> Bool {
      switch cause {
      case .sizeConstraint(let view): record.spec.firstAttribute.isSize && record.concerns(view)
      case .edges(let view): record.concerns(view)
      case .other: record.isBroken
      }
    }
    return own.filter(isFirst) + own.filter { !isFirst($0) }
  }

  private static func name(of item: LayoutItem, in moment: Moment) -> String {
    switch item {
    case .view(let view): moment.name(of: view)
    case .guide(let guide): moment.guides.first { $0.id == guide }?.name ?? "a guide"
    }
  }
}

extension Axis {
  var sizeName: String { self == .horizontal ? "width" : "height" }
}

extension Moment {
  /// The size that the SDK gave a fixed component, read off its own constraints.
  package func sdkSize(of view: ViewID) -> Size? {
    var (width, height): (Double?, Double?) = (nil, nil)
    // By place: a loop over the records would copy each.
    for place in constraints.indices
    where constraints[place].maker == .sdk && constraints[place].firstView == view
      && constraints[place].spec.first == .view(view)
    {
      switch constraints[place].spec.firstAttribute {
      case .width: width = width ?? constraints[place].spec.constant
      case .height: height = height ?? constraints[place].spec.constant
      default: break
      }
    }
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }
}
