import Foundation
import LayoutSolver

/// A problem of `Fixtures/solver/random.problems` with what an independent solver says about it.
struct SolvedProblem: Sendable {
  /// A row or a bound of a contradiction: `c` or `v` and a number, as in the file.
  typealias Member = String

  var problem: Problem
  var errors: [(priority: Double, sum: Double)] = []
  var certain: [(variable: Int, value: Double)] = []
  var ambiguous: [Int] = []
  var contradictions: [Set<Member>] = []
}

extension SolvedProblem {
  static let all: [SolvedProblem] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/solver/random.problems").standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return parse(text)
  }()

  static func parse(_ text: String) -> [SolvedProblem] {
    var result: [SolvedProblem] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "problem" {
        let name = words.dropFirst().joined(separator: " ")
        result.append(SolvedProblem(problem: Problem(name: name, nonNegative: [])))
      } else if !result.isEmpty {
        result[result.count - 1].read(words)
      }
    }
    return result
  }

  private mutating func read(_ words: [String]) {
    let numbers = words.dropFirst().map { Double($0) ?? .nan }
    switch words[0] {
    case "variables": problem.nonNegative = words.dropFirst().map { $0 == "nonnegative" }
    case "fix": problem.fixed.append((Int(numbers[0]), numbers[1]))
    case "constraint":
      problem.rows.append(
        Problem.Row(
          terms: words.dropFirst(4).map { word in
            let parts = word.split(separator: "*")
            return (Double(parts[0]) ?? .nan, Int(parts[1]) ?? -1)
          }, relation: ["le": .lessThanOrEqual, "eq": .equal][words[2]] ?? .greaterThanOrEqual,
          constant: numbers[2], priority: Priority(numbers[0])))
    case "error": errors.append((numbers[0], numbers[1]))
    case "certain": certain.append((Int(numbers[0]), numbers[1]))
    case "ambiguous": ambiguous.append(Int(numbers[0]))
    case "contradiction": contradictions.append(Set(words.dropFirst()))
    default: break
    }
  }
}
