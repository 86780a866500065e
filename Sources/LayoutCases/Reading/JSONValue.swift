/// Any JSON, so that what is wrong with it can be told with its place and its value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in a few words.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Decimals.text(value)
    case .string(let text): "\"\(text)\""
    case .array(let list) where list.count <= 4:
      "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .array(let list): "a list of \(list.count)"
    case .object: "an object"
    }
  }
}
