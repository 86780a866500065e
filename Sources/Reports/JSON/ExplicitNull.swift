/// A value that stands in JSON as `null` when there is none, instead of being left out.
package struct ExplicitNull<Value: Encodable & Sendable>: Encodable, Sendable {
  package let value: Value?

  package init(_ value: Value?) { self.value = value }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
