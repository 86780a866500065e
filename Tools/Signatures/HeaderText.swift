import Foundation

/// The C headers, read as far as their own style goes: structs of members, tables of functions,
/// types of functions, enumerations, and the comments above and behind them.
package struct HeaderText {
  package struct Parameter: Equatable {
    /// As declared, without nullability: "const nav_view_spec_t *".
    package let type: String
    package let name: String
  }

  package struct Member {
    package let name: String

    /// Of a value its type; of a function what it returns.
    package let type: String

    /// How many elements, of an array inside the struct.
    package let count: Int

    /// Nil for a value.
    package let parameters: [Parameter]?

    /// The lines above it, which may speak for those that follow without lines of their own.
    package let comment: String
    package let sharesComment: Bool

    /// The words behind it on the same line.
    package let remark: String
  }

  package struct Struct {
    package let name: String
    package let header: String
    package let members: [Member]
    package var isSized: Bool { members.first?.name == "struct_size" }
    package var functions: [Member] { members.filter { $0.parameters != nil } }
  }

  package struct FunctionType {
    package let name: String
    package let parameters: [Parameter]
  }

  package struct Enumeration: Equatable {
    package let names: [String]
  }

  package private(set) var structs: [Struct] = []
  package private(set) var functionTypes: [FunctionType] = []
  package private(set) var enumerations: [Enumeration] = []

  /// Ids of tables, by header: "navhost.views/1".
  package private(set) var tableIDs: [String: String] = [:]

  /// - Parameter headers: Names and texts, in the order in which their tables are numbered.
  package init(_ headers: [(name: String, text: String)]) throws {
    for header in headers { try read(header.text, header.name) }
  }

  private mutating func read(_ text: String, _ header: String) throws {
    let plain = text.replacing("NAV_NULLABLE", with: "").replacing("NAV_NONNULL", with: "")
    for match in plain.matches(of: /#define NAV_[A-Z]+ "(navhost\.[a-z]+\/\d+)"/) {
      tableIDs[header] = String(match.1)
    }
    for match in plain.matches(of: /(?:typedef )?struct (nav_[a-z_]+) \{\n?([^{}]*)\}/) {
      structs.append(
        Struct(
          name: "\(match.1)_t", header: header, members: try members(String(match.2), header)))
    }
    for match in plain.matches(of: /typedef nav_status_t \(\*(nav_[a-z_]+)\)\(([^;]*)\);/) {
      functionTypes.append(
        FunctionType(name: String(match.1), parameters: parameters(String(match.2))))
    }
    for match in plain.matches(of: /NAV_EXPORT nav_status_t navhost_([a-z]+)\(([^;]*)\);/) {
      functionTypes.append(
        FunctionType(name: String(match.1), parameters: parameters(String(match.2))))
    }
    for match in plain.matches(of: /enum \{([^{}]*)\}/) {
      let names = withoutComments(String(match.1)).matches(of: /NAV_[A-Z0-9_]+(?=\s*=)/)
      if !names.isEmpty { enumerations.append(Enumeration(names: names.map { String($0.0) })) }
    }
  }

  private func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0] }
      .joined(separator: "\n")
  }

  // MARK: - Members

  private func members(_ body: String, _ header: String) throws -> [Member] {
    var members: [Member] = []
    var comment: [String] = []
    var isNewComment = false
    var declaration = ""
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      let code = parts[0].trimmingCharacters(in: .whitespaces)
      let words = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      if code.isEmpty, declaration.isEmpty {
        if words.isEmpty { continue }
        if !isNewComment { comment = [] }
        isNewComment = true
        comment.append(words)
        continue
      }
      declaration += (declaration.isEmpty ? "" : " ") + code
      guard declaration.hasSuffix(";") else { continue }
      for made in try parse(String(declaration.dropLast()), header) {
        members.append(
          Member(
            name: made.name, type: made.type, count: made.count, parameters: made.parameters,
            comment: comment.joined(separator: " "), sharesComment: !isNewComment, remark: words))
        isNewComment = false
      }
      declaration = ""
    }
    return members
  }

  private func parse(
    _ declaration: String, _ header: String
  ) throws -> [(name: String, type: String, count: Int, parameters: [Parameter]?)] {
    if let match = declaration.wholeMatch(of: /(.+?)\(\s*\*\s*([a-z_]+)\)\((.*)\)/) {
      return [(String(match.2), normal(String(match.1)), 1, parameters(String(match.3)))]
    }
    guard let match = declaration.wholeMatch(of: /((?:const )?[a-z0-9_]+(?: \*)?)\s*(.+)/) else {
      throw HeaderError(
        text: "\(header): can't read \"\(declaration)\"; write it as the others are")
    }
    return match.2.split(separator: ",").map { part in
      let name = part.trimmingCharacters(in: .whitespaces)
      let array = name.wholeMatch(of: /([a-z_]+)\[(\d+)\]/)
      return (
        array.map { String($0.1) } ?? name.trimmingCharacters(in: ["*", " "]),
        normal(String(match.1)), array.flatMap { Int($0.2) } ?? 1, nil
      )
    }
  }

  private func parameters(_ text: String) -> [Parameter] {
    text.split(separator: ",").map { part in
      let declared = normal(String(part))
      let start = declared.lastIndex { $0 == " " || $0 == "*" } ?? declared.startIndex
      return Parameter(
        type: String(declared[...start]).trimmingCharacters(in: .whitespaces),
        name: String(declared[declared.index(after: start)...]))
    }
  }

  private func normal(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("* ", with: "*").replacing(" *", with: " *")
  }
}

package struct HeaderError: Error, CustomStringConvertible {
  let text: String
  package var description: String { text }
}
