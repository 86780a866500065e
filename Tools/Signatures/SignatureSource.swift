import Foundation

/// The table of signatures as C: sizes and offsets are written as the compiler's to work out, so
/// that the table cannot say another than the headers do.
package struct SignatureSource {
  private let model: SignatureModel
  private var lines: [String] = []

  package init(_ model: SignatureModel) { self.model = model }

  package static let headerFiles = [
    "base", "delegate", "negotiate", "diagnostics", "objects", "properties", "views", "layout",
    "stacks", "text", "motion", "animators", "touches", "work", "map", "legacy", "navigator",
  ]

  package mutating func text() -> String {
    lines = [
      "// Written by `make docs` from the headers: what crosses each function of the ABI.",
      "#include \"include/signatures.h\"",
      "",
      "#include <navhost/navhost.h>",
      "#include <stddef.h>",
      "",
    ]
    writeLists()
    writeRecords()
    writeFunctions()
    writeTables()
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Parts

  private mutating func writeLists() {
    for (number, list) in model.enumerations.enumerated() {
      lines.append("static const signature_number list\(number)[] = {")
      for name in list.names { lines.append("   {\"\(name)\", (int64_t)\(name)},") }
      lines.append("};")
    }
    lines.append("")
    lines.append("static const signature_list lists[] = {")
    for (number, list) in model.enumerations.enumerated() {
      lines.append("   {list\(number), \(list.names.count)},")
    }
    lines += ["};", ""]
  }

  private mutating func writeRecords() {
    for (number, record) in model.records.enumerated() {
      let pointers = flattened(record)
      if !pointers.isEmpty {
        lines.append("static const calls_field pointers\(number)[] = {")
        lines += pointers.map { "   {\($0.offset), \($0.kind), 0, \($0.target)}," }
        lines.append("};")
      }
      lines.append("static const signature_member members\(number)[] = {")
      for field in record.fields {
        lines.append(
          "   {\"\(field.name)\", offsetof(\(record.type), \(field.name)), \(kind(field.form)), "
            + "\(field.count), \(target(field.form)), \(list(field.names))},")
      }
      lines.append("};")
    }
    lines += ["", "static const calls_record records[] = {"]
    for (number, record) in model.records.enumerated() {
      let count = flattened(record).count
      lines.append(
        "   {sizeof(\(record.type)), \(record.isSized ? 1 : 0), \(count), "
          + "\(count == 0 ? "NULL" : "pointers\(number)")},")
    }
    lines += ["};", "", "static const signature_record record_infos[] = {"]
    for (number, record) in model.records.enumerated() {
      lines.append("   {\"\(record.type)\", members\(number), \(record.fields.count)},")
    }
    lines += ["};", ""]
  }

  /// The pointers of a record that are more than words, also those of records inside it.
  private func flattened(
    _ record: SignatureModel.Record, at base: String = ""
  ) -> [(offset: String, kind: String, target: String)] {
    // What a string leads to belongs to it, wherever it stands.
    if record.type == "nav_string_t" { return [("0", "CALLS_FIELD_STRING", "CALLS_NONE")] }
    return record.fields.flatMap { field -> [(offset: String, kind: String, target: String)] in
      let offset = base + (base.isEmpty ? "" : " + ") + "offsetof(\(record.type), \(field.name))"
      switch field.form {
      case .string: return [(offset, "CALLS_FIELD_STRING", "CALLS_NONE")]
      case .table(let type):
        let number = model.tableNumber(type).map(String.init) ?? "CALLS_NONE"
        return [(offset, "CALLS_FIELD_TABLE", number)]
      case .function(let type):
        let number = model.functionNumber(type).map(String.init) ?? "CALLS_NONE"
        return [(offset, "CALLS_FIELD_FUNCTION", number)]
      case .record(let type):
        guard let inner = model.records.first(where: { $0.type == type }) else { return [] }
        return flattened(inner, at: offset)
      default: return []
      }
    }
  }

  private mutating func writeFunctions() {
    for (number, function) in model.functions.enumerated() where !function.arguments.isEmpty {
      lines.append("// \(function.name)")
      lines.append("static const calls_argument arguments\(number)[] = {")
      for argument in function.arguments {
        let isFollowed = [.input, .output, .inputOutput].contains(argument.reach)
        let record =
          argument.reach == .function
          ? target(argument.form) : isFollowed ? recordNumber(argument.form) : "CALLS_NONE"
        lines.append(
          "   {\(register(argument)), \(argument.reach.rawValue), \(argument.countIn), "
            + "\(argument.countOut), \(isFollowed ? "sizeof(\(argument.element))" : "0"), "
            + "\(record)},")
      }
      lines.append("};")
      lines.append("static const signature_argument names\(number)[] = {")
      for argument in function.arguments {
        lines.append(
          "   {\"\(argument.name)\", \"\(argument.declared)\", \(kind(argument.form)), "
            + "\(target(argument.form)), \(list(argument.names))},")
      }
      lines.append("};")
    }
    lines += ["", "static const calls_function functions[] = {"]
    for (number, function) in model.functions.enumerated() {
      lines.append(
        "   {\(function.arguments.count), \(function.givesPointer ? 1 : 0), 0, "
          + "\(function.arguments.isEmpty ? "NULL" : "arguments\(number)")},")
    }
    lines += ["};", "", "static const signature_function function_infos[] = {"]
    for (number, function) in model.functions.enumerated() {
      lines.append(
        "   {\"\(function.name)\", '\(function.tag.isEmpty ? "-" : function.tag)', "
          + "\(function.arguments.isEmpty ? "NULL" : "names\(number)")},")
    }
    lines += ["};", ""]
  }

  private mutating func writeTables() {
    for (number, table) in model.tables.enumerated() {
      lines.append("static const calls_slot slots\(number)[] = {")
      for slot in table.slots {
        lines.append("   {offsetof(\(table.type), \(slot.member)), \(slot.function)},")
      }
      lines.append("};")
    }
    lines += ["", "static const calls_table tables[] = {"]
    for (number, table) in model.tables.enumerated() {
      lines.append(
        "   {sizeof(\(table.type)), \(table.slots.count), \(table.callsPlugin ? 1 : 0), "
          + "slots\(number)},")
    }
    lines += ["};", "", "static const signature_table table_infos[] = {"]
    for table in model.tables { lines.append("   {\"\(table.type)\", \"\(table.id)\"},") }
    lines += [
      "};", "",
      "static const calls_description description = {",
      "   .functions = functions,", "   .records = records,", "   .tables = tables,",
      "   .function_count = \(model.functions.count),",
      "   .record_count = \(model.records.count),",
      "   .table_count = \(model.tables.count),", "};", "",
      "static const signature_infos infos = {",
      "   .functions = function_infos,", "   .records = record_infos,",
      "   .tables = table_infos,", "   .lists = lists,",
      "   .list_count = \(model.enumerations.count),", "};", "",
      "const calls_description *signatures_description(void) { return &description; }",
      "const signature_infos *signatures_infos(void) { return &infos; }",
    ]
  }

  // MARK: - Words

  private func register(_ argument: SignatureModel.Argument) -> String {
    if argument.declared.hasSuffix("*") { return "CALLS_POINTER" }
    switch argument.form {
    case .byte, .int32: return "CALLS_INT32"
    case .uint32: return "CALLS_UINT32"
    case .int64: return "CALLS_INT64"
    case .uint64, .handle: return "CALLS_UINT64"
    case .float, .double: return "CALLS_DOUBLE"
    case .string, .pointer, .function, .table, .record: return "CALLS_POINTER"
    }
  }

  private func kind(_ form: SignatureModel.Form) -> String {
    switch form {
    case .byte: "SIGNATURE_BYTE"
    case .int32: "SIGNATURE_INT32"
    case .uint32: "SIGNATURE_UINT32"
    case .int64: "SIGNATURE_INT64"
    case .uint64: "SIGNATURE_UINT64"
    case .float: "SIGNATURE_FLOAT"
    case .double: "SIGNATURE_DOUBLE"
    case .handle: "SIGNATURE_HANDLE"
    case .string: "SIGNATURE_STRING"
    case .pointer: "SIGNATURE_POINTER"
    case .function: "SIGNATURE_FUNCTION"
    case .table: "SIGNATURE_TABLE"
    case .record: "SIGNATURE_RECORD"
    }
  }

  private func target(_ form: SignatureModel.Form) -> String {
    switch form {
    case .handle(let kind):
      ["object", "item"].contains(kind) ? "NAV_KIND_NONE" : "NAV_KIND_\(kind.uppercased())"
    case .function(let type): model.functionNumber(type).map(String.init) ?? "CALLS_NONE"
    case .table(let type): model.tableNumber(type).map(String.init) ?? "CALLS_NONE"
    case .record, .string: recordNumber(form)
    default: "CALLS_NONE"
    }
  }

  private func recordNumber(_ form: SignatureModel.Form) -> String {
    let type: String
    switch form {
    case .record(let name): type = name
    case .string: type = "nav_string_t"
    default: return "CALLS_NONE"
    }
    return model.recordNumber(type).map(String.init) ?? "CALLS_NONE"
  }

  private func list(_ first: String?) -> String {
    guard let first else { return "CALLS_NONE" }
    let number = model.enumerations.firstIndex { $0.names.contains(first) }
    return number.map(String.init) ?? "CALLS_NONE"
  }
}
