import FoundationEssentials

/// The finished cases of a run as lines of JSON: what is written is read again by a run that goes on.
package enum Journal {
  private struct Line: Codable {
    var kind = Journal.caseKind
    let library: Int
    let `case`: FinishedCase

    /// Of the case, by which damage is seen that leaves the JSON whole.
    let check: String

    init(_ finished: FinishedCase, library: Int) {
      self.library = library
      `case` = finished
      check = Fingerprint(Journal.json(finished)).description
    }
  }

  private struct Kind: Decodable { let kind: String }

  private static let caseKind = "case"

  /// How every journal begins.
  private static let beginning = Array(#"{"format":"\#(JournalHeader.format)""#.utf8)

  package static func line(_ header: JournalHeader) -> [UInt8] { json(header) + [newline] }

  /// - Parameter library: The library's place among those of the run.
  package static func line(_ finished: FinishedCase, library: Int) -> [UInt8] {
    json(Line(finished, library: library)) + [newline]
  }

  private static let newline = UInt8(ascii: "\n")

  /// Sorted keys, so that equal values are equal bytes.
  private static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only our own plain types come here, and they have come through JSON before.
    guard let data = try? encoder.encode(value) else { return [] }
    return [UInt8](data)
  }

  // MARK: - Reading

  /// What stands in a file.
  package enum Contents: Sendable {
    /// Nothing, or the torn beginning of a first line.
    case empty
    case foreign
    case journal(Reading)
  }

  package struct Reading: Sendable {
    package let header: JournalHeader

    /// For each library what the first cases of the plan came to.
    package fileprivate(set) var finished: [[FinishedCase]]

    /// The bytes of the whole lines that were understood; what follows is torn or damaged.
    package fileprivate(set) var length: Int

    package var count: Int { finished.reduce(0) { $0 + $1.count } }
  }

  /// Reads as far as lines are whole, understood and in the order of the plan.
  ///
  /// - Parameter ids: The cases of the plan, which is the same for every library.
  package static func read(_ bytes: [UInt8], ids: [String]) -> Contents {
    guard bytes.starts(with: beginning.prefix(bytes.count)) else { return .foreign }
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    lines.removeLast()  // what no line feed ends was not written to its end
    guard let first = lines.first else { return .empty }
    guard let header = try? JSONDecoder().decode(JournalHeader.self, from: Data(first)) else {
      return .foreign
    }
    var reading = Reading(
      header: header, finished: Array(repeating: [], count: header.libraries.count),
      length: first.count + 1)
    for line in lines.dropFirst() {
      guard take(line, ids, &reading) else { break }
      reading.length += line.count + 1
    }
    return .journal(reading)
  }

  private static func take(
    _ bytes: ArraySlice<UInt8>, _ ids: [String], _ reading: inout Reading
  ) -> Bool {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let kind = try? decoder.decode(Kind.self, from: data) else { return false }
    guard kind.kind == caseKind else { return true }
    guard let line = try? decoder.decode(Line.self, from: data),
      reading.finished.indices.contains(line.library),
      line.check == Line(line.case, library: line.library).check
    else { return false }
    let done = reading.finished[line.library].count
    guard done < ids.count, line.case.id == ids[done] else { return false }
    reading.finished[line.library].append(line.case)
    return true
  }
}
