package import FoundationEssentials

/// A file of layouts: a document with a list of cases, such a list alone, or one case.
package struct LayoutFile: Sendable {
  package let cases: [LayoutCase]

  package init(_ data: Data) throws(LayoutFileError) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw LayoutFileError("it is not valid JSON")
    }
    let fields: [Field]
    switch value {
    case .array:
      fields = try Field(value: value, place: "").list()
    case .object(let object):
      if let list = object["cases"] {
        fields = try Field(value: list, place: "cases").list()
      } else {
        fields = [Field(value: value, place: "")]
      }
    default:
      throw Field(value: value, place: "").wrong(wanted: "a case or a list of cases")
    }
    guard !fields.isEmpty else { throw LayoutFileError("it holds no case") }
    var cases: [LayoutCase] = []
    var ids: Set<String> = []
    for (index, field) in fields.enumerated() {
      let made = try LayoutCase(field, number: index + 1)
      guard ids.insert(made.id).inserted else {
        throw LayoutFileError(at: "case \(made.id)", "the id stands for an earlier case too")
      }
      cases.append(made)
    }
    self.cases = cases
  }
}
