import Foundation

/// docs/abi.md: every table with its functions, their arguments, and when they may be called.
package struct AbiPage {
  private let model: SignatureModel

  package init(_ model: SignatureModel) { self.model = model }

  package var text: String {
    var lines = [
      "# The C ABI, function by function", "",
      "Written by `make docs` from the headers in `Sources/CNavhostABI/include/navhost/`, which say what each function means. The same",
      "table of signatures drives the closures behind `trace`, `replay` and `mutate`.", "",
      "The letter is when a function may be called (base.h): A always, C counts, R reads, M makes, W writes a value, T changes the",
      "tree, P lays out, F in the full phase only. Under a call, *in* is read by the callee, *out* is written by it, *in out* is",
      "changed in place; `×` says what counts the elements.", "",
      "## What the host serves", "",
    ]
    for table in model.tables where !table.callsPlugin { lines += section(table) }
    lines += ["## What a plugin answers", ""]
    for table in model.tables where table.callsPlugin { lines += section(table) }
    lines += ["### Functions by themselves", "", "| function | arguments |", "| --- | --- |"]
    for function in model.functions where !function.name.contains(".") {
      lines.append("| `\(function.name)` | \(arguments(function)) |")
    }
    lines += ["", "## Records", ""]
    for record in model.records {
      lines += ["### `\(record.type)`", ""]
      if record.isSized {
        lines += ["May grow at its end: `struct_size` says how much of it the sender knows.", ""]
      }
      lines += ["| member | type | |", "| --- | --- | --- |"]
      for field in record.fields {
        let count = field.count > 1 ? " × \(field.count)" : ""
        let remark = field.remark.replacing("|", with: "\\|")
        lines.append("| `\(field.name)` | \(word(field.form))\(count) | \(remark) |")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ table: SignatureModel.Table) -> [String] {
    let hasTags = !table.callsPlugin
    var lines = [
      "### `\(table.type)`" + (table.id.isEmpty ? "" : " · `\(table.id)`"), "",
      hasTags ? "| function | when | arguments |" : "| function | arguments |",
      hasTags ? "| --- | --- | --- |" : "| --- | --- |",
    ]
    for slot in table.slots {
      let function = model.functions[slot.function]
      let tag = hasTags ? " \(function.tag) |" : ""
      lines.append("| `\(slot.member)` |\(tag) \(arguments(function)) |")
    }
    lines.append("")
    return lines
  }

  private func arguments(_ function: SignatureModel.Function) -> String {
    function.arguments.map { argument in
      var text = "`\(argument.name)` \(word(argument.form))"
      switch argument.reach {
      case .opaque, .function: break
      case .text: text = "`\(argument.name)` text up to a zero, *in*"
      case .input: text += ", *in*"
      case .output: text += ", *out*"
      case .inputOutput: text += ", *in out*"
      }
      if argument.countIn > 0 {
        text += " × `\(function.arguments[argument.countIn - 1].name)`"
      }
      if let names = argument.names {
        text += " (\(names.split(separator: "_").prefix(2).joined(separator: "_"))_…)"
      }
      return text
    }.joined(separator: "; ")
  }

  private func word(_ form: SignatureModel.Form) -> String {
    switch form {
    case .byte: "byte"
    case .int32: "int32"
    case .uint32: "uint32"
    case .int64: "int64"
    case .uint64: "uint64"
    case .float: "float"
    case .double: "double"
    case .handle(let kind): kind == "object" ? "any handle" : kind
    case .string: "string"
    case .pointer: "pointer"
    case .function(let type): "function `\(type)`"
    case .table(let type): "table `\(type)`"
    case .record(let type): "`\(type)`"
    }
  }
}
