import LayoutCases
import Reports
import ViewTree

/// `navhost layout FILE… --regions WxH..WxH`: layouts as functions of the container's size.
struct RegionsCommand {
  /// An outcome, the file it came from and the range, as one object of the JSON.
  private struct Entry: Encodable {
    private enum CodingKeys: String, CodingKey { case file, range }

    let file: String
    let range: SizeRange
    let outcome: RegionsOutcome

    func encode(to encoder: any Encoder) throws {
      try outcome.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
      try container.encode(
        [
          [range.widths.lowerBound, range.heights.lowerBound],
          [range.widths.upperBound, range.heights.upperBound],
        ], forKey: .range)
    }
  }

  private let files: [(path: String, file: LayoutFile)]
  private let range: SizeRange

  /// - Parameter range: What the user wrote, such as `320x480..1366x1366`.
  init(
    _ files: [(path: String, file: LayoutFile)], in range: String, _ arguments: ParsedArguments
  ) throws(CommandError) {
    self.files = files
    guard let read = Self.range(range) else {
      throw arguments.wrong(
        .regions, range,
        wanted: "two sizes from 0 to 100000, the second larger, such as 320x480..1366x1366")
    }
    self.range = read
  }

  func run() throws -> Int32 {
    let entries = files.flatMap { path, file in
      file.cases.map { Entry(file: path, range: range, outcome: $0.regions(in: range)) }
    }
    let tally = RegionsTally(entries.map(\.outcome))
    let lines = entries.map { Self.line($0.outcome) + "\n" }.joined()
    try Output.write(try JSONText.of(entries) + lines + "\(tally)\n")
    return tally.count(.failed) > 0 ? 1 : 0
  }

  private static func line(_ outcome: RegionsOutcome) -> String {
    let count = outcome.regions.count
    let regions = "\(count) \(count == 1 ? "region" : "regions")"
    switch outcome.status {
    case .tiled:
      return "TILED \(outcome.id): \(regions), without gap or overlap"
    case .failed:
      return "FAILED \(outcome.id): \(regions), whose areas are off by \(outcome.excess) of all"
    case .skipped: return "SKIPPED \(outcome.id): \(outcome.reason ?? "")"
    }
  }

  private static func range(_ text: String) -> SizeRange? {
    guard let dots = text.firstRange(of: ".."),
      let low = size(text[..<dots.lowerBound]), let high = size(text[dots.upperBound...]),
      low.width < high.width, low.height < high.height
    else { return nil }
    return SizeRange(widths: low.width...high.width, heights: low.height...high.height)
  }

  private static func size(_ text: Substring) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (0...100_000).contains(width), (0...100_000).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
