import FoundationEssentials

/// JSON as navhost writes it everywhere: sorted keys, two spaces, a line feed at the end.
package enum JSONText {
  /// - Throws: What `value` itself throws while it is encoded; numbers never do.
  package static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A plugin can bring such numbers about; a report must still be written.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
