/// Which of the known words a misspelt one was probably meant to be.
enum Nearness {
  /// At most three words, the nearest first: within a third of the word's letters, or with it as
  /// a part.
  static func nearest(to word: String, among known: [String]) -> [String] {
    let limit = max(1, word.count / 3)
    let ranked = known.enumerated().compactMap { place, candidate in
      let distance = distance(word, candidate)
      let isPart = word.count > 2 && candidate.contains(word)
      return distance <= limit || isPart ? (distance, place, candidate) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// "; did you mean a or b?", or nothing.
  static func suggestion(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let list =
      words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  /// How many letters must be put in, left out or changed.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (rows, columns) = (Array(left), Array(right))
    var previous = Array(0...columns.count)
    for (row, letter) in rows.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        current.append(
          min(
            previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
            current[column] + 1))
      }
      previous = current
    }
    return previous[columns.count]
  }
}
