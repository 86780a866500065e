internal import Foundation

/// A layout as a line of text, by the grammar of Apple's Visual Format Language.
///
/// Source: Auto Layout Guide, Visual Format Language. Texts are read without any view.
package struct VisualFormat: Equatable {
  package enum Relation: String, CaseIterable {
    case equal = "=="
    case atLeast = ">="
    case atMost = "<="
  }

  /// A number, or the name of a metric or of a view.
  package enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  package struct Predicate: Equatable {
    package var relation: Relation
    package var value: Value
    package var priority: Value?

    package init(relation: Relation = .equal, value: Value, priority: Value? = nil) {
      self.relation = relation
      self.value = value
      self.priority = priority
    }
  }

  package enum Member: Equatable {
    case superview
    case view(String, [Predicate])
  }

  package enum Connection: Equatable {
    case flush
    case standard
    case predicates([Predicate])
  }

  package var isVertical = false
  package var members: [Member] = []

  /// One between each two members.
  package var connections: [Connection] = []

  package init(_ text: String) throws(Failure) {
    var reader = Reader(text: text)
    if reader.take("V:") { isVertical = true } else { _ = reader.take("H:") }
    if reader.take("|") {
      members.append(.superview)
      connections.append(try reader.connection())
    }
    members.append(try reader.view())
    while !reader.isAtEnd {
      connections.append(try reader.connection())
      if reader.take("|") {
        members.append(.superview)
        guard reader.isAtEnd else { throw reader.failure("nothing may follow the superview") }
      } else {
        members.append(try reader.view())
      }
    }
  }

  package struct Failure: Error, Equatable {
    package let reason: String
    package let offset: Int
  }
}

private struct Reader {
  private let characters: [Character]
  private var index = 0

  init(text: String) { characters = Array(text) }

  var isAtEnd: Bool { index == characters.count }

  func failure(_ reason: String) -> VisualFormat.Failure {
    VisualFormat.Failure(reason: reason, offset: index)
  }

  mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func expect(_ text: String) throws(VisualFormat.Failure) {
    guard take(text) else { throw failure("expected '\(text)'") }
  }

  private mutating func takeWhile(_ isIn: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, isIn(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  mutating func view() throws(VisualFormat.Failure) -> VisualFormat.Member {
    try expect("[")
    let name = try name("a view's name")
    let predicates = take("(") ? try predicatesInParentheses() : []
    try expect("]")
    return .view(name, predicates)
  }

  mutating func connection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard !isAtEnd else { throw failure("expected a view or the superview") }
    if characters[index] == "[" || characters[index] == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try predicatesInParentheses()
    } else {
      predicates = [VisualFormat.Predicate(value: try value())]
    }
    try expect("-")
    return .predicates(predicates)
  }

  private mutating func predicatesInParentheses()
    throws(VisualFormat.Failure) -> [VisualFormat.Predicate]
  {
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    try expect(")")
    return list
  }

  private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    let relation = VisualFormat.Relation.allCases.first { take($0.rawValue) }
    let value = try value()
    return VisualFormat.Predicate(
      relation: relation ?? .equal, value: value, priority: take("@") ? try self.value() : nil)
  }

  private mutating func value() throws(VisualFormat.Failure) -> VisualFormat.Value {
    let start = index
    let sign = take("-") ? "-" : ""
    let digits = takeWhile { $0.isASCII && ($0.isNumber || $0 == ".") }
    if let number = Double(sign + digits) { return .number(number) }
    index = start
    return .name(try name("a number or a name"))
  }

  private mutating func name(_ wanted: String) throws(VisualFormat.Failure) -> String {
    guard index < characters.count, !characters[index].isNumber else {
      throw failure("expected \(wanted)")
    }
    let name = takeWhile { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard !name.isEmpty else { throw failure("expected \(wanted)") }
    return name
  }
}
