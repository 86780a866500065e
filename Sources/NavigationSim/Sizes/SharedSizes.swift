/// A size table that many pictures share: a kilobyte that nobody has to copy.
final class SharedSizes: Hashable, Sendable {
  let table: SizeTable

  init(_ table: SizeTable) { self.table = table }

  static func == (left: SharedSizes, right: SharedSizes) -> Bool {
    left === right || left.table == right.table
  }

  func hash(into hasher: inout Hasher) { hasher.combine(table) }
}
