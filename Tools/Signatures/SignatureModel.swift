import Foundation

/// What the headers say, in the terms of the calls that cross them: functions, records and tables
/// by number.
package struct SignatureModel {
  /// How an argument or member stands in memory or in a register.
  package enum Form: Equatable {
    case byte, int32, uint32, int64, uint64, float, double
    case handle(String)
    case string
    case pointer
    case function(String)
    case table(String)
    case record(String)
  }

  /// What a pointer leads to; the cases of calls.h.
  package enum Reach: String {
    case opaque = "CALLS_OPAQUE"
    case input = "CALLS_IN"
    case output = "CALLS_OUT"
    case inputOutput = "CALLS_IN_OUT"
    case text = "CALLS_TEXT"
    case function = "CALLS_FUNCTION"
  }

  package struct Argument {
    package let name: String
    package let declared: String
    package let reach: Reach

    /// Of a pointer that is followed, what its elements are.
    package let form: Form

    /// What a pointer leads to, as C writes it.
    package var element: String {
      declared.replacing("const ", with: "").replacing("*", with: "")
        .trimmingCharacters(in: .whitespaces)
    }

    /// The arguments that count the elements, from 1 on; 0 for none.
    package let countIn: Int
    package let countOut: Int

    /// Of a number from a list of the headers', the prefix of its names.
    package let names: String?
  }

  package struct Function {
    /// "views.make", "delegate.enable", "work_fn".
    package let name: String
    package let arguments: [Argument]
    package let givesPointer: Bool

    /// The letter of base.h for the host's functions, "" for the plugin's.
    package let tag: String

    /// For the page: the words above it.
    package let comment: String
  }

  package struct Field {
    package let name: String
    package let form: Form
    package let count: Int
    package let names: String?
    package let remark: String
  }

  package struct Record {
    package let type: String
    package let isSized: Bool
    package let fields: [Field]
  }

  package struct Table {
    package let type: String

    /// "navhost.views/1"; "" for the plugin's own.
    package let id: String
    package let callsPlugin: Bool

    /// Members and the functions' numbers.
    package let slots: [(member: String, function: Int)]
  }

  package private(set) var functions: [Function] = []
  package private(set) var records: [Record] = []
  package private(set) var tables: [Table] = []
  package let enumerations: [HeaderText.Enumeration]
  private let text: HeaderText

  package init(_ text: HeaderText) throws {
    self.text = text
    enumerations = text.enumerations
    for type in text.functionTypes {
      functions.append(
        Function(
          name: shortName(type.name),
          arguments: try arguments(type.parameters, of: shortName(type.name)),
          givesPointer: false, tag: "", comment: ""))
    }
    for made in text.structs where made.name != "nav_core_t" {
      if made.functions.isEmpty {
        records.append(try record(made))
      } else {
        try addTable(made)
      }
    }
  }

  // MARK: - Numbers

  package func functionNumber(_ type: String) -> Int? {
    functions.firstIndex { $0.name == shortName(type) }
  }

  package func recordNumber(_ type: String) -> Int? { records.firstIndex { $0.type == type } }
  package func tableNumber(_ type: String) -> Int? { tables.firstIndex { $0.type == type } }

  // MARK: - Tables

  private mutating func addTable(_ made: HeaderText.Struct) throws {
    let isHost = made.functions.contains {
      $0.parameters?.first?.type.contains("nav_host_t") == true
    }
    let callsPlugin = !isHost || made.name == "nav_plugin_t"
    let prefix = shortName(made.name)
    var slots: [(String, Int)] = []
    for group in groups(of: made.functions) {
      let tags = group[0].comment.matches(of: /\[([ACRMWTPF])\]/).map { String($0.1) }
      for (place, member) in group.enumerated() {
        // One tag is for all of a group; several are shared out evenly.
        let tag = tags.isEmpty ? "" : tags[place * tags.count / group.count]
        if !callsPlugin, tag.isEmpty {
          throw HeaderError(text: "\(made.header): \(member.name) has no tag such as [R]")
        }
        slots.append((member.name, functions.count))
        functions.append(
          Function(
            name: "\(prefix).\(member.name)",
            arguments: try arguments(member.parameters ?? [], of: "\(prefix).\(member.name)"),
            givesPointer: member.type.hasSuffix("*"), tag: callsPlugin ? "" : tag,
            comment: group[0].comment))
      }
    }
    tables.append(
      Table(
        type: made.name, id: callsPlugin ? "" : text.tableIDs[made.header] ?? "",
        callsPlugin: callsPlugin, slots: slots))
  }

  private func hasTag(_ text: String) -> Bool { text.contains(/\[[ACRMWTPF]\]/) }

  /// Functions that share the tags above the first of them; a tag behind one is its own.
  private func groups(of functions: [HeaderText.Member]) -> [[HeaderText.Member]] {
    var groups: [[HeaderText.Member]] = []
    for member in functions {
      if let tag = member.remark.firstMatch(of: /\[[ACRMWTPF]\]/) {
        groups.append([
          HeaderText.Member(
            name: member.name, type: member.type, count: 1, parameters: member.parameters,
            comment: "\(member.sharesComment ? "" : member.comment) \(tag.0)",
            sharesComment: false, remark: member.remark)
        ])
      } else if !groups.isEmpty, member.sharesComment || !hasTag(member.comment) {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    return groups
  }

  // MARK: - Arguments

  private func arguments(
    _ parameters: [HeaderText.Parameter], of function: String
  ) throws -> [Argument] {
    try parameters.map { parameter in
      var reach = Reach.opaque
      var form = try form(parameter.type, of: parameter.name)
      var (countIn, countOut) = (0, 0)
      if let pointee = pointee(of: parameter.type) {
        let isConstant = parameter.type.hasPrefix("const ")
        if pointee == "nav_host_t" || pointee == "void" {
          reach = .opaque
        } else if pointee == "char", isConstant {
          reach = .text
        } else {
          form = pointee == "char" ? .byte : try self.form(pointee, of: parameter.name)
          let capacity = place(of: "capacity", in: parameters)
          let count = parameters.firstIndex { $0.name == "count" && !$0.type.hasSuffix("*") }
            .map { $0 + 1 }
          if isConstant {
            reach = .input
            if ["specs", "list", "values"].contains(parameter.name) { countIn = count ?? 0 }
          } else if parameter.name == "values" {
            reach = .inputOutput
            countIn = count ?? 0
          } else {
            reach = .output
            if parameter.name == "out" {
              countIn = capacity ?? count ?? 0
              countOut = capacity == nil ? 0 : place(of: "count", in: parameters) ?? 0
            }
          }
        }
      } else if case .function = form {
        reach = .function
      }
      return Argument(
        name: parameter.name, declared: parameter.type, reach: reach, form: form,
        countIn: countIn, countOut: countOut,
        names: names(of: "\(function).\(parameter.name)", form))
    }
  }

  private func place(of name: String, in parameters: [HeaderText.Parameter]) -> Int? {
    parameters.firstIndex { $0.name == name }.map { $0 + 1 }
  }

  private func pointee(of type: String) -> String? {
    guard type.hasSuffix("*") else { return nil }
    return type.dropLast().replacing("const ", with: "").trimmingCharacters(in: .whitespaces)
  }

  private func form(_ type: String, of name: String) throws -> Form {
    let plain = type.replacing("const ", with: "")
    switch plain {
    case "int32_t", "nav_status_t": return .int32
    case "uint32_t", "nav_property_t": return .uint32
    case "int64_t": return .int64
    case "uint64_t": return .uint64
    case "double": return .double
    case "float": return .float
    case "nav_string_t": return .string
    default: break
    }
    if let target = pointee(of: type) {
      return text.structs.contains { $0.name == target && !$0.functions.isEmpty }
        && target != "nav_host_t" ? .table(target) : .pointer
    }
    if text.functionTypes.contains(where: { $0.name == plain }) { return .function(plain) }
    guard let made = text.structs.first(where: { $0.name == plain }) else {
      throw HeaderError(text: "\(name) has the type \(type), which no header declares")
    }
    if made.members.count == 1, made.members[0].name == "bits" {
      return .handle(String(plain.dropFirst(4).dropLast(2)))
    }
    return .record(plain)
  }

  private func record(_ made: HeaderText.Struct) throws -> Record {
    Record(
      type: made.name, isSized: made.isSized,
      fields: try made.members.map { member in
        let form = try form(member.type, of: "\(made.name).\(member.name)")
        return Field(
          name: member.name, form: form, count: member.count,
          names: names(of: "\(shortName(made.name)).\(member.name)", form),
          remark: member.remark)
      })
  }

  private func shortName(_ type: String) -> String {
    var name = Substring(type)
    if name.hasPrefix("nav_") { name = name.dropFirst(4) }
    if name.hasSuffix("_t") { name = name.dropLast(2) }
    for ending in ["_callbacks", "_table"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return String(name)
  }

  /// The list of the headers' that a number is from, as its first name is written.
  private func names(of path: String, _ form: Form) -> String? {
    switch form {
    case .int32, .uint32, .uint64: break
    default: return nil
    }
    let parts = path.split(separator: ".").map(String.init)
    return Self.lists.first { entry in
      let wanted = entry.path.split(separator: ".").map(String.init)
      return wanted.last == parts.last && (wanted.count == 1 || wanted.first == parts.first)
        && (wanted.count < 3 || wanted == parts)
    }?.first
  }

  /// Where a number comes from a list: the argument's or member's name, with as much before it as
  /// tells it apart.
  private static let lists: [(path: String, first: String)] = [
    ("property", "NAV_ANY_NAME"), ("relation", "NAV_RELATION_AT_MOST"),
    ("first_attribute", "NAV_ATTRIBUTE_NONE"), ("second_attribute", "NAV_ATTRIBUTE_NONE"),
    ("status", "NAV_OK"), ("view_spec.kind", "NAV_VIEW_PLAIN"), ("level", "NAV_LOG_DEBUG"),
    ("fatal.why", "NAV_FATAL_EXCEPTION"), ("diagnostics.fatal.why", "NAV_FATAL_EXCEPTION"),
    ("position", "NAV_POSITION_NONE"), ("animation_spec.kind", "NAV_ANIMATION_NONE"),
    ("animation_spec.curve", "NAV_CURVE_EASE_IN_OUT"),
    ("animation_spec.options", "NAV_ANIMATION_LAYOUT_SUBVIEWS"),
    ("map.component.which", "NAV_COMPONENT_LOGO"),
    ("map.style_value.which", "NAV_STYLE_BUTTON_HORIZONTAL_PADDING"),
    ("map.set_delegate.code", "NAV_LAYOUT_ERROR_INTERNAL"),
    ("button.type", "NAV_BUTTON_COMPASS"), ("legacy.guide.which", "NAV_LEGACY_HEADER"),
    ("legacy.set_guide.which", "NAV_LEGACY_HEADER"),
    ("layout.system_guide.which", "NAV_GUIDE_SAFE_AREA"),
    ("stacks.set_custom_spacing.which", "NAV_SPACING_DEFAULT"),
    ("stacks.custom_spacing.which", "NAV_SPACING_DEFAULT"),
    ("view.will_move.which", "NAV_MOVE_SUPERVIEW"), ("view.did_move.which", "NAV_MOVE_SUPERVIEW"),
    ("view.insets_changed.which", "NAV_INSETS_MARGINS"),
    ("view.baseline_view.which", "NAV_BASELINE_FIRST"), ("needs", "NAV_NEEDS_LAYOUT"),
    ("wants", "NAV_WANTS_LAYOUT"), ("constraint_spec.flags", "NAV_CONSTRAINT_MADE_ACTIVE"),
    ("font_request.flags", "NAV_FONT_ITALIC"), ("color.kind", "NAV_COLOR_NONE"),
    ("plugin.flags", "NAV_PLUGIN_ONE_HOST"),
    ("delegate_info.features", "NAV_DELEGATE_PORTRAIT_ONLY"),
    ("property_info.type", "NAV_TYPE_FLAG"), ("property_info.kind", "NAV_KIND_NONE"),
    ("property_info.access", "NAV_ACCESS_READ"), ("ambiguous.out", "NAV_AMBIGUOUS_X"),
  ]
}
