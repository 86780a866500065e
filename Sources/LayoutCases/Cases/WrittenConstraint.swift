package import ViewTree

/// A constraint as layout files write it:
/// `item.attribute ==|<=|>= [number *] item.attribute [+|- number] [@priority]`.
///
/// In place of the right side a number may stand alone.
package struct WrittenConstraint: Hashable, Sendable {
  /// A measure of a view or guide, by name.
  package struct Operand: Hashable, Sendable {
    package let item: String

    /// Which guide of the view is meant; nil for the item itself.
    package let guide: GuideName?
    package let attribute: LayoutAttribute
  }

  /// The guides that a view has by itself.
  package enum GuideName: String, Hashable, Sendable, CaseIterable {
    case safe
    case margins
    case readable
  }

  package let text: String
  package private(set) var first: Operand
  package private(set) var relation: LayoutRelation
  package private(set) var second: Operand?
  package private(set) var multiplier = 1.0
  package private(set) var constant = 0.0
  package private(set) var priority = 1000.0

  package init(_ text: String) throws(LayoutFileError) {
    self.text = text
    var scanner = ConstraintScanner(text)
    first = try scanner.operand()
    relation = try scanner.relation()
    if let number = try scanner.number() {
      if scanner.take("*") {
        multiplier = number
        second = try scanner.operand()
      } else {
        constant = number
      }
    } else {
      second = try scanner.operand()
    }
    if second != nil, let sign = scanner.sign() {
      guard let number = try scanner.number() else { throw scanner.wrong(wanted: "a number") }
      constant = sign * number
    }
    if scanner.take("@") {
      guard let number = try scanner.number() else { throw scanner.wrong(wanted: "a priority") }
      priority = number
    }
    guard scanner.isAtEnd else { throw scanner.wrong(wanted: "the end of the constraint") }
  }
}

/// Takes a constraint's text apart from its left.
private struct ConstraintScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return rest.isEmpty
    }
  }

  func wrong(wanted: String) -> LayoutFileError {
    let found = rest.trimmingPrefix(while: \.isWhitespace)
    return LayoutFileError(
      "\(found.isEmpty ? "the end" : "\"\(found)\"") stands where \(wanted) is wanted")
  }

  mutating func take(_ mark: Character) -> Bool {
    skipSpaces()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  mutating func sign() -> Double? {
    if take("+") { return 1 }
    return take("-") ? -1 : nil
  }

  mutating func relation() throws(LayoutFileError) -> LayoutRelation {
    skipSpaces()
    for (mark, relation) in [("==", LayoutRelation.equal), ("<=", .atMost), (">=", .atLeast)]
    where rest.hasPrefix(mark) {
      rest.removeFirst(mark.count)
      return relation
    }
    throw wrong(wanted: "==, <= or >=")
  }

  /// A number, if one begins here.
  mutating func number() throws(LayoutFileError) -> Double? {
    skipSpaces()
    guard let first = rest.first, first.isASCII, first.isNumber || "+-.".contains(first) else {
      return nil
    }
    var text = ""
    while let next = rest.first {
      let isSign = next == "+" || next == "-"
      let isSignPlace = text.isEmpty || text.last == "e" || text.last == "E"
      guard next.isASCII, next.isNumber || next == "." || next == "e" || next == "E" || isSign,
        !isSign || isSignPlace
      else { break }
      text.append(next)
      rest.removeFirst()
    }
    guard let number = Double(text) else {
      throw LayoutFileError("\"\(text)\" is no number")
    }
    return number
  }

  mutating func operand() throws(LayoutFileError) -> WrittenConstraint.Operand {
    skipSpaces()
    guard let first = rest.first, first.isLetter || first == "_" else {
      throw wrong(wanted: "a view and its attribute, as a.left,")
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest[word.endIndex...]
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard 2...3 ~= parts.count, parts.allSatisfy({ !$0.isEmpty }) else {
      throw LayoutFileError(
        "\"\(word)\" is no attribute of a view; such are a.left and a.safe.left")
    }
    guard let attribute = LayoutAttribute(name: parts[parts.count - 1]) else {
      throw LayoutFileError(
        "\"\(parts[parts.count - 1])\" is no attribute; there are "
          + LayoutAttribute.names.joined(separator: ", "))
    }
    var guide: WrittenConstraint.GuideName?
    if parts.count == 3 {
      guide = WrittenConstraint.GuideName(rawValue: parts[1])
      guard guide != nil else {
        throw LayoutFileError(
          "\"\(parts[1])\" is no guide; there are "
            + WrittenConstraint.GuideName.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
    return WrittenConstraint.Operand(item: parts[0], guide: guide, attribute: attribute)
  }

  private mutating func skipSpaces() { rest = rest.trimmingPrefix(while: \.isWhitespace) }
}

extension LayoutAttribute {
  /// All attributes by the names that layout files give them, which are those of Apple's enum.
  private static let named = allCases.filter { $0 != .none }.map { ("\($0)", $0) }

  fileprivate static let names = named.map(\.0)

  fileprivate init?(name: String) {
    guard let found = Self.named.first(where: { $0.0 == name }) else { return nil }
    self = found.1
  }
}
