extension String {
  /// The text with spaces after it, so that what follows stands in a column.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text in lines of at most so many characters; its own line breaks are kept.
  package func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.isEmpty {
          line = String(word)
        } else if line.count + 1 + word.count <= width {
          line += " \(word)"
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      return lines + [line]
    }
  }
}
