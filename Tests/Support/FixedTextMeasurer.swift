package import ViewTree

/// Text as a grid: every character is 10 points wide and every line 20 high, of which 16 stand
/// above the baseline.
///
/// So sizes can be told by counting.
package final class FixedTextMeasurer: TextMeasurer {
  package init() {}

  package func measure(_ request: TextRequest) -> TextMetrics {
    let lines = brokenLines(of: request)
    let shown = request.maximumLines > 0 ? Array(lines.prefix(request.maximumLines)) : lines
    let widest = shown.max() ?? 0
    return TextMetrics(
      width: Double(widest) * 10, height: Double(max(1, shown.count)) * 20,
      lineCount: max(1, shown.count), firstBaseline: 16, lastBaseline: 4,
      isTruncated: shown.count < lines.count)
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 16, descender: 4, capHeight: 12, xHeight: 8, lineHeight: 20)
  }

  /// The lengths of the lines in characters.
  ///
  /// A word that is longer than a line stands alone.
  private func brokenLines(of request: TextRequest) -> [Int] {
    guard let width = request.maximumWidth, request.maximumLines != 1 else {
      return [request.text.count]
    }
    let limit = Int((width + 1e-6) / 10)
    var lines: [Int] = []
    for word in request.text.split(separator: " ") {
      if let last = lines.last, last + 1 + word.count <= limit {
        lines[lines.count - 1] = last + 1 + word.count
      } else {
        lines.append(word.count)
      }
    }
    return lines
  }
}
