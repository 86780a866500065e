import Reports

/// The text of `--help`, made from the tables that are parsed by.
package enum Help {
  package static var overview: String {
    let rows = Command.allCases.map { command in
      ("\(command.rawValue) \(command.operands)", command.summary)
    }
    let lines =
      [
        "\(Product.name) runs navigation layout delegates on Linux and says whether they conform.",
        "", "Usage: \(Product.name) COMMAND [OPTION…] …", "", "Commands:",
      ] + columns(rows) + [
        "",
        "`\(Product.name) COMMAND --help` tells more of one; `--version` prints the version.",
      ]
    return text(lines)
  }

  package static func text(for command: Command) -> String {
    let words = [Product.name, command.rawValue, "[OPTION…]", command.operands]
    let options = Option.options(of: command)
    var lines = ["Usage: " + words.filter { !$0.isEmpty }.joined(separator: " ")]
    lines += ["", capitalized(command.summary) + ".", "", "Options:"]
    let rows = options.map { option in
      (form(of: option), option.help + (option.isRepeatable ? " Repeatable." : ""))
    }
    lines += columns(rows)
    if !command.remarks.isEmpty { lines += [""] + command.remarks }
    return text(lines)
  }

  private static func form(of option: Option) -> String {
    let short = option.letter.map { "-\($0), " } ?? ""
    return "\(short)--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Two columns in 80 characters; a left part that is too wide has the line to itself.
  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = 26
    return rows.flatMap { left, right -> [String] in
      var lines = right.wrapped(to: 50).map { "".padded(to: width + 4) + $0 }
      if left.count <= width {
        lines[0] = "  \(left.padded(to: width + 2))" + lines[0].dropFirst(width + 4)
      } else {
        lines.insert("  \(left)", at: 0)
      }
      return lines
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
