// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    fileprivate var attributes: [Attribute] {
      (1...12).compactMap { Attribute(rawValue: $0) }.filter { contains(FormatOptions($0)) }
    }
  }

  /// Makes the constraints of a line of text; a line that isn't one ends the process, as on iOS.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that stand for them in the text.
  ///   - views: Views and guides by their names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      let writer = FormatWriter(options: opts, metrics: metrics ?? [:], views: views)
      return try writer.constraints(VisualFormat(format))
    } catch {
      let place = String(repeating: " ", count: error.offset) + "^"
      preconditionFailure(
        "Unable to parse constraint format:\n\(error.reason)\n\(format)\n\(place)")
    }
  }
}

@MainActor
private struct FormatWriter {
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints(_ format: VisualFormat) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let names = format.members.compactMap { member in
      if case .view(let name, _) = member { name } else { nil }
    }
    let items = try names.map { name throws(VisualFormat.Failure) in try item(name) }
    let container =
      (items.first as? UIView)?.superview ?? (items.first as? UILayoutGuide)?.owningView
    for (index, member) in format.members.enumerated() {
      if case .view(let name, let predicates) = member {
        made += try sizes(try item(name), predicates, isVertical: format.isVertical)
      }
      guard index > 0 else { continue }
      made += try spaces(
        from: format.members[index - 1], to: member, in: container, format.connections[index - 1],
        isVertical: format.isVertical)
    }
    for attribute in options.attributes {
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }

  private func sizes(
    _ item: AnyObject, _ predicates: [VisualFormat.Predicate], isVertical: Bool
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return try predicates.map { predicate throws(VisualFormat.Failure) in
      var other: AnyObject?
      if case .name(let name) = predicate.value, metrics[name] == nil {
        other = try self.item(name)
      }
      let made = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation.uiKit, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: other == nil ? try number(predicate.value) : 0)
      return try prioritized(made, predicate)
    }
  }

  /// The distance between two members, one of which may be the superview.
  private func spaces(
    from first: VisualFormat.Member, to second: VisualFormat.Member, in container: UIView?,
    _ connection: VisualFormat.Connection, isVertical: Bool
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let (before, after) = edges(isVertical: isVertical)
    // The near edge of what comes later, and the far edge of what comes first; of the superview
    // the edge on the other side, or its margin for the standard distance.
    let isStandard = connection == .standard
    let later = try end(second, container, before, outer: after, isStandard)
    let earlier = try end(first, container, after, outer: before, isStandard)
    // To the right the later one has the larger coordinate; from right to left it is the other way.
    let isReversed = !isVertical && options.contains(.directionRightToLeft)
    let (high, low) = isReversed ? (earlier, later) : (later, earlier)
    func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: high.item, attribute: high.attribute, relatedBy: relation, toItem: low.item,
        attribute: low.attribute, multiplier: 1, constant: constant)
    }
    switch connection {
    case .flush: return [make(.equal, 0)]
    case .standard:
      let isAtEdge = first == .superview || second == .superview
      return isAtEdge ? [make(.equal, 0)] : [.spaced(high, .equal, low, multiplier: 1)]
    case .predicates(let predicates):
      return try predicates.map { predicate throws(VisualFormat.Failure) in
        try prioritized(
          make(predicate.relation.uiKit, try number(predicate.value)), predicate)
      }
    }
  }

  private func edges(
    isVertical: Bool
  ) -> (before: NSLayoutConstraint.Attribute, after: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func end(
    _ member: VisualFormat.Member, _ container: UIView?, _ own: NSLayoutConstraint.Attribute,
    outer: NSLayoutConstraint.Attribute, _ isStandard: Bool
  ) throws(VisualFormat.Failure) -> AnchorPlace {
    switch member {
    case .view(let name, _): return AnchorPlace(item: try item(name), attribute: own)
    case .superview:
      guard let container else {
        throw VisualFormat.Failure(
          reason: "Unable to interpret '|' character, because the related view doesn't have a "
            + "superview", offset: 0)
      }
      return AnchorPlace(item: container, attribute: isStandard ? outer.margin : outer)
    }
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    let item = views[name]
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    throw VisualFormat.Failure(reason: "\(name) is not a key in the views dictionary.", offset: 0)
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormat.Failure) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        throw VisualFormat.Failure(
          reason: "\(name) is not a key in the metrics dictionary.", offset: 0)
      }
    }
  }
}

extension VisualFormat.Relation {
  fileprivate var uiKit: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
