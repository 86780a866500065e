/// A value in a layout file together with its place.
struct Field {
  let value: JSONValue
  let place: String

  /// The error for a value of another kind.
  func wrong(wanted: String) -> LayoutFileError {
    LayoutFileError(at: place, "\(value) stands where \(wanted) is wanted")
  }

  // MARK: - Single values

  func text() throws(LayoutFileError) -> String {
    guard case .string(let text) = value else { throw wrong(wanted: "a text") }
    return text
  }

  func number() throws(LayoutFileError) -> Double {
    guard case .number(let number) = value else { throw wrong(wanted: "a number") }
    return number
  }

  func flag() throws(LayoutFileError) -> Bool {
    guard case .bool(let flag) = value else { throw wrong(wanted: "true or false") }
    return flag
  }

  /// A whole number below a limit, as names a member of a list.
  func index(below count: Int) throws(LayoutFileError) -> Int {
    guard case .number(let number) = value, let index = Int(exactly: number),
      0..<count ~= index
    else { throw wrong(wanted: "a whole number from 0 and below \(count)") }
    return index
  }

  /// One of the words of an enum.
  func word<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type = Value.self
  ) throws(LayoutFileError) -> Value where Value.RawValue == String {
    guard case .string(let text) = value, let word = Value(rawValue: text) else {
      throw wrong(wanted: "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return word
  }

  /// One of the cases of an enum, by its name.
  func name<Value: CaseIterable>(_ type: Value.Type = Value.self) throws(LayoutFileError) -> Value {
    guard case .string(let text) = value,
      let found = Value.allCases.first(where: { "\($0)" == text })
    else {
      throw wrong(wanted: "one of " + Value.allCases.map { "\($0)" }.joined(separator: ", "))
    }
    return found
  }

  // MARK: - Lists

  func list() throws(LayoutFileError) -> [Field] {
    guard case .array(let list) = value else { throw wrong(wanted: "a list") }
    return list.enumerated().map { Field(value: $1, place: "\(place)[\($0)]") }
  }

  func texts() throws(LayoutFileError) -> [String] {
    var texts: [String] = []
    for field in try list() { texts.append(try field.text()) }
    return texts
  }

  /// A list of exactly so many numbers.
  func numbers(_ count: Int) throws(LayoutFileError) -> [Double] {
    let numbers = try numbersOrNull(count).compactMap(\.self)
    guard numbers.count == count else { throw wrong(wanted: "a list of \(count) numbers") }
    return numbers
  }

  /// A list of exactly so many numbers, some of which may be null.
  func numbersOrNull(_ count: Int) throws(LayoutFileError) -> [Double?] {
    guard case .array(let list) = value, list.count == count else {
      throw wrong(wanted: "a list of \(count) numbers")
    }
    var numbers: [Double?] = []
    for member in list {
      switch member {
      case .number(let number): numbers.append(number)
      case .null: numbers.append(nil)
      default: throw wrong(wanted: "a list of \(count) numbers")
      }
    }
    return numbers
  }

  // MARK: - Objects

  /// The members of an object, which has no others than those given.
  ///
  /// - Parameter joint: What stands between the object's place and a key in the place of a member.
  func members(
    _ known: [String], joint: String = "."
  ) throws(LayoutFileError) -> Members {
    guard case .object(let object) = value else { throw wrong(wanted: "an object") }
    if let other = object.keys.sorted().first(where: { !known.contains($0) }) {
      throw LayoutFileError(
        at: place,
        "\"\(other)\" is no key here; there are " + known.joined(separator: ", "))
    }
    return Members(object: object, place: place, joint: joint)
  }

  /// The members of an object whose keys are names, sorted by them.
  func named() throws(LayoutFileError) -> [(name: String, field: Field)] {
    guard case .object(let object) = value else { throw wrong(wanted: "an object") }
    return object.sorted { $0.key < $1.key }.map {
      ($0.key, Field(value: $0.value, place: "\(place).\($0.key)"))
    }
  }
}

/// The members of one object of a layout file.
struct Members {
  let object: [String: JSONValue]
  let place: String
  let joint: String

  /// A member that may be left out; one that is null counts as given.
  subscript(key: String) -> Field? {
    object[key].map { Field(value: $0, place: place + joint + key) }
  }

  func required(_ key: String) throws(LayoutFileError) -> Field {
    guard let field = self[key] else { throw LayoutFileError(at: place, "\"\(key)\" is missing") }
    return field
  }
}
